//! Handlers of actions about puzzles: show them, take answers, save progress.

use cards::Card;
use little_devils::protocol::{FromAnalysis, PuzzleProgress};
use little_devils::review::{Mistake, Review};
use little_devils::rules::legal;
use protocol::Node;

use super::{Analysis, Outcome, puzzle_page, puzzles_page, show};
use little_devils::protocol::PuzzleId;

impl Analysis {
    /// Shows the list of puzzles.
    pub(super) fn show_puzzles(&mut self) -> Vec<Outcome> {
        self.puzzle = None;
        let Some(today) = self.today() else {
            return Vec::new();
        };
        let nodes = puzzles_page::nodes(self.words(), &self.saved.puzzles, today);
        vec![Outcome::Send(show(self.words().puzzles(), nodes))]
    }

    /// Asks a puzzle.
    pub(super) fn ask(&mut self, id: PuzzleId) -> Vec<Outcome> {
        let asked = self.puzzle_page(id).and_then(puzzle_page::Page::asked);
        let Some((title, nodes)) = asked else {
            return Vec::new();
        };
        self.puzzle = Some(id);
        vec![Outcome::Send(show(&title, nodes))]
    }

    /// Asks the next puzzle, or shows the list if none is due today.
    pub(super) fn ask_next(&mut self) -> Vec<Outcome> {
        let today = self.today();
        let next = today.and_then(|today| self.saved.puzzles.next(self.puzzle, today));
        match next {
            Some(id) => self.ask(id),
            None => self.show_puzzles(),
        }
    }

    /// Takes an answer to the puzzle that was asked: says whether it is right, or why the card is
    /// illegal.
    pub(super) fn answer(&mut self, number: u8) -> Vec<Outcome> {
        let (Some(id), Some(card), Some(today)) = (self.puzzle, Card::new(number), self.today())
        else {
            return Vec::new();
        };
        if let Some(refusal) = self.refusal(id, card) {
            return vec![Outcome::Send(FromAnalysis::Fill {
                id: puzzle_page::REFUSAL_ID.into(),
                nodes: vec![Node::with_text("span", refusal)],
            })];
        }
        let saved = self.saved.puzzles.answered(id, card, today);
        let page = self.puzzle_page(id);
        let answered = page.and_then(|page| page.answered(card));
        let shown = answered.map(|(title, nodes)| Outcome::Send(show(&title, nodes)));
        let saved = saved.map(Outcome::SavePuzzle);
        saved.into_iter().chain(shown).collect()
    }

    /// Adds the mistakes of a review of the player's own match. Returns the progress to save.
    pub(super) fn add_mistakes(&mut self) -> Vec<PuzzleProgress> {
        let review = self.review.as_ref().filter(|_| self.own);
        let (Some(review), Some(today)) = (review, self.today()) else {
            return Vec::new();
        };
        let mistakes = review.mistakes();
        self.saved.puzzles.add_mistakes(mistakes, today)
    }

    /// Number of mistakes of the review that are open puzzles.
    pub(super) fn waiting_mistakes(&self) -> usize {
        let mistakes = self.review.as_ref().map(Review::mistakes);
        let waits = |mistake: &&Mistake| {
            let leitner = self.saved.puzzles.leitner_of(mistake);
            leitner.is_some_and(|leitner| !leitner.is_mastered())
        };
        mistakes.iter().flatten().filter(waits).count()
    }

    /// Says why a card is illegal in a puzzle; `None` if it is legal.
    fn refusal(&self, id: PuzzleId, card: Card) -> Option<String> {
        let view = self.saved.puzzles.puzzle(id)?.view();
        let refused = legal::check(view.hand(), view.trick(), card).err()?;
        Some(self.words().refused(&refused))
    }

    fn puzzle_page(&self, id: PuzzleId) -> Option<puzzle_page::Page<'_>> {
        Some(puzzle_page::Page {
            words: self.words(),
            puzzles: &self.saved.puzzles,
            id,
            today: self.today()?,
        })
    }
}
