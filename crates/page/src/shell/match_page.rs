//! The parts of a page that each game with matches at a table has of its own.

use cards::Seed;
use game::ChosenOptions;
use protocol::{MatchFormat, MoveOf, Progress, RoundFormat};
use session::{Event, MatchOptions, MatchRecord, OptionsError, Pause, Player, Session, TableGame};

use super::{BotRequest, GamePage, MatchState, MatchTask, MatchView, SetUp, Shell};

/// A game with matches at a table: the shell owns their session and saves them.
pub trait MatchPage: GamePage<View: From<MatchView<Self::Round>>, Task: From<MatchTask>> {
    /// A round of the game.
    type Round: TableGame<
            Match: Send + Sync,
            DisplayState: Send + Sync,
            Move: PartialEq + Send + Sync,
            Step: Send + Sync,
        > + Send
        + Sync
        + 'static;

    /// The game in the formats that every game shares.
    type Format: MatchFormat<Record = RecordOf<Self>>
        + RoundFormat<Round = <Self as MatchPage>::Round>;

    /// The opponents and the options of the set-up form.
    type SetUp: SetUp<Words = Self::Words>;

    /// The state of the match.
    fn match_state(&self) -> &MatchState<Self::Format, Self::Round>;
    /// The options of a match of the person in the first seat and these opponents, clockwise from the
    /// person's left.
    ///
    /// # Errors
    /// A wrong number of players, or a name that is not valid.
    fn match_options(
        seed: Seed,
        name: &str,
        opponents: Vec<Player>,
        options: &ChosenOptions,
    ) -> Result<OptionsOf<Self>, OptionsError>;
    /// A match in a list: its title, and its standing.
    fn listed(words: &'static Self::Words, record: &RecordOf<Self>) -> (String, String);
    /// A move: "10 of hearts".
    fn move_label(words: &'static Self::Words, mv: MoveOf<Self::Format>) -> String;
    /// What the game counts, at the start of a sentence or a column: "Points".
    fn points_name(words: &'static Self::Words, guide: &'static Self::Guide) -> &'static str;
    /// The options of a match that do not have their default values, each with its value.
    #[must_use]
    fn changed_options(_words: &'static Self::Words, _options: &OptionsOf<Self>) -> Vec<String> {
        Vec::new()
    }
    /// How far the match at the table is, as it is shown; `None` on the first page. Follows signals.
    fn progress(shell: Shell<Self>) -> Option<Progress>;

    /// Asks a bot for a move.
    fn ask_bot(_shell: Shell<Self>, _request: BotRequest<Self::Round>) {}
    /// Prepares for a match: starts the worker early if a bot of the match needs it.
    fn wake_bots(_shell: Shell<Self>, _options: &OptionsOf<Self>) {}
    /// Forgets the hint, which is out of date: somebody has done something.
    fn forget_hint(_shell: Shell<Self>) {}
    /// Keeps a match whose round is over, for statistics.
    fn round_finished(_shell: Shell<Self>, _record: &RecordOf<Self>) {}
    /// The length of a pause in milliseconds, from that of the chosen speed.
    #[must_use]
    fn pause_length(_shell: Shell<Self>, _pause: Pause, default: u32) -> u32 {
        default
    }
}

/// A match up to now.
pub type RecordOf<G> = MatchRecord<<G as MatchPage>::Round>;
/// The options of a match.
pub type OptionsOf<G> = MatchOptions<<G as MatchPage>::Round>;
/// Something that the session reacts to.
pub type EventOf<G> = Event<<G as MatchPage>::Round>;
/// The session of a page.
pub type SessionOf<G> = Session<<G as MatchPage>::Round>;
