//! All puzzles there are, the set's and the person's own, and how far the person is with each.

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use cards::Card;
use little_devils::protocol::{GradedPuzzle, KeptPuzzle, PuzzleKind};
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::rules::view_notation;
use little_devils::session::Day;

/// Which puzzle; both count from 1. Own mistakes come before the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PuzzleId {
    /// From a match of the person's own, in the order of their keys.
    Mistake(usize),
    /// From the set, the easiest first.
    Set(usize),
}

/// What is kept of puzzles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleDeck {
    /// Own mistakes, by their keys.
    mistakes: BTreeMap<String, (Mistake, LeitnerCard)>,
    /// Puzzles of the set that have been answered, by their keys.
    answered: BTreeMap<String, LeitnerCard>,
}

/// As many mistakes as wait to be mastered at a time: more would be a heap, and the newest find no
/// place until some are.
const MOST: usize = 100;

/// The set, as `devils puzzles` wrote it, each with its key.
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
        numbered.map(|(number, (mistake, drill))| (number, mistake, *drill))
    }

    /// The mistake of a number.
    #[must_use]
    pub fn mistake(&self, number: usize) -> Option<&Mistake> {
        let (mistake, _) = self.mistakes.values().nth(number.checked_sub(1)?)?;
        Some(mistake)
    }

    /// How far the person is with a mistake; `None` if it is not among those that are kept.
    #[must_use]
    pub fn drill_of(&self, mistake: &Mistake) -> Option<LeitnerCard> {
        let (_, drill) = self.mistakes.get(&key(&mistake.puzzle))?;
        Some(*drill)
    }

    /// A puzzle.
    #[must_use]
    pub fn puzzle(&self, id: PuzzleId) -> Option<&Puzzle> {
        match id {
            PuzzleId::Mistake(number) => self.mistake(number).map(|mistake| &mistake.puzzle),
            PuzzleId::Set(number) => graded(number).map(|(_, graded)| &graded.puzzle),
        }
    }

    /// How far the person is with a puzzle; `None` if it has never been answered, or does not exist.
    #[must_use]
    pub fn drill(&self, id: PuzzleId) -> Option<LeitnerCard> {
        match id {
            PuzzleId::Mistake(number) => {
                let (_, drill) = self.mistakes.values().nth(number.checked_sub(1)?)?;
                Some(*drill)
            }
            PuzzleId::Set(number) => self.answered.get(&graded(number)?.0).copied(),
        }
    }

    /// What is to be answered on this day: own mistakes first, then what of the set has not been
    /// solved, the easiest first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<PuzzleId> {
        let mistakes = self.mistakes().filter(|(_, _, drill)| drill.is_due(today));
        let mistakes = mistakes.map(|(number, ..)| PuzzleId::Mistake(number));
        let is_due = |id: &PuzzleId| self.drill(*id).is_none_or(|drill| drill.is_due(today));
        let set = (1..=SET.len()).map(PuzzleId::Set).filter(is_due);
        mistakes.chain(set).collect()
    }

    /// What comes after a puzzle: a mistake that is due, if there is one, else what follows in the set,
    /// from its end back to its beginning. `None` if nothing else is due.
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

    /// Takes an answer down; what is to be kept of it, if it changes anything.
    pub fn answered(&mut self, id: PuzzleId, card: Card, today: Day) -> Option<KeptPuzzle> {
        let right = self.puzzle(id)?.is_solved_by(card);
        let before = self.drill(id);
        let drill = before.unwrap_or_else(|| LeitnerCard::new(LeitnerCard::SET, today));
        let after = drill.answered(right, today);
        if before == Some(after) {
            return None;
        }
        let about = match id {
            PuzzleId::Mistake(number) => PuzzleKind::Mistake(self.mistake(number)?.clone()),
            PuzzleId::Set(number) => PuzzleKind::Set(graded(number)?.0.clone()),
        };
        let kept = KeptPuzzle {
            drill: after,
            about,
        };
        self.put(kept.clone());
        Some(kept)
    }

    /// Takes mistakes in, due at once; what is to be kept of them. Those known already stay as they
    /// are.
    pub fn learn(&mut self, mistakes: Vec<Mistake>, today: Day) -> Vec<KeptPuzzle> {
        let waiting = self.mistakes().filter(|(_, _, drill)| !drill.is_mastered());
        let room = MOST.saturating_sub(waiting.count());
        let new = mistakes
            .into_iter()
            .filter(|mistake| self.drill_of(mistake).is_none());
        let kept: Vec<KeptPuzzle> = new
            .take(room)
            .map(|mistake| KeptPuzzle {
                drill: LeitnerCard::new(LeitnerCard::MISTAKE, today),
                about: PuzzleKind::Mistake(mistake),
            })
            .collect();
        self.extend(kept.clone());
        kept
    }

    /// Whether what another browser kept is farther than what is known: `None` if not, else whether
    /// it takes the place of something.
    #[must_use]
    pub fn is_farther(&self, kept: &KeptPuzzle) -> Option<bool> {
        let known = match &kept.about {
            PuzzleKind::Set(key) => self.answered.get(key).copied(),
            PuzzleKind::Mistake(mistake) => self.drill_of(mistake),
        };
        let further_along = known.is_none_or(|known| known.further_along(kept.drill) != known);
        further_along.then_some(known.is_some())
    }

    /// Everything that is kept.
    pub fn kept(&self) -> impl Iterator<Item = KeptPuzzle> {
        let mistakes = self.mistakes.values().map(|(mistake, drill)| KeptPuzzle {
            drill: *drill,
            about: PuzzleKind::Mistake(mistake.clone()),
        });
        let answered = self.answered.iter().map(|(key, drill)| KeptPuzzle {
            drill: *drill,
            about: PuzzleKind::Set(key.clone()),
        });
        mistakes.chain(answered)
    }

    fn put(&mut self, kept: KeptPuzzle) {
        let key = kept.key();
        match kept.about {
            PuzzleKind::Set(_) => drop(self.answered.insert(key, kept.drill)),
            PuzzleKind::Mistake(mistake) => {
                self.mistakes.insert(key, (mistake, kept.drill));
            }
        }
    }
}

impl Extend<KeptPuzzle> for PuzzleDeck {
    fn extend<T: IntoIterator<Item = KeptPuzzle>>(&mut self, all: T) {
        all.into_iter().for_each(|kept| self.put(kept));
    }
}

impl FromIterator<KeptPuzzle> for PuzzleDeck {
    fn from_iter<T: IntoIterator<Item = KeptPuzzle>>(all: T) -> Self {
        let mut trainer = Self::default();
        trainer.extend(all);
        trainer
    }
}

/// The puzzle of the set with a number, and its key.
fn graded(number: usize) -> Option<&'static (String, GradedPuzzle)> {
    SET.get(number.checked_sub(1)?)
}

fn key(puzzle: &Puzzle) -> String {
    view_notation::print(puzzle.view())
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mistake(number) => write!(f, "mistake-{number}"),
            Self::Set(number) => write!(f, "set-{number}"),
        }
    }
}

impl FromStr for PuzzleId {
    type Err = crate::ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let id = text.split_once('-').and_then(|(kind, number)| {
            let number = number.parse().ok()?;
            match kind {
                "mistake" => Some(Self::Mistake(number)),
                "set" => Some(Self::Set(number)),
                _ => None,
            }
        });
        id.ok_or_else(|| crate::ParseActionError(text.into()))
    }
}
