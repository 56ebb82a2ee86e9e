//! Reading the worker's answers.

use game::Word;
use session::{DealReview, DecisionReview, Estimate, ExactResult, Ticket};

use crate::json::Object;

/// An answer of the worker.
pub(super) enum Answer {
    /// The review of a decision.
    Decision(DecisionReview<Word>),
    /// The review of a deal.
    Deal(DealReview),
    /// A refused request, or an unreadable message.
    Nothing,
}

/// Reads an answer with its ticket; a refusal has none.
pub(super) fn read_answer(text: &str) -> (Option<Ticket>, Answer) {
    let message = Object::parse(text);
    let parts = [message.object("reviewed"), message.object("deal-reviewed")];
    let ticket = parts.iter().flatten().next();
    let ticket = ticket.and_then(|part| part.number("ticket")).map(Ticket);
    let read = match &parts {
        [Some(reviewed), _] => decision(reviewed).map(Answer::Decision),
        [None, Some(reviewed)] => deal(reviewed).map(Answer::Deal),
        [None, None] => None,
    };
    (ticket, read.unwrap_or(Answer::Nothing))
}

fn decision(reviewed: &Object) -> Option<DecisionReview<Word>> {
    let exact = reviewed.text("exact");
    let exact = exact.split_once(' ');
    let exact = exact.map(|(best, made)| [best, made].map(ExactResult::from_id));
    Some(DecisionReview {
        taken: Word::new(&reviewed.text("taken"))?,
        best: Word::new(&reviewed.text("best"))?,
        cost: estimate(reviewed, "cost")?,
        play: estimate(reviewed, "play")?,
        exact: match exact {
            Some([Some(best), Some(made)]) => Some([best, made]),
            _ => None,
        },
    })
}

fn deal(reviewed: &Object) -> Option<DealReview> {
    Some(DealReview {
        luck: estimate(reviewed, "luck")?,
        result: reviewed.number("result")?,
    })
}

fn estimate(part: &Object, name: &str) -> Option<Estimate> {
    let estimate = part.object(name)?;
    Some(Estimate {
        value: estimate.number("value")?,
        margin: estimate.number("margin")?,
    })
}
