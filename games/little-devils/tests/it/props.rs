//! Properties of every round, tested on random ones.

use cards::{BySeat, Card, CardSet, Seed, below};
use game::Game;
use little_devils::rules::{Direction, Round, SEATS, Trick, ViewSetup, notation, points};
use proptest::prelude::*;

/// A round played at random to some point, both drawn from the seeds.
fn round(players: i64, seed: u64, cards: usize) -> Round {
    let seats = SEATS.seat_count(players).expect("3 to 6");
    let mut generator = Seed(seed).generator();
    let dealer = seats
        .seat(i64::from(below(&mut generator, seats.get().into())))
        .expect("a seat");
    let mut round = Round::shuffled(seats, dealer, &mut generator);
    for _ in 0..cards {
        let legal = round.legal();
        let Some(card) = legal.nth(below(&mut generator, legal.len().max(1))) else {
            break;
        };
        round = round.play(card).expect("legal");
    }
    round
}

fn deals() -> impl Strategy<Value = Round> {
    (3..=6i64, any::<u64>(), 0..=54usize)
        .prop_map(|(players, seed, cards)| round(players, seed, cards))
}

fn whole_deals() -> impl Strategy<Value = Round> {
    (3..=6i64, any::<u64>()).prop_map(|(players, seed)| round(players, seed, 54))
}

/// Rules 3.2 to 3.4, card by card and without sets.
fn plainly_legal(hand: &[Card], trick: &Trick, card: Card) -> bool {
    let follows = |card: Card, led: Card, direction| match direction {
        Direction::High => card > led,
        Direction::Low => card < led,
    };
    let others = |wanted: &dyn Fn(Card) -> bool| hand.iter().any(|other| wanted(*other));
    match (trick.led(), trick.direction()) {
        (None, _) => points::devils(card) < 5 || !others(&|other| points::devils(other) < 5),
        (Some(_), None) => true,
        (Some(led), Some(direction)) => {
            follows(card, led, direction) || !others(&|other| follows(other, led, direction))
        }
    }
}

/// Rule 3.5, by a list of the cards.
fn plain_taker(trick: &Trick) -> Card {
    let cards = trick.sequence();
    let high = cards[1] > cards[0];
    let failed: Vec<Card> = cards[1..]
        .iter()
        .copied()
        .filter(|card| (*card > cards[0]) != high)
        .collect();
    let taking = match (high, failed.is_empty()) {
        (true, true) => cards.iter().max(),
        (true, false) => failed.iter().min(),
        (false, true) => cards.iter().min(),
        (false, false) => failed.iter().max(),
    };
    *taking.expect("at least three cards")
}

proptest! {
    #[test]
    fn cards_are_conserved(round in deals()) {
        let held = round.position().hands().as_slice().iter().map(|hand| hand.len()).sum::<u32>();
        let all = round.plays().map(|(_, card)| card).collect::<CardSet>();
        prop_assert_eq!(all.len() as usize, round.plays().count());
        let hands = round.position().hands().as_slice().iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
        prop_assert_eq!(hands | all, points::deck(round.seats()));
        prop_assert_eq!(held + all.len(), points::deck(round.seats()).len());
    }

    #[test]
    fn fast_legality_agrees_with_the_plain_rules(round in deals()) {
        if let Some(seat) = round.to_move() {
            let hand: Vec<Card> = round.position().hands()[seat].iter().collect();
            for card in CardSet::ALL {
                let plain = hand.contains(&card) && plainly_legal(&hand, round.position().trick(), card);
                prop_assert_eq!(round.is_legal(card), plain);
                prop_assert_eq!(round.legal().contains(card), plain);
            }
            prop_assert!(!round.legal().is_empty());
        } else {
            prop_assert!(round.is_over() && round.legal().is_empty());
        }
    }

    #[test]
    fn the_taker_agrees_with_the_plain_rules_and_is_never_the_leader(round in whole_deals()) {
        prop_assert_eq!(round.tricks().len(), 9);
        for trick in round.tricks() {
            prop_assert_eq!(trick.taking_card(), Some(plain_taker(trick)));
            prop_assert_ne!(trick.taker(), Some(trick.leader()));
        }
        for pair in round.tricks().windows(2) {
            prop_assert_eq!(pair[0].taker(), Some(pair[1].leader()));
        }
    }

    #[test]
    fn the_devils_of_a_round_add_up_to_those_in_play(round in whole_deals()) {
        let devils: u8 = round.position().devils().as_slice().iter().sum();
        prop_assert_eq!(devils, points::devils_of(points::deck(round.seats())));
        let losses: i32 = round.payoffs().expect("over").as_slice().iter().sum();
        prop_assert_eq!(-losses, i32::from(devils));
    }

    #[test]
    fn printing_and_parsing_give_the_same_deal(round in deals()) {
        prop_assert_eq!(notation::parse(&notation::print(&round)), Ok(round));
    }

    #[test]
    fn the_numbers_of_a_view_agree_with_the_position(round in deals()) {
        for seat in round.seats().seats() {
            let view = round.view(seat);
            prop_assert_eq!(view.devils(), *round.position().devils());
            prop_assert_eq!(view.dealt(), round.dealt()[seat]);
            let left = BySeat::from_fn(round.seats(), |other| view.cards_left(other));
            prop_assert_eq!(left, round.position().hands().map(|hand| hand.len() as usize));
            let expected = if round.to_move() == Some(seat) { round.legal() } else { CardSet::EMPTY };
            prop_assert_eq!(view.legal(), expected);
        }
    }

    #[test]
    fn a_view_is_validated_unchanged(round in deals()) {
        for seat in round.seats().seats() {
            let view = round.view(seat);
            prop_assert_eq!(ViewSetup::from(&view).validate(), Ok(view));
        }
    }

    #[test]
    fn sets_agree_with_sorted_lists(numbers in proptest::collection::btree_set(1..=54i64, 0..20), at in 1..=54i64) {
        let set = CardSet::from_numbers(numbers.iter().copied()).expect("cards");
        let card = Card::try_from(at).expect("a card");
        let list = |set: CardSet| set.iter().map(|card| i64::from(card.number())).collect::<Vec<_>>();
        prop_assert_eq!(list(set), numbers.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(list(set.above(card)), numbers.iter().copied().filter(|n| *n > at).collect::<Vec<_>>());
        prop_assert_eq!(list(set.below(card)), numbers.iter().copied().filter(|n| *n < at).collect::<Vec<_>>());
        for (index, number) in numbers.iter().enumerate() {
            let nth = set.nth(u32::try_from(index).expect("small"));
            prop_assert_eq!(nth.map(|card| i64::from(card.number())), Some(*number));
        }
        prop_assert_eq!(set.nth(set.len()), None);
    }
}
