//! Explains the cost of a card, in words and numbers.

use little_devils::bots::advice::CardEstimate;
use little_devils::review::Decision;
use little_devils::words::AnalysisWords;
use little_devils::words::Words;
use protocol::Node;
use words::whole_percent;

use crate::draw::{cell, estimate, row_header, table};

/// Says how much more the played card cost than the best one, and why. Call it only if another card was
/// better.
pub(super) fn cost_sentences(phrases: &AnalysisWords, decision: &Decision) -> String {
    let (played, best) = (decision.played(), decision.advice.best());
    let extra_devils = estimate(phrases, played.cost);
    let mut text = (phrases.costs)(played.card, best.card, &extra_devils);
    let [takes, best_takes] = [played.take_rate, best.take_rate]
        .map(|share| (phrases.often_in_sentence)(whole_percent(share)));
    // Left out if both are equal, as for a lead: the leader never takes the trick (rule 3.5).
    if takes != best_takes {
        text += " ";
        text += &(phrases.takes)(played.card, &takes, best.card, &best_takes);
    }
    if let Some(mistake_type) = decision.mistake_type() {
        text += " ";
        text += (phrases.mistake_advice)(mistake_type);
    }
    text
}

/// Says what a card cost, or that it was as good as the best.
pub(super) fn verdict(phrases: &AnalysisWords, decision: &Decision) -> String {
    let best = decision.advice.best().card;
    if decision.is_mistake() {
        cost_sentences(phrases, decision)
    } else if decision.card == best {
        (phrases.is_best)(best)
    } else {
        (phrases.as_good)(decision.card, best)
    }
}

/// Table of all cards of a decision, the best first.
pub(super) fn choices_table(phrases: &AnalysisWords, decision: &Decision, caption: &str) -> Node {
    let mut rows: Vec<_> = decision.advice.rows.iter().collect();
    rows.sort_by(|one, other| one.devils.mean.total_cmp(&other.devils.mean));
    let row = |row: &&CardEstimate| {
        let card = if row.card == decision.card {
            // No-break spaces keep the words in brackets together, so a narrow column breaks only
            // before the bracket.
            format!(
                "{} ({})",
                row.card,
                phrases.your_card.replace(' ', "\u{a0}")
            )
        } else {
            row.card.to_string()
        };
        vec![
            row_header(card),
            cell(estimate(phrases, row.devils)),
            cell(estimate(phrases, row.cost)),
            cell(Words::for_lang(phrases.lang).how_often(whole_percent(row.take_rate))),
        ]
    };
    let head = [
        phrases.card,
        phrases.devils,
        phrases.more_than_best,
        phrases.takes_trick,
    ];
    table(caption, &head, rows.iter().map(row).collect())
}
