//! The page "Puzzles".

use little_devils::protocol::GradedPuzzle;
use little_devils::review::{LeitnerCard, Mistake};
use little_devils::session::Day;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::Action;
use super::draw::{button, buttons, cell, first, heading, progress, table, text};
use crate::puzzle_deck::{PuzzleDeck, PuzzleId};

/// The list of puzzles: the player's own mistakes, then the set by grade.
pub(super) fn nodes(
    words: &Words,
    phrases: &AnalysisWords,
    puzzles: &PuzzleDeck,
    today: Day,
) -> Vec<Node> {
    let all: Vec<(usize, u8)> = (1..)
        .zip(PuzzleDeck::set().map(|graded| graded.grade))
        .collect();
    let solved = all.iter().filter(|(number, _)| is_solved(puzzles, *number));
    let far = (solved.count(), all.len());
    let mut nodes = vec![text(phrases.puzzles_note)];
    nodes.extend(progress((phrases.solved)(far.0, far.1), far));
    let next = puzzles.next(None, today);
    nodes.extend(next.map(|_| buttons([button(phrases.next_puzzle, &Action::NextPuzzle)])));
    nodes.push(heading(phrases.own_puzzles));
    nodes.extend(own(words, phrases, puzzles, today));
    for grade in 1..=GradedPuzzle::GRADES {
        let of_grade = || all.iter().filter(|(_, other)| *other == grade);
        let solved = of_grade().filter(|(number, _)| is_solved(puzzles, *number));
        let says = (phrases.solved)(solved.count(), of_grade().count());
        nodes.push(heading((phrases.grade)(grade)));
        nodes.push(text(says));
        nodes.push(buttons(
            of_grade().map(|(number, _)| one(phrases, puzzles, *number)),
        ));
    }
    nodes.push(text(phrases.puzzles_method).with("class", "note"));
    nodes
}

fn is_solved(puzzles: &PuzzleDeck, number: usize) -> bool {
    let drill = puzzles.drill(PuzzleId::Set(number));
    drill.is_some_and(|drill| drill.is_mastered())
}

/// Button of a puzzle of the set.
fn one(phrases: &AnalysisWords, puzzles: &PuzzleDeck, number: usize) -> Node {
    let (sign, state) = match puzzles.drill(PuzzleId::Set(number)) {
        Some(drill) if drill.is_mastered() => (" ✓", phrases.is_solved),
        Some(_) => (" ○", phrases.is_missed),
        None => ("", ""),
    };
    let label = format!("{} {state}", (phrases.puzzle)(number));
    button(
        format!("{number}{sign}"),
        &Action::Puzzle(PuzzleId::Set(number)),
    )
    .with("aria-label", label.trim_end())
}

/// The player's own mistakes: how many are open, and a table of the open ones, the first due first.
fn own(words: &Words, phrases: &AnalysisWords, puzzles: &PuzzleDeck, today: Day) -> Vec<Node> {
    let mut waiting: Vec<(usize, &Mistake, LeitnerCard)> = puzzles
        .mistakes()
        .filter(|(_, _, drill)| !drill.is_mastered())
        .collect();
    let mastered = puzzles.mistakes().count() - waiting.len();
    if waiting.is_empty() && mastered == 0 {
        return vec![text(phrases.no_own_puzzles)];
    }
    waiting.sort_by_key(|(number, _, drill)| (!drill.is_due(today), drill.due(), *number));
    let due = waiting.iter().filter(|(.., drill)| drill.is_due(today));
    let due = due.count();
    let says = (phrases.own_state)(due, waiting.len() - due, mastered);
    let row = |(number, mistake, drill): &(usize, &Mistake, LeitnerCard)| {
        let action = Action::Puzzle(PuzzleId::Mistake(*number));
        let day = if drill.is_due(today) {
            phrases.today.into()
        } else {
            phrases.date_of(drill.due())
        };
        vec![
            first("").child(button(title(phrases, mistake), &action)),
            cell(day),
            cell(format!("{} / {}", drill.right(), drill.goal())),
        ]
    };
    let mut nodes = vec![text(says)];
    if !waiting.is_empty() {
        let head = [words.puzzles(), phrases.again, phrases.right_in_a_row];
        let rows = waiting.iter().map(row).collect();
        nodes.push(table(phrases.own_puzzles, &head, rows));
    }
    nodes
}

/// Names a mistake without giving the answer away.
pub(super) fn title(phrases: &AnalysisWords, mistake: &Mistake) -> String {
    let view = mistake.puzzle.view();
    let players = (phrases.with_players)(view.seats().size());
    (phrases.own_puzzle)(&players, view.tricks().len() + 1)
}
