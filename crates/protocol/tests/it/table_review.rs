//! The messages about reviews between the page and the worker of a table game's bots.

use analysis::table_review::{FromReviewWorker, ToReviewWorker};
use analysis::{ReviewPart, reviewed_rounds, reviews_of};
use cards::{Seat, Seed, derivations};
use protocol::table_worker::ToTableWorker;
use protocol::{JsonText, read_compact, reader_of};
use session::{Controller, MatchRecord, Ticket};

use crate::dice::{Dice, WILD};
use crate::dice_format::{dice, play};

/// A match after the die and nine moves of 1, which end its first round.
fn record() -> MatchRecord {
    let mut record = dice(3, &[Controller::Here, Controller::Bot(WILD)]);
    play(&mut record, &[0; 10]);
    record
}

/// The request for a part of the review of the first player.
fn asked(before: Option<usize>, round: usize) -> Option<ToReviewWorker> {
    let part = ReviewPart { round, before };
    ToReviewWorker::new(reader_of::<Dice>(), Ticket(4), &record(), Seat::FIRST, part)
}

fn ask(before: Option<usize>, round: usize) -> ToReviewWorker {
    asked(before, round).expect("a part of the review")
}

/// The worker's answer to a message of the page, both as texts.
fn answer(message: &ToReviewWorker) -> Result<Option<String>, String> {
    let text = message.to_json();
    let read = ToReviewWorker::read(&text).expect("just written");
    let in_browser = read_compact::<ToReviewWorker>(text.as_bytes());
    assert_eq!(in_browser.as_ref(), Ok(&read));
    assert!(ToTableWorker::read(&text).is_err(), "no other message");
    let request = read.request(reviews_of::<Dice>())?;
    Ok(request.answer().map(|answer| answer.to_json()))
}

#[test]
fn a_decision_is_reviewed_from_the_view_before_it() {
    let reviewed = answer(&ask(Some(3), 1)).expect("valid").expect("a review");
    let expected = r#"{"reviewed":{"ticket":4,"taken":"1","best":"3","cost":{"value":3,"margin":1},"play":{"value":-7,"margin":0},"exact":"win draw"}}"#;
    assert_eq!(reviewed, expected, "the sum is 3");
    assert!(FromReviewWorker::read(&reviewed).is_ok());
}

#[test]
fn a_deal_is_reviewed_from_its_start_and_its_end() {
    let reviewed = answer(&ask(None, 1)).expect("valid").expect("a review");
    let expected = r#"{"deal-reviewed":{"ticket":4,"luck":{"value":10,"margin":3},"result":100}}"#;
    assert_eq!(reviewed, expected);
}

#[test]
fn a_request_has_the_view_or_the_round_and_nothing_else_of_the_match() {
    let decision = ask(Some(3), 1).to_json();
    let seed = Seed(3).derive(derivations::ANALYSIS);
    let expected = format!(
        r#"{{"review-decision":{{"ticket":4,"seed":"{seed}","view":"0 3 10 1 ","taken":"1"}}}}"#
    );
    assert_eq!(decision, expected);
    let deal = ask(None, 1).to_json();
    let seed = Seed(1).derive(derivations::ANALYSIS);
    let expected = format!(
        r#"{{"review-deal":{{"ticket":4,"seed":"{seed}","seat":0,"dealt":"2 10 ","moves":"die1 1 1 1 1 1 1 1 1 1"}}}}"#
    );
    assert_eq!(deal, expected);
}

#[test]
fn the_deal_that_was_played_is_reviewed_also_if_it_does_not_follow_from_the_seed() {
    let start = dice(3, &[Controller::Here, Controller::Bot(WILD)]);
    let longer = Dice::new(start.options().seats(), 12);
    let mut record = start.with_deal(1, longer).expect("no move was made");
    play(&mut record, &[0; 12]);
    let rounds = reviewed_rounds(&record, Seat::FIRST);
    let decisions: Vec<usize> = rounds
        .iter()
        .flat_map(|round| round.decisions.clone())
        .collect();
    assert_eq!(decisions, [1, 3, 5, 7, 9, 11]);
    let part = |before| ReviewPart { round: 1, before };
    let ask = |before| {
        let asked = ToReviewWorker::new(
            reader_of::<Dice>(),
            Ticket(4),
            &record,
            Seat::FIRST,
            part(before),
        );
        asked.expect("a part of the review").to_json()
    };
    assert!(ask(None).contains(r#""dealt":"2 12 ""#));
    assert!(ask(Some(11)).contains(r#""view":"0 11 12 1 ""#));
}

#[test]
fn what_is_not_there_is_not_asked() {
    assert_eq!(asked(Some(400), 1), None, "after the last move");
    assert_eq!(asked(Some(0), 1), None, "the die's turn");
    assert_eq!(asked(Some(2), 1), None, "the other player's turn");
    assert_eq!(asked(None, 0), None);
    assert_eq!(asked(None, 2), None);
}

#[test]
fn an_invalid_request_is_refused_with_a_reason() {
    let refused = |text: &str, right: &str, wrong: &str| {
        let changed = text.replace(right, wrong);
        assert_ne!(changed, text);
        answer(&ToReviewWorker::read(&changed).expect("JSON")).expect_err("invalid")
    };
    let decision = ask(Some(3), 1).to_json();
    let view = refused(&decision, "0 3 10 1 ", "0 3 10 1");
    assert_eq!(view, "this is not what a player may know");
    assert_eq!(
        refused(&decision, r#"taken":"1"#, r#"taken":"one"#),
        "one is no move"
    );
    assert!(refused(&decision, r#"seed":""#, r#"seed":"x"#).starts_with("the seed is not"));
    let deal = ask(None, 1).to_json();
    for (right, wrong) in [
        ("die1 1", "die1"),
        (r#"seat":0"#, r#"seat":2"#),
        ("2 10 ", "2 "),
    ] {
        assert_eq!(refused(&deal, right, wrong), "this is no finished round");
    }
}
