//! The messages between the page and the worker of a table game's bots.

use cards::Seed;
use protocol::table_worker::{AdvisedMove, FromTableWorker, TableRequest, ToTableWorker};
use protocol::{JsonText, MatchFormat, read_compact};
use session::{Controller, MatchRecord, Ticket};

use crate::dice::Dice;
use crate::dice_format::{ToyDice, dice, play};
use crate::toy::Level;

const CONTROLLERS: [Controller<Level>; 2] = [Controller::Here, Controller::Bot(Level::Wild)];

/// The worker's answer to a message of the page, both as texts.
fn answer(message: &ToTableWorker) -> Result<String, String> {
    let text = message.to_json();
    let read = ToTableWorker::read(&text).expect("just written");
    let in_browser = read_compact::<ToTableWorker>(text.as_bytes());
    assert_eq!(in_browser.as_ref(), Ok(&read));
    let request: TableRequest<ToyDice> = read.request()?;
    Ok(request.answer().to_json())
}

/// A match after the die and some moves of 1.
fn after(moves: usize) -> MatchRecord<Dice> {
    let mut record = dice(3, &CONTROLLERS);
    play(&mut record, &[0]);
    play(&mut record, &vec![0; moves]);
    record
}

#[test]
fn a_bot_chooses_a_move_for_the_player_to_move() {
    let message = ToTableWorker::choose::<ToyDice>(Ticket(8), &after(1), Level::Wild, Seed(5));
    let chosen = r#"{"chosen":{"ticket":8,"move":"3"}}"#;
    assert_eq!(answer(&message), Ok(chosen.into()));
    let request = message.request::<ToyDice>().expect("valid");
    assert!(request.is_for_move());
}

#[test]
fn advice_has_every_legal_move_with_its_value() {
    let message = ToTableWorker::advise::<ToyDice>(Ticket(9), &after(7), Seed(5));
    let request = message.request::<ToyDice>().expect("valid");
    assert!(!request.is_for_move());
    let rows = [("3", 100), ("2", 100), ("1", 0)].map(|(mv, value)| AdvisedMove {
        mv: mv.into(),
        value,
        margin: 7,
    });
    let rows = rows.to_vec();
    assert_eq!(
        request.answer(),
        FromTableWorker::Advised { ticket: 9, rows }
    );
    let text = answer(&message).expect("valid");
    let start = r#"{"advised":{"ticket":9,"rows":[{"move":"3","value":100,"margin":7},"#;
    assert!(text.starts_with(start), "{text}");
}

#[test]
fn nobody_chooses_for_chance_or_after_the_end() {
    let refused = Err("no player is to move".into());
    let thrown = dice(3, &CONTROLLERS);
    let advise = |record| {
        answer(&ToTableWorker::advise::<ToyDice>(
            Ticket(1),
            record,
            Seed(5),
        ))
    };
    assert_eq!(advise(&thrown), refused, "the die is thrown first");
    let round = after(9);
    assert!(round.is_round_over());
    assert_eq!(
        advise(&round),
        refused,
        "the next round begins with the die"
    );
    let mut over = after(0);
    play(&mut over, &[2; 40]);
    assert!(over.is_over());
    let choose = ToTableWorker::choose::<ToyDice>(Ticket(1), &over, Level::Calm, Seed(5));
    assert_eq!(answer(&choose), refused);
}

#[test]
fn an_invalid_request_is_refused_with_a_reason() {
    let save = ToyDice::write_save(&after(2), "", 0);
    let refused = |level: &str, seed: &str, save: &str| {
        let message = ToTableWorker::Choose {
            ticket: 1,
            level: level.into(),
            seed: seed.into(),
            save: save.into(),
        };
        answer(&message).expect_err("invalid")
    };
    assert_eq!(refused("imp", "5", &save), "there is no level imp");
    assert_eq!(refused("wild", "-5", &save), "the seed is not a number: -5");
    let illegal = save.replace("die1 1", "die1 9");
    let reason = "move 2: that is not possible now";
    assert_eq!(refused("wild", "5", &illegal), reason);
    assert!(refused("wild", "5", &save.replace("toy", "boy")).starts_with("a match of boy-dice"));
}
