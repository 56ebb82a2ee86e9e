//! The state of the page, and what the shell needs to know of it.

use cards::Seed;
use game::GameInfo;
use leptos::prelude::{Get, LocalStorage, RwSignal, Set, SetValue, StoredValue};
use page::shell::{Dialog, GamePage, KeyPress, LogLines, Notice, Shell};
use page::storage::BrowserStorage;
use page::worker_link::WorkerLink;
use patience::kept::KeptGame;
use patience::outlook::Outlook;
use patience::play::{Play, Statistics, Tapper};
use patience::protocol::INFO;
use patience::review::Review;
use patience::rules::{Declaration, Move};
use patience::solver::{TrialCounts, Verdict};
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
    /// The card that was tapped last and cannot be moved: its pile, and its place in it.
    pub(crate) refused: RwSignal<Option<(usize, usize)>>,
    /// The move that a hint shows, and its sentence.
    pub(crate) hint: RwSignal<Option<(Option<Move>, String)>>,
    /// The game that was left for a new start of the same deal, until the first move after it.
    pub(crate) left: RwSignal<Option<Play>>,
    /// The time played, in whole seconds.
    pub(crate) seconds: RwSignal<u64>,
    /// The figures of all games.
    pub(crate) statistics: RwSignal<Statistics>,
    /// The game that has just been won.
    pub(crate) result: RwSignal<Option<WonGame>>,
    /// Whether cards leap after a win, before its dialog is shown.
    pub(crate) celebrates: RwSignal<bool>,
    /// The deal that the person wants, if the one on the table would have to be given up.
    pub(crate) wanted: RwSignal<Option<WantedDeal>>,
    /// The log, once it is on the page.
    pub(crate) log: StoredValue<Option<LogLines>>,
    /// The taps so far.
    pub(crate) tapper: StoredValue<Tapper>,
    /// The kept text of the game under way, as far as this page has seen it.
    pub(crate) kept: StoredValue<Option<KeptGame<BrowserStorage>>>,
    /// What the solver has found out about the game under way.
    pub(crate) findings: Findings,
    /// The origin of the host page, if the address names one.
    pub(crate) host: Option<String>,
    /// Whether the host page has stopped the clock.
    pub(crate) is_paused: RwSignal<bool>,
    /// The deal that has ended last, for the host page.
    pub(crate) ended: RwSignal<Option<EndedGame>>,
}

/// What the solver has found out about the game under way.
pub(crate) struct Findings {
    /// The link to the worker, once it is needed.
    pub(crate) link: StoredValue<Option<WorkerLink>, LocalStorage>,
    /// The number of the last request.
    pub(crate) asked: StoredValue<u32>,
    /// What is known of each position.
    pub(crate) review: RwSignal<Review>,
    /// What is known of the position on the table.
    pub(crate) outlook: RwSignal<Outlook>,
    /// Whether a hint waits for the solver.
    pub(crate) is_awaited: StoredValue<bool>,
    /// The chance to win, from what the player can see.
    pub(crate) odds: RwSignal<Odds>,
}

/// The chance to win from the position on the table, from what the player can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Odds {
    /// Nobody has asked.
    NotAsked,
    /// Games that look the same are being tried.
    Trying(TrialCounts),
    /// They have been tried.
    Found(TrialCounts),
    /// The player has seen all cards, and this is the verdict; `None` if the solver does not answer.
    Known(Option<Verdict>),
}

impl Findings {
    /// Nothing is known.
    pub(crate) fn new() -> Self {
        Self {
            link: StoredValue::new_local(None),
            asked: StoredValue::new(0),
            review: RwSignal::new(Review::default()),
            outlook: RwSignal::new(Outlook::Open),
            is_awaited: StoredValue::new(false),
            odds: RwSignal::new(Odds::NotAsked),
        }
    }

    /// Forgets what belongs to another deal.
    pub(crate) fn clear(&self) {
        self.review.set(Review::default());
        self.outlook.set(Outlook::Open);
        self.odds.set(Odds::NotAsked);
        self.is_awaited.set_value(false);
    }
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
    /// The points, if the person wants them and the game has them.
    pub points: Option<i32>,
    /// Whether no deal of this game had as many points.
    pub is_most: bool,
    /// If it is the deal of a day: the days in a row up to that day on which it was won.
    pub days: Option<usize>,
}

/// A deal that the person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedDeal {
    /// The id of the game.
    pub game: &'static str,
    /// The seed; `None` for any deal.
    pub seed: Option<Seed>,
}

/// A deal that has ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EndedGame {
    /// The game.
    pub(crate) game: &'static Declaration,
    /// The seed of the deal.
    pub(crate) seed: Seed,
    /// Whether it was won, and not given up.
    pub(crate) is_won: bool,
    /// The number of turns.
    pub(crate) turns: usize,
    /// The time, in milliseconds.
    pub(crate) time: u64,
}

/// The dialogs that only this page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnDialog {
    /// Another deal: its variant and its number.
    Deal,
    /// The figures of all games.
    Statistics,
    /// The moves, and when the game was lost.
    LookBack,
    /// The chance to win, from what the player can see.
    Odds,
}

/// The views of the chunk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum View {
    /// A dialog that the person opens.
    Dialog(Dialog<OwnDialog>),
    /// The end of a game that is won.
    Won(WonGame),
    /// The question whether the game on the table is to be given up for this deal.
    GiveUp(WantedDeal),
}

/// The tasks of the chunk.
#[derive(Clone, Debug)]
pub enum Task {
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
    /// Lets the cards leap, and then shows the end of the game.
    Celebrate(WonGame),
    /// Finds out what is known of the game under way.
    Look,
    /// Shows a move worth making.
    Hint,
    /// Asks the solver about the game under way.
    Ask,
    /// Connects with the host page.
    Embed,
    /// Plays the game on the table here, and not on another page.
    PlayOnHere,
}

impl GamePage for PatiencePage {
    type Words = Words;
    type Guide = Guide;
    type Dialog = OwnDialog;
    type View = View;
    type Task = Task;
    type LazyApi = ();

    const INFO: &'static GameInfo = &INFO;
    const SWITCHES: &'static [Switch] = &[
        Switch::ShowLegal,
        Switch::Sound,
        Switch::LeftHanded,
        Switch::FourColors,
    ];
    const KEYS: &'static str = "zuywcfntprm?";

    fn is_at_table(shell: Shell<Self>) -> bool {
        shell.own().is_at_table.get()
    }

    fn opens(_fragment: &str) -> bool {
        // The fragment names the deal on the table, which stays when a dialog closes.
        false
    }

    fn dismissed(shell: Shell<Self>, notice: &Notice) {
        match notice {
            Notice::Paused => shell.own().is_paused.set(false),
            Notice::SavedElsewhere => shell.run_lazy(Task::PlayOnHere),
            _ => {}
        }
    }

    fn chunk_loaded(_shell: Shell<Self>, (): ()) {}

    fn chunk_failed(shell: Shell<Self>) {
        shell.own().result.set(None);
        shell.own().celebrates.set(false);
        shell.own().wanted.set(None);
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
