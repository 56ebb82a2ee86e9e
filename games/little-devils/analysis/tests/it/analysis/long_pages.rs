//! Long pages: sent in parts that make the whole, up to the longest match.

use little_devils::protocol::FromAnalysis;
use little_devils_analysis::in_parts;
use protocol::Node;
use words::Lang;

use super::whole_match;
use crate::common::typed;
use crate::pages::{analysis, load_save, open, shown};

/// The page that the messages of [`in_parts`] make together, and the element count of the largest
/// part.
fn put_together(messages: Vec<FromAnalysis>) -> (Vec<Node>, usize) {
    let (mut page, mut largest) = (Vec::new(), 0);
    for message in messages {
        let (FromAnalysis::Show { nodes, .. } | FromAnalysis::Fill { nodes, .. }) = &message else {
            panic!("nothing to be drawn: {message:?}");
        };
        let size = |node: &Node| node.all().len();
        // A single table may be longer.
        largest = largest.max(nodes.iter().skip(1).map(size).sum());
        match message {
            FromAnalysis::Fill { id, nodes } => {
                let place = page
                    .iter()
                    .position(|node: &Node| node.attribute("id") == Some(&id))
                    .expect("a place that is there before what fills it");
                page.splice(place..=place, nodes);
            }
            FromAnalysis::Show { nodes, .. } => page = nodes,
            _ => {}
        }
    }
    (page, largest)
}

#[test]
fn a_long_page_comes_in_parts_that_make_the_whole() {
    let mut analysis = analysis();
    let review = shown(
        &mut analysis,
        open(Lang::En, "review", Some(&whole_match())),
    );
    let whole = FromAnalysis::Show {
        title: review.title,
        nodes: review.nodes.clone(),
    };
    let parts = in_parts(whole);
    assert!(parts.len() > 3, "{} parts", parts.len());
    let (page, largest) = put_together(parts);
    assert_eq!(page, review.nodes);
    assert!(largest <= 110, "{largest} elements at once");

    let short = FromAnalysis::Show {
        title: "one".into(),
        nodes: vec![Node::with_text("p", "a line")],
    };
    assert_eq!(in_parts(short.clone()), [short]);
    let nothing = FromAnalysis::Show {
        title: "none".into(),
        nodes: Vec::new(),
    };
    assert_eq!(in_parts(nothing.clone()), [nothing]);
}

#[test]
fn the_longest_match_is_reviewed_to_its_end() {
    let record =
        load_save(include_str!("../../../../tests/data/match-longest.jsonl")).expect("a match");
    assert_eq!(typed(&record).match_state().rounds().len(), 8);
    let mut analysis = analysis();
    let review = shown(&mut analysis, open(Lang::En, "review", Some(&record)));
    let hands = |act: &&&str| act.ends_with("-1") && act.starts_with("trick:");
    assert!(review.acts().iter().filter(hands).count() >= 8);
    assert!(review.text().contains("Luck and skill"));
}
