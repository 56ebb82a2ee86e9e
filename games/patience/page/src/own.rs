//! The state of the page, and what the shell needs to know of it.

use std::ops::Deref;

use cards::Seed;
use leptos::prelude::{LocalStorage, RwSignal, Set, SetValue, StoredValue};
use page::shell::{Dialog, LogLines, PageGuide, Shell, Task};
use page::storage::BrowserStorage;
use page::worker_link::WorkerLink;
use patience::kept::KeptGame;
use patience::outlook::Outlook;
use patience::play::{Play, Statistics, Tapper};
use patience::review::Review;
use patience::rules::{Declaration, Move};
use patience::solver::{TrialCounts, Verdict};
use patience::words::{Guide, Words};

/// The dialog for another deal: its variant and its number.
pub(crate) const DEAL: Dialog = Dialog::Own("deal");

/// The dialog with the moves, and when the game was lost.
pub(crate) const LOOK_BACK: Dialog = Dialog::Own("look-back");

/// The dialog with the chance to win, from what the player can see.
pub(crate) const ODDS: Dialog = Dialog::Own("odds");

/// The view of the end of a game that is won: see [`PatiencePage::result`], which goes through `None` before the next
/// one.
pub(crate) const WON: &str = "won";

/// The view that asks whether the game on the table is to be given up: see [`PatiencePage::wanted`].
pub(crate) const GIVE_UP: &str = "give-up";

/// The shell of this page, with the types that only this page has.
#[derive(Clone, Copy)]
pub(crate) struct Page(Shell);

impl Page {
    /// The state that only this page has.
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    pub(crate) fn own(self) -> &'static PatiencePage {
        self.0.own()
    }

    /// The messages in the language of the page.
    #[inline(never)] // As above.
    pub(crate) fn words(self) -> &'static Words {
        self.0.page_words().typed()
    }

    /// The texts to read, once they are loaded.
    pub(crate) fn guide(self) -> Option<&'static Guide> {
        self.0.guide().map(<dyn PageGuide>::typed)
    }

    /// A closure for one message of this page in its language.
    pub(crate) fn own_text(
        self,
        pick: fn(&'static Words) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + 'static {
        move || pick(self.words())
    }

    /// Does a task of this page as soon as the chunk is loaded.
    pub(crate) fn run_own(self, task: OwnTask) {
        self.run_lazy(Task::Own(Box::new(task)));
    }
}

impl Deref for Page {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.0
    }
}

impl From<Shell> for Page {
    fn from(shell: Shell) -> Self {
        Self(shell)
    }
}

/// The state that only this page has.
pub(crate) struct PatiencePage {
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
pub(crate) struct WonGame {
    /// The number of turns.
    pub(crate) turns: usize,
    /// The time, in milliseconds.
    pub(crate) time: u64,
    /// Whether no deal of this game was won in less time.
    pub(crate) is_best: bool,
    /// The points, if the person wants them and the game has them.
    pub(crate) points: Option<i32>,
    /// Whether no deal of this game had as many points.
    pub(crate) is_most: bool,
    /// If it is the deal of a day: the days in a row up to that day on which it was won.
    pub(crate) days: Option<usize>,
}

/// A deal that the person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WantedDeal {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// The seed; `None` for any deal.
    pub(crate) seed: Option<Seed>,
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

/// A task of the chunk that only this page has.
pub(crate) enum OwnTask {
    /// Lets the cards leap, and then shows the end of the game.
    Celebrate(WonGame),
    /// Finds out what is known of the game under way.
    Look,
    /// Asks the solver about the game under way.
    Ask,
}
