//! Explains the cost of a card, in words and numbers.

use little_devils::bots::estimates::CardEstimate;
use little_devils::review::Decision;
use little_devils::words::{AnalysisWords, tenths};
use protocol::Node;
use words::whole_percent;

use crate::draw::{cell, estimate, margin, row_header, table};

/// Says how much more the played card cost than the best one, and why. Call it only if another card was
/// better.
pub(super) fn cost_sentences(words: &AnalysisWords, decision: &Decision) -> String {
    let (played, best) = (decision.played(), decision.estimates.best());
    let (more, margin) = (tenths(played.cost.mean), margin(words, played.cost));
    let mut text = words.costs(played.card, best.card, more, margin);
    let [takes, best_takes] = [played.take_rate, best.take_rate]
        .map(|share| words.often_in_sentence(whole_percent(share)));
    // Left out if both are equal, as for a lead: the leader never takes the trick (rule 3.5).
    if takes != best_takes {
        text += " ";
        text += &words.takes_trick(played.card, &takes, best.card, &best_takes);
    }
    if let Some(mistake_type) = decision.mistake_type() {
        text += " ";
        text += &words.avoid_mistake(mistake_type.id());
    }
    text
}

/// Says what a card cost, or that it was as good as the best.
pub(super) fn verdict(words: &AnalysisWords, decision: &Decision) -> String {
    let best = decision.estimates.best().card;
    if decision.is_mistake() {
        cost_sentences(words, decision)
    } else if decision.card == best {
        words.is_best(best)
    } else {
        words.is_as_good(decision.card, best)
    }
}

/// Table of all cards of a decision, the best first.
pub(super) fn choices_table(words: &AnalysisWords, decision: &Decision, caption: &str) -> Node {
    let mut rows: Vec<_> = decision.estimates.rows.iter().collect();
    rows.sort_by(|one, other| one.devils.mean.total_cmp(&other.devils.mean));
    let row = |row: &&CardEstimate| {
        let card = if row.card == decision.card {
            // No-break spaces keep the words in brackets together, so a narrow column breaks only
            // before the bracket.
            format!(
                "{} ({})",
                row.card,
                words.your_card().replace(' ', "\u{a0}")
            )
        } else {
            row.card.to_string()
        };
        vec![
            row_header(card),
            cell(estimate(words, row.devils)),
            cell(estimate(words, row.cost)),
            cell(words.how_often(whole_percent(row.take_rate))),
        ]
    };
    let head = [
        words.card_column(),
        words.devils_column(),
        words.more_than_best(),
        words.takes_column(),
    ];
    table(caption, &head, rows.iter().map(row).collect())
}
