//! The page of one puzzle: the question, then the answer.

use cards::Card;
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::session::Day;
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::draw::{button, buttons, cards, date, heading, paragraph};
use super::situation::Situation;
use super::{Action, explanation, puzzles_page};
use crate::puzzle_deck::PuzzleDeck;
use little_devils::protocol::PuzzleId;

/// Id of the element that says why a card is illegal.
pub(super) const REFUSAL_ID: &str = "puzzle-told";

/// What the page needs.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static AnalysisWords,
    pub(super) puzzles: &'a PuzzleDeck,
    pub(super) id: PuzzleId,
    pub(super) today: Day,
}

impl Page<'_> {
    /// Title of the page; `None` if there is no such puzzle.
    fn title(self) -> Option<String> {
        Some(match self.id {
            PuzzleId::Mistake(_) => puzzles_page::title(self.words, self.mistake()?),
            PuzzleId::Set(number) => self.words.puzzle(number),
        })
    }

    fn mistake(&self) -> Option<&Mistake> {
        match self.id {
            PuzzleId::Mistake(number) => self.puzzles.mistake(number),
            PuzzleId::Set(_) => None,
        }
    }

    fn situation<'b>(&self, puzzle: &'b Puzzle) -> Situation<'b> {
        Situation {
            words: self.words,
            view: puzzle.view(),
        }
    }

    /// The question: title and content; `None` if there is no such puzzle.
    pub(super) fn asked(self) -> Option<(String, Vec<Node>)> {
        let puzzle = self.puzzles.puzzle(self.id)?;
        let situation = self.situation(puzzle);
        let mut nodes = vec![paragraph(self.about(puzzle))];
        nodes.extend(situation.table());
        nodes.push(heading(self.words.which_card()));
        nodes.push(situation.hand(|card| Action::Answer(card.number())));
        nodes.push(
            Node::new("p")
                .with("id", REFUSAL_ID)
                .with("role", "status")
                .with("class", "note"),
        );
        nodes.extend(situation.lookup());
        nodes.push(buttons([
            button(self.words.skip_puzzle(), &Action::NextPuzzle),
            button(self.words.all_puzzles(), &Action::Puzzles),
        ]));
        Some((self.title()?, nodes))
    }

    /// The page after a legal answer: title and content.
    pub(super) fn answered(self, card: Card) -> Option<(String, Vec<Node>)> {
        let (words, puzzle) = (self.words, self.puzzles.puzzle(self.id)?);
        let decision = puzzle.decision(card)?;
        let right = puzzle.is_solved_by(card);
        let title = self.title()?;
        let title = if right {
            words.right(&title)
        } else {
            words.wrong_card(&title)
        };
        let mut nodes = vec![paragraph(self.why(puzzle, card)), self.buttons_below()];
        nodes.push(explanation::choices_table(
            words,
            &decision,
            words.all_cards(),
        ));
        nodes.extend(self.due_note());
        let hand = puzzle.view().hand();
        nodes.push(heading(words.your_hand()));
        nodes.push(cards(words, hand, Some((card, words.your_card()))));
        let situation = self.situation(puzzle);
        nodes.extend(situation.table().into_iter().chain(situation.lookup()));
        nodes.push(paragraph(words.review_note()).with("class", "note"));
        Some((title, nodes))
    }

    /// Says which kind of puzzle it is.
    fn about(self, puzzle: &Puzzle) -> String {
        let players = self.words.table_of(puzzle.view().seats().size());
        match self.id {
            PuzzleId::Mistake(_) => self.words.from_your_match().into(),
            PuzzleId::Set(number) => {
                let graded = number
                    .checked_sub(1)
                    .and_then(|at| PuzzleDeck::set().nth(at));
                let grade = graded.map_or(1, |graded| graded.grade);
                format!("{}. {players}.", self.words.grade(grade))
            }
        }
    }

    /// Explains the answer, always by comparison with a worse card.
    fn why(self, puzzle: &Puzzle, card: Card) -> String {
        let words = self.words;
        let best = puzzle.best();
        let mut text = match card {
            _ if card == best => words.is_best(best),
            _ if puzzle.is_solved_by(card) => words.is_as_good(card, best),
            _ => String::new(),
        };
        let played = self.mistake().map(|mistake| mistake.played);
        let worse = if puzzle.is_solved_by(card) {
            played.or_else(|| second(puzzle))
        } else {
            Some(card)
        };
        if let Some(decision) = worse.and_then(|worse| puzzle.decision(worse)) {
            text = format!("{text} {}", explanation::cost_sentences(words, &decision));
        }
        if let Some(played) = played.filter(|played| *played != card) {
            text = format!("{text} {}", words.then_played(played));
        }
        text.trim_start().into()
    }

    fn buttons_below(self) -> Node {
        let words = self.words;
        let next = self.puzzles.next(Some(self.id), self.today);
        let next = next.map(|_| button(words.next_puzzle(), &Action::NextPuzzle));
        let rest = [
            button(words.retry_puzzle(), &Action::Puzzle(self.id)),
            button(words.all_puzzles(), &Action::Puzzles),
        ];
        buttons(next.into_iter().chain(rest))
    }

    /// Says when the puzzle comes again, if it does.
    fn due_note(self) -> Option<Node> {
        let leitner = self.puzzles.leitner(self.id)?;
        let text = match leitner {
            _ if !leitner.is_mastered() => self.words.comes_again(date(self.words, leitner.due())),
            _ if leitner.required() == LeitnerCard::MISTAKE => self.words.mastered().into(),
            _ => return None,
        };
        Some(paragraph(text).with("class", "note"))
    }
}

/// The best of the cards that are clearly worse than the best.
fn second(puzzle: &Puzzle) -> Option<Card> {
    let rows = puzzle.estimates().rows.iter();
    let worse = rows.filter(|row| !puzzle.is_solved_by(row.card));
    let second = worse.min_by(|one, other| one.cost.mean.total_cmp(&other.cost.mean));
    second.map(|row| row.card)
}
