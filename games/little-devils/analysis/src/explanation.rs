//! Explains the cost of a card, in words and numbers.

use little_devils::bots::advice::CardEstimate;
use little_devils::review::Decision;
use little_devils::words::AnalysisWords;
use little_devils::words::Words;
use protocol::Node;

use crate::draw::{cell, estimate, first, table};

/// Says how much better the best card was, and why. Not for the best card itself.
pub(super) fn cost(phrases: &AnalysisWords, decision: &Decision) -> String {
    let (played, best) = (decision.played(), decision.advice.best());
    let more = estimate(phrases, played.regret);
    let mut text = (phrases.costs)(played.card, best.card, &more);
    let [takes, best_takes] = [played.take_rate, best.take_rate]
        .map(|share| (phrases.often)(AnalysisWords::percent(share)));
    // A lead never takes the trick.
    if takes != best_takes {
        text += " ";
        text += &(phrases.takes)(played.card, &takes, best.card, &best_takes);
    }
    if let Some(habit) = decision.mistake_type() {
        text += " ";
        text += (phrases.advice)(habit);
    }
    text
}

/// Says what a card cost, or that it was as good as the best.
pub(super) fn verdict(phrases: &AnalysisWords, decision: &Decision) -> String {
    let best = decision.advice.best().card;
    if decision.is_mistake() {
        cost(phrases, decision)
    } else if decision.card == best {
        (phrases.is_best)(best)
    } else {
        (phrases.as_good)(decision.card, best)
    }
}

/// Table of all cards of a decision, the best first.
pub(super) fn choices(phrases: &AnalysisWords, decision: &Decision, caption: &str) -> Node {
    let mut rows: Vec<_> = decision.advice.rows.iter().collect();
    rows.sort_by(|one, other| one.devils.mean.total_cmp(&other.devils.mean));
    let row = |row: &&CardEstimate| {
        let card = if row.card == decision.card {
            // No-break spaces let a narrow column break before the bracket.
            format!(
                "{} ({})",
                row.card,
                phrases.your_card.replace(' ', "\u{a0}")
            )
        } else {
            row.card.to_string()
        };
        vec![
            first(card),
            cell(estimate(phrases, row.devils)),
            cell(estimate(phrases, row.regret)),
            cell(Words::for_lang(phrases.lang).how_often(AnalysisWords::percent(row.take_rate))),
        ]
    };
    let head = [
        phrases.card,
        phrases.devils,
        phrases.dearer,
        phrases.takes_trick,
    ];
    table(caption, &head, rows.iter().map(row).collect())
}
