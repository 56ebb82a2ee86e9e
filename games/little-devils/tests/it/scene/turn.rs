//! Playable cards, and the prompt for the player to move.

use cards::Seat;
use game::Game;
use little_devils::rules::{Direction, SEATS, Trick};
use little_devils::scene::{Playable, Prompt, Turn};
use little_devils::words::Words;
use words::Lang;

use super::{cards, own_turns, record, scene};

#[test]
fn the_legal_cards_are_the_playable_ones() {
    let mut turns = 0;
    for (record, scene) in own_turns() {
        let playable = scene
            .hand
            .iter()
            .filter(|held| held.playable == Playable::Yes)
            .map(|held| held.card);
        assert!(playable.eq(record.round().legal()));
        turns += 1;
    }
    assert_eq!(turns, 9);
}

#[test]
fn out_of_turn_no_card_is_playable() {
    let waiting = (0..36)
        .map(|cards| scene(record(4, cards)))
        .filter(|scene| matches!(scene.prompt, Prompt::Bot(_)));
    let mut scenes = 0;
    for scene in waiting {
        assert!(
            scene
                .hand
                .iter()
                .all(|held| held.playable == Playable::NotNow)
        );
        scenes += 1;
    }
    assert_eq!(scenes, 27);
}

#[test]
fn the_prompt_agrees_with_the_legal_cards() {
    for (record, scene) in own_turns() {
        let trick = record.round().position().trick();
        match scene.prompt {
            Prompt::Turn(Turn::Lead { .. }) => assert!(trick.is_empty()),
            Prompt::Turn(Turn::Decide { led, .. }) => {
                assert_eq!((trick.len(), trick.led()), (1, Some(led)));
            }
            Prompt::Turn(Turn::Last { card }) => {
                assert_eq!((scene.hand.len(), scene.hand[0].card), (1, card));
            }
            Prompt::Turn(Turn::Follow { direction, led }) => {
                let above = direction == Direction::High;
                assert!(
                    record
                        .round()
                        .legal()
                        .iter()
                        .all(|card| (card > led) == above)
                );
            }
            Prompt::Turn(Turn::Free { .. }) => {
                assert_eq!(record.round().legal().len() as usize, scene.hand.len());
            }
            other => panic!("not a prompt for a player: {other:?}"),
        }
    }
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
