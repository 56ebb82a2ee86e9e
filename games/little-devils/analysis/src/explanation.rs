//! What a card cost, in words and in numbers.

use little_devils::bots::advice::Row;
use little_devils::review::Decision;
use little_devils::words::AnalysisWords;
use little_devils::words::Words;
use protocol::Node;

use crate::draw::{cell, estimate, first, table};

/// By how much another card was better, and why; of no sense for the best card.
pub(super) fn cost(study: &AnalysisWords, decision: &Decision) -> String {
    let (played, best) = (decision.played(), decision.advice.best());
    let more = estimate(study, played.dearer);
    let mut says = (study.costs)(played.card, best.card, &more);
    let [takes, best_takes] =
        [played.takes, best.takes].map(|share| (study.often)(AnalysisWords::percent(share)));
    // A lead never takes the trick.
    if takes != best_takes {
        says += " ";
        says += &(study.takes)(played.card, &takes, best.card, &best_takes);
    }
    if let Some(habit) = decision.mistake_type() {
        says += " ";
        says += (study.advice)(habit);
    }
    says
}

/// What a card cost, or that it was the best, or as good as it.
pub(super) fn verdict(study: &AnalysisWords, decision: &Decision) -> String {
    let best = decision.advice.best().card;
    if decision.is_mistake() {
        cost(study, decision)
    } else if decision.card == best {
        (study.is_best)(best)
    } else {
        (study.as_good)(decision.card, best)
    }
}

/// All cards of a decision, the best first.
pub(super) fn choices(study: &AnalysisWords, decision: &Decision, caption: &str) -> Node {
    let mut rows: Vec<_> = decision.advice.rows.iter().collect();
    rows.sort_by(|one, other| one.devils.mean.total_cmp(&other.devils.mean));
    let row = |row: &&Row| {
        let card = if row.card == decision.card {
            // In a narrow column the line breaks before the bracket.
            format!("{} ({})", row.card, study.your_card.replace(' ', "\u{a0}"))
        } else {
            row.card.to_string()
        };
        vec![
            first(card),
            cell(estimate(study, row.devils)),
            cell(estimate(study, row.dearer)),
            cell(Words::of(study.lang).how_often(AnalysisWords::percent(row.takes))),
        ]
    };
    let head = [study.card, study.devils, study.dearer, study.takes_trick];
    table(caption, &head, rows.iter().map(row).collect())
}
