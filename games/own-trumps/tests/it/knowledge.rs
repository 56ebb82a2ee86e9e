//! Public knowledge about hidden hands, against all pasts that are possible.

use cards::french::PlayingCardSet;
use cards::{BySeat, Seed, shuffle};
use game::Game;
use game::conformance::random_move;
use own_trumps::rules::{Decision, Round, Setup};

use crate::common::{after, all_options, cards, dealt, seat, setup};

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
        let held = round.knowledge().held[seat];
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
                    random_move(&round, &mut generator).filter(|_| moves.len() < 60)
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
