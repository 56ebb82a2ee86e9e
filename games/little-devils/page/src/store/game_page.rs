//! Little Devils, as the shell of the page needs it.

use leptos::prelude::{RwSignal, StoredValue};

use ::protocol::{ChosenOptions, Progress};
use cards::{Card, Seat, SeatCount, Seed};
use little_devils::bots::{Level, instant};
use little_devils::protocol::{self, Fragment, MoveRequest};
use little_devils::rules::{Round, points};
use little_devils::scene::{ListedMatch, Scene};
use little_devils::session::{
    Difficulty, MatchOptions, MatchRecord, OptionsError, Player, match_options, usual_players,
};
use little_devils::words::{BOT_NAMES, Guide, Words};
use page::shell::{BotRequest, GamePage, MatchPage, MatchState, MatchTask, Notice, SetUp, Shell};
use session::{Pause, Switch};

use super::Store;
use super::analysis::AnalysisState;
use super::lazy::{Entries, LazyTask, LazyView};
use super::session::SessionState;
use super::workers::Workers;
use crate::bot_worker::BotWorker;
use crate::dialog::TableDialog;

/// The state that only this game has, by owner.
pub struct LittleDevils {
    pub(super) analysis: AnalysisState,
    pub(super) match_state: MatchState<protocol::LittleDevils, Round>,
    pub(super) session: SessionState,
    /// The pieces of an exported file that have arrived.
    pub(super) file: StoredValue<String>,
    pub(super) workers: Workers,
}

impl LittleDevils {
    /// The state of a page that has just been opened.
    #[must_use]
    pub fn new(
        match_state: MatchState<protocol::LittleDevils, Round>,
        words: RwSignal<&'static Words>,
    ) -> Self {
        Self {
            analysis: AnalysisState::new(),
            session: SessionState::new(match_state.session(), words),
            match_state,
            file: StoredValue::new(String::new()),
            workers: Workers::new(),
        }
    }
}

impl GamePage for LittleDevils {
    type Words = Words;
    type Guide = Guide;
    type Format = protocol::LittleDevils;
    type Dialog = TableDialog;
    type View = LazyView;
    type Task = LazyTask;
    type Entries = Entries;

    const SWITCHES: &'static [Switch] = &[
        Switch::ShowLegal,
        Switch::PlayForced,
        Switch::AskFirst,
        Switch::History,
        Switch::Sound,
        Switch::LeftHanded,
    ];
    const KEYS: &'static str = "htlsdpruzm?";

    fn is_at_table(shell: Shell<Self>) -> bool {
        Store::from(shell).scene().is_some()
    }

    fn lesson() -> Option<LazyView> {
        Some(LazyView::Lesson)
    }

    fn opens(fragment: &str) -> bool {
        Fragment::parse(fragment).is_some()
    }

    /// Asks the bots again, plays on here, or ends the pause.
    fn dismissed(shell: Shell<Self>, notice: &Notice) {
        let store = Store::from(shell);
        match notice {
            Notice::BotsSilent => store.with_bots(BotWorker::retry),
            Notice::SavedElsewhere => store.run_lazy(MatchTask::PlayOnHere.into()),
            Notice::Paused => store.set_paused(false),
            _ => {}
        }
    }

    fn chunk_loaded(shell: Shell<Self>, entries: Entries) {
        shell.set_match_reader(entries.read_match);
    }

    fn chunk_failed(shell: Shell<Self>) {
        let store = Store::from(shell);
        store.close_analysis();
        store.close_question();
    }
}

impl SetUp for LittleDevils {
    type Words = Words;
    type Level = Level;

    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const LEVELS: &'static [Level] = Level::ALL;
    const DIFFICULTIES: &'static [Level] = &[
        Difficulty::Easy.level(),
        Difficulty::Medium.level(),
        Difficulty::Hard.level(),
    ];

    fn usual_players() -> SeatCount {
        usual_players()
    }

    fn level_name(words: &'static Words, level: Level) -> String {
        words.level(level.id())
    }
}

impl MatchPage for LittleDevils {
    type Round = Round;

    type SetUp = Self;

    fn match_state(&self) -> &MatchState<protocol::LittleDevils, Round> {
        &self.match_state
    }

    fn match_options(
        seed: Seed,
        name: &str,
        opponents: Vec<Player>,
        _options: &ChosenOptions,
    ) -> Result<MatchOptions, OptionsError> {
        match_options(seed, name, opponents)
    }

    fn listed(words: &'static Words, record: &MatchRecord) -> (String, String) {
        let listed = ListedMatch::new(record);
        (words.listed(&listed), words.standing(&listed.standing))
    }

    fn move_label(words: &'static Words, card: Card) -> String {
        words.card(card, points::devils(card))
    }

    fn points_name(words: &'static Words, _guide: &'static Guide) -> &'static str {
        words.devils_column()
    }

    fn place_of(shell: Shell<Self>, seat: Seat) -> usize {
        Store::from(shell).place(seat).unwrap_or(seat.index())
    }

    fn progress(shell: Shell<Self>) -> Option<Progress> {
        Store::from(shell).with_scene(Scene::progress)
    }

    fn ask_bot(shell: Shell<Self>, request: BotRequest<Round>) {
        let BotRequest {
            ticket,
            view,
            level,
            seed,
        } = request;
        let request = MoveRequest {
            ticket,
            level,
            seed,
            view,
        };
        Store::from(shell).with_bots(|bots| bots.ask(&request));
    }

    /// Starts the worker early if an opponent needs search.
    fn wake_bots(shell: Shell<Self>, options: &MatchOptions) {
        let mut levels = options.bots().map(|(_, level)| level);
        if levels.any(|level| !instant::is_instant(level.strategy())) {
            Store::from(shell).with_bots(BotWorker::wake);
        }
    }

    fn forget_advice(shell: Shell<Self>) {
        let store = Store::from(shell);
        store.clear_advice();
        store.with_bots(BotWorker::cancel_advice);
    }

    fn round_finished(shell: Shell<Self>, record: &MatchRecord) {
        Store::from(shell).send_finished_round(record);
    }

    fn pause_length(shell: Shell<Self>, pause: Pause, usual: u32) -> u32 {
        Store::from(shell).coached_pause(pause, usual)
    }
}
