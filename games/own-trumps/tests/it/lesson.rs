//! The tutorial and the examples: all wanted decisions are legal, and lead to the end.

use cards::french::PlayingCardSet;
use own_trumps::rules::{Decision, TakeReason, pack};
use own_trumps::session::{EXAMPLES, Lesson, Task};

use crate::common::{card, decision};

/// The tutorial at each of its steps.
fn steps() -> Vec<Lesson> {
    let mut lesson = Lesson::default();
    let mut steps = vec![lesson];
    while lesson.task() != Task::Done {
        match lesson.example().wanted() {
            Some(wanted) => lesson.decide(wanted),
            None => lesson.go_on(),
        }
        steps.push(lesson);
    }
    steps
}

#[test]
fn the_wanted_decisions_lead_to_the_end() {
    let steps = steps();
    assert_eq!(steps.len(), Lesson::STEPS);
    for (at, lesson) in steps.iter().enumerate() {
        assert_eq!(lesson.step(), at);
        assert_eq!(lesson.help(), None);
    }
    let tasks = steps.iter().filter(|lesson| lesson.task() == Task::Decide);
    assert_eq!(tasks.count(), 7);
}

#[test]
fn every_wanted_decision_is_legal() {
    for lesson in steps() {
        let example = lesson.example();
        match example.wanted() {
            Some(Decision::Card(wanted)) => assert!(example.legal().contains(wanted)),
            Some(Decision::Take) => assert!(example.legal().is_empty()),
            None => {}
        }
        let all: Vec<_> = example.pile().into_iter().chain(example.hand()).collect();
        let different: PlayingCardSet = all.iter().copied().collect();
        assert_eq!(different.len() as usize, all.len(), "no card twice");
        assert!(all.iter().all(|card| pack().contains(*card)));
    }
}

#[test]
fn a_wrong_decision_is_explained_and_the_step_stays() {
    let mut decided = 0;
    for mut lesson in steps() {
        if lesson.task() != Task::Decide {
            continue;
        }
        let step = lesson.step();
        lesson.decide(decision("7H"));
        assert_eq!((lesson.step(), lesson.help()), (step, Some(decided)));
        lesson.back();
        assert_eq!((lesson.step(), lesson.help()), (step - 1, None));
        decided += 1;
    }
}

#[test]
fn the_examples_show_beating_and_taking() {
    let [suit, trump, five] = EXAMPLES;
    assert_eq!(suit.wanted(), Some(decision("JD")));
    assert_eq!(trump.wanted(), Some(decision("9H")));
    assert_eq!(five.wanted(), Some(Decision::Take));
    assert_eq!(
        TakeReason::new(card("QH"), Lesson::OWN),
        TakeReason::OwnTrump
    );
    assert!(!suit.is_second());
}
