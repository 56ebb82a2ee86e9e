//! Stepping through the tricks of a review, and playing on from one.

use protocol::Node;
use words::Lang;

use super::{of_class, played, short_match};
use crate::pages::{Page, analysis, open, press, send_text, shown};

/// The action of the button with a key.
fn step(page: &Page, key: &str) -> Option<String> {
    let steps = page.all();
    let step = steps
        .iter()
        .find(|node| node.attribute(Node::KEY) == Some(key))
        .expect("a button in its place");
    let act = step.attribute(Node::ACTION).map(String::from);
    let disabled = step.attribute("aria-disabled") == Some("true");
    assert_eq!(act.is_none(), disabled, "{key}");
    assert!(
        step.attribute("aria-label")
            .is_some_and(|label| label.len() > 3)
    );
    act
}

#[test]
fn every_trick_can_be_stepped_through_with_all_hands() {
    let mut analysis = analysis();
    let record = short_match();
    let mut page = shown(&mut analysis, open(Lang::De, "trick:1-1", Some(&record)));
    assert_eq!(
        (step(&page, "Home"), step(&page, "ArrowLeft")),
        (None, None)
    );
    assert_eq!(step(&page, "End"), Some("trick:2-1".into()));
    let mut tricks = 1;
    loop {
        assert_eq!(of_class(&page, "chips").len(), 4, "all hands");
        let played = if tricks == 10 { 1 } else { 4 };
        let marked = of_class(&page, "marked").len();
        assert_eq!(marked, played, "cards of the trick in the hands");
        assert_eq!(of_class(&page, "card").len(), played);
        let taking = of_class(&page, "taking").len();
        assert_eq!(taking, usize::from(tricks < 10), "who takes it");
        let Some(act) = step(&page, "ArrowRight") else {
            break;
        };
        page = press(&mut analysis, &act);
        assert_eq!(step(&page, "Home"), Some("trick:1-1".into()));
        tricks += 1;
    }
    assert_eq!(tricks, 10, "nine of the first round, and one begun");
    assert_eq!(step(&page, "End"), None);
    assert_eq!(step(&page, "ArrowLeft"), Some("trick:1-9".into()));
    for nowhere in [
        "trick:1-10",
        "trick:0-1",
        "trick:3-1",
        "trick:1-0",
        "trick:x",
    ] {
        assert!(send_text(&mut analysis, nowhere).is_empty(), "{nowhere}");
    }
}

#[test]
fn stepping_through_tricks_never_moves_a_row_or_card() {
    let mut analysis = analysis();
    shown(
        &mut analysis,
        open(Lang::En, "review", Some(&short_match())),
    );
    for number in 1..=9 {
        let page = press(&mut analysis, &format!("trick:1-{number}"));
        let places = of_class(&page, "chips");
        let places = places.iter().map(|hand| hand.children.len());
        assert_eq!(places.collect::<Vec<_>>(), [9; 4]);
        assert_eq!(of_class(&page, "gone").len(), 4 * (number - 1));
        let row: Vec<&str> = page
            .all()
            .iter()
            .filter(|node| node.tag == "tr")
            .map(|row| row.children[1].text.as_str())
            .collect();
        assert_eq!(row.len(), 5, "a head, and a player each: {row:?}");
    }
}

#[test]
fn a_match_can_be_played_on_from_any_trick() {
    let mut analysis = analysis();
    let record = short_match();
    shown(&mut analysis, open(Lang::En, "trick:1-4", Some(&record)));
    let again = played(&mut analysis, "play-on:12").expect("a match");
    assert_eq!(again.moves(), &record.moves()[..12]);
    assert!(again.takeback_used());
    assert_eq!(played(&mut analysis, "play-on:4000"), None);
}
