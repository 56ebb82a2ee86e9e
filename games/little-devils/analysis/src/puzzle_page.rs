//! The page of one puzzle: the question, then the answer.

use cards::Card;
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::session::Day;
use protocol::Node;

use super::draw::{button, buttons, cards, heading, paragraph};
use super::situation::Situation;
use super::texts::Texts;
use super::{Action, explanation, puzzles_page};
use crate::puzzle_deck::PuzzleDeck;
use little_devils::protocol::PuzzleId;

/// Id of the element that says why a card is illegal.
pub(super) const REFUSAL_ID: &str = "puzzle-told";

/// What the page needs.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) texts: Texts,
    pub(super) puzzles: &'a PuzzleDeck,
    pub(super) id: PuzzleId,
    pub(super) today: Day,
}

impl Page<'_> {
    /// Title of the page; `None` if there is no such puzzle.
    fn title(self) -> Option<String> {
        Some(match self.id {
            PuzzleId::Mistake(_) => puzzles_page::title(self.texts.phrases, self.mistake()?),
            PuzzleId::Set(number) => (self.texts.phrases.puzzle)(number),
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
            texts: self.texts,
            view: puzzle.view(),
        }
    }

    /// The question: title and content; `None` if there is no such puzzle.
    pub(super) fn asked(self) -> Option<(String, Vec<Node>)> {
        let puzzle = self.puzzles.puzzle(self.id)?;
        let situation = self.situation(puzzle);
        let mut nodes = vec![paragraph(self.about(puzzle))];
        nodes.extend(situation.table());
        nodes.push(heading(self.texts.phrases.which_card));
        nodes.push(situation.hand(|card| Action::Answer(card.number())));
        nodes.push(
            Node::new("p")
                .with("id", REFUSAL_ID)
                .with("role", "status")
                .with("class", "note"),
        );
        nodes.extend(situation.lookup());
        nodes.push(buttons([
            button(self.texts.phrases.skip_puzzle, &Action::NextPuzzle),
            button(self.texts.phrases.all_puzzles, &Action::Puzzles),
        ]));
        Some((self.title()?, nodes))
    }

    /// The page after a legal answer: title and content.
    pub(super) fn answered(self, card: Card) -> Option<(String, Vec<Node>)> {
        let (phrases, puzzle) = (self.texts.phrases, self.puzzles.puzzle(self.id)?);
        let decision = puzzle.decision(card)?;
        let right = puzzle.is_solved_by(card);
        let verdict = if right {
            phrases.right
        } else {
            phrases.wrong_card
        };
        let title = verdict(&self.title()?);
        let mut nodes = vec![paragraph(self.why(puzzle, card)), self.buttons_below()];
        nodes.push(explanation::choices_table(
            phrases,
            &decision,
            phrases.all_cards,
        ));
        nodes.extend(self.due_note());
        let hand = puzzle.view().hand();
        nodes.push(heading(self.texts.words.your_hand()));
        nodes.push(cards(
            self.texts.words,
            hand,
            Some((card, phrases.your_card)),
        ));
        let situation = self.situation(puzzle);
        nodes.extend(situation.table().into_iter().chain(situation.lookup()));
        nodes.push(paragraph(phrases.review_note).with("class", "note"));
        Some((title, nodes))
    }

    /// Says which kind of puzzle it is.
    fn about(self, puzzle: &Puzzle) -> String {
        let players = (self.texts.phrases.with_players)(puzzle.view().seats().size());
        match self.id {
            PuzzleId::Mistake(_) => self.texts.phrases.from_your_match.into(),
            PuzzleId::Set(number) => {
                let graded = number
                    .checked_sub(1)
                    .and_then(|at| PuzzleDeck::set().nth(at));
                let grade = graded.map_or(1, |graded| graded.grade);
                format!("{}. {players}.", (self.texts.phrases.grade)(grade))
            }
        }
    }

    /// Explains the answer, always by comparison with a worse card.
    fn why(self, puzzle: &Puzzle, card: Card) -> String {
        let phrases = self.texts.phrases;
        let best = puzzle.best();
        let mut text = match card {
            _ if card == best => (phrases.is_best)(best),
            _ if puzzle.is_solved_by(card) => (phrases.as_good)(card, best),
            _ => String::new(),
        };
        let played = self.mistake().map(|mistake| mistake.played);
        let worse = if puzzle.is_solved_by(card) {
            played.or_else(|| second(puzzle))
        } else {
            Some(card)
        };
        if let Some(decision) = worse.and_then(|worse| puzzle.decision(worse)) {
            text = format!("{text} {}", explanation::cost_sentences(phrases, &decision));
        }
        if let Some(played) = played.filter(|played| *played != card) {
            text = format!("{text} {}", (phrases.then_played)(played));
        }
        text.trim_start().into()
    }

    fn buttons_below(self) -> Node {
        let phrases = self.texts.phrases;
        let next = self.puzzles.next(Some(self.id), self.today);
        let next = next.map(|_| button(phrases.next_puzzle, &Action::NextPuzzle));
        let rest = [
            button(phrases.try_again, &Action::Puzzle(self.id)),
            button(phrases.all_puzzles, &Action::Puzzles),
        ];
        buttons(next.into_iter().chain(rest))
    }

    /// Says when the puzzle comes again, if it does.
    fn due_note(self) -> Option<Node> {
        let leitner = self.puzzles.leitner(self.id)?;
        let text = match leitner {
            _ if !leitner.is_mastered() => {
                (self.texts.phrases.comes_again)(&self.texts.phrases.date_of(leitner.due()))
            }
            _ if leitner.required() == LeitnerCard::MISTAKE => self.texts.phrases.mastered.into(),
            _ => return None,
        };
        Some(paragraph(text).with("class", "note"))
    }
}

/// The best of the cards that are clearly worse than the best.
fn second(puzzle: &Puzzle) -> Option<Card> {
    let rows = puzzle.advice().rows.iter();
    let worse = rows.filter(|row| !puzzle.is_solved_by(row.card));
    let second = worse.min_by(|one, other| one.cost.mean.total_cmp(&other.cost.mean));
    second.map(|row| row.card)
}
