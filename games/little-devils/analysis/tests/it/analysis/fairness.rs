//! Fair deals: commitments, and the check of the bots' cards.

use cards::{Seat, Seed};
use little_devils::protocol::ToAnalysis;
use little_devils_analysis::Outcome;
use protocol::Node;
use session::{Commitment, Salt};
use words::Lang;

use super::{short_match, whole_match};
use crate::pages::{Page, analysis, open, press, shown};

#[test]
fn the_page_about_fair_deals_leads_back_to_the_review_it_was_opened_from() {
    let record = short_match();
    let mut analysis = analysis();
    let review = shown(&mut analysis, open(Lang::En, "review", Some(&record)));
    let name = |act: &str| {
        let buttons = review.all();
        let all = buttons.iter().filter(|node| {
            let own = node.attribute(Node::ACTION);
            own.is_some_and(|own| own.starts_with(act))
        });
        all.filter_map(|node| node.attribute("aria-label").map(String::from))
            .collect::<Vec<_>>()
    };
    for act in ["trick:", "play-on:"] {
        let mut names = name(act);
        names.sort();
        assert!(names.is_sorted_by(|one, other| one < other), "{names:?}");
    }
    let leads_back = |page: &Page| page.text().lines().any(|line| line == "Back");
    assert!(leads_back(&press(&mut analysis, "fair")));
    assert!(leads_back(&press(&mut analysis, "check")), "checked, too");
    let alone = shown(&mut analysis, open(Lang::En, "fair", Some(&record)));
    assert!(!leads_back(&alone), "opened from elsewhere");
    assert!(!leads_back(&press(&mut analysis, "check")));
}

#[test]
fn a_commitment_is_made_before_the_first_card_and_opened_after_the_last() {
    let mut analysis = analysis();
    let record = whole_match();
    let seed = record.options().seed();
    let commitment = Commitment::new(seed, Salt([7; 16])).to_string();
    let beginning = record.back_to(0).expect("its beginning");
    let outcomes = analysis.receive(open(Lang::En, "fair", Some(&beginning)));
    assert!(
        matches!(outcomes[0], Outcome::SaveSalt(saved, salt) if saved == seed && salt.cards == 0)
    );
    let page = press(&mut analysis, "fair");
    assert!(page.text().contains(&commitment) && page.text().contains("before the first card"));
    assert!(
        !page.text().contains(&seed.to_string()),
        "the seed stays secret"
    );

    let page = shown(&mut analysis, open(Lang::En, "fair", Some(&record)));
    assert!(page.text().contains(&commitment) && page.text().contains("Verified:"));
    assert!(page.text().contains(&format!("Seed {seed}")));
}

#[test]
fn the_commitment_made_by_the_page_is_the_one_that_is_opened() {
    let mut at_work = analysis();
    let record = whole_match();
    let (seed, salt) = (record.options().seed(), Salt([3; 16]));
    let line = |seed, commitment| format!("{commitment}{salt} 0 {seed}");
    let made = Commitment::new(seed, salt);
    let open_fair = |line: &str| {
        let mut message = open(Lang::En, "fair", Some(&record));
        if let ToAnalysis::Open(page) = &mut message {
            page.commitment = line.into();
        }
        message
    };
    let outcomes = at_work.receive(open_fair(&line(seed, made)));
    // The page has saved it, so the worker does not.
    assert!(matches!(&outcomes[..], [Outcome::Send(_)]));
    let mut fair = |line: &str| shown(&mut at_work, open_fair(line)).text();
    let text = fair(&line(seed, made));
    assert!(text.contains(&made.to_string()) && text.contains("Verified:"));
    assert!(text.contains("Made before the first card."));

    // A commitment to another seed than that of the deals.
    let other = Commitment::new(Seed(seed.0 + 1), salt);
    let text = fair(&line(seed, other));
    assert!(text.contains(&other.to_string()) && text.contains("Not verified"));

    // Without a match the page says what a commitment is.
    let nothing = shown(&mut analysis(), open(Lang::En, "fair", None));
    assert!(nothing.text().contains("SHA-256") && nothing.acts().is_empty());

    // Lines about another match, and unreadable lines, are ignored.
    let foreign = line(Seed(seed.0 + 1), other);
    for line in [foreign.as_str(), "", "1 2 3", &format!("{made} 0 {seed}")] {
        let text = fair(line);
        assert!(
            !text.contains(&other.to_string()) && text.contains("Verified:"),
            "{line}"
        );
    }
}

#[test]
fn the_check_of_the_bots_names_a_tampered_card() {
    let mut analysis = analysis();
    let record = short_match();
    shown(&mut analysis, open(Lang::En, "fair", Some(&record)));
    let checked = press(&mut analysis, "check").text();
    assert!(checked.contains("37 cards checked"));
    // The commitment is still there.
    assert!(checked.contains("Commitment"));

    let bots = record.moves().iter().zip(0..).find_map(|(card, at)| {
        let before = record.back_to(at)?;
        let mover = before.any().turn().mover();
        let seat = mover.filter(|seat| *seat != Seat::FIRST)?;
        let legal = before.any().legal();
        let other = *legal.iter().find(|other| *other != card)?;
        Some((before, at, seat, other))
    });
    let (mut forged, at, seat, other) = bots.expect("a bot with a choice");
    forged.play(other).expect("legal");
    shown(&mut analysis, open(Lang::En, "fair", Some(&forged)));
    let text = press(&mut analysis, "check").text();
    let name = record.options().name(seat);
    assert!(
        text.contains(&format!("Card {}: {name} played the {other}", at + 1)),
        "{text}"
    );
}
