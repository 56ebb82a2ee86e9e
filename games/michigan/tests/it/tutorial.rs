//! The tutorial and the examples of the rules.

use cards::french::{PlayingCard, PlayingCardSet};
use michigan::scene::tutorial;
use michigan::session::Example;
use michigan::words::Words;
use words::Lang;

#[test]
fn the_examples_of_the_rules_are_runs() {
    for example in Example::RULES {
        let run: Vec<PlayingCard> = example.run().collect();
        assert!(!run.is_empty());
        for pair in run.windows(2) {
            assert_eq!(pair[0].next(), Some(pair[1]), "{run:?}");
        }
        let hand: PlayingCardSet = example.hand().collect();
        let next = run.last().and_then(|card| card.next());
        assert!(
            next.is_none_or(|next| !hand.contains(next)),
            "it would follow"
        );
    }
}

#[test]
fn what_the_tutorial_says_of_cards_and_chips_is_true() {
    let tables = tutorial(Words::for_lang(Lang::En));
    let chips = |step: usize| {
        let seats = tables[step].0.seats.iter();
        let chips = seats.map(|seat| seat.counters[0].number.expect("chips"));
        chips.collect::<Vec<_>>()
    };
    assert_eq!(chips(1), [-4, -4, -4, -8]);
    assert_eq!(chips(6), [1, -4, -4, -8], "the chips for the ace");
    assert_eq!(chips(9), [8, -6, -6, -11], "two, two and three cards");
    let news = tables.iter().map(|(table, _)| table.news.as_str());
    let stop = "Stopped: the 8 of spades is in the dead hand.";
    let stops = news.enumerate().filter(|(_, news)| *news == stop);
    assert_eq!(stops.map(|(at, _)| at).collect::<Vec<_>>(), [4]);
}
