//! Little Devils passes the conformance suite of every game. This file runs on the host and, as a part
//! of tests/web, in the browser.

use cards::{BySeat, Card, CardSet, Generator, Seat, SeatCount, Seed, shuffle};
use game::conformance::{Suite, matches, perft_agrees};
use game::{Game, playthrough};
use little_devils::rules::{Match, Round, RoundSetup, SEATS, notation};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Rounds with their counts of sequences of 1, 2, 3, … cards.
const COUNTS: &str = include_str!("../data/perft.txt");

/// The largest count that is computed.
const LONGEST: u64 = 40_000;

/// Random games from each start, and random matches.
const GAMES: u32 = if cfg!(target_arch = "wasm32") { 1 } else { 4 };

fn dealt(seats: SeatCount) -> Round {
    Match::new(seats, Seed(2026)).deal()
}

/// The same past, with the cards that a seat cannot see dealt again; `None` if the rules do not allow
/// the past with these hands.
pub(crate) fn resample(round: &Round, seat: Seat, generator: &mut Generator) -> Option<Round> {
    let view = round.view(seat);
    let mut hidden: Vec<Card> = view.unseen().iter().collect();
    shuffle(&mut hidden, generator);
    let mut hidden = hidden.into_iter();
    let mut hands = BySeat::from_fn(round.seats(), |player| {
        if player == seat {
            return view.hand();
        }
        hidden.by_ref().take(view.cards_left(player)).collect()
    });
    for (player, card) in round.plays() {
        hands[player] = CardSet::with(hands[player], card);
    }
    let numbers = |hand: &CardSet| hand.iter().map(|card| card.number().into()).collect();
    let setup = RoundSetup {
        hands: hands.as_slice().iter().map(numbers).collect(),
        ..RoundSetup::from(round)
    };
    setup.validate().ok()
}

#[test]
fn little_devils_conforms() {
    let suite = Suite {
        starts: SEATS.all().map(dealt).collect(),
        games: GAMES,
        seed: Seed(1),
        conceivable: CardSet::ALL.iter().collect(),
        resample,
    };
    let report = suite.run().expect("it conforms");
    assert_eq!(report.moves, GAMES * 9 * (3 + 4 + 5 + 6));
    assert!(report.resampled > report.moves, "{report:?}");
}

#[test]
fn matches_of_little_devils_conform() {
    for seats in SEATS.all() {
        // Each round has at least 41 devils, so one of six players has 100 within 15 rounds.
        let make = |seed| Match::new(seats, seed);
        matches(make, (0..GAMES.into()).map(Seed), 15).expect("it conforms");
    }
}

#[test]
fn sequences_of_cards_are_counted() {
    let mut compared = 0;
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        let (counts, round) = line.split_once(": ").expect("counts: deal");
        let counts = counts
            .split(' ')
            .map(|count| count.parse().expect("a count"));
        let counts: Vec<u64> = counts.take_while(|count| *count < LONGEST).collect();
        let round = notation::parse(round).expect("a deal");
        perft_agrees(&round, &counts).expect("the counts");
        compared += counts.len();
    }
    assert!(compared > 64, "{compared} counts were compared");
}

/// The playthrough of one round of the match with seed 2026.
fn playthrough(players: i64, views_every: u32) -> String {
    let seats = SEATS.seat_count(players).expect("3 to 6");
    let extent = playthrough::Extent {
        rounds: 1,
        moves: 54,
        views_every,
    };
    playthrough::write(Match::new(seats, Seed(2026)), extent)
}

#[test]
fn the_playthrough_with_three_players_is_the_recorded_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/playthrough-3.txt");
    let recorded = include_str!("../data/playthrough-3.txt");
    assert_eq!(
        playthrough::compare(path, recorded, &playthrough(3, 3)),
        Ok(())
    );
}

#[test]
fn the_playthrough_with_six_players_is_the_recorded_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/playthrough-6.txt");
    let recorded = include_str!("../data/playthrough-6.txt");
    assert_eq!(
        playthrough::compare(path, recorded, &playthrough(6, 9)),
        Ok(())
    );
}
