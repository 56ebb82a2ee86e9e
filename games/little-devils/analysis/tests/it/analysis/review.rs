//! The page of a review: lists, progress, the replay by a bot, and ways to it.

use cards::Seat;
use little_devils::protocol::{Action, FinishedMatch, FromAnalysis, ToAnalysis};
use little_devils_analysis::{Outcome, Purpose};
use protocol::Node;
use words::Lang;

use super::{short_match, whole_match};
use crate::common::typed;
use crate::pages::{Page, analysis, open, press, shown};

#[test]
fn a_review_lists_mistakes_and_luck_in_every_language() {
    let record = short_match();
    for lang in Lang::ALL {
        let page = shown(&mut analysis(), open(lang, "review", Some(&record)));
        let text = page.text();
        assert!(
            text.contains('±'),
            "devils and interval in {lang:?}: {text}"
        );
        assert!(!page.title.is_empty());
        let captions = page
            .all()
            .iter()
            .filter(|node| node.tag == "caption")
            .count();
        assert!(captions >= 3, "costs, luck and skill, all cards: {text}");
        assert!(page.acts().contains(&"stand-in") && page.acts().contains(&"share"));
        for act in page.acts() {
            let parsed: Action = act.parse().expect("an act of ours");
            assert_eq!(parsed.to_string(), act);
        }
    }
}

#[test]
fn a_review_shows_progress_and_stops_when_closed() {
    let mut analysis = analysis();
    let outcomes = analysis.receive(open(Lang::En, "review", Some(&whole_match())));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Send(FromAnalysis::Show { .. })]
    ));
    let mut told = 0;
    for _ in 0..20 {
        for outcome in analysis.step() {
            let Outcome::Send(FromAnalysis::Fill { nodes, .. }) = outcome else {
                panic!("not yet done: {outcome:?}");
            };
            told += 1;
            assert!(nodes[0].text.starts_with("Looking at your cards: "));
        }
    }
    assert!(told > 0);
    assert!(analysis.receive(ToAnalysis::Close).is_empty());
    assert!(!analysis.is_busy() && analysis.step().is_empty());
}

#[test]
fn a_match_without_a_card_has_nothing_to_review() {
    let record = whole_match().back_to(0).expect("its beginning");
    let page = shown(&mut analysis(), open(Lang::En, "review", Some(&record)));
    assert_eq!(page.text(), "No card has been played yet.");
}

#[test]
fn the_replay_by_the_top_level_is_shown_in_the_review() {
    let mut analysis = analysis();
    let record = short_match();
    shown(&mut analysis, open(Lang::En, "review", Some(&record)));
    let page = press(&mut analysis, "stand-in");
    let asked = |page: &Page| {
        let all = page.all();
        all.iter()
            .any(|node| node.attribute("data-asked").is_some())
    };
    assert!(asked(&page), "the person is led to it");
    assert!(!asked(&press(&mut analysis, "review")), "only once");
    let text = page.text();
    let devils = typed(&record).match_state().totals()[Seat::FIRST];
    let result = format!("you {devils}, Lucifer in your seat ");
    assert!(text.contains(&result), "{text}");
}

#[test]
fn the_statistics_lead_to_the_review_of_the_newest_match() {
    let mut analysis = analysis();
    let _ = analysis.receive(open(Lang::En, "statistics", None));
    let record = whole_match();
    let saved = FinishedMatch::new(&record, 5, None);
    let twice = vec![saved.clone(), saved];
    let outcomes = analysis.read_matches(twice, Purpose::Statistics);
    let Some(Outcome::Send(FromAnalysis::Show { nodes, .. })) = outcomes.into_iter().next() else {
        panic!("a page")
    };
    let texts: Vec<&str> = nodes
        .iter()
        .flat_map(Node::all)
        .map(|node| node.text.as_str())
        .collect();
    assert!(texts.contains(&"Review your last match"));
    let totals = typed(&record).match_state().totals();
    let own = totals[Seat::FIRST];
    let place = 1 + totals
        .as_slice()
        .iter()
        .filter(|total| **total < own)
        .count();
    let mean = f64::from(own)
        / f64::from(u8::try_from(typed(&record).match_state().rounds().len()).expect("few"));
    let row = texts
        .iter()
        .position(|text| *text == "All")
        .expect("a row for all matches");
    let wins = if place == 1 { "1 (100%)" } else { "0 (0%)" }.to_owned();
    let figures = [
        "1".to_owned(),
        wins,
        format!("{place}.0"),
        format!("{mean:.1}"),
    ];
    assert_eq!(
        texts[row + 1..=row + 4],
        figures,
        "a match that is saved twice counts once"
    );
    let page = press(&mut analysis, "review");
    assert!(
        page.text().contains("What mattered most"),
        "{}",
        page.text()
    );
}
