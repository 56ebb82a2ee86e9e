//! The tables of the tutorial.

use cards::Seat;
use cards::french::PlayingCard;
use scene::{Better, Press, SeatScene, TableScene, TutorialStep};
use session::TableGame;
use words::Who;

use crate::rules::{Decision, IllegalPlay, Round, TakeReason};
use crate::scene::seats::Player;
use crate::scene::{turn, zones};
use crate::session::{Example, Tutorial};
use crate::words::{BOT_NAMES, Guide, Words};

/// The tutorial: a table for each step, with its text.
#[must_use]
pub fn tutorial(words: &Words, guide: &Guide) -> Vec<TutorialStep> {
    let tables = Tutorial::STEPS.iter();
    let tables = tables.map(|tutorial| {
        let wanted = tutorial.example.wanted().map(Round::word);
        (table(tutorial, words), wanted)
    });
    TutorialStep::all(tables, guide.tutorial_steps(), guide.tutorial_missed())
}

/// The table of a step.
fn table(tutorial: &Tutorial, words: &Words) -> TableScene {
    let example = &tutorial.example;
    let pile = example.owned_pile();
    let is_asked = example.wanted().is_some();
    let take = example.to_beat().filter(|_| is_asked).map(|top| {
        let reason = TakeReason::new(top, Tutorial::OWN);
        turn::take_choice(reason.cards(pile.len()), reason, pile.len(), words)
    });
    let may_take = example.legal().is_empty();
    let press = |card| press(example, words, card);
    TableScene {
        seats: seats(tutorial, words).into(),
        zones: vec![
            zones::pile_of(&pile, Tutorial::OWN, words, who),
            zones::hand_of(example.hand(), Tutorial::OWN, words, press),
        ],
        choices: take.filter(|_| may_take).into_iter().collect(),
        ..TableScene::empty(Better::Low)
    }
}

/// The learner, who is to move, and the other player.
fn seats(tutorial: &Tutorial, words: &Words) -> [SeatScene; 2] {
    let learner = Player {
        seat: Seat::FIRST,
        name: words.seat_name(words.default_name(), true),
        level: String::new(),
        trumps: Tutorial::OWN,
        cards: tutorial.example.hand().len() as usize,
        points: 0,
        is_dealer: false,
        is_to_move: tutorial.example.wanted().is_some(),
    };
    let other = Player {
        seat: Tutorial::seats().left_of(Seat::FIRST),
        name: BOT_NAMES[0].into(),
        level: String::new(),
        trumps: Tutorial::OTHER,
        cards: tutorial.other_cards,
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
            Press::Refused(words.refused(reason, Tutorial::OWN))
        }
        _ => Press::Move(Round::word(Decision::Card(card))),
    }
}
