//! The parts of a page that only one game has.

use core::convert::Infallible;
use session::MatchRecord;

use session::{Pause, Switch};

use super::{SceneDialog, SceneGame, SceneState};
use crate::dom::{Element, el};
use crate::scene_page::{NamedDialog, Tips};
use crate::shell::Shell;

/// The parts of a page that only one game has; the type holds their state. By default there are none, and `()` has
/// nothing but the defaults.
pub trait OwnParts<T: SceneGame<Own = Self>>: Sized + 'static {
    /// The tasks of the chunk that only this game has.
    type Task: 'static;

    /// The switches in the settings.
    const SWITCHES: &'static [Switch] = &[
        Switch::ShowLegal,
        Switch::PlayForced,
        Switch::AskFirst,
        Switch::Sound,
        Switch::LeftHanded,
        Switch::FourColors,
    ];
    /// The keyboard shortcuts at the table, in lower case.
    const KEYS: &'static str = "htlbspruzmx?";

    /// Whether a tutorial is played at the table, as that of [`SceneGame::tutorial`] is. By default it is, if there is
    /// one.
    const HAS_TABLE_TUTORIAL: bool = T::HAS_TUTORIAL;

    /// The state of a page that has just been opened.
    fn new() -> Self;
    /// Handles a task, in the chunk.
    fn run(shell: Shell<SceneState<T>>, task: Self::Task);

    /// Connects the workers that only this game has, before a saved match is opened.
    fn connect(_shell: Shell<SceneState<T>>) {}
    /// Follows what happens, for the lifetime of the page.
    fn watch(_shell: Shell<SceneState<T>>) {}
    /// Keeps a match whose round is over, for the statistics. Returns whether the game does so itself; else its result
    /// is kept once the match is over.
    #[must_use]
    fn keeps(_shell: Shell<SceneState<T>>, _record: &MatchRecord) -> bool {
        false
    }
    /// The task that a fragment of the address stands for, if the game opens something of its own there.
    #[must_use]
    fn task_of(_fragment: &str) -> Option<Self::Task> {
        None
    }
    /// Whether the game's own view lies over the page, such as a review. Follows signals.
    #[must_use]
    fn has_overlay(_shell: Shell<SceneState<T>>) -> bool {
        false
    }
    /// That view, in the chunk.
    fn overlay(_shell: Shell<SceneState<T>>) -> Element {
        el("div")
    }
    /// Closes it.
    fn close(_shell: Shell<SceneState<T>>) {}
    /// The length of a pause in milliseconds, from that of the chosen speed.
    #[must_use]
    fn pause_length(_shell: Shell<SceneState<T>>, _pause: Pause, chosen: u32) -> u32 {
        chosen
    }
    /// A match in a list: its title, and its standing. `None` for those of every game.
    #[must_use]
    fn listed(
        _words: &'static <T as SceneGame>::Words,
        _record: &MatchRecord,
    ) -> Option<(String, String)> {
        None
    }
    /// Says what a takeback brings back, in the chunk. `None` for the sentence of every game.
    #[must_use]
    fn taken_back(_shell: Shell<SceneState<T>>) -> Option<String> {
        None
    }
    /// The tutorial in the chunk, in place of that of [`SceneGame::tutorial`].
    #[must_use]
    fn tutorial(_shell: Shell<SceneState<T>>) -> Option<Element> {
        None
    }
    /// The hint in the chunk, in place of [`SceneGame::hint`].
    #[must_use]
    fn hint(_shell: Shell<SceneState<T>>) -> Option<Element> {
        None
    }
    /// The rules in the chunk, in place of [`SceneGame::rules`].
    #[must_use]
    fn rules(_shell: Shell<SceneState<T>>) -> Option<Element> {
        None
    }
    /// The buttons for what is saved, in the settings, in place of those of every game.
    #[must_use]
    fn data_buttons(_shell: Shell<SceneState<T>>) -> Option<Element> {
        None
    }
    /// The links of the first page, in place of those of every game.
    #[must_use]
    fn links(_shell: Shell<SceneState<T>>) -> Option<Vec<Element>> {
        None
    }
    /// The state beside one of these links, by its number, in the chunk. Follows signals.
    #[must_use]
    fn link_state(_shell: Shell<SceneState<T>>, _link: usize) -> Option<String> {
        None
    }
    /// The button for reviews at the end of a round and of a match. `None` for that of every game.
    #[must_use]
    fn review_button(_shell: Shell<SceneState<T>>) -> Option<Element> {
        None
    }
    /// More buttons at the end of a match.
    #[must_use]
    fn end_actions(_shell: Shell<SceneState<T>>) -> Vec<Element> {
        Vec::new()
    }
    /// More lines at the end of a round or of a match.
    #[must_use]
    fn end_lines(_shell: Shell<SceneState<T>>) -> Vec<Element> {
        Vec::new()
    }
    /// More parts of a trick in the middle of the table.
    #[must_use]
    fn in_trick(_shell: Shell<SceneState<T>>) -> Option<Element> {
        None
    }
    /// The dialog with past tricks, and its name.
    #[must_use]
    fn past_tricks() -> Option<NamedDialog<SceneState<T>>> {
        None
    }
    /// Its content, in the chunk: see [`past_tricks`](crate::scene_page::past_tricks()).
    fn tricks(_shell: Shell<SceneState<T>>) -> Element {
        el("div")
    }
    /// The tips of a round.
    #[must_use]
    fn tips() -> Option<Tips<SceneState<T>>> {
        None
    }
    /// The tip of a round, in the chunk. Follows signals.
    #[must_use]
    fn tip(_shell: Shell<SceneState<T>>) -> Option<String> {
        None
    }
    /// The answer to a key, in the chunk. `None` for that of every game.
    #[must_use]
    fn answer(_shell: Shell<SceneState<T>>, _key: char) -> Option<String> {
        None
    }
}

/// No parts of its own. The dialog of past tricks is not reached.
impl<T: SceneGame<Own = ()>> OwnParts<T> for () {
    type Task = Infallible;

    fn new() {}

    fn run(_shell: Shell<SceneState<T>>, task: Infallible) {
        match task {}
    }
}

/// The dialog of past tricks with the name that a game gives it.
#[must_use]
pub const fn past_tricks<T: SceneGame>(
    name: fn(Shell<SceneState<T>>) -> &'static str,
) -> NamedDialog<SceneState<T>> {
    (name, SceneDialog::Tricks)
}
