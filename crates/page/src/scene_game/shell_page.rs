//! A game that is drawn from its scene, as the shell of the page needs it.

use leptos::prelude::RwSignal;

use analysis::challenge_page;
use cards::Seed;
use game::Match;
use protocol::{ChosenOptions, GameFormat, MoveOf, Progress, Stage, TableFormat};
use session::{MatchOptions, OptionsError, Player, Switch};

use super::game::LevelOf;
use super::{Entries, SceneDialog, SceneGame, SceneState, SceneTask, SceneView};
use crate::address;
use crate::app::App;
use crate::dom::Element;
use crate::friends;
use crate::scene_page;
use crate::shell::match_page::{OptionsOf, RecordOf};
use crate::shell::{
    BotRequest, ChallengePage, Dialog, GamePage, MatchPage, MatchQuestion, MatchState, MatchTask,
    Notice, ReadMatch, Shell,
};
use crate::table_bots::TableBotWorker;

impl<T: SceneGame> GamePage for SceneState<T> {
    type Words = <T as SceneGame>::Words;
    type Guide = T::Guide;
    type Format = T::Format;
    type Dialog = SceneDialog;
    type View = SceneView<T::Round>;
    type Task = SceneTask<T::Round>;
    type Entries = Entries<T>;

    const SWITCHES: &'static [Switch] = &[
        Switch::ShowLegal,
        Switch::PlayForced,
        Switch::AskFirst,
        Switch::Sound,
        Switch::LeftHanded,
        Switch::FourColors,
    ];
    const KEYS: &'static str = "htlbspruzmx?";

    fn is_at_table(shell: Shell<Self>) -> bool {
        shell.is_at_table()
    }

    fn has_keys(shell: Shell<Self>) -> bool {
        shell.scene().is_some()
    }

    fn lesson() -> Option<Self::View> {
        T::HAS_LESSON.then_some(SceneView::Lesson)
    }

    fn opens(fragment: &str) -> bool {
        fragment.starts_with(challenge_page::FRAGMENT) || named_dialog(fragment).is_some()
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

    fn chunk_loaded(shell: Shell<Self>, entries: Entries<T>) {
        shell.set_match_reader(entries.read_match);
    }

    fn chunk_failed(shell: Shell<Self>) {
        shell.close_question();
    }
}

impl<T: SceneGame> MatchPage for SceneState<T> {
    type Round = T::Round;

    type SetUp = T;

    fn match_state(&self) -> &MatchState<T::Format, T::Round> {
        &self.match_state
    }

    fn match_options(
        seed: Seed,
        name: &str,
        mut opponents: Vec<Player<LevelOf<T>>>,
        options: &ChosenOptions,
    ) -> Result<OptionsOf<Self>, OptionsError> {
        opponents.insert(0, Player::here(name));
        MatchOptions::new(opponents, |seats| T::Format::start(seed, seats, options))
    }

    fn listed(
        words: &'static <T as SceneGame>::Words,
        record: &RecordOf<Self>,
    ) -> (String, String) {
        let options = record.options();
        let (seats, totals) = (options.seats(), record.match_state().totals());
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

    fn move_label(words: &'static <T as SceneGame>::Words, mv: MoveOf<T::Format>) -> String {
        T::move_label(words, mv)
    }

    fn points_name(
        _words: &'static <T as SceneGame>::Words,
        guide: &'static T::Guide,
    ) -> &'static str {
        T::points_name(guide)
    }

    fn unusual_options(
        words: &'static <T as SceneGame>::Words,
        options: &OptionsOf<Self>,
    ) -> Vec<String> {
        let chosen = T::Format::chosen(options.start()).unwrap_or_default();
        let all = T::Format::OPTIONS.iter();
        let unusual = all.filter(|option| chosen.value(option) != option.usual);
        let named = |option: &_| {
            let value = T::option_value(words, option, chosen.value(option));
            format!("{}: {value}", T::option_name(words, option))
        };
        unusual.map(named).collect()
    }

    fn progress(shell: Shell<Self>) -> Option<Progress> {
        let scene = shell.scene().filter(|_| shell.is_at_table())?;
        let stage = match &scene.outcome {
            None => Stage::Playing,
            Some(outcome) if outcome.is_match_over => Stage::MatchOver,
            Some(_) => Stage::RoundOver,
        };
        Some(scene.scores.progress(stage))
    }

    fn ask_bot(shell: Shell<Self>, request: BotRequest<T::Round>) {
        shell.ask_table_bot(&request);
    }

    fn wake_bots(shell: Shell<Self>, options: &OptionsOf<Self>) {
        shell.wake_table_bots(options);
    }

    fn round_finished(shell: Shell<Self>, record: &RecordOf<Self>) {
        keep(shell, record);
    }

    fn forget_advice(shell: Shell<Self>) {
        shell.set_advice(None);
        shell.with_bots(TableBotWorker::cancel_advice);
    }
}

impl<T: SceneGame> App for SceneState<T> {
    fn new(
        match_state: MatchState<T::Format, T::Round>,
        words: RwSignal<&'static <T as SceneGame>::Words>,
    ) -> Self {
        Self::new(match_state, words)
    }

    fn title(words: &'static <T as SceneGame>::Words) -> &'static str {
        T::TITLES[0](words)
    }

    fn match_reader(entries: Entries<T>) -> ReadMatch<T::Format> {
        entries.read_match
    }

    fn connect_workers(shell: Shell<Self>) {
        shell.connect_bots();
    }

    /// A match that was over before its result was kept is kept now.
    fn watch(shell: Shell<Self>) {
        scene_page::watch(shell);
        shell.watch_results();
        if let Some(record) = shell.record() {
            keep(shell, &record);
        }
    }

    fn log(shell: Shell<Self>) -> Element {
        scene_page::log(shell)
    }

    fn follow_address(shell: Shell<Self>) {
        let fragment = address::fragment().unwrap_or_default();
        if fragment.starts_with(challenge_page::FRAGMENT) {
            return shell.ask(MatchQuestion::Challenge(ChallengePage::Invitation));
        }
        match named_dialog(&fragment) {
            Some(dialog) => shell.run_lazy(SceneTask::Open(dialog)),
            None => shell.hide_dialog(),
        }
    }
}

/// The dialog that a fragment of the address opens.
fn named_dialog(fragment: &str) -> Option<Dialog<SceneDialog>> {
    match fragment {
        "rules" => Some(Dialog::Rules),
        with if with.starts_with(friends::FRAGMENT) => Some(Dialog::Friends),
        "daily" => Some(Dialog::Game(SceneDialog::Daily)),
        "statistics" => Some(Dialog::Game(SceneDialog::Statistics)),
        _ => None,
    }
}

/// Keeps the result of a match if it is over.
fn keep<T: SceneGame>(shell: Shell<SceneState<T>>, record: &RecordOf<SceneState<T>>) {
    if record.is_over() {
        shell.run_lazy(SceneTask::Keep(Box::new(record.clone())));
    }
}
