//! The tables of the tutorial.

use cards::Seat;
use cards::french::PlayingCard;
use scene::{Better, LessonStep, Press, SeatScene, TableScene, Word};
use words::Who;

use crate::protocol::OwnTrumps;
use crate::rules::{Decision, IllegalPlay, TakeReason};
use crate::scene::seats::Player;
use crate::scene::{turn, zones};
use crate::session::{Example, Lesson};
use crate::words::{BOT_NAMES, Guide, Words};

/// The tutorial: a table for each step, with its text.
#[must_use]
pub fn lesson(words: &Words, guide: &Guide) -> Vec<LessonStep> {
    let tables = Lesson::STEPS.iter();
    let tables = tables.map(|lesson| {
        let wanted = lesson.example.wanted().map(Word::of::<OwnTrumps>);
        (table(lesson, words), wanted)
    });
    LessonStep::all(tables, guide.lesson_steps(), guide.lesson_missed())
}

/// The table of a step.
fn table(lesson: &Lesson, words: &Words) -> TableScene {
    let example = &lesson.example;
    let pile = example.owned_pile();
    let is_asked = example.wanted().is_some();
    let take = example.to_beat().filter(|_| is_asked).map(|top| {
        let reason = TakeReason::new(top, Lesson::OWN);
        turn::take_choice(reason.cards(pile.len()), reason, pile.len(), words)
    });
    let may_take = example.legal().is_empty();
    let press = |card| press(example, words, card);
    TableScene {
        seats: seats(lesson, words).into(),
        zones: vec![
            zones::pile_of(&pile, Lesson::OWN, words, who),
            zones::hand_of(example.hand(), Lesson::OWN, words, press),
        ],
        choices: take.filter(|_| may_take).into_iter().collect(),
        ..TableScene::empty(Better::Low)
    }
}

/// The learner, who is to move, and the other player.
fn seats(lesson: &Lesson, words: &Words) -> [SeatScene; 2] {
    let learner = Player {
        seat: Seat::FIRST,
        name: words.seat_name(words.default_name(), true),
        level: String::new(),
        trumps: Lesson::OWN,
        cards: lesson.example.hand().len() as usize,
        points: 0,
        is_dealer: false,
        is_to_move: lesson.example.wanted().is_some(),
    };
    let other = Player {
        seat: Lesson::seats().left_of(Seat::FIRST),
        name: BOT_NAMES[0].into(),
        level: String::new(),
        trumps: Lesson::OTHER,
        cards: lesson.other_cards,
        points: 0,
        is_dealer: true,
        is_to_move: false,
    };
    [learner.scene(words), other.scene(words)]
}

fn who(seat: Seat) -> Who<'static> {
    if seat == Seat::FIRST {
        Who::You
    } else {
        Who::Other(BOT_NAMES[0])
    }
}

/// What pressing a card of the hand does: the rules refuse it as at any table.
fn press(example: &Example, words: &Words, card: PlayingCard) -> Press {
    if example.wanted().is_none() {
        return Press::NotNow(words.not_your_turn().into());
    }
    match example.to_beat() {
        Some(top) if !example.legal().contains(card) => {
            let reason = IllegalPlay::DoesNotBeat { card, top };
            Press::Refused(words.refused(reason, Lesson::OWN))
        }
        _ => Press::Move(Word::of::<OwnTrumps>(Decision::Card(card))),
    }
}
