//! The parts of a page that each game with matches at a table has of its own.

use cards::{SeatCount, Seed};
use protocol::{ChosenOptions, MatchFormat, MatchOption, Progress};
use session::{Event, MatchOptions, MatchRecord, OptionsError, Pause, Player, Session, TableGame};

use super::{BotRequest, GamePage, MatchState, MatchTask, MatchView, Shell};

/// A game with matches at a table: the shell owns their session and saves them.
pub trait MatchPage:
    GamePage<
        Format: MatchFormat<Record = RecordOf<Self>, Level = LevelOf<Self>>,
        View: From<MatchView<Self::Round>>,
        Task: From<MatchTask>,
    >
{
    /// A round of the game.
    type Round: TableGame<
            Match: Send + Sync,
            Level: Default + Send + Sync + 'static,
            Shown: Send + Sync,
            Move: Send + Sync,
            Step: Send + Sync,
        > + Send
        + Sync
        + 'static;

    /// The usual names of the bots, from the person's left on; as many as a table has seats for them.
    const BOT_NAMES: &'static [&'static str];
    /// Every level, the weakest first; none for a game without bots.
    const LEVELS: &'static [LevelOf<Self>];
    /// The levels of the opponents in an easy, a medium and a hard match; none for a game without bots.
    const DIFFICULTIES: &'static [LevelOf<Self>];
    /// The usual number of players.
    #[must_use]
    fn usual_players() -> SeatCount;
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
        opponents: Vec<Player<LevelOf<Self>>>,
        options: &ChosenOptions,
    ) -> Result<OptionsOf<Self>, OptionsError>;
    /// The name of a level.
    fn level_name(words: &'static Self::Words, level: LevelOf<Self>) -> String;
    /// The name of an option of the set-up form.
    #[must_use]
    fn option_name(_words: &'static Self::Words, _option: &MatchOption) -> String {
        String::new()
    }
    /// The name of a value of an option.
    #[must_use]
    fn option_value(_words: &'static Self::Words, _option: &MatchOption, _value: &str) -> String {
        String::new()
    }
    /// A match in a list: its title, and its standing.
    fn listed(words: &'static Self::Words, record: &RecordOf<Self>) -> (String, String);
    /// How far the match at the table is, as it is shown; `None` on the first page. Follows signals.
    fn progress(shell: Shell<Self>) -> Option<Progress>;

    /// Asks a bot for a move.
    fn ask_bot(_shell: Shell<Self>, _request: BotRequest<Self::Round>) {}
    /// Prepares for a match: starts the worker early if a bot of the match needs it.
    fn wake_bots(_shell: Shell<Self>, _options: &OptionsOf<Self>) {}
    /// Forgets the advice on the move, which is out of date: somebody has done something.
    fn forget_advice(_shell: Shell<Self>) {}
    /// Keeps a match whose round is over, for statistics.
    fn round_finished(_shell: Shell<Self>, _record: &RecordOf<Self>) {}
    /// The length of a pause in milliseconds, from that of the chosen speed.
    #[must_use]
    fn pause_length(_shell: Shell<Self>, _pause: Pause, usual: u32) -> u32 {
        usual
    }
}

/// The level of a bot.
pub type LevelOf<G> = <<G as MatchPage>::Round as TableGame>::Level;
/// A match up to now.
pub type RecordOf<G> = MatchRecord<<G as MatchPage>::Round>;
/// The options of a match.
pub type OptionsOf<G> = MatchOptions<<G as MatchPage>::Round>;
/// Something that the session reacts to.
pub type EventOf<G> = Event<<G as MatchPage>::Round>;
/// The session of a page.
pub type SessionOf<G> = Session<<G as MatchPage>::Round>;
