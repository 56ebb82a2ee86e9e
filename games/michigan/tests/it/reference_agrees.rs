//! The rules against the second implementation, on random games.

use cards::french::Suit;
use cards::{Seat, Seed, below};
use game::{Game, Turn};
use michigan::rules::{Deal, Decision, Layout, Options, Round, Setup, boodle_card};

use crate::common::{ALL_OPTIONS, COUNTS, dealt, seats};
use crate::reference::{BOODLE, Reference};

/// Random games with each of the options.
const GAMES: u64 = 600;

fn reference(round: &Round) -> Reference {
    let setup = Setup::from(round);
    let Options { auction, watch } = setup.options;
    let dealer = usize::try_from(setup.dealer).expect("a seat");
    let layout = setup
        .layout
        .iter()
        .map(|chips| i32::try_from(*chips).expect("few chips"));
    Reference::new(
        (dealer, auction, watch),
        (setup.hands, setup.dead),
        layout.collect(),
    )
}

/// A random decision. Most cards are played on, and most bids are low.
fn random_decision(round: &Round, draw: &mut impl FnMut(u32) -> u32) -> Decision {
    let legal: Vec<Decision> = round.legal().into_iter().collect();
    let most = if legal.len() > 20 { 5 } else { legal.len() };
    let at = draw(u32::try_from(most).expect("few")) as usize;
    if legal[at] == Decision::Hold && draw(3) > 0 {
        legal[0]
    } else {
        legal[at]
    }
}

fn assert_agree(round: &Round, slow: &Reference) {
    let index = |seat: Seat| seat.index();
    assert_eq!(round.to_move().map(index), slow.to_move(), "{slow:?}");
    let mut legal: Vec<String> = round
        .legal()
        .into_iter()
        .map(|one| one.to_string())
        .collect();
    let mut slow_legal = slow.legal();
    legal.sort();
    slow_legal.sort();
    assert_eq!(legal, slow_legal, "{slow:?}");
    let position = round.position();
    let setup = Setup::from(round);
    assert_eq!(position.won().as_slice(), slow.won, "{setup:?}");
    assert_eq!(
        Suit::ALL.map(|suit| position.layout()[suit]).as_slice(),
        slow.layout
    );
    assert_eq!(round.turn() == Turn::Over, slow.over, "{setup:?}");
    assert_eq!(position.winner().map(index), slow.winner, "{setup:?}");
    for (seat, hand) in position.hands().iter() {
        let mut slow = slow.hands[seat.index()].clone();
        slow.sort();
        let mut fast: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
        fast.sort();
        assert_eq!(fast, slow);
    }
    let plays = round.view(Seat::FIRST);
    let plays = plays
        .plays()
        .map(|(seat, card)| (seat.index(), card.to_string()));
    assert!(plays.eq(slow.played.iter().cloned()));
}

#[test]
fn random_games_agree_move_by_move() {
    assert_eq!(BOODLE, Suit::ALL.map(|suit| boodle_card(suit).to_string()));
    let (mut without_winner, mut holds) = (0, 0);
    for options in ALL_OPTIONS {
        for seed in 0..GAMES {
            let mut generator = Seed(seed).generator();
            let players = seats(3 + i64::try_from(seed % 6).expect("few"));
            let dealer = players
                .seats()
                .nth(below(&mut generator, players.get().into()) as usize);
            let layout =
                Layout::from_fn(|_| i32::try_from(below(&mut generator, 30)).expect("few"));
            let start = (dealer.expect("a seat"), layout, options);
            let mut round = Round::new(Deal::random(players, start, &mut generator));
            let mut slow = reference(&round);
            assert_agree(&round, &slow);
            while round.turn() != Turn::Over {
                let decision = random_decision(&round, &mut |most| below(&mut generator, most));
                round.play_unchecked(decision);
                slow.play(&decision.to_string());
                assert_agree(&round, &slow);
            }
            without_winner += u32::from(slow.winner.is_none());
            holds += slow.held.len();
        }
    }
    assert!(
        without_winner > 20 && holds > 1_000,
        "{without_winner} deals, {holds} holds"
    );
}

/// Counts sequences of decisions with the second implementation.
fn count(slow: &Reference, depth: u32) -> u64 {
    if depth == 0 || slow.over {
        return 1;
    }
    let after = |decision: &String| {
        let mut next = slow.clone();
        next.play(decision);
        count(&next, depth - 1)
    };
    slow.legal().iter().map(after).sum()
}

#[test]
fn sequences_of_decisions_are_counted() {
    for (players, options, counts) in COUNTS {
        let slow = reference(&dealt(players, options, 2026));
        let counted: Vec<u64> = (1..)
            .zip(counts)
            .map(|(depth, _)| count(&slow, depth))
            .collect();
        assert_eq!(counted, counts, "{players} players, {options:?}");
    }
}
