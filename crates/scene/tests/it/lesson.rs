//! Steps of a tutorial: texts, wanted moves and helps.

use scene::{Better, Choice, LessonStep, TableScene, Word};

fn word(mv: u8) -> Word {
    Word::from(mv.to_string().as_str())
}

/// A table with a button for each move.
fn table(moves: &[u8]) -> TableScene {
    let choice = |mv: &u8| Choice {
        label: mv.to_string(),
        detail: String::new(),
        mv: word(*mv),
    };
    TableScene {
        choices: moves.iter().map(choice).collect(),
        ..TableScene::empty(Better::High)
    }
}

#[test]
fn a_step_to_read_is_a_line_of_the_log_and_a_task_is_a_prompt() {
    let tables = [(table(&[]), None), (table(&[1, 2]), Some(word(2)))];
    let steps = LessonStep::all(tables, ["Read.", "Play 2."], ["Not 1."]);
    let [read, task] = steps.as_slice() else {
        panic!("two steps")
    };
    assert_eq!(read.scene.log().collect::<Vec<_>>(), ["Read."]);
    assert!(!read.scene.is_own_turn && read.missed.is_empty());
    assert_eq!(task.scene.prompt, "Play 2.");
    assert!(task.scene.steps.is_empty());
    assert!(task.scene.is_own_turn);
    assert_eq!(
        (task.wanted.clone(), task.missed.as_str()),
        (Some(word(2)), "Not 1.")
    );
}

#[test]
fn only_a_step_with_several_moves_takes_a_help() {
    // Two buttons can make the same move.
    let moves: [&[u8]; 3] = [&[1], &[1, 2], &[1, 1]];
    let tables = moves.map(|moves| (table(moves), Some(word(1))));
    let texts = ["Play 1.", "Play 1 again.", "And again."];
    let steps = LessonStep::all(tables, texts, ["Not 2."]);
    let helps: Vec<&str> = steps.iter().map(|step| step.missed.as_str()).collect();
    assert_eq!(helps, ["", "Not 2.", ""]);
}
