//! The rules against the second implementation, on random games.

use cards::french::Suit;
use cards::{Seat, Seed, below};
use game::conformance::{agree, counts_agree};
use game::{Game, Turn};
use michigan::rules::{Deal, Decision, Layout, Round, Setup, boodle_card};

use crate::common::{ALL_OPTIONS, dealt, seats};
use crate::reference::{BOODLE, Reference};

/// Random games with each of the options.
const GAMES: u64 = 600;

fn reference(round: &Round) -> Reference {
    let setup = Setup::from(round);
    let dealer = usize::try_from(setup.dealer).expect("a seat");
    Reference::new(
        (dealer, setup.auction, setup.watch),
        (setup.hands, setup.dead),
        Suit::ALL.map(|suit| round.deal().layout[suit]).to_vec(),
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

fn compare(round: &Round, slow: &Reference) {
    let index = |seat: Seat| seat.index();
    assert_eq!(round.to_move().map(index), slow.to_move(), "{slow:?}");
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
            let choose = |round: &Round| {
                let goes_on = round.turn() != Turn::Over;
                goes_on.then(|| random_decision(round, &mut |most| below(&mut generator, most)))
            };
            agree(&mut round, &mut slow, choose, compare).expect("the same rules");
            without_winner += u32::from(slow.winner.is_none());
            holds += slow.held.len();
        }
    }
    assert!(
        without_winner > 20 && holds > 1_000,
        "{without_winner} deals, {holds} holds"
    );
}

#[test]
fn sequences_of_decisions_are_counted() {
    for (players, options, depth) in [
        (3, ALL_OPTIONS[0], 9),
        (5, ALL_OPTIONS[0], 12),
        (8, ALL_OPTIONS[0], 14),
        (4, ALL_OPTIONS[1], 3),
        (4, ALL_OPTIONS[2], 7),
        (6, ALL_OPTIONS[2], 7),
    ] {
        let round = dealt(players, options, 2026);
        counts_agree(&round, &reference(&round), depth).expect("the same counts");
    }
}
