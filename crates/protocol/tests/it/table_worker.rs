//! The messages between the page and the worker of a table game's bots.

use core::task::Poll;

use cards::{Seat, Seed};
use protocol::table_worker::{FromTableWorker, RatedMoveText, TableRequest, ToTableWorker};
use protocol::{JsonText, bots_of, read_compact, reader_of};
use session::{Controller, MatchRecord, Ticket};

use crate::dice::{CALM, Dice, WILD};
use crate::dice_format::{dice, play};

const CONTROLLERS: [Controller; 2] = [Controller::Here, Controller::Bot(WILD)];

/// The worker's answer to a message of the page, both as texts.
fn answer(message: &ToTableWorker) -> Result<String, String> {
    let text = message.to_json();
    let read = ToTableWorker::read(&text).expect("just written");
    let in_browser = read_compact::<ToTableWorker>(text.as_bytes());
    assert_eq!(in_browser.as_ref(), Ok(&read));
    Ok(answered(read.request(bots_of::<Dice>())?).to_json())
}

fn answered(mut request: TableRequest) -> FromTableWorker {
    loop {
        if let Poll::Ready(answer) = (request.thinking)() {
            return answer;
        }
    }
}

/// A match after the die and some moves of 1.
fn after(moves: usize) -> MatchRecord {
    let mut record = dice(3, &CONTROLLERS);
    play(&mut record, &[0]);
    play(&mut record, &vec![0; moves]);
    record
}

/// What a player knows.
fn view_of(record: &MatchRecord, seat: Seat) -> String {
    reader_of::<Dice>().view_text(record, seat)
}

/// What the player to move knows.
fn view(record: &MatchRecord) -> String {
    view_of(record, record.any().turn().mover().unwrap_or(Seat::FIRST))
}

#[test]
fn a_bot_chooses_a_move_for_the_player_to_move() {
    let view = view(&after(1));
    let asked = ToTableWorker::choose_text(Ticket(8), WILD, &view, Seed(5));
    let text = r#"{"choose":{"ticket":8,"level":"wild","seed":"5","view":"1 2 10 1 "}}"#;
    assert_eq!(asked, text);
    let message = ToTableWorker::read(text).expect("our own");
    assert_eq!(message.to_json(), text, "as the general writer writes it");
    let chosen = r#"{"chosen":{"ticket":8,"move":"3"}}"#;
    assert_eq!(answer(&message), Ok(chosen.into()));
    let request = message.request(bots_of::<Dice>()).expect("valid");
    assert!(request.is_for_move);
}

#[test]
fn rated_moves_are_all_legal_moves_with_their_values() {
    let message = ToTableWorker::rate_moves(Ticket(9), view(&after(7)), Seed(5));
    let request = message.request(bots_of::<Dice>()).expect("valid");
    assert!(!request.is_for_move);
    let rows = [("3", 100), ("2", 100), ("1", 0)].map(|(mv, value)| RatedMoveText {
        mv: mv.into(),
        value,
        margin: 7,
        cost: 0,
        percent: 0,
    });
    let rows = rows.to_vec();
    assert_eq!(
        answered(request),
        FromTableWorker::Rated { ticket: 9, rows }
    );
    let text = answer(&message).expect("valid");
    let start = r#"{"rated":{"ticket":9,"rows":[{"move":"3","value":100,"margin":7},"#;
    assert!(text.starts_with(start), "{text}");
}

#[test]
fn nobody_chooses_for_chance_after_the_end_or_out_of_turn() {
    let refused = r#"{"refused":{"error":"the player is not to move"}}"#;
    let asked = |view: String| {
        let choose = ToTableWorker::choose_text(Ticket(1), CALM, &view, Seed(5));
        let choose = ToTableWorker::read(&choose).expect("our own");
        let rate = ToTableWorker::rate_moves(Ticket(1), view, Seed(5));
        [choose, rate].map(|message| answer(&message).expect("a view"))
    };
    let thrown = dice(3, &CONTROLLERS);
    assert_eq!(
        asked(view(&thrown)),
        [refused; 2],
        "the die is thrown first"
    );
    let round = after(9);
    assert!(round.is_round_over());
    assert_eq!(asked(view(&round)), [refused; 2]);
    let record = after(1);
    let mover = record.any().turn().mover().expect("a turn");
    let other = record.options().seats().left_of(mover);
    assert_eq!(asked(view_of(&record, other)), [refused; 2]);
}

#[test]
fn an_invalid_request_is_refused_with_a_reason() {
    let refused = |level: &str, seed: &str, view: &str| {
        let message = ToTableWorker::Choose {
            ticket: 1,
            level: level.into(),
            seed: seed.into(),
            view: view.into(),
        };
        answer(&message).expect_err("invalid")
    };
    let good = "1 2 10 1 ";
    assert_eq!(refused("imp", "5", good), "there is no level imp");
    assert_eq!(refused("wild", "-5", good), "the seed is not a number: -5");
    for wrong in [
        "",
        "1 2 10 2 ",
        "1 2 10 1",
        "1 2 10 1  ",
        "9 2 10 1 ",
        "1 2 256 1 ",
    ] {
        assert_eq!(
            refused("wild", "5", wrong),
            "this is not what a player may know"
        );
    }
}
