//! The saves of a game at a table.

use game::{ReplayError, Word};
use proptest::prelude::*;
use protocol::{
    AnyReader, InvalidTable, ParseSaveError, ShelvedMatch, load_match, match_text, reader_of,
};
use session::{Controller, MatchRecord, OptionsError, Origin};

use crate::dice::{CALM, Dice, WILD};
use crate::dice_format::{dice, play};

const HERE: Controller = Controller::Here;
const BOT: Controller = Controller::Bot(WILD);

/// A save of a match to 10, in which one round and a die were played.
const SAVE: &str = r#"{"game":"toy-dice","version":2,"seed":"18446744073709551615","options":"to 10","players":[{"name":"Player 1","seat":"here"},{"name":"Player 2","seat":"bot","level":"wild"}],"moves":"die6 1 3 die2"}"#;

fn format() -> &'static dyn AnyReader {
    reader_of::<Dice>()
}

fn load(text: &str) -> Result<MatchRecord, ParseSaveError> {
    load_match(format(), text)
}

/// The fault of the save after a change.
fn fault(from: &str, to: &str) -> InvalidTable {
    let changed = SAVE.replacen(from, to, 1);
    assert_ne!(changed, SAVE, "{from}");
    match load(&changed) {
        Err(ParseSaveError::Match(fault)) => fault,
        other => panic!("{to}: {other:?}"),
    }
}

#[test]
fn a_match_is_saved_in_one_form() {
    let mut record = dice(u64::MAX, &[HERE, BOT]);
    play(&mut record, &[5, 0, 2, 1]);
    assert_eq!(match_text(format(), &record), SAVE);
    assert_eq!(load(SAVE), Ok(record));
}

#[test]
fn online_people_and_open_seats_are_saved() {
    let record = dice(7, &[HERE, Controller::Online, Controller::Open]);
    let save = match_text(format(), &record);
    let players = r#"[{"name":"Player 1","seat":"here"},{"name":"Player 2","seat":"elsewhere"},{"name":"Player 3","seat":"open"}]"#;
    assert!(save.contains(players), "{save}");
    assert!(save.ends_with(r#""moves":""}"#), "{save}");
    assert_eq!(load(&save), Ok(record));
}

#[test]
fn takebacks_origin_commitment_and_order_are_saved() {
    let mut record = dice(7, &[HERE, BOT]);
    play(&mut record, &[1, 1]);
    let day = Origin::Day("2026-11-22".parse().expect("a day"));
    let aside = ShelvedMatch {
        record: record.with_takeback_used().with_origin(day),
        commitment: "digits 0 7".into(),
        order: 4,
    };
    let save = aside.to_json(format());
    let end = r#""training":true,"from":"day:2026-11-22","commitment":"digits 0 7","aside":4}"#;
    assert!(save.ends_with(end), "{save}");
    assert_eq!(ShelvedMatch::load(format(), &save), Ok(aside));
    let later = save.replace("day:2026-11-22", "mars");
    assert_eq!(load(&later).map(|record| record.origin()), Ok(Origin::Own));
}

#[test]
fn another_game_and_a_later_version_are_refused() {
    for (from, to) in [("toy-dice", "toy-race"), (":2,", ":3,"), (":2,", ":0,")] {
        let refused = load(&SAVE.replacen(from, to, 1)).expect_err("foreign");
        assert!(matches!(refused, ParseSaveError::Foreign { .. }), "{to}");
    }
    let missing = SAVE.replace(r#""moves""#, r#""plays""#);
    assert!(matches!(load(&missing), Err(ParseSaveError::Json(_))));
}

#[test]
fn a_fault_says_what_is_wrong() {
    use InvalidTable::{Level, Move, Players, Replay, Seat, Seed, Start};
    assert_eq!(fault("18446744073709551615", "x"), Seed("x".into()));
    assert_eq!(fault("wild", "kobold"), Level("kobold".into()));
    assert_eq!(fault(r#","level":"wild""#, ""), Level(String::new()));
    assert_eq!(fault("here", "there"), Seat("there".into()));
    assert_eq!(fault("to 10", "to 11"), Start("to 11".into()));
    assert_eq!(fault("1 3", "1 three"), Move(3, "three".into()));
    let number = 3;
    let mut before = load(&SAVE.replacen(" 3 die2", "", 1)).expect("shorter");
    let nine = Word::new("9").expect("a word");
    let reason = before.play(nine).err().expect("not possible");
    let illegal = ReplayError::IllegalPlay { number, reason };
    assert_eq!(fault("1 3", "1 9"), Replay(illegal));
    assert_eq!(
        fault("die2", "die2 1 3 3 3 die6 3 3 1"),
        Replay(ReplayError::AfterTheEnd(12))
    );
    let named = fault("Player 2", "");
    assert!(matches!(named, Players(OptionsError::Name(_))), "{named:?}");
    let alone = fault(r#",{"name":"Player 2","seat":"bot","level":"wild"}"#, "");
    assert!(matches!(alone, Players(OptionsError::Players(_))));
    assert_eq!(
        fault("1 3", "1 9").to_string(),
        "move 3: that is not possible now"
    );
}

/// Controllers of a table with 2 to 4 seats.
fn controllers() -> impl Strategy<Value = Vec<Controller>> {
    let all = [
        HERE,
        BOT,
        Controller::Bot(CALM),
        Controller::Online,
        Controller::Open,
    ];
    prop::collection::vec(prop::sample::select(all.to_vec()), 2..=4)
}

proptest! {
    #[test]
    fn every_table_is_loaded_as_it_was_saved(seed: u64, controllers in controllers(), picks in prop::collection::vec(0_usize..6, 0..40)) {
        let mut record = dice(seed, &controllers);
        play(&mut record, &picks);
        let loaded = load(&match_text(format(), &record));
        prop_assert_eq!(loaded, Ok(record));
    }

    #[test]
    fn a_damaged_save_is_read_or_refused(at: prop::sample::Index, other: char) {
        let at = at.index(SAVE.chars().count());
        let change = |(place, c)| if place == at { other } else { c };
        let text: String = SAVE.chars().enumerate().map(change).collect();
        if let Ok(record) = load(&text) {
            prop_assert_eq!(load(&match_text(format(), &record)), Ok(record));
        }
    }

    #[test]
    fn any_moves_are_read_or_refused(moves in "((die)?[0-9]{1,3} ?){0,20}") {
        let _ = load(&SAVE.replace("die6 1 3 die2", &moves));
    }
}
