//! The state of the page, and what the shell needs to know of it.

use leptos::prelude::{Get, RwSignal, StoredValue};
use page::shell::{Dialog, GamePage, KeyPress, LogLines, Notice, Shell};
use patience::play::{Play, Statistics, Tapper};
use patience::protocol::PatienceFormat;
use patience::rules::Move;
use patience::words::{Guide, Words};
use session::Switch;

/// The shell of this page.
pub(crate) type Page = Shell<PatiencePage>;

/// The state that only this page has.
pub struct PatiencePage {
    /// The game under way.
    pub(crate) play: RwSignal<Option<Play>>,
    /// Whether the table is on show, and not the first page.
    pub(crate) is_at_table: RwSignal<bool>,
    /// The cards that are picked up: the pile, and the number of its top cards.
    pub(crate) picked: RwSignal<Option<(usize, u8)>>,
    /// The move that a hint shows, and its sentence.
    pub(crate) hint: RwSignal<Option<(Option<Move>, String)>>,
    /// The time played, in whole seconds.
    pub(crate) seconds: RwSignal<u64>,
    /// The figures of all games.
    pub(crate) statistics: RwSignal<Statistics>,
    /// The game that has just been won.
    pub(crate) result: RwSignal<Option<WonGame>>,
    /// The log, once it is on the page.
    pub(crate) log: StoredValue<Option<LogLines>>,
    /// The taps so far.
    pub(crate) tapper: StoredValue<Tapper>,
    /// Whether the deal under way is in the statistics already.
    pub(crate) is_counted: StoredValue<bool>,
}

/// A game that has just been won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WonGame {
    /// The number of turns.
    pub turns: usize,
    /// The time, in milliseconds.
    pub time: u64,
    /// Whether no deal of this game was won in less time.
    pub is_best: bool,
}

/// The dialogs that only this page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnDialog {
    /// Another deal: its variant and its number.
    Deal,
    /// The figures of all games.
    Statistics,
}

/// The views of the chunk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum View {
    /// A dialog that the person opens.
    Dialog(Dialog<OwnDialog>),
    /// The end of a game that is won.
    Won(WonGame),
}

/// The tasks of the chunk.
#[derive(Clone, Debug)]
pub enum Task {
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
    /// Lets the cards leap, and then shows the end of the game.
    Celebrate(WonGame),
}

impl GamePage for PatiencePage {
    type Words = Words;
    type Guide = Guide;
    type Format = PatienceFormat;
    type Dialog = OwnDialog;
    type View = View;
    type Task = Task;
    type Entries = ();

    const SWITCHES: &'static [Switch] = &[
        Switch::ShowLegal,
        Switch::Sound,
        Switch::LeftHanded,
        Switch::FourColors,
    ];
    const KEYS: &'static str = "zuydhfntprm?";

    fn is_at_table(shell: Shell<Self>) -> bool {
        shell.own().is_at_table.get()
    }

    fn opens(_fragment: &str) -> bool {
        // The fragment names the deal on the table, which stays when a dialog closes.
        false
    }

    fn dismissed(_shell: Shell<Self>, _notice: &Notice) {}

    fn chunk_loaded(_shell: Shell<Self>, (): ()) {}

    fn chunk_failed(shell: Shell<Self>) {
        leptos::prelude::Set::set(&shell.own().result, None);
    }
}

impl From<Dialog<OwnDialog>> for View {
    fn from(dialog: Dialog<OwnDialog>) -> Self {
        Self::Dialog(dialog)
    }
}

impl From<KeyPress> for Task {
    fn from(press: KeyPress) -> Self {
        Self::Key(press)
    }
}
