//! The formats of a game at a table, from which its saves and its online tables follow.

use cards::{Generator, SeatCount, Seed};
use game::{ChosenOptions, GameInfo, LevelId, Match, MatchOption};
use session::{Day, TableGame};

use crate::{CompactText, ParseJsonError};

/// Where the cards of a deal lie: a list of card numbers for each seat, then for each pile that belongs to
/// nobody, such as a dead hand. The order within a list does not matter.
pub type Deal = Vec<Vec<u8>>;

/// The names of the switches that are on, each after a space, as [`TableFormat::start_text`] has them.
#[must_use]
pub fn names_of_switches(switches: &[(MatchOption, bool)]) -> String {
    let on = switches.iter().filter(|(_, is_on)| *is_on);
    on.flat_map(|(option, _)| [" ", option.id]).collect()
}

/// A round of a game whose matches the shell sets up, saves and loads. The bots' worker gets a view as a text of
/// fields; only one that a player may have is read.
///
/// A game that people play from several devices lists the cards of a deal, and makes a deal from such lists. All its
/// cards are dealt at the start of a round; after that there are no chance moves. One device deals. The others hold a
/// *consistent determinization*: a round that looks the same from their seat, but whose hidden cards lie elsewhere.
pub trait TableFormat: TableGame<View: CompactText> {
    /// What is known of the game before a match.
    const INFO: &'static GameInfo;
    /// The version of the saves that are written. A game whose first saves had a form of its own has a higher one.
    const SAVE_VERSION: u32 = 1;
    /// The level of all bots in the deal of the day: one without search, so that they play alike for everybody.
    const DAILY_LEVEL: LevelId;

    /// The match before its first round. Options that do not fit each other or the number of players
    /// give way to the defaults.
    fn start(seed: Seed, seats: SeatCount, options: &ChosenOptions) -> Self::Match;

    /// The options with which [`Self::start`] makes this match; `None` if the set-up form cannot make it.
    /// Tries all of them, the default values first.
    #[must_use]
    fn chosen(start: &Self::Match) -> Option<ChosenOptions> {
        let (seed, seats) = (start.seed(), start.seats());
        let mut all = vec![ChosenOptions::default()];
        let fitting = Self::INFO.options.iter();
        for option in fitting.filter(|option| option.fits(seats)) {
            let others = option.values.iter();
            let others = others.filter(|value| **value != option.default);
            let with_others: Vec<_> = others
                .flat_map(|value| all.iter().map(|chosen| chosen.with(option, value)))
                .collect();
            all.extend(with_others);
        }
        let mut fitting = all.into_iter();
        fitting.find(|chosen| Self::start(seed, seats, chosen) == *start)
    }

    /// The match of a day before its first round. Seed, number of players and options follow from the day
    /// alone ([`Day::seed`]).
    fn daily_start(day: Day) -> Self::Match;

    /// What a save has of a match beside its seed and its players: the game's own options as one line. By default the
    /// empty text, of a game without options.
    #[must_use]
    fn start_text(_start: &Self::Match) -> String {
        String::new()
    }

    /// Reads that line; `None` if it is not valid for this number of players.
    #[must_use]
    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<Self::Match> {
        text.is_empty()
            .then(|| Self::start(seed, seats, &ChosenOptions::default()))
    }

    /// Turns a save of an earlier version into one of the present form. By default there are no earlier versions.
    ///
    /// # Errors
    /// Fails if the text is not of that form.
    fn renew_save(text: &str) -> Result<String, ParseJsonError> {
        Ok(text.into())
    }

    /// A round before its first move with all its cards, as the bots' worker gets a finished one to review
    /// its luck. By default there is no text.
    #[must_use]
    fn dealt_text(_dealt: &Self) -> String {
        String::new()
    }

    /// Reads a round before its first move. Played with the same moves it has the same positions. `None`
    /// if the deal is not correct.
    #[must_use]
    fn parse_dealt(_text: &str) -> Option<Self> {
        None
    }

    /// Deals the next round of a match from a seed that does not follow from the seed of the match. Everything else,
    /// such as the dealer, follows from the match. By default, in a game that is not played from several devices, it is
    /// the match's own deal.
    #[must_use]
    fn deal_from(match_state: &Self::Match, _seed: Seed) -> Self {
        match_state.deal()
    }

    /// The cards of a round before its first move, as a save has those that do not follow from the seed. By default
    /// there are none.
    #[must_use]
    fn cards(_dealt: &Self) -> Deal {
        Vec::new()
    }

    /// The same start of a round with other cards; `None` if that is not a correct deal.
    #[must_use]
    fn with_cards(_dealt: &Self, _cards: &Deal) -> Option<Self> {
        None
    }

    /// The next round of a match with these cards; `None` if that is not a correct deal.
    #[must_use]
    fn round_with(match_state: &Self::Match, cards: &Deal) -> Option<Self> {
        Self::with_cards(&Self::deal_from(match_state, Seed(0)), cards)
    }

    /// Another start of this round: with the same moves it looks the same from every seat, and the unseen cards lie
    /// at random. `None`, as by default, if the game has no way to do this that is faster than exchanging cards until
    /// no difference can be seen.
    #[must_use]
    fn redealt(_reached: &Self, _generator: &mut Generator) -> Option<Self> {
        None
    }

    /// The card that a move plays from its player's hand; `None` if it plays none.
    #[must_use]
    fn card(_mv: Self::Move) -> Option<u8> {
        None
    }

    /// Whether such a match can have sealed deals, which no device can see. By default it cannot.
    ///
    /// If they can, every correct deal has hands of the same sizes and any cards in them, the first lists of
    /// [`Self::cards`] are the hands by seat, and a player sees nothing but their hand and the moves.
    #[must_use]
    fn can_be_sealed(_start: &Self::Match) -> bool {
        false
    }

    /// Whether a player to move with just these cards could make a move. Only asked for sealed deals, where the others
    /// do not see the hand. The answer must be such that a move is legal with a hand if it is legal with every pair of
    /// its cards that has the card played.
    #[must_use]
    fn could_play(_round: &Self, _hand: &[u8], _mv: Self::Move) -> bool {
        true
    }

    /// Whether some moves of such a match must stay secret from the other players. Then it cannot be played from
    /// several devices, because all moves are announced. By default no moves are secret.
    #[must_use]
    fn has_secret_moves(_start: &Self::Match) -> bool {
        false
    }
}
