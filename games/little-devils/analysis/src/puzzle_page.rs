//! The page of one puzzle: the question, and after an answer whether it was right.

use cards::Card;
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::session::Day;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::draw::{button, buttons, cards, heading, text};
use super::situation::Situation;
use super::{Action, explanation, puzzles_page};
use crate::puzzle_deck::{PuzzleDeck, PuzzleId};

/// The id of the element that says why a card may not be played.
pub(super) const TOLD: &str = "puzzle-told";

/// What a puzzle is shown with.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static Words,
    pub(super) study: &'static AnalysisWords,
    pub(super) trainer: &'a PuzzleDeck,
    pub(super) id: PuzzleId,
    pub(super) today: Day,
}

impl Page<'_> {
    /// What the page is called; `None` if there is no such puzzle.
    fn title(self) -> Option<String> {
        Some(match self.id {
            PuzzleId::Mistake(_) => puzzles_page::title(self.study, self.mistake()?),
            PuzzleId::Set(number) => (self.study.puzzle)(number),
        })
    }

    fn mistake(&self) -> Option<&Mistake> {
        match self.id {
            PuzzleId::Mistake(number) => self.trainer.mistake(number),
            PuzzleId::Set(_) => None,
        }
    }

    fn situation<'b>(&self, puzzle: &'b Puzzle) -> Situation<'b> {
        Situation {
            words: self.words,
            study: self.study,
            view: puzzle.view(),
        }
    }

    /// The question: its title and what is below it; `None` if there is no such puzzle.
    pub(super) fn asked(self) -> Option<(String, Vec<Node>)> {
        let puzzle = self.trainer.puzzle(self.id)?;
        let situation = self.situation(puzzle);
        let mut nodes = vec![text(self.about(puzzle))];
        nodes.extend(situation.table());
        nodes.push(heading(self.study.which_card));
        nodes.push(situation.hand(|card| Action::Answer(card.number()).to_string()));
        nodes.push(
            Node::new("p")
                .with("id", TOLD)
                .with("role", "status")
                .with("class", "note"),
        );
        nodes.extend(situation.lookup());
        nodes.push(buttons([
            button(self.study.skip_puzzle, &Action::NextPuzzle),
            button(self.study.all_puzzles, &Action::Puzzles),
        ]));
        Some((self.title()?, nodes))
    }

    /// What became of an answer that may be played: title and all that there is to say.
    pub(super) fn answered(self, card: Card) -> Option<(String, Vec<Node>)> {
        let (study, puzzle) = (self.study, self.trainer.puzzle(self.id)?);
        let decision = puzzle.decision(card)?;
        let right = puzzle.is_solved_by(card);
        let verdict = if right { study.right } else { study.wrong_card };
        let title = verdict(&self.title()?);
        let mut nodes = vec![text(self.why(puzzle, card)), self.ways_on()];
        nodes.push(explanation::choices(study, &decision, study.all_cards));
        nodes.extend(self.drill_note());
        let hand = puzzle.view().hand();
        nodes.push(heading(self.words.your_hand()));
        nodes.push(cards(self.words, hand, Some((card, study.your_card))));
        let situation = self.situation(puzzle);
        nodes.extend(situation.table().into_iter().chain(situation.lookup()));
        nodes.push(text(study.review_note).with("class", "note"));
        Some((title, nodes))
    }

    /// What kind of puzzle it is.
    fn about(self, puzzle: &Puzzle) -> String {
        let players = (self.study.with_players)(puzzle.view().seats().size());
        match self.id {
            PuzzleId::Mistake(_) => self.study.from_your_match.into(),
            PuzzleId::Set(number) => {
                let graded = number
                    .checked_sub(1)
                    .and_then(|at| PuzzleDeck::set().nth(at));
                let grade = graded.map_or(1, |graded| graded.grade);
                format!("{}. {players}.", (self.study.grade)(grade))
            }
        }
    }

    /// Why the answer is right, or another card better: always against a card that is worse.
    fn why(self, puzzle: &Puzzle, card: Card) -> String {
        let study = self.study;
        let best = puzzle.best();
        let mut says = match card {
            _ if card == best => (study.is_best)(best),
            _ if puzzle.is_solved_by(card) => (study.as_good)(card, best),
            _ => String::new(),
        };
        let played = self.mistake().map(|mistake| mistake.played);
        let worse = if puzzle.is_solved_by(card) {
            played.or_else(|| second(puzzle))
        } else {
            Some(card)
        };
        if let Some(decision) = worse.and_then(|worse| puzzle.decision(worse)) {
            says = format!("{says} {}", explanation::cost(study, &decision));
        }
        if let Some(played) = played.filter(|played| *played != card) {
            says = format!("{says} {}", (study.then_played)(played));
        }
        says.trim_start().into()
    }

    fn ways_on(self) -> Node {
        let study = self.study;
        let next = self.trainer.next(Some(self.id), self.today);
        let next = next.map(|_| button(study.next_puzzle, &Action::NextPuzzle));
        let rest = [
            button(study.try_again, &Action::Puzzle(self.id)),
            button(study.all_puzzles, &Action::Puzzles),
        ];
        buttons(next.into_iter().chain(rest))
    }

    /// When the puzzle comes again, if it does.
    fn drill_note(self) -> Option<Node> {
        let drill = self.trainer.drill(self.id)?;
        let says = match drill {
            _ if !drill.is_mastered() => (self.study.comes_again)(&self.study.date_of(drill.due())),
            _ if drill.required() == LeitnerCard::MISTAKE => self.study.mastered.into(),
            _ => return None,
        };
        Some(text(says).with("class", "note"))
    }
}

/// The best of the cards that are surely worse than the best.
fn second(puzzle: &Puzzle) -> Option<Card> {
    let rows = puzzle.advice().rows.iter();
    let worse = rows.filter(|row| !puzzle.is_solved_by(row.card));
    let second = worse.min_by(|one, other| one.dearer.mean.total_cmp(&other.dearer.mean));
    second.map(|row| row.card)
}
