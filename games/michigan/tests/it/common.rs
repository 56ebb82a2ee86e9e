//! Starts that several tests use.

use cards::french::{PlayingCardSet, Suit};
use cards::{Seat, SeatCount, Seed};
use game::{Game, Match as _};
use michigan::rules::{Decision, Match, MatchOptions, Options, Round, SEATS, Setup};

/// No option, each option, and both.
pub(crate) const ALL_OPTIONS: [Options; 4] = [
    options(false, false),
    options(true, false),
    options(false, true),
    options(true, true),
];

pub(crate) const fn options(auction: bool, watch: bool) -> Options {
    Options { auction, watch }
}

pub(crate) fn seats(players: i64) -> SeatCount {
    SEATS.seat_count(players).expect("3 to 8")
}

/// The first deal of a match.
pub(crate) fn dealt(players: i64, options: Options, seed: u64) -> Round {
    let options = MatchOptions {
        options,
        ..MatchOptions::default()
    };
    Match::new(seats(players), options, Seed(seed)).deal()
}

/// A round with these hands; all other cards are in the dead hand. The last player deals, so that the
/// first player leads.
pub(crate) fn table(hands: &[&str], options: Options) -> Round {
    let hand = |text: &&str| text.split(' ').map(String::from).collect::<Vec<_>>();
    let hands: Vec<Vec<String>> = hands.iter().map(hand).collect();
    let texts = PlayingCardSet::ALL.iter().map(|card| card.to_string());
    let setup = Setup {
        players: i64::try_from(hands.len()).expect("few"),
        dealer: i64::try_from(hands.len() - 1).expect("few"),
        auction: options.auction,
        watch: options.watch,
        dead: texts
            .filter(|card| !hands.iter().flatten().any(|held| held == card))
            .collect(),
        hands,
        ..Setup::default()
    };
    setup.validate().expect("a deal")
}

/// The round after everybody has kept the hand.
pub(crate) fn kept(hands: &[&str], options: Options) -> Round {
    let keeps = vec!["keep"; hands.len()].join(" ");
    played(table(hands, options), &keeps)
}

/// The round after decisions, written with spaces between them.
pub(crate) fn played(round: Round, decisions: &str) -> Round {
    decisions.split(' ').fold(round, |round, text| {
        let decision = read(text).expect("a decision");
        round
            .play(decision)
            .unwrap_or_else(|refused| panic!("{text}: {refused}"))
    })
}

/// A decision, a bid as its chips alone.
pub(crate) fn read(text: &str) -> Option<Decision> {
    let bid = text.parse().map(Decision::Bid);
    bid.ok().or_else(|| text.parse().ok())
}

pub(crate) fn seat(round: &Round, number: i64) -> Seat {
    round.seats().seat(number).expect("a seat")
}

/// The chips won so far, and those on the layout, in the order of `Suit::ALL`.
pub(crate) fn chips(round: &Round) -> (Vec<i32>, [i32; 4]) {
    let position = round.position();
    let layout = Suit::ALL.map(|suit| position.layout()[suit]);
    (position.won().as_slice().to_vec(), layout)
}

/// The seat of the winner; `None` also if the deal is not over.
pub(crate) fn winner(round: &Round) -> Option<u8> {
    round.position().winner().map(Seat::get)
}
