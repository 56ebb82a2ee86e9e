//! The messages about reviews between the page and the worker of a table game's bots.

use analysis::table_review::{FromReviewWorker, ReviewRequest, ToReviewWorker};
use cards::Seat;
use protocol::table_worker::ToTableWorker;
use protocol::{JsonText, read_compact};
use session::{Controller, MatchRecord, Ticket};

use crate::dice::Dice;
use crate::dice_format::{ToyDice, dice, play};
use crate::toy::Level;

/// A match after the die and nine moves of 1, which end its first round.
fn record() -> MatchRecord<Dice> {
    let mut record = dice(3, &[Controller::Here, Controller::Bot(Level::Wild)]);
    play(&mut record, &[0; 10]);
    record
}

fn ask(before: Option<usize>, round: usize) -> ToReviewWorker {
    ToReviewWorker::new::<ToyDice>(Ticket(4), &record(), Seat::FIRST, round, before)
}

/// The worker's answer to a message of the page, both as texts.
fn answer(message: &ToReviewWorker) -> Result<Option<String>, String> {
    let text = message.to_json();
    let read = ToReviewWorker::read(&text).expect("just written");
    let in_browser = read_compact::<ToReviewWorker>(text.as_bytes());
    assert_eq!(in_browser.as_ref(), Ok(&read));
    assert!(ToTableWorker::read(&text).is_err(), "no other message");
    let request: ReviewRequest<ToyDice> = read.request()?;
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
fn what_is_not_there_is_refused() {
    let nothing = Err("there is nothing to review".into());
    assert_eq!(answer(&ask(Some(400), 1)), nothing, "after the last move");
    assert_eq!(answer(&ask(Some(0), 1)), nothing, "the die's turn");
    assert_eq!(answer(&ask(Some(2), 1)), nothing, "the other player's turn");
    assert_eq!(answer(&ask(None, 0)), nothing);
    assert_eq!(answer(&ask(None, 3)), nothing);
    let seat = ToReviewWorker {
        seat: 5,
        ..ask(None, 1)
    };
    assert_eq!(answer(&seat), nothing);
    let save = ToReviewWorker {
        save: "{}".into(),
        ..ask(None, 1)
    };
    assert!(answer(&save).is_err());
}
