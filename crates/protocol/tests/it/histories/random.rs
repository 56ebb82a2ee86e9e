//! Random histories: after every step, each unfinished match can still be found.

use proptest::prelude::*;
use protocol::{ImportOutcome, SaveOutcome, ShelvedMatch, match_text};
use session::{Event, MatchRecord};

use super::tab::{Answer, Tab};
use super::{Ledger, format, found, record};
use crate::memory::Memory;

/// One step of a random history.
#[derive(Clone, Copy, Debug)]
enum Step {
    NewMatch(u64),
    /// A shared match's cards, a day's deal.
    Open(u64),
    /// A file's match.
    BringIn(u64, usize),
    PlayOn(usize),
    GoBackTo(usize),
    Play(usize),
    Undo,
    Again,
    Leave,
    Return,
    Reload,
    Full(bool),
    PlayOnHere,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        2 => (0..9_u64).prop_map(Step::NewMatch),
        2 => (0..9_u64).prop_map(Step::Open),
        1 => (0..9_u64, 0..40_usize).prop_map(|(seed, cards)| Step::BringIn(seed, cards)),
        1 => (0..30_usize).prop_map(Step::PlayOn),
        2 => (0..6_usize).prop_map(Step::GoBackTo),
        6 => (1..12_usize).prop_map(Step::Play),
        1 => Just(Step::Undo),
        1 => Just(Step::Again),
        1 => Just(Step::Leave),
        1 => Just(Step::Return),
        1 => Just(Step::Reload),
        1 => Just(Step::PlayOnHere),
    ]
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![Just(Answer::Cancel), Just(Answer::Agree)]
}

/// Runs a step in a tab.
fn go(tab: &mut Tab<'_>, step: Step, answer: Answer, ledger: &mut Ledger) {
    let open = |record: MatchRecord| Event::Open(Box::new(record));
    match step {
        Step::NewMatch(seed) => drop(tab.send(
            &Event::NewMatch(record(seed, 0).options().clone()),
            answer,
            ledger,
        )),
        Step::Open(seed) => drop(tab.send(&open(record(seed, 0)), answer, ledger)),
        Step::BringIn(seed, cards) => {
            let theirs = ShelvedMatch::load(format(), &match_text(format(), &record(seed, cards)));
            let theirs = theirs.expect("just written");
            let record = theirs.record.clone();
            let here = tab.session.record().cloned();
            if tab.saves.import(theirs, here.as_ref()) == ImportOutcome::New {
                ledger.played(&record);
            }
        }
        Step::PlayOn(cards) => {
            let earlier = tab
                .session
                .record()
                .and_then(|record| record.back_to(cards));
            if let Some(earlier) = earlier {
                tab.send(&open(earlier), answer, ledger);
            }
        }
        Step::GoBackTo(at) => {
            let shelved = tab
                .saves
                .shelved()
                .nth(at)
                .map(|shelved| shelved.record.clone());
            if let Some(record) = shelved {
                tab.send(&open(record), answer, ledger);
            }
        }
        Step::Play(cards) => tab.play(cards, ledger),
        Step::Undo => {
            let before_last_decision = tab
                .session
                .table()
                .filter(|table| table.record().can_undo());
            if let Some(table) = before_last_decision {
                ledger.given_up(&table.record().clone());
                tab.apply(Event::Undo, ledger);
            }
        }
        Step::Again => drop(tab.send(&Event::Again, answer, ledger)),
        Step::Leave => drop(tab.send(&Event::Leave, answer, ledger)),
        Step::Return => drop(tab.send(&Event::Return, answer, ledger)),
        Step::Reload => *tab = Tab::open(tab.memory),
        Step::Full(full) => tab.memory.is_full.set(full),
        Step::PlayOnHere => tab.play_on_here(ledger),
    }
}

proptest! {
    /// Whatever happens in a tab, a page opened at any moment finds every unfinished match.
    #[test]
    fn in_one_tab_every_unfinished_match_is_found_after_any_reload(
        steps in prop::collection::vec((step(), answer()), 1..40),
    ) {
        let memory = Memory::default();
        let (mut tab, mut ledger) = (Tab::open(&memory), Ledger::default());
        for (step, answer) in steps {
            let context = format!("{step:?} {answer:?}");
            go(&mut tab, step, answer, &mut ledger);
            let lost = ledger.lost(&found(&memory));
            prop_assert!(lost.is_empty(), "{context}: {lost:?}");
            let here = ledger.lost(&tab.held());
            prop_assert!(here.is_empty(), "{context}: not on show: {here:?}");
        }
    }

    /// In two tabs, a match is in the browser or in the tab that plays it and has informed the person.
    #[test]
    fn in_two_tabs_every_unfinished_match_is_in_the_browser_or_a_tab(
        steps in prop::collection::vec((any::<bool>(), step(), answer()), 1..60),
    ) {
        let memory = Memory::default();
        let mut tabs = [Tab::open(&memory), Tab::open(&memory)];
        let mut ledger = Ledger::default();
        for (other, step, answer) in steps {
            let context = format!("{other} {step:?} {answer:?}");
            let tab = &mut tabs[usize::from(other)];
            if matches!(step, Step::Reload) && !tab.saves.is_open() {
                // What a tab has not written since another one plays is its own, and it has said so.
                tab.session.record().into_iter().for_each(|record| ledger.given_up(record));
            }
            go(tab, step, answer, &mut ledger);
            let mut held = found(&memory);
            held.extend(tabs.iter().flat_map(Tab::held));
            let lost = ledger.lost(&held);
            prop_assert!(lost.is_empty(), "{context}: {lost:?}");
        }
    }

    /// Without room, a match that gives way stays with the page, if the person has agreed; as soon as
    /// there is room it outlasts it.
    #[test]
    fn without_room_no_match_gives_way_unasked(
        steps in prop::collection::vec((step(), answer(), prop::bool::weighted(0.2)), 1..40),
    ) {
        let memory = Memory::default();
        let (mut tab, mut ledger) = (Tab::open(&memory), Ledger::default());
        for (step, answer, turn) in steps {
            let context = format!("{step:?} {answer:?}");
            if turn {
                let full = memory.is_full.get();
                go(&mut tab, Step::Full(!full), answer, &mut ledger);
            }
            if !matches!(step, Step::Reload) {
                go(&mut tab, step, answer, &mut ledger);
            }
            let lost = ledger.lost(&tab.held());
            prop_assert!(lost.is_empty(), "{context}: {lost:?}");
            let unwritten = !ledger.lost(&found(&memory)).is_empty();
            // The person knows it, or has agreed.
            let no_room = tab.kept == SaveOutcome::Failed || !tab.saves.is_written();
            prop_assert!(!unwritten || no_room, "{context}");
        }
    }
}
