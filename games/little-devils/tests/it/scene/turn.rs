//! The prompt for the player to move.

use cards::Seat;
use game::Game;
use little_devils::rules::{Direction, SEATS, Trick};
use little_devils::scene::Turn;
use little_devils::session::Phase;
use little_devils::words::Words;
use words::Lang;

use super::{at, cards, record, scene};

#[test]
fn the_prompt_agrees_with_the_legal_cards() {
    let mut turns = 0;
    for played in 0..36 {
        at(record(4, played), |table| {
            if !matches!(table.phase(), Phase::Person | Phase::Forced(_)) {
                return;
            }
            let legal = table.record().round().legal();
            let (hand, trick) = (table.display_state().hand(), table.display_state().trick());
            let turn = Turn::new(hand, trick);
            match turn {
                Turn::Lead { .. } => assert!(trick.is_empty()),
                Turn::Decide { led, .. } => {
                    assert_eq!((trick.len(), trick.led()), (1, Some(led)));
                }
                Turn::Last { card } => {
                    assert_eq!((hand.len(), hand.lowest()), (1, Some(card)));
                }
                Turn::Follow { direction, led } => {
                    let above = direction == Direction::High;
                    assert!(legal.iter().all(|card| (card > led) == above));
                }
                Turn::Free { .. } => assert_eq!(legal, hand),
            }
            assert_eq!(scene(table).prompt, Words::for_lang(Lang::En).turn(turn));
            turns += 1;
        });
    }
    assert_eq!(turns, 9);
}

/// A trick of four with these cards, led by the player to the person's left.
fn lying(numbers: &[u8]) -> Trick {
    let seats = SEATS.all().nth(1).expect("four");
    let leader = seats.left_of(Seat::FIRST);
    Trick::from_cards(seats, leader, cards(numbers).iter()).expect("a trick")
}

#[test]
fn a_player_is_asked_for_no_more_than_their_hand_allows() {
    let say = |hand: &[u8], trick: &[u8]| {
        let turn = Turn::new(cards(hand), &lying(trick));
        Words::for_lang(Lang::En).turn(turn)
    };
    let all = [
        (
            say(&[3, 15], &[]),
            "Your turn: lead any card except one with 5 devils.",
        ),
        (say(&[3, 14], &[]), "Your turn: lead any card."),
        (say(&[15, 25], &[]), "Your turn: lead any card."),
        (say(&[7], &[]), "Your turn: play your last card, the 7."),
        (say(&[7], &[20]), "Your turn: play your last card, the 7."),
        (
            say(&[7, 30], &[20]),
            "Your turn: above 20 makes it a high trick, below a low one.",
        ),
        (
            say(&[7, 30], &[36]),
            "Your turn: you have nothing above 36, so it becomes a low trick.",
        ),
        (
            say(&[7, 30], &[5]),
            "Your turn: you have nothing below 5, so it becomes a high trick.",
        ),
        (say(&[7, 30], &[5, 6]), "Your turn: play above 5."),
        (
            say(&[7, 12], &[20, 22]),
            "Your turn: you have nothing above 20, so play any card.",
        ),
    ];
    for (said, wanted) in all {
        assert_eq!(said, wanted);
    }
    // In every language all of them begin alike.
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        let turns = [
            (&[3, 15][..], &[][..]),
            (&[7], &[]),
            (&[7, 30], &[20]),
            (&[7, 30], &[36]),
            (&[7, 30], &[5, 6]),
            (&[7, 12], &[20, 22]),
        ];
        let said = turns.map(|(hand, trick)| words.turn(Turn::new(cards(hand), &lying(trick))));
        let opening = said[0].split(':').next().expect("a beginning");
        for one in &said {
            assert!(one.starts_with(opening), "{one}");
        }
    }
}
