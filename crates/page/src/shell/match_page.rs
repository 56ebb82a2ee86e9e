//! The parts of a page that each game with matches at a table has of its own.

use cards::Seed;
use game::{ChosenOptions, Word};
use protocol::{AnyFormat, AnyReader, Progress};
use session::{AnyMatch, MatchOptions, MatchRecord, OptionsError, Pause, Player};

use super::{BotRequest, GamePage, MatchState, MatchTask, MatchView, SetUp, Shell};

/// A game with matches at a table: the shell owns their session and saves them.
pub trait MatchPage: GamePage<View: From<MatchView>, Task: From<MatchTask>> {
    /// The opponents and the options of the set-up form.
    type SetUp: SetUp<Words = Self::Words>;

    /// The formats of the game, as far as starting and writing a match need them.
    fn format() -> &'static dyn AnyFormat;
    /// The same with all that reading a match needs. For the chunk only: what is called on it is loaded with its caller.
    fn reader() -> &'static dyn AnyReader;
    /// Whether a match can have sealed deals, which no device can see.
    fn can_be_sealed(start: &dyn AnyMatch) -> bool;
    /// The state of the match.
    fn match_state(&self) -> &MatchState;
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
    ) -> Result<MatchOptions, OptionsError>;
    /// A match in a list: its title, and its standing.
    fn listed(words: &'static Self::Words, record: &MatchRecord) -> (String, String);
    /// A move: "10 of hearts".
    fn move_label(words: &'static Self::Words, mv: Word) -> String;
    /// What the game counts, at the start of a sentence or a column: "Points".
    fn points_name(words: &'static Self::Words, guide: &'static Self::Guide) -> &'static str;
    /// The options of a match that do not have their default values, each with its value.
    #[must_use]
    fn changed_options(_words: &'static Self::Words, _options: &MatchOptions) -> Vec<String> {
        Vec::new()
    }
    /// How far the match at the table is, as it is shown; `None` on the first page. Follows signals.
    fn progress(shell: Shell<Self>) -> Option<Progress>;

    /// Asks a bot for a move.
    fn ask_bot(_shell: Shell<Self>, _request: BotRequest) {}
    /// Prepares for a match: starts the worker early if a bot of the match needs it.
    fn wake_bots(_shell: Shell<Self>, _options: &MatchOptions) {}
    /// Forgets the hint, which is out of date: somebody has done something.
    fn forget_hint(_shell: Shell<Self>) {}
    /// Keeps a match whose round is over, for statistics.
    fn round_finished(_shell: Shell<Self>, _record: &MatchRecord) {}
    /// The length of a pause in milliseconds, from that of the chosen speed.
    #[must_use]
    fn pause_length(_shell: Shell<Self>, _pause: Pause, default: u32) -> u32 {
        default
    }
}
