//! Steps of a tutorial: texts, wanted moves and helps.

use super::{face, seat, word};
use scene::{Better, Choice, Motion, Piece, Press, Spot, TableScene, TutorialStep, Zone, ZoneKind};

/// A table with a button for each move.
fn table(moves: &[u8]) -> TableScene {
    let choice = |mv: &u8| Choice {
        label: mv.to_string(),
        detail: String::new(),
        mv: word(&mv.to_string()),
    };
    TableScene {
        choices: moves.iter().map(choice).collect(),
        ..TableScene::empty(Better::High)
    }
}

#[test]
fn a_step_to_read_is_a_line_of_the_log_and_a_task_is_a_prompt() {
    let tables = [(table(&[]), None), (table(&[1, 2]), Some(word("2")))];
    let steps = TutorialStep::all(tables, ["Read.", "Play 2."], ["Not 1."]);
    let [read, task] = steps.as_slice() else {
        panic!("two steps")
    };
    assert_eq!(read.scene.log().collect::<Vec<_>>(), ["Read."]);
    assert!(!read.scene.is_own_turn && read.missed.is_empty());
    assert_eq!(task.scene.prompt, "Play 2.");
    assert_eq!(task.scene.log().next(), None);
    assert!(task.scene.is_own_turn);
    assert_eq!(
        (task.wanted, task.missed.as_str()),
        (Some(word("2")), "Not 1.")
    );
}

#[test]
fn only_a_step_with_several_moves_takes_a_help() {
    // Two buttons can make the same move.
    let moves: [&[u8]; 3] = [&[1], &[1, 2], &[1, 1]];
    let tables = moves.map(|moves| (table(moves), Some(word("1"))));
    let texts = ["Play 1.", "Play 1 again.", "And again."];
    let steps = TutorialStep::all(tables, texts, ["Not 2."]);
    let helps: Vec<&str> = steps.iter().map(|step| step.missed.as_str()).collect();
    assert_eq!(helps, ["", "Not 2.", ""]);
}

#[test]
fn a_card_that_a_player_has_put_there_since_the_last_step_moves() {
    let piece = |key, owner| Piece {
        owner,
        ..Piece::new(key, face(), "Card".into(), Press::Never)
    };
    let with = |hand: Vec<Piece>, pile: Vec<Piece>| TableScene {
        zones: vec![
            Zone {
                pieces: hand,
                ..Zone::new("hand", ZoneKind::Hand, "Hand".into())
            },
            Zone {
                pieces: pile,
                ..Zone::new("pile", ZoneKind::Pile, "Pile".into())
            },
        ],
        ..TableScene::empty(Better::Low)
    };
    let tables = [
        with(vec![piece(1, None), piece(2, None)], Vec::new()),
        with(vec![piece(2, None)], vec![piece(1, Some(seat(0)))]),
        with(vec![piece(1, None), piece(2, None)], Vec::new()),
    ];
    let texts = ["Read.", "Read on.", "Taken back."];
    let steps = TutorialStep::all(tables.map(|table| (table, None)), texts, []);
    let motions: Vec<Vec<Motion>> = steps.iter().map(|step| step.scene.motions()).collect();
    let moved = |from, to| Motion::Move { key: 1, from, to };
    let played = moved(Spot::Seat(seat(0)), Spot::Zone("pile"));
    let taken = moved(Spot::Zone("pile"), Spot::Zone("hand"));
    assert_eq!(motions[1][1..], [played]);
    assert_eq!(motions[2][1..], [played, taken]);
}
