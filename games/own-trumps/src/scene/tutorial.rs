//! The tables of the tutorial.

use cards::Seat;
use cards::french::PlayingCard;
use scene::{Better, Press, TableScene, TutorialTable};
use session::TableGame;

use crate::rules::{Decision, IllegalPlay, Round, TakeReason};
use crate::scene::seats::Player;
use crate::scene::{Narrator, turn, zones};
use crate::session::{Example, Tutorial};
use crate::words::{BOT_NAMES, Words};

/// The tables of the tutorial, each with the move that it asks for.
#[must_use]
pub fn tutorial(words: &Words) -> Vec<TutorialTable> {
    let steps = Tutorial::STEPS.iter();
    let steps = steps.map(|step| (table(step, words), step.example.wanted().map(Round::word)));
    steps.collect()
}

/// The table of a step.
fn table(tutorial: &Tutorial, words: &Words) -> TableScene {
    let narrator = Narrator::for_learner(words, &BOT_NAMES[..1]);
    let example = &tutorial.example;
    let pile = example.owned_pile();
    let is_asked = example.wanted().is_some();
    let take = example.to_beat().filter(|_| is_asked).map(|top| {
        let reason = TakeReason::new(top, Tutorial::OWN);
        turn::take_choice(reason.cards(pile.len()), reason, pile.len(), words)
    });
    let may_take = example.legal().is_empty();
    TableScene {
        seats: players(tutorial)
            .map(|player| player.scene(&narrator))
            .into(),
        zones: vec![
            zones::pile(&pile, Tutorial::OWN, &narrator),
            zones::hand(example.hand(), Tutorial::OWN, words, |card| {
                press(example, words, card)
            }),
        ],
        choices: take.filter(|_| may_take).into_iter().collect(),
        ..TableScene::empty(Better::Low)
    }
}

/// The learner, who is to move, and the other player.
fn players(tutorial: &Tutorial) -> [Player; 2] {
    let learner = Player {
        seat: Seat::FIRST,
        level: String::new(),
        trumps: Tutorial::OWN,
        cards: tutorial.example.hand().len() as usize,
        points: 0,
        is_dealer: false,
        is_to_move: tutorial.example.wanted().is_some(),
    };
    let other = Player {
        seat: Tutorial::seats().left_of(Seat::FIRST),
        level: String::new(),
        trumps: Tutorial::OTHER,
        cards: tutorial.other_cards,
        points: 0,
        is_dealer: true,
        is_to_move: false,
    };
    [learner, other]
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
