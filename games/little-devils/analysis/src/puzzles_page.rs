//! The page "Puzzles".

use little_devils::protocol::GradedPuzzle;
use little_devils::review::{LeitnerCard, Mistake};
use little_devils::session::Day;
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::draw::{button, buttons, cell, date, heading, paragraph, progress, row_header, table};
use crate::puzzle_deck::PuzzleDeck;
use little_devils::protocol::Action;
use little_devils::protocol::PuzzleId;

/// The list of puzzles: the player's own mistakes, then the set by grade.
pub(super) fn nodes(words: &AnalysisWords, puzzles: &PuzzleDeck, today: Day) -> Vec<Node> {
    let all: Vec<(usize, u8)> = (1..)
        .zip(PuzzleDeck::set().map(|graded| graded.grade))
        .collect();
    let solved = all.iter().filter(|(number, _)| is_solved(puzzles, *number));
    let solved_counts = (solved.count(), all.len());
    let mut nodes = vec![paragraph(words.puzzles_note())];
    nodes.extend(progress(
        words.solved(solved_counts.0, solved_counts.1),
        solved_counts,
    ));
    let next = puzzles.next(None, today);
    nodes.extend(next.map(|_| buttons([button(words.next_puzzle(), &Action::NextPuzzle)])));
    nodes.push(heading(words.own_puzzles()));
    nodes.extend(own(words, puzzles, today));
    for grade in 1..=GradedPuzzle::GRADES {
        let of_grade = || all.iter().filter(|(_, other)| *other == grade);
        let solved = of_grade().filter(|(number, _)| is_solved(puzzles, *number));
        let text = words.solved(solved.count(), of_grade().count());
        nodes.push(heading(words.grade(grade)));
        nodes.push(paragraph(text));
        nodes.push(buttons(
            of_grade().map(|(number, _)| one(words, puzzles, *number)),
        ));
    }
    nodes.push(paragraph(words.puzzles_method()).with("class", "note"));
    nodes
}

fn is_solved(puzzles: &PuzzleDeck, number: usize) -> bool {
    let leitner = puzzles.leitner(PuzzleId::Set(number));
    leitner.is_some_and(|leitner| leitner.is_mastered())
}

/// Button of a puzzle of the set.
fn one(words: &AnalysisWords, puzzles: &PuzzleDeck, number: usize) -> Node {
    let (sign, state) = match puzzles.leitner(PuzzleId::Set(number)) {
        Some(leitner) if leitner.is_mastered() => (" ✓", words.is_solved()),
        Some(_) => (" ○", words.is_missed()),
        None => ("", ""),
    };
    let label = format!("{} {state}", words.puzzle(number));
    button(
        format!("{number}{sign}"),
        &Action::Puzzle(PuzzleId::Set(number)),
    )
    .with("aria-label", label.trim_end())
}

/// The player's own mistakes: how many are open, and a table of the open ones, the first due first.
fn own(words: &AnalysisWords, puzzles: &PuzzleDeck, today: Day) -> Vec<Node> {
    let mut waiting: Vec<(usize, &Mistake, LeitnerCard)> = puzzles
        .mistakes()
        .filter(|(_, _, leitner)| !leitner.is_mastered())
        .collect();
    let mastered = puzzles.mistakes().count() - waiting.len();
    if waiting.is_empty() && mastered == 0 {
        return vec![paragraph(words.no_own_puzzles())];
    }
    waiting.sort_by_key(|(number, _, leitner)| (!leitner.is_due(today), leitner.due(), *number));
    let due = waiting.iter().filter(|(.., leitner)| leitner.is_due(today));
    let due = due.count();
    let text = words.own_state(due, waiting.len() - due, mastered);
    let row = |(number, mistake, leitner): &(usize, &Mistake, LeitnerCard)| {
        let action = Action::Puzzle(PuzzleId::Mistake(*number));
        let day = if leitner.is_due(today) {
            words.today().into()
        } else {
            date(words, leitner.due())
        };
        vec![
            row_header("").child(button(title(words, mistake), &action)),
            cell(day),
            cell(format!("{} / {}", leitner.streak(), leitner.required())),
        ]
    };
    let mut nodes = vec![paragraph(text)];
    if !waiting.is_empty() {
        let head = [words.puzzles(), words.again(), words.right_in_a_row()];
        let rows = waiting.iter().map(row).collect();
        nodes.push(table(words.own_puzzles(), &head, rows));
    }
    nodes
}

/// Names a mistake without giving the answer away.
pub(super) fn title(words: &AnalysisWords, mistake: &Mistake) -> String {
    let view = mistake.puzzle.view();
    let players = words.table_of(view.seats().size());
    words.own_puzzle(&players, view.tricks().len() + 1)
}
