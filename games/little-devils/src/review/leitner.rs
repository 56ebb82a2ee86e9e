//! Spaced repetition of puzzles.

use crate::session::Day;

/// A person's progress with one puzzle, by the Leitner system: after each right answer in a row the
/// puzzle is repeated after a longer pause, until it is mastered. A wrong answer starts the row again
/// the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeitnerCard {
    required: u8,
    streak: u8,
    due: Day,
}

/// Days until the next repetition, after the first, second, … right answer in a row.
const PAUSES: [u32; 4] = [1, 3, 7, 21];

impl LeitnerCard {
    /// The person's own mistake: right answers in a row until it is mastered.
    pub const MISTAKE: u8 = 5;
    /// A puzzle of the collection: one right answer is enough.
    pub const SET: u8 = 1;

    /// A puzzle not answered yet, due on this day. It needs this many right answers in a row, 1 to
    /// [`Self::MISTAKE`].
    #[must_use]
    pub const fn new(required: u8, due: Day) -> Self {
        Self {
            required,
            streak: 0,
            due,
        }
    }

    /// A saved state; `None` if it is impossible.
    #[must_use]
    pub fn from_saved(required: u8, streak: u8, due: Day) -> Option<Self> {
        let fits = [Self::SET, Self::MISTAKE].contains(&required) && streak <= required;
        fits.then_some(Self {
            required,
            streak,
            due,
        })
    }

    /// The number of right answers in a row that the puzzle needs.
    #[must_use]
    pub const fn required(&self) -> u8 {
        self.required
    }

    /// The number of right answers in a row so far.
    #[must_use]
    pub const fn streak(&self) -> u8 {
        self.streak
    }

    /// The first day of the next repetition, unless the puzzle is mastered.
    #[must_use]
    pub const fn due(&self) -> Day {
        self.due
    }

    /// Whether the puzzle needs no more answers.
    #[must_use]
    pub const fn is_mastered(&self) -> bool {
        self.streak >= self.required
    }

    /// Whether the puzzle is due on this day.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        !self.is_mastered() && Self::is_time(self.due, today)
    }

    /// Whether a due day has come. A due day farther off than the longest pause was set by a wrong clock
    /// and counts as come.
    #[must_use]
    pub fn is_time(due: Day, today: Day) -> bool {
        due <= today || due > today.plus_days(PAUSES[PAUSES.len() - 1])
    }

    /// The state after an answer. An answer before the due day changes nothing, because a player who has
    /// just seen the solution proves little.
    #[must_use]
    pub fn answered(self, streak: bool, today: Day) -> Self {
        if !self.is_due(today) {
            return self;
        }
        let pause = PAUSES.get(usize::from(self.streak)).filter(|_| streak);
        Self {
            streak: if streak { self.streak + 1 } else { 0 },
            due: today.plus_days(*pause.unwrap_or(&PAUSES[0])),
            ..self
        }
    }

    /// The more advanced of two states of the same puzzle: more right answers, then the later due day.
    #[must_use]
    pub fn further_along(self, other: Self) -> Self {
        if (other.streak, other.due) > (self.streak, self.due) {
            other
        } else {
            self
        }
    }
}
