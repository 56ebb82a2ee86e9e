//! All puzzles, from the set and from the player's own mistakes, with the progress in each.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cards::Card;
use little_devils::protocol::{GradedPuzzle, PuzzleId, PuzzleKind, PuzzleProgress};
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::rules::notation;
use little_devils::session::Day;

/// The puzzles with their progress.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleDeck {
    /// Own mistakes, by key.
    mistakes: BTreeMap<String, (Mistake, LeitnerCard)>,
    /// Puzzles of the set that have been answered, by key.
    answered: BTreeMap<String, LeitnerCard>,
}

/// At most 100 open mistakes, so that the queue stays short. Newer ones are not added until some are
/// mastered.
const MAX: usize = 100;

/// The puzzle set, as `house puzzles` wrote it, with keys.
static SET: LazyLock<Vec<(String, GradedPuzzle)>> = LazyLock::new(|| {
    let lines = include_str!("puzzles.jsonl").lines();
    let puzzles = lines.filter_map(|line| GradedPuzzle::load(line).ok().flatten());
    puzzles
        .map(|graded| (key(&graded.puzzle), graded))
        .collect()
});

impl PuzzleDeck {
    /// The puzzles of the set, the easiest first.
    pub fn set() -> impl ExactSizeIterator<Item = &'static GradedPuzzle> {
        SET.iter().map(|(_, graded)| graded)
    }

    /// Own mistakes with their numbers, in the order of their keys.
    pub fn mistakes(&self) -> impl Iterator<Item = (usize, &Mistake, LeitnerCard)> {
        let numbered = (1..).zip(self.mistakes.values());
        numbered.map(|(number, (mistake, leitner))| (number, mistake, *leitner))
    }

    /// The mistake of a number.
    #[must_use]
    pub fn mistake(&self, number: usize) -> Option<&Mistake> {
        let (mistake, _) = self.mistakes.values().nth(number.checked_sub(1)?)?;
        Some(mistake)
    }

    /// Progress with a mistake; `None` if it is not in the deck.
    #[must_use]
    pub fn leitner_of(&self, mistake: &Mistake) -> Option<LeitnerCard> {
        let (_, leitner) = self.mistakes.get(&key(&mistake.puzzle))?;
        Some(*leitner)
    }

    /// The puzzle with an id.
    #[must_use]
    pub fn puzzle(&self, id: PuzzleId) -> Option<&Puzzle> {
        match id {
            PuzzleId::Mistake(number) => self.mistake(number).map(|mistake| &mistake.puzzle),
            PuzzleId::Set(number) => graded(number).map(|(_, graded)| &graded.puzzle),
        }
    }

    /// Progress with a puzzle; `None` if it was never answered or does not exist.
    #[must_use]
    pub fn leitner(&self, id: PuzzleId) -> Option<LeitnerCard> {
        match id {
            PuzzleId::Mistake(number) => {
                let (_, leitner) = self.mistakes.values().nth(number.checked_sub(1)?)?;
                Some(*leitner)
            }
            PuzzleId::Set(number) => self.answered.get(&graded(number)?.0).copied(),
        }
    }

    /// Puzzles due on a day: own mistakes first, then unsolved puzzles of the set, the easiest first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<PuzzleId> {
        let mistakes = self
            .mistakes()
            .filter(|(_, _, leitner)| leitner.is_due(today));
        let mistakes = mistakes.map(|(number, ..)| PuzzleId::Mistake(number));
        let is_due = |id: &PuzzleId| {
            self.leitner(*id)
                .is_none_or(|leitner| leitner.is_due(today))
        };
        let set = (1..=SET.len()).map(PuzzleId::Set).filter(is_due);
        mistakes.chain(set).collect()
    }

    /// The next puzzle after another: a mistake that is due if there is one, else the next of the
    /// set, wrapping around at its end. `None` if nothing else is due.
    #[must_use]
    pub fn next(&self, after: Option<PuzzleId>, today: Day) -> Option<PuzzleId> {
        let due = self.due(today);
        let others = || due.iter().copied().filter(|id| Some(*id) != after);
        let is_mistake = |id: &PuzzleId| matches!(id, PuzzleId::Mistake(_));
        let follows = |id: &PuzzleId| Some(*id) > after;
        let mistake = || {
            let mut mistakes = others().filter(is_mistake);
            mistakes.clone().find(follows).or_else(|| mistakes.next())
        };
        let of_set = || others().find(|id| follows(id) && !is_mistake(id));
        mistake().or_else(of_set).or_else(|| others().next())
    }

    /// Records an answer. Returns the progress to save, if it has changed.
    pub fn answered(&mut self, id: PuzzleId, card: Card, today: Day) -> Option<PuzzleProgress> {
        let right = self.puzzle(id)?.is_solved_by(card);
        let before = self.leitner(id);
        let leitner = before.unwrap_or_else(|| LeitnerCard::new(LeitnerCard::SET, today));
        let after = leitner.answered(right, today);
        if before == Some(after) {
            return None;
        }
        let kind = match id {
            PuzzleId::Mistake(number) => PuzzleKind::Mistake(self.mistake(number)?.clone()),
            PuzzleId::Set(number) => PuzzleKind::Set(graded(number)?.0.clone()),
        };
        let saved = PuzzleProgress {
            leitner: after,
            kind,
        };
        self.put(saved.clone());
        Some(saved)
    }

    /// Adds mistakes, due at once. Returns the progress to save. Known mistakes stay as they are.
    pub fn add_mistakes(&mut self, mistakes: Vec<Mistake>, today: Day) -> Vec<PuzzleProgress> {
        let waiting = self
            .mistakes()
            .filter(|(_, _, leitner)| !leitner.is_mastered());
        let room = MAX.saturating_sub(waiting.count());
        let new = mistakes
            .into_iter()
            .filter(|mistake| self.leitner_of(mistake).is_none());
        let saved: Vec<PuzzleProgress> = new
            .take(room)
            .map(|mistake| PuzzleProgress {
                leitner: LeitnerCard::new(LeitnerCard::MISTAKE, today),
                kind: PuzzleKind::Mistake(mistake),
            })
            .collect();
        self.extend(saved.clone());
        saved
    }

    /// Whether imported progress is further than ours: `None` if not, otherwise whether it replaces
    /// something.
    #[must_use]
    pub fn is_further(&self, saved: &PuzzleProgress) -> Option<bool> {
        let known = match &saved.kind {
            PuzzleKind::Set(key) => self.answered.get(key).copied(),
            PuzzleKind::Mistake(mistake) => self.leitner_of(mistake),
        };
        let farther = known.is_none_or(|known| known.further_along(saved.leitner) != known);
        farther.then_some(known.is_some())
    }

    /// Progress of all puzzles, for export.
    pub fn saved(&self) -> impl Iterator<Item = PuzzleProgress> {
        let mistakes = self
            .mistakes
            .values()
            .map(|(mistake, leitner)| PuzzleProgress {
                leitner: *leitner,
                kind: PuzzleKind::Mistake(mistake.clone()),
            });
        let answered = self.answered.iter().map(|(key, leitner)| PuzzleProgress {
            leitner: *leitner,
            kind: PuzzleKind::Set(key.clone()),
        });
        mistakes.chain(answered)
    }

    fn put(&mut self, saved: PuzzleProgress) {
        let key = saved.key();
        match saved.kind {
            PuzzleKind::Set(_) => drop(self.answered.insert(key, saved.leitner)),
            PuzzleKind::Mistake(mistake) => {
                self.mistakes.insert(key, (mistake, saved.leitner));
            }
        }
    }
}

impl Extend<PuzzleProgress> for PuzzleDeck {
    fn extend<T: IntoIterator<Item = PuzzleProgress>>(&mut self, all: T) {
        all.into_iter().for_each(|saved| self.put(saved));
    }
}

impl FromIterator<PuzzleProgress> for PuzzleDeck {
    fn from_iter<T: IntoIterator<Item = PuzzleProgress>>(all: T) -> Self {
        let mut deck = Self::default();
        deck.extend(all);
        deck
    }
}

/// The puzzle of the set with this number, and its key.
fn graded(number: usize) -> Option<&'static (String, GradedPuzzle)> {
    SET.get(number.checked_sub(1)?)
}

fn key(puzzle: &Puzzle) -> String {
    notation::print_view(puzzle.view())
}
