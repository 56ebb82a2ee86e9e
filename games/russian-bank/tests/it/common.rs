//! Deals and texts for tests.

use cards::{Generator, Seed, below};
use game::Game;
use russian_bank::rules::{Match, MatchOptions, Move, Options, PackCard, Round, Setup};

/// Every choice of options.
pub(crate) fn all_options() -> impl Iterator<Item = Options> {
    (0..8).map(|bits| Options {
        four_each: bits & 1 != 0,
        packs_apart: bits & 2 != 0,
        turned_only: bits & 4 != 0,
    })
}

pub(crate) fn a_match(options: Options, deals: u8, seed: u64) -> Match {
    Match::new(MatchOptions::new(options, deals).expect("good"), Seed(seed))
}

/// The first deal of a match.
pub(crate) fn dealt(options: Options, seed: u64) -> Round {
    a_match(options, 1, seed).deal()
}

/// A random legal move.
pub(crate) fn random(round: &Round, generator: &mut Generator) -> Option<Move> {
    let legal = round.legal();
    let count = legal.len();
    (count > 0).then(|| legal.into_iter().nth(below(generator, count) as usize))?
}

/// A deal in which these cards come first on each side: the reserve from bottom to top, then the stock. The
/// other cards follow in the order of their numbers. Player 1 deals.
pub(crate) fn setup(reserves: [&str; 2], stocks: [&str; 2], moves: &str) -> Setup {
    let words = |text: &str| {
        text.split_whitespace()
            .map(String::from)
            .collect::<Vec<_>>()
    };
    let named: Vec<String> = reserves
        .iter()
        .chain(&stocks)
        .flat_map(|text| words(text))
        .collect();
    let all = PackCard::all().map(|card| card.to_string());
    let mut rest = all.filter(|card| !named.contains(card));
    let mut cards = Vec::new();
    for seat in 0..2 {
        let tops = words(reserves[seat]);
        let mut side: Vec<String> = rest.by_ref().take(13 - tops.len()).collect();
        side.extend(tops);
        side.extend(words(stocks[seat]));
        side.extend(rest.by_ref().take(52 - side.len()));
        cards.push(side);
    }
    Setup {
        dealer: 1,
        cards,
        moves: words(moves),
        ..Setup::default()
    }
}

/// The deal after the moves of a setup.
pub(crate) fn after(setup: &Setup) -> Round {
    let (mut round, moves) = setup.validate().expect("a good setup");
    for mv in moves {
        round.play_unchecked(mv);
    }
    round
}

/// The legal moves as text, such as "r-3 draw".
pub(crate) fn legal(round: &Round) -> String {
    let texts: Vec<String> = round.legal().into_iter().map(|mv| mv.to_string()).collect();
    texts.join(" ")
}
