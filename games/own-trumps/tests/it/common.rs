//! Rounds and texts for tests.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{Generator, Seat, SeatCount, Seed, below};
use game::Game;
use game::conformance::random_move;
use own_trumps::rules::{Decision, Match, MatchOptions, Options, Round, SEATS, Setup};

/// The suits that the players have in tests, in order of seats.
const SUITS: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts];

pub(crate) fn seats(players: i64) -> SeatCount {
    SEATS.seat_count(players).expect("2 to 4")
}

pub(crate) fn seat(number: i64) -> Seat {
    seats(4).seat(number).expect("a seat")
}

pub(crate) fn card(text: &str) -> PlayingCard {
    text.parse().expect("a card")
}

/// The cards of a text such as "6S TH".
pub(crate) fn cards(text: &str) -> PlayingCardSet {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn decision(text: &str) -> Decision {
    text.parse().expect("a decision")
}

/// A match of this number of deals.
pub(crate) fn match_of(players: i64, deals: i64, options: Options) -> MatchOptions {
    let suits = &SUITS[..seats(players).size()];
    MatchOptions::new(suits, deals, options).expect("good options")
}

/// A match of one deal.
pub(crate) fn options(players: i64, options: Options) -> MatchOptions {
    match_of(players, 1, options)
}

/// All options that a number of players may choose.
pub(crate) fn all_options(players: i64) -> impl Iterator<Item = Options> {
    let all = (0..8).map(|bits| Options {
        sixes_go_home: bits & 1 != 0,
        may_take: bits & 2 != 0,
        mirror_deal: bits & 4 != 0,
    });
    all.filter(move |options| players == 2 || !options.mirror_deal)
}

/// The first round of a match.
pub(crate) fn dealt(players: i64, chosen: Options, seed: u64) -> Round {
    Match::new(options(players, chosen), Seed(seed)).deal()
}

/// A decision that ends rounds sooner: the lowest rank, and cards are taken only if none beats.
pub(crate) fn eager(round: &Round) -> Option<Decision> {
    let legal = round.legal();
    let lowest = legal.cards.iter().min_by_key(|card| card.rank());
    lowest
        .map(Decision::Card)
        .or_else(|| legal.into_iter().next())
}

/// A random decision, or with seeds that eight does not divide the eager one three times of four.
pub(crate) fn mixed(round: &Round, seed: u64, generator: &mut Generator) -> Option<Decision> {
    if seed.is_multiple_of(8) || below(generator, 4) == 0 {
        random_move(round, generator)
    } else {
        eager(round)
    }
}

/// A round in which the first hand leads. The hands need not have all cards: the last hand gets the rest.
pub(crate) fn setup(trumps: &str, may_take: bool, hands: &[&str], moves: &str) -> Setup {
    let mut hands: Vec<PlayingCardSet> = hands.iter().map(|hand| cards(hand)).collect();
    let given = hands
        .iter()
        .fold(PlayingCardSet::EMPTY, |all, hand| all | *hand);
    let last = hands.last_mut().expect("a hand");
    *last = *last | (own_trumps::rules::pack() - given);
    Setup {
        players: i64::try_from(hands.len()).expect("few"),
        trumps: trumps.chars().map(String::from).collect(),
        leader: 0,
        may_take,
        hands: hands.into_iter().map(PlayingCardSet::texts).collect(),
        moves: moves.split_whitespace().map(String::from).collect(),
    }
}

/// The round after the decisions of a setup.
pub(crate) fn after(setup: &Setup) -> Round {
    let (mut round, decisions) = setup.validate().expect("a good setup");
    for decision in decisions {
        round.play_unchecked(decision);
    }
    round
}
