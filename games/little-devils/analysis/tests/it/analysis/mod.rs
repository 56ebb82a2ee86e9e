//! Analysis pages as data: reviews, tricks, links and the deal of the day.

mod daily;
mod fairness;
mod links;
mod long_pages;
mod match_line;
mod messages;
mod review;
mod trick_notes;
mod trick_steps;

use little_devils::protocol::{FromAnalysis, ToAnalysis};
use little_devils::session::MatchRecord;
use little_devils_analysis::{Analysis, Outcome};
use protocol::Node;

use crate::pages::{Page, load_save};

fn whole_match() -> MatchRecord {
    load_save(include_str!("../../../../tests/data/match.jsonl")).expect("a match")
}

/// Its first round, and one card of the second.
fn short_match() -> MatchRecord {
    whole_match().back_to(37).expect("37 plays or more")
}

/// The match that a button opens at the table.
fn played(analysis: &mut Analysis, act: &str) -> Option<MatchRecord> {
    let outcomes = analysis.receive(ToAnalysis::Action(act.parse().expect("an action")));
    outcomes.into_iter().find_map(|outcome| match outcome {
        Outcome::Send(FromAnalysis::Play { save }) => load_save(&save).ok(),
        _ => None,
    })
}

fn of_class<'a>(page: &'a Page, class: &str) -> Vec<&'a Node> {
    let mut all = page.all();
    all.retain(|node| node.attribute("class") == Some(class));
    all
}
