//! Public knowledge about hidden hands, against all pasts that are possible.

use cards::french::PlayingCardSet;
use cards::{BySeat, Seed, shuffle};
use game::Game;
use own_trumps::rules::{Decision, Round, Setup};

use crate::common::{after, all_options, cards, dealt, random, seat, setup};

#[test]
fn cards_taken_openly_are_known_until_they_are_played() {
    let hands = ["AD KD QD", "6D 7D 8D", ""];
    let known = |moves: &str| after(&setup("SHC", false, &hands, moves)).view(seat(2));
    assert_eq!(known("AD").knowledge().held(seat(1)), PlayingCardSet::EMPTY);
    let view = known("AD take");
    assert_eq!(view.knowledge().held(seat(1)), cards("AD"));
    assert_eq!(view.cards_left(seat(1)), 4);
    assert!(!view.unseen().contains(crate::common::card("AD")));
    assert_eq!(view.unseen(), cards("KD QD 6D 7D 8D"));
}

#[test]
fn a_card_that_was_taken_and_played_again_is_on_the_pile_only() {
    // Seat 1 takes the ace of diamonds, seat 0 takes the card that seat 2 leads, and seat 1 leads the ace.
    let hands = ["AD 6C 7C", "7H 6D", "8D 9D TC"];
    let start = setup("SHC", true, &hands, "AD take TC take AD");
    let view = after(&start).view(seat(0));
    assert_eq!(view.knowledge().held(seat(1)), PlayingCardSet::EMPTY);
    assert!(
        view.table()
            .pile()
            .to_set()
            .contains(crate::common::card("AD"))
    );
}

#[test]
fn who_has_to_take_shows_what_they_do_not_hold() {
    let hands = ["TD 6S", "6D 7C AS", ""];
    let view = after(&setup("SHC", false, &hands, "TD take")).view(seat(0));
    let excluded = cards("JD QD KD AD 6H 7H 8H 9H TH JH QH KH AH");
    assert_eq!(view.knowledge().excluded(seat(1)), excluded);
    let may_take = after(&setup("SHC", true, &hands, "TD take")).view(seat(0));
    assert!(
        may_take.knowledge().excluded(seat(1)).is_empty(),
        "they could have beaten"
    );
}

/// A random deal of the cards that nobody but their holders can place.
fn redealt(round: &Round, seed: u64) -> BySeat<PlayingCardSet> {
    let mut hidden: Vec<_> = round
        .knowledge()
        .hidden(round.position().table())
        .iter()
        .collect();
    shuffle(&mut hidden, &mut Seed(seed).generator());
    let mut hidden = hidden.into_iter();
    BySeat::from_fn(round.seats(), |seat| {
        let held = round.knowledge().held(seat);
        let unknown = (round.position().hands()[seat] - held).len() as usize;
        hidden
            .by_ref()
            .take(unknown)
            .fold(held, PlayingCardSet::with)
    })
}

/// The same decisions with other cards dealt: those that are hidden now went to their holders in `hands`.
fn past(start: &Round, now: &Round, hands: &BySeat<PlayingCardSet>, moves: &[Decision]) -> Setup {
    let hidden = now.knowledge().hidden(now.position().table());
    let mut setup = Setup::from((start, moves));
    for seat in start.seats().seats() {
        let dealt = start.position().hands()[seat];
        let dealt = (dealt - hidden) | (hands[seat] & hidden);
        setup.hands[seat.index()] = dealt.iter().map(|card| card.to_string()).collect();
    }
    setup
}

#[test]
fn hands_agree_with_the_knowledge_exactly_if_the_past_is_possible_with_them() {
    let (mut possible, mut impossible) = (0, 0);
    for players in 2..=4 {
        for options in all_options(players).filter(|options| !options.sixes_go_home) {
            for seed in 0..30 {
                let start = dealt(players, options, seed);
                let (mut round, mut moves) = (start, Vec::new());
                let mut generator = Seed(seed).generator();
                while let Some(decision) =
                    random(&round, &mut generator).filter(|_| moves.len() < 60)
                {
                    round.play_unchecked(decision);
                    moves.push(decision);
                    let hands = redealt(&round, seed);
                    let other = round.with_hands(hands);
                    let replayed = past(&start, &round, &hands, &moves).validate();
                    assert_eq!(other.is_some(), replayed.is_ok(), "{round:?} {hands:?}");
                    let (Some(other), Ok(_)) = (other, replayed) else {
                        impossible += 1;
                        continue;
                    };
                    assert_eq!(after(&past(&start, &round, &hands, &moves)), other);
                    possible += 1;
                }
            }
        }
    }
    assert!(
        possible > 1000 && impossible > 1000,
        "{possible} {impossible}"
    );
}

#[test]
fn hands_of_other_sizes_or_cards_do_not_agree() {
    let round = after(&setup("SHC", false, &["AD 6S", "6D 7C AS", ""], "AD take"));
    let mut hands = *round.position().hands();
    assert_eq!(round.with_hands(hands), Some(round));
    hands[seat(0)] = cards("6S 7S");
    assert_eq!(round.with_hands(hands), None);
    hands = *round.position().hands();
    let (one, other) = (hands[seat(0)], hands[seat(1)]);
    hands[seat(0)] = one | cards("6D");
    hands[seat(1)] = other - cards("6D");
    assert_eq!(round.with_hands(hands), None);
}
