//! The rules of `docs/russian-bank.md` by examples.

use cards::Seat;
use game::Game;
use game::conformance::Examples;
use russian_bank::rules::{Options, Round, cards_beginning_with};

use crate::common::dealt;

/// Nothing on these columns goes anywhere.
const DULL: &str = "KS KC ks kc KD KH kd kh";

/// The deal of a start such as `turned_only: 9D / 8D | dull 5H / AS`: an option, the last cards of both reserves,
/// and the first ones of both stocks. Player 1 deals. `dull` are the cards of columns where nothing goes anywhere.
fn start(text: &str) -> Option<Round> {
    let text = text.replace("dull", DULL) + " ";
    let (option, cards) = text.split_once(": ").unwrap_or(("", &text));
    let (reserves, stocks) = cards.split_once(" | ")?;
    let two = |cards| -> Option<[&str; 2]> { Some(str::split_once(cards, "/")?.into()) };
    let options = Options {
        four_each: option == "four_each",
        turned_only: option == "turned_only",
        ..Options::default()
    };
    let mut deals = (0..).map(|seed| dealt(options, seed));
    let deal = deals.find(|deal| deal.dealer() != Seat::FIRST)?;
    deal.with_dealt(cards_beginning_with(two(reserves)?, two(stocks)?)?)
}

fn facts(round: &Round) -> Vec<String> {
    let position = round.position();
    let drawn = position.drawn.map(|card| format!("drawn {card}"));
    let mut facts: Vec<String> = drawn.into_iter().collect();
    for (number, column) in (1..).zip(&position.columns) {
        facts.extend(column.top().map(|top| format!("column {number} {top}")));
    }
    for seat in round.seats().seats() {
        let side = position.side(seat);
        for (name, pile) in [("reserve", &side.reserve), ("waste", &side.waste)] {
            let top = pile
                .top()
                .map(|top| format!("{name} {seat:?} {} {top}", pile.len()));
            facts.extend(top);
        }
        facts.push(format!("stock {seat:?} {}", side.stock.len()));
        facts.push(format!("unseen {seat:?} {}", side.unseen_reserve()));
    }
    facts
}

#[test]
fn the_rules_of_russian_bank_are_those_of_the_examples() {
    let read = |text: &str| text.parse().ok();
    let examples = Examples { start, read, facts };
    let checked = examples.run(include_str!("../data/rules.txt"));
    checked.unwrap_or_else(|failure| panic!("{failure}"));
}
