//! The parts of the page that only Little Devils has: the pages of the analysis worker, the round with tips, the number
//! of the deals, its own hint and tutorial.

use leptos::prelude::{RwSignal, StoredValue, untrack};

use little_devils::protocol::{COSTLIEST, Fragment};
use little_devils::scene::{self, TakenBack};
use little_devils::session::MatchRecord;
use little_devils::words::Words;
use page::dom::{Element, el};
use page::scene_game::{OwnParts, past_tricks};
use page::scene_page::{self, NamedDialog, Tips};
use page::widgets::button;
use session::{Pause, Switch};
use words::ShellWords;

use crate::analysis_page::{AnalysisEntry, AnalysisState};
use crate::components::{
    analysis_button, analysis_view, backup_buttons, costliest, hint, link_state, links, rules,
    tutorial,
};
use crate::state::{LittleDevils, Own, Page, Shell, Task, saved_seed};
use crate::store::Store;
use crate::tips;

impl OwnParts<LittleDevils> for Own {
    type Task = Task;

    const SWITCHES: &'static [Switch] = &[
        Switch::ShowLegal,
        Switch::PlayForced,
        Switch::AskFirst,
        Switch::History,
        Switch::Sound,
        Switch::LeftHanded,
    ];
    const KEYS: &'static str = "htlsdpruzm?";
    const HAS_TABLE_TUTORIAL: bool = false;

    fn new() -> Self {
        Self {
            analysis: AnalysisState::new(),
            worker: StoredValue::new_local(None),
            file: StoredValue::new(String::new()),
            tips_for: RwSignal::new(saved_seed()),
        }
    }

    fn run(shell: Shell, task: Task) {
        let store = Store::from(shell);
        match task {
            Task::FollowFragment => store.follow_fragment(),
            Task::OpenAnalysis(entry) => store.open_analysis(entry.into()),
            Task::Analysis(message) => store.handle_analysis_message(&message),
            Task::AskTip => shell.ask_hint(),
            Task::StopTips => store.stop_tips(),
        }
    }

    fn connect(shell: Shell) {
        Store::from(shell).connect_analysis();
    }

    fn watch(shell: Shell) {
        tips::start(shell.into());
        Store::from(shell).watch_summary();
    }

    /// For the statistics and the puzzles, which need every round.
    fn keeps(shell: Shell, record: &MatchRecord) -> bool {
        Store::from(shell).send_finished_round(record);
        true
    }

    fn task_of(fragment: &str) -> Option<Task> {
        Fragment::parse(fragment).map(|_| Task::FollowFragment)
    }

    fn has_overlay(shell: Shell) -> bool {
        Store::from(shell).is_analysis_open()
    }

    fn overlay(shell: Shell) -> Element {
        analysis_view(shell.into())
    }

    fn close(shell: Shell) {
        Store::from(shell).leave_analysis();
    }

    fn pause_length(shell: Shell, pause: Pause, chosen: u32) -> u32 {
        Store::from(shell).pause_with_tips(pause, chosen)
    }

    fn listed(words: &'static Words, record: &MatchRecord) -> Option<(String, String)> {
        Some(scene::listed(words, record.typed()?))
    }

    fn taken_back(shell: Shell) -> Option<String> {
        let taken = shell.with_session_untracked(|session| {
            let table = session.table().filter(|table| table.can_undo())?;
            TakenBack::from_record(table.record())
        })?;
        Some(taken.text(untrack(|| shell.words())))
    }

    fn tutorial(shell: Shell) -> Option<Element> {
        Some(tutorial(shell.into()))
    }

    fn hint(shell: Shell) -> Option<Element> {
        Some(hint(shell.into()))
    }

    fn rules(shell: Shell) -> Option<Element> {
        Some(rules(shell.into()))
    }

    fn data_buttons(shell: Shell) -> Option<Element> {
        Some(backup_buttons(shell.into()))
    }

    fn links(shell: Shell) -> Option<Vec<Element>> {
        Some(links(shell.into()))
    }

    fn link_state(shell: Shell, link: usize) -> Option<String> {
        link_state(shell.into(), link)
    }

    /// The review is about one person, so there is none if several share the device, nor at an online table.
    fn review_button(shell: Shell) -> Option<Element> {
        let is_one = shell.with_session_untracked(|session| session.table()?.open_hand());
        let is_one = is_one.filter(|_| untrack(|| !shell.is_online()));
        is_one.map(|_| analysis_button(shell.into(), ShellWords::review, AnalysisEntry::Review))
    }

    fn end_actions(shell: Shell) -> Vec<Element> {
        let fair = || analysis_button(shell.into(), ShellWords::fair, AnalysisEntry::Fair);
        let is_online = untrack(|| shell.is_online());
        (!is_online).then(fair).into_iter().collect()
    }

    /// The place for the person's costliest card.
    fn end_lines(shell: Shell) -> Vec<Element> {
        let line = el("p.costliest")
            .attr("id", COSTLIEST)
            .attr("role", "status");
        costliest(shell.into());
        vec![line]
    }

    /// A button with the first digits of the commitment to the deals, until the first card is played. It opens the
    /// page about it. The style sheet hides it while it has no text.
    fn in_trick(shell: Shell) -> Option<Element> {
        let words = move || {
            let is_untouched = shell.with_session(|session| {
                let record = session.table()?.record();
                Some(record.moves().is_empty())
            });
            let line = shell.commitment();
            let digits = line.get(..8).filter(|_| is_untouched == Some(true))?;
            Some(format!("{}\n{digits} …", shell.words().fair()))
        };
        let open = move || Store::from(shell).run_own(Task::OpenAnalysis(AnalysisEntry::Fair));
        Some(button(words, open).class("commitment"))
    }

    fn past_tricks() -> Option<NamedDialog<Page>> {
        Some(past_tricks(|shell| {
            shell.words().tricks(shell.is_on(Switch::History))
        }))
    }

    fn tricks(shell: Shell) -> Element {
        let tricks = move || {
            let words = shell.words();
            let tricks = shell.with_session(|session| {
                let table = session.table()?.typed()?;
                Some(scene::past_tricks(&table, words))
            });
            tricks.unwrap_or_default()
        };
        scene_page::past_tricks(shell, tricks, move || shell.words().no_trick_yet())
    }

    fn tips() -> Option<Tips<Page>> {
        Some(Tips {
            are_on: |shell| Store::from(shell).has_tips(),
            tip: |shell| Store::from(shell).tip_on_show(),
            stop: |shell| Store::from(shell).run_own(Task::StopTips),
        })
    }

    fn tip(shell: Shell) -> Option<String> {
        Store::from(shell).tip()
    }

    fn answer(shell: Shell, key: char) -> Option<String> {
        Store::from(shell).answer(key)
    }
}
