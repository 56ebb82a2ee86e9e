//! Links that carry a match to another player.

use little_devils::protocol::Link;
use words::Lang;

use super::{played, short_match, whole_match};
use crate::common::typed;
use crate::pages::{analysis, open, press, shown};

#[test]
fn a_link_carries_the_match_to_somebody_else() {
    let mut mine = analysis();
    let record = whole_match();
    let page = shown(&mut mine, open(Lang::En, "share", Some(&record)));
    let link = page
        .all()
        .iter()
        .find_map(|node| node.attribute("value"))
        .expect("a link")
        .to_owned();
    assert!(link.starts_with("https://example.org/devils/#match=1"));
    assert!(
        page.all()
            .iter()
            .any(|node| node.attribute("class") == Some("code")),
        "for cameras"
    );

    let mut theirs = analysis();
    let act = link
        .split_once('#')
        .expect("a fragment")
        .1
        .replace('=', ":");
    let page = shown(&mut theirs, open(Lang::En, &act, None));
    assert!(page.text().contains("From Dora: 4 players"));
    let same = played(&mut theirs, "same").expect("a match");
    assert_eq!(
        (same.options().seed(), same.moves().len()),
        (record.options().seed(), 0)
    );
    assert_eq!(
        typed(&same).round().dealt(),
        typed(&record).rounds()[0].1.dealt()
    );
    let page = press(&mut theirs, "trick:2-3");
    let names = page.all();
    let names: Vec<_> = names
        .iter()
        .filter_map(|node| node.attribute("aria-label"))
        .collect();
    assert!(
        names.iter().any(|name| name.contains("played by Dora")),
        "{names:?}"
    );
    assert!(
        !names.iter().any(|name| name.contains("played by you")),
        "{names:?}"
    );
}

#[test]
fn a_damaged_or_future_link_gets_a_message() {
    let text = Link(short_match()).write();
    let message = |act: String| shown(&mut analysis(), open(Lang::En, &act, None)).text();
    assert!(message(format!("match:{}", &text[..20])).contains("damaged"));
    assert!(message(format!("match:2{}", &text[1..])).contains("later version"));
    assert!(message("match:".into()).contains("damaged"));
}
