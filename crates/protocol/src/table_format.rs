//! The formats of a game at a table, from which its saves follow.

use cards::{SeatCount, Seed};
use game::{ChosenOptions, Game, Match, Word};
use session::TableGame;

use crate::{CompactText, GameFormat, ParseJsonError};

/// A move of a game.
pub type MoveOf<G> = <<G as RoundFormat>::Round as Game>::Move;
/// A view of a game.
pub type ViewOf<G> = <<G as RoundFormat>::Round as Game>::View;
/// A match of a game.
pub type MatchOf<G> = <<G as RoundFormat>::Round as TableGame>::Match;

/// Where the cards of a deal lie: a list of card numbers for each seat, then for each pile that belongs to
/// nobody, such as a dead hand. The order within a list does not matter.
pub type Deal = Vec<Vec<u8>>;

/// The start, the moves and the deals of a table game as text.
pub trait RoundFormat: GameFormat {
    /// A round of the game. The bots' worker gets a view as a text of fields; only one that a player may have is read.
    type Round: TableGame<View: CompactText>;

    /// What a save has of a match beside its seed and its players: the game's own options as one line.
    fn start_text(start: &MatchOf<Self>) -> String;

    /// Reads that line; `None` if it is not valid for this number of players.
    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<MatchOf<Self>>;

    /// A move in a save: a word without spaces.
    #[must_use]
    fn move_text(mv: MoveOf<Self>) -> String {
        Self::Round::move_text(mv)
    }

    /// A move as a word.
    #[must_use]
    fn word(mv: MoveOf<Self>) -> Word {
        Self::Round::word(mv)
    }

    /// Reads a move; `None` if there is no such move.
    #[must_use]
    fn parse_move(text: &str) -> Option<MoveOf<Self>> {
        Self::Round::parse_move(text)
    }

    /// A round before its first move with all its cards, as the bots' worker gets a finished one to review
    /// its luck. By default there is no text.
    #[must_use]
    fn dealt_text(_dealt: &Self::Round) -> String {
        String::new()
    }

    /// Reads a round before its first move. Played with the same moves it has the same positions. `None`
    /// if the deal is not correct.
    #[must_use]
    fn parse_dealt(_text: &str) -> Option<Self::Round> {
        None
    }
}

/// A table game whose matches the shell sets up, saves and loads. Only the options and the moves are the
/// game's own.
pub trait TableFormat: RoundFormat {
    /// The version of the saves that are written. A game whose first saves had a form of its own has a higher one.
    const SAVE_VERSION: u32 = 1;

    /// Turns a save of an earlier version into one of the present form. By default there are no earlier versions.
    ///
    /// # Errors
    /// Fails if the text is not of that form.
    fn renew_save(text: &str) -> Result<String, ParseJsonError> {
        Ok(text.into())
    }

    /// The match before its first round. Options that do not fit each other or the number of players
    /// give way to the defaults.
    fn start(seed: Seed, seats: SeatCount, options: &ChosenOptions) -> MatchOf<Self>;

    /// The options with which [`Self::start`] makes this match; `None` if the set-up form cannot make it.
    /// Tries all of them, the default values first.
    #[must_use]
    fn chosen(start: &MatchOf<Self>) -> Option<ChosenOptions> {
        let (seed, seats) = (start.seed(), start.seats());
        let mut all = vec![ChosenOptions::default()];
        for option in Self::INFO
            .options
            .iter()
            .filter(|option| option.fits(seats))
        {
            let others = option
                .values
                .iter()
                .filter(|value| **value != option.default);
            let with_others: Vec<_> = others
                .flat_map(|value| all.iter().map(|chosen| chosen.with(option, value)))
                .collect();
            all.extend(with_others);
        }
        let mut fitting = all.into_iter();
        fitting.find(|chosen| Self::start(seed, seats, chosen) == *start)
    }

    /// The cards of a round before its first move, as a save has those that do not follow from the seed.
    /// Of a game that people play from several devices they are its cards; other games have no such rounds.
    #[must_use]
    fn given_cards(_dealt: &Self::Round) -> Deal {
        Vec::new()
    }

    /// The next round of a match with these cards; `None` if that is not a correct deal.
    #[must_use]
    fn given_round(_match_state: &MatchOf<Self>, _cards: &Deal) -> Option<Self::Round> {
        None
    }
}
