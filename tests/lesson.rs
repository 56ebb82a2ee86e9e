//! The tutorial teaches the rules as they are.

use little_devils::cards::{Card, Seat};
use little_devils::play::{Lesson, Task};
use little_devils::rules::little_devils::{Illegal, legal, points};
use little_devils::text::Lang;

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// The lesson at every step, with the card that leads on.
fn steps() -> Vec<(Lesson, Option<Card>)> {
    let mut lesson = Lesson::new();
    let mut steps = Vec::new();
    while lesson.task() != Task::Done {
        let shown = lesson.hand().iter().chain(lesson.trick().cards());
        let right = shown.into_iter().find(|card| {
            let mut next = lesson;
            next.tap(*card);
            !next.missed()
        });
        let right = right.expect("a card that leads on is on the table");
        steps.push((lesson, Some(right)));
        lesson.tap(right);
    }
    steps.push((lesson, None));
    steps
}

#[test]
fn every_step_keeps_to_the_rules() {
    let steps = steps();
    assert_eq!(steps.len(), Lesson::STEPS);
    for (lesson, right) in &steps {
        let trick = lesson.trick();
        match (lesson.task(), right) {
            (Task::Play, Some(right)) => {
                assert_eq!(trick.to_play(), Some(Seat::FIRST));
                assert_eq!(legal::check(lesson.hand(), &trick, *right), Ok(()));
            }
            (Task::Point, Some(right)) => {
                assert!(trick.is_complete() && lesson.hand().is_empty());
                assert_eq!(trick.taking_card(), Some(*right));
            }
            (task, _) => assert_eq!(task, Task::Done),
        }
    }
}

#[test]
fn the_tricks_are_the_printed_examples() {
    let taken: Vec<(Card, u8)> = steps()
        .iter()
        .filter(|(lesson, _)| lesson.task() == Task::Point)
        .filter_map(|(lesson, right)| Some(((*right)?, points::devils_of(lesson.trick().cards()))))
        .collect();
    assert_eq!(taken, [(card(34), 7), (card(44), 8)]);
}

#[test]
fn what_the_lesson_calls_forbidden_is() {
    let (third, _) = steps()[2];
    let refused = legal::check(third.hand(), &third.trick(), card(48));
    assert!(
        matches!(refused, Err(Illegal::MustFollow { .. })),
        "{refused:?}"
    );
}

#[test]
fn another_card_leads_nowhere_and_is_told_until_the_right_one_comes() {
    for (lesson, right) in steps() {
        let mut tapped = lesson;
        tapped.tap(card(54));
        assert!(tapped.missed());
        assert_eq!(
            (tapped.step(), tapped.trick()),
            (lesson.step(), lesson.trick())
        );
        if let Some(right) = right {
            tapped.tap(right);
            assert_eq!((tapped.step(), tapped.missed()), (lesson.step() + 1, false));
        }
    }
}

#[test]
fn the_words_name_the_cards_of_their_step_in_every_language() {
    for lang in Lang::ALL {
        let words = lang.words().lesson;
        for ((lesson, right), text) in steps().into_iter().zip(words.steps) {
            let play = right.filter(|_| lesson.task() == Task::Play);
            let named = play.is_none_or(|card| text.contains(&card.to_string()));
            assert!(named, "{}: {text}", lang.tag());
        }
    }
}
