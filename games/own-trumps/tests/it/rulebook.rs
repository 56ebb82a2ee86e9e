//! The rules by examples, in the words of the rulebook.

use cards::Seat;
use game::Game;
use game::conformance::Examples;
use own_trumps::rules::Round;

use crate::common::{after, setup};

/// The round of a start such as `SH may-take: 6S 7C / *`: trump suits, an option, and hands. The last hand gets
/// all cards that are not named.
fn start(text: &str) -> Option<Round> {
    let (trumps, hands) = text.split_once(": ")?;
    let hands: Vec<&str> = hands.trim_end_matches('*').split(" / ").collect();
    let (trumps, may_take) = trumps
        .strip_suffix(" may-take")
        .map_or((trumps, false), |trumps| (trumps, true));
    Some(after(&setup(trumps, may_take, &hands, "")))
}

fn words<T: ToString>(name: &str, items: impl IntoIterator<Item = T>) -> String {
    let items = items
        .into_iter()
        .map(|item| format!(" {}", item.to_string()));
    core::iter::once(name.to_owned()).chain(items).collect()
}

fn facts(round: &Round) -> Vec<String> {
    let (table, hands) = (round.position().table(), round.position().hands());
    let ending = table.ending.map(|ending| format!("ending {ending:?}"));
    let out = words("out", table.out().map(Seat::get));
    let nobody = (out == "out").then(|| "out nobody".into());
    let to_take = table
        .take()
        .map(|(count, why)| format!("to take {count} {why:?}"));
    let mut facts = vec![
        format!("choices {}", round.legal().len()),
        words("pile", table.pile.as_slice()),
        ending.unwrap_or_else(|| "ending none".into()),
        nobody.unwrap_or(out),
    ];
    facts.extend(to_take);
    for (seat, hand) in hands.iter() {
        let knowledge = round.knowledge();
        facts.extend([
            words(&format!("hand {seat:?}"), hand.iter()),
            words(&format!("held {seat:?}"), knowledge.held[seat].iter()),
            words(
                &format!("excluded {seat:?}"),
                knowledge.excluded[seat].iter(),
            ),
            words(
                &format!("seat {seat:?} has not seen"),
                round.view(seat).unseen().iter(),
            ),
        ]);
    }
    facts
}

#[test]
fn the_rules_of_own_trumps_are_those_of_the_examples() {
    let read = |text: &str| text.parse().ok();
    let examples = Examples { start, read, facts };
    let checked = examples.run(include_str!("../data/rules.txt"));
    checked.unwrap_or_else(|failure| panic!("{failure}"));
}
