//! The tutorial and the examples: a story by the rules, whose wanted decisions are legal.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Suit};
use own_trumps::rules::{Decision, TakeReason, beating, pack};
use own_trumps::session::{EXAMPLES, Example, Tutorial};

use crate::common::{card, decision};

/// The trump suit of a player of the tutorial.
fn trumps(seat: Seat) -> Suit {
    if seat == Seat::FIRST {
        Tutorial::OWN
    } else {
        Tutorial::OTHER
    }
}

#[test]
fn every_wanted_decision_is_legal() {
    let tutorials = Tutorial::STEPS.iter().map(|step| &step.example);
    for example in tutorials.chain(&EXAMPLES) {
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
    let asked = Tutorial::STEPS
        .iter()
        .filter(|step| step.example.wanted().is_some());
    assert_eq!(asked.count(), 8);
}

#[test]
fn every_card_on_a_pile_beats_the_one_below_it_or_is_a_second_card() {
    for step in Tutorial::STEPS {
        for pair in step.example.owned_pile().windows(2) {
            let [(below, before), (card, Some(owner))] = *pair else {
                continue;
            };
            if before != Some(owner) {
                let beats = beating(PlayingCardSet::EMPTY.with(card), below, trumps(owner));
                assert!(beats.contains(card), "{card} on {below}");
            }
        }
    }
}

#[test]
fn a_step_leads_to_the_table_of_the_next_one() {
    // The last card is played in a later part of the round.
    let steps = Tutorial::STEPS[..9]
        .windows(2)
        .chain(Tutorial::STEPS[9..].windows(2));
    for pair in steps {
        let (now, next) = (&pair[0].example, &pair[1].example);
        let (hand, pile) = (now.hand(), now.pile());
        match now.wanted() {
            None => assert_eq!(next.hand(), hand),
            Some(Decision::Card(card)) => {
                assert!(!next.hand().contains(card));
                let is_taken = pair[1].other_cards > pair[0].other_cards;
                assert!(next.pile().contains(&card) || is_taken, "{card}");
            }
            Some(Decision::Take) => {
                let number = take(now);
                let (left, taken) = pile.split_at(pile.len() - number);
                assert!(next.pile().starts_with(left));
                let known = next.hand().iter().chain(next.pile());
                let known: PlayingCardSet = known.collect();
                assert!(taken.iter().all(|card| known.contains(*card)));
            }
        }
    }
    assert_eq!(take(&Tutorial::STEPS[5].example), 3);
    assert_eq!(take(&Tutorial::STEPS[6].example), 5);
}

#[test]
fn the_examples_show_beating_and_taking() {
    let [suit, trump, five] = EXAMPLES;
    assert_eq!(suit.wanted(), Some(decision("JD")));
    assert_eq!(trump.wanted(), Some(decision("9H")));
    assert_eq!(five.wanted(), Some(Decision::Take));
    assert_eq!(
        TakeReason::new(card("QH"), Tutorial::OWN),
        TakeReason::OwnTrump
    );
    assert_eq!(suit.to_beat(), Some(card("8D")));
}

/// The number of cards to take.
fn take(example: &Example) -> usize {
    let pile: Vec<PlayingCard> = example.pile();
    let top = *pile.last().expect("a pile");
    TakeReason::new(top, Tutorial::OWN).cards(pile.len())
}
