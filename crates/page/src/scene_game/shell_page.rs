//! A game that is drawn from its scene, as the shell of the page needs it.

use leptos::prelude::RwSignal;
use protocol::GameFormat;
use session::MatchRecord;

use analysis::challenge_page;
use cards::Seed;
use game::{ChosenOptions, GameInfo, Word};
use protocol::{
    AnyFormat, AnyReader, MatchReader, OnlineGame, Progress, TableFormat, format_of, reader_of,
};
use session::{AnyMatch, record_of};
use session::{MatchOptions, OptionsError, Pause, Player, Switch};

use super::{LazyApi, OwnParts, SceneDialog, SceneGame, SceneState, SceneTask, SceneView};
use crate::address;
use crate::app::App;
use crate::dom::Element;
use crate::online;
use crate::scene_page;
use crate::shell::{
    BotRequest, ChallengePage, Dialog, GamePage, MatchPage, MatchQuestion, MatchState, MatchTask,
    Notice, Shell,
};
use crate::table_bots::TableBotWorker;

impl<T: SceneGame> GamePage for SceneState<T> {
    type Words = <T as SceneGame>::Words;
    type Guide = T::Guide;
    type Dialog = SceneDialog;
    type View = SceneView;
    type Task = SceneTask<T>;
    type LazyApi = LazyApi<T>;

    const INFO: &'static GameInfo = T::Format::INFO;
    const SWITCHES: &'static [Switch] = T::Own::SWITCHES;
    const KEYS: &'static str = T::Own::KEYS;

    fn is_at_table(shell: Shell<Self>) -> bool {
        shell.is_at_table()
    }

    fn has_keys(shell: Shell<Self>) -> bool {
        shell.scene().is_some()
    }

    fn tutorial() -> Option<Self::View> {
        T::HAS_TUTORIAL.then_some(SceneView::Tutorial)
    }

    fn opens(fragment: &str) -> bool {
        T::Own::task_of(fragment).is_some()
            || fragment.starts_with(challenge_page::FRAGMENT)
            || named_dialog(fragment).is_some()
    }

    /// Asks the bots again, plays on here, or ends the pause.
    fn dismissed(shell: Shell<Self>, notice: &Notice) {
        match notice {
            Notice::BotsSilent => shell.with_bots(TableBotWorker::retry),
            Notice::SavedElsewhere => shell.run_lazy(MatchTask::PlayOnHere.into()),
            Notice::Paused => shell.set_paused(false),
            _ => {}
        }
    }

    fn chunk_loaded(shell: Shell<Self>, lazy_api: LazyApi<T>) {
        shell.set_match_reader(lazy_api.match_reader);
    }

    fn chunk_failed(shell: Shell<Self>) {
        T::Own::close(shell);
        // The same link can be followed again.
        shell.remove_fragment();
        shell.close_question();
    }
}

impl<T: SceneGame> MatchPage for SceneState<T> {
    type SetUp = T;

    fn format() -> &'static dyn AnyFormat {
        format_of::<T::Format>()
    }

    fn reader() -> &'static dyn AnyReader {
        reader_of::<T::Format>()
    }

    fn can_be_sealed(start: &dyn AnyMatch) -> bool {
        let start = record_of::<T::Round>(start);
        start.is_some_and(|record| T::Format::can_be_sealed(record.start()))
    }

    fn match_state(&self) -> &MatchState {
        &self.match_state
    }

    fn match_options(
        seed: Seed,
        name: &str,
        mut opponents: Vec<Player>,
        options: &ChosenOptions,
    ) -> Result<MatchOptions, OptionsError> {
        opponents.insert(0, Player::here(name));
        MatchOptions::new(opponents, |seats| T::Format::start(seed, seats, options))
    }

    fn listed(words: &'static <T as SceneGame>::Words, record: &MatchRecord) -> (String, String) {
        if let Some(listed) = T::Own::listed(words, record) {
            return listed;
        }
        let options = record.options();
        let (seats, totals) = (options.seats(), record.any().totals());
        let title = words.match_title(
            record.origin(),
            record.takeback_used(),
            seats.size(),
            record.round_number(),
        );
        let total = |seat| (options.name(seat).to_owned(), totals[seat]);
        let totals: Vec<_> = seats.seats().map(total).collect();
        (title, words.standing(&totals))
    }

    fn move_label(words: &'static <T as SceneGame>::Words, mv: Word) -> String {
        T::move_label(words, mv)
    }

    fn points_name(
        words: &'static <T as SceneGame>::Words,
        guide: &'static T::Guide,
    ) -> &'static str {
        T::points_name(words, guide)
    }

    fn changed_options(
        words: &'static <T as SceneGame>::Words,
        options: &MatchOptions,
    ) -> Vec<String> {
        let chosen = reader_of::<T::Format>()
            .chosen(options.start())
            .unwrap_or_default();
        let all = T::Format::INFO.options.iter();
        let changed = all.filter(|option| chosen.value(option) != option.default);
        let named = |option: &_| {
            let value = T::option_value(words, option, chosen.value(option));
            format!("{}: {value}", T::option_name(words, option))
        };
        changed.map(named).collect()
    }

    fn progress(shell: Shell<Self>) -> Option<Progress> {
        let scene = shell.scene().filter(|_| shell.is_at_table())?;
        Some(scene.progress())
    }

    fn ask_bot(shell: Shell<Self>, request: BotRequest) {
        shell.ask_table_bot(&request);
    }

    fn wake_bots(shell: Shell<Self>, options: &MatchOptions) {
        shell.wake_table_bots(options);
    }

    fn round_finished(shell: Shell<Self>, record: &MatchRecord) {
        if !T::Own::keeps(shell, record) {
            keep(shell, record);
        }
    }

    fn pause_length(shell: Shell<Self>, pause: Pause, chosen: u32) -> u32 {
        T::Own::pause_length(shell, pause, chosen)
    }

    fn forget_hint(shell: Shell<Self>) {
        shell.set_rated_moves(None);
        shell.with_bots(TableBotWorker::cancel_hint);
    }
}

impl<T: SceneGame> App for SceneState<T> {
    fn new(match_state: MatchState, words: RwSignal<&'static <T as SceneGame>::Words>) -> Self {
        Self::new(match_state, words)
    }

    fn title(words: &'static <T as SceneGame>::Words) -> &'static str {
        T::TITLES[0](words)
    }

    fn match_reader(lazy_api: LazyApi<T>) -> MatchReader {
        lazy_api.match_reader
    }

    fn connect_workers(shell: Shell<Self>) {
        shell.connect_bots();
        T::Own::connect(shell);
    }

    fn watch(shell: Shell<Self>) {
        scene_page::watch(shell);
        shell.watch_results();
        T::Own::watch(shell);
    }

    fn log(shell: Shell<Self>) -> Element {
        scene_page::log(shell)
    }

    fn follow_address(shell: Shell<Self>) {
        let fragment = address::fragment().unwrap_or_default();
        if let Some(task) = T::Own::task_of(&fragment) {
            return shell.run_lazy(SceneTask::Own(task));
        }
        T::Own::close(shell);
        if fragment.starts_with(challenge_page::FRAGMENT) {
            return shell.ask(MatchQuestion::Challenge(ChallengePage::Invitation));
        }
        match named_dialog(&fragment) {
            Some(dialog) => shell.run_lazy(SceneTask::Open(dialog)),
            None => shell.hide_dialog(),
        }
    }

    fn overlay(shell: Shell<Self>) -> Option<SceneView> {
        T::Own::has_overlay(shell).then_some(SceneView::Overlay)
    }
}

/// The dialog that a fragment of the address opens.
fn named_dialog(fragment: &str) -> Option<Dialog<SceneDialog>> {
    match fragment {
        "rules" => Some(Dialog::Rules),
        with if with.starts_with(online::FRAGMENT) => Some(Dialog::Online),
        "daily" => Some(Dialog::Game(SceneDialog::Daily)),
        "statistics" => Some(Dialog::Game(SceneDialog::Statistics)),
        _ => None,
    }
}

/// Keeps the result of a match if it is over.
fn keep<T: SceneGame>(shell: Shell<SceneState<T>>, record: &MatchRecord) {
    if record.is_over() {
        shell.run_lazy(SceneTask::Keep(Box::new(record.clone())));
    }
}
