//! The page of all puzzles.

use little_devils::protocol::GradedPuzzle;
use little_devils::review::{LeitnerCard, Mistake};
use little_devils::session::Day;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::Action;
use super::draw::{button, buttons, cell, first, heading, progress, table, text};
use crate::puzzle_deck::{PuzzleDeck, PuzzleId};

/// What there is to answer, the person's own mistakes first, and what has been solved.
pub(super) fn nodes(
    words: &Words,
    study: &AnalysisWords,
    trainer: &PuzzleDeck,
    today: Day,
) -> Vec<Node> {
    let all: Vec<(usize, u8)> = (1..)
        .zip(PuzzleDeck::set().map(|graded| graded.grade))
        .collect();
    let solved = all.iter().filter(|(number, _)| is_solved(trainer, *number));
    let far = (solved.count(), all.len());
    let mut nodes = vec![text(study.puzzles_note)];
    nodes.extend(progress((study.solved)(far.0, far.1), far));
    let next = trainer.next(None, today);
    nodes.extend(next.map(|_| buttons([button(study.next_puzzle, &Action::NextPuzzle)])));
    nodes.push(heading(study.own_puzzles));
    nodes.extend(own(words, study, trainer, today));
    for grade in 1..=GradedPuzzle::GRADES {
        let of_grade = || all.iter().filter(|(_, other)| *other == grade);
        let solved = of_grade().filter(|(number, _)| is_solved(trainer, *number));
        let says = (study.solved)(solved.count(), of_grade().count());
        nodes.push(heading((study.grade)(grade)));
        nodes.push(text(says));
        nodes.push(buttons(
            of_grade().map(|(number, _)| one(study, trainer, *number)),
        ));
    }
    nodes.push(text(study.puzzles_method).with("class", "note"));
    nodes
}

fn is_solved(trainer: &PuzzleDeck, number: usize) -> bool {
    let drill = trainer.drill(PuzzleId::Set(number));
    drill.is_some_and(|drill| drill.is_mastered())
}

/// A puzzle of the set.
fn one(study: &AnalysisWords, trainer: &PuzzleDeck, number: usize) -> Node {
    let (sign, state) = match trainer.drill(PuzzleId::Set(number)) {
        Some(drill) if drill.is_mastered() => (" ✓", study.is_solved),
        Some(_) => (" ○", study.is_missed),
        None => ("", ""),
    };
    let label = format!("{} {state}", (study.puzzle)(number));
    button(
        format!("{number}{sign}"),
        &Action::Puzzle(PuzzleId::Set(number)),
    )
    .with("aria-label", label.trim_end())
}

/// The person's own mistakes: how many wait, and those that are not mastered, the first due first.
fn own(words: &Words, study: &AnalysisWords, trainer: &PuzzleDeck, today: Day) -> Vec<Node> {
    let mut waiting: Vec<(usize, &Mistake, LeitnerCard)> = trainer
        .mistakes()
        .filter(|(_, _, drill)| !drill.is_mastered())
        .collect();
    let mastered = trainer.mistakes().count() - waiting.len();
    if waiting.is_empty() && mastered == 0 {
        return vec![text(study.no_own_puzzles)];
    }
    waiting.sort_by_key(|(number, _, drill)| (!drill.is_due(today), drill.due(), *number));
    let due = waiting.iter().filter(|(.., drill)| drill.is_due(today));
    let due = due.count();
    let says = (study.own_state)(due, waiting.len() - due, mastered);
    let row = |(number, mistake, drill): &(usize, &Mistake, LeitnerCard)| {
        let act = Action::Puzzle(PuzzleId::Mistake(*number));
        let day = if drill.is_due(today) {
            study.today.into()
        } else {
            study.date_of(drill.due())
        };
        vec![
            first("").child(button(title(study, mistake), &act)),
            cell(day),
            cell(format!("{} / {}", drill.streak(), drill.required())),
        ]
    };
    let mut nodes = vec![text(says)];
    if !waiting.is_empty() {
        let head = [words.puzzles(), study.again, study.right_in_a_row];
        let rows = waiting.iter().map(row).collect();
        nodes.push(table(study.own_puzzles, &head, rows));
    }
    nodes
}

/// What tells a mistake from others without giving the answer away.
pub(super) fn title(study: &AnalysisWords, mistake: &Mistake) -> String {
    let view = mistake.puzzle.view();
    let players = (study.with_players)(view.seats().size());
    (study.own_puzzle)(&players, view.tricks().len() + 1)
}
