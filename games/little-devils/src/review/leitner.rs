//! When a puzzle is shown again.

use crate::session::Day;

/// How far somebody is with one puzzle: what is answered rightly comes again after ever longer
/// pauses until it sits (Leitner's boxes); what is answered wrongly begins anew the day after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeitnerCard {
    required: u8,
    streak: u8,
    due: Day,
}

/// Days until a puzzle comes again after the first, second, … right answer in a row.
const PAUSES: [u32; 4] = [1, 3, 7, 21];

impl LeitnerCard {
    /// A mistake of one's own is mastered when it has been answered rightly after every pause.
    pub const MISTAKE: u8 = 5;
    /// A puzzle of the set is solved by one right answer.
    pub const SET: u8 = 1;

    /// Not answered yet, and due on this day; so many right answers in a row end it, at least 1 and at
    /// most [`Self::MISTAKE`].
    #[must_use]
    pub const fn new(required: u8, due: Day) -> Self {
        Self {
            required,
            streak: 0,
            due,
        }
    }

    /// As it was kept; `None` if nothing can stand so.
    #[must_use]
    pub fn from_saved(required: u8, streak: u8, due: Day) -> Option<Self> {
        let fits = [Self::SET, Self::MISTAKE].contains(&required) && streak <= required;
        fits.then_some(Self {
            required,
            streak,
            due,
        })
    }

    /// How many right answers in a row end it.
    #[must_use]
    pub const fn required(&self) -> u8 {
        self.required
    }

    /// How many right answers in a row there have been.
    #[must_use]
    pub const fn streak(&self) -> u8 {
        self.streak
    }

    /// The day from which on it is to be shown again, if it is not mastered.
    #[must_use]
    pub const fn due(&self) -> Day {
        self.due
    }

    /// Whether it needs no more answers.
    #[must_use]
    pub const fn is_mastered(&self) -> bool {
        self.streak >= self.required
    }

    /// Whether it is to be shown again on this day.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        !self.is_mastered() && Self::is_time(self.due, today)
    }

    /// Whether what is due on one day is to be shown on another. A day farther off than any pause comes
    /// of a clock that was wrong, and is not waited for.
    #[must_use]
    pub fn is_time(due: Day, today: Day) -> bool {
        due <= today || due > today.plus_days(PAUSES[PAUSES.len() - 1])
    }

    /// The same after an answer. Before its day an answer counts for nothing: who has just seen the
    /// right one proves little.
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

    /// Which of two states of the same puzzle is the farther one: more right answers, or later due.
    #[must_use]
    pub fn further_along(self, other: Self) -> Self {
        if (other.streak, other.due) > (self.streak, self.due) {
            other
        } else {
            self
        }
    }
}
