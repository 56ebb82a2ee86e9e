//! Deals of the day: the first result of each day, and days in a row.

use core::cmp::Ordering;
use std::collections::BTreeMap;

use protocol::MatchResult;
use session::{Day, streak};

/// The deals of the day that a person has played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedDays(BTreeMap<Day, PlayedDay>);

/// The result of the deal of a day that counts: of the first match that the person has finished, unless a
/// move was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedDay {
    /// Whether it was played on its own day.
    pub is_on_time: bool,
    /// The person's place: 1 for the best total.
    pub place: usize,
    /// The number of players.
    pub players: usize,
    /// The number of players who share the first place.
    pub winners: usize,
    /// The person's total.
    pub total: i32,
    /// For each round, whether the person has gained, lost, or neither.
    pub course: Vec<Ordering>,
}

/// The outcome of the deal of a day for the person, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayOutcome {
    /// First, alone or shared with some of the others.
    Won,
    /// First together with everybody.
    Drawn,
    /// The second of two.
    Lost,
    /// Any other place.
    Place,
}

impl PlayedDays {
    /// The days among these results, which are in the order of their ends.
    #[must_use]
    pub fn new(results: &[MatchResult]) -> Self {
        let mut days = BTreeMap::new();
        for result in results.iter().filter(|result| !result.takeback_used) {
            if let Some((day, played)) = result.day.zip(PlayedDay::new(result)) {
                days.entry(day).or_insert(played);
            }
        }
        Self(days)
    }

    /// The result of a day.
    #[must_use]
    pub fn get(&self, day: Day) -> Option<&PlayedDay> {
        self.0.get(&day)
    }

    /// The number of days in a row, up to today or yesterday, on which their own deal was played.
    #[must_use]
    pub fn streak(&self, today: Day) -> usize {
        let on_time = self.0.iter().filter(|(_, played)| played.is_on_time);
        let days: Vec<Day> = on_time.map(|(day, _)| *day).collect();
        streak(&days, today)
    }
}

impl PlayedDay {
    fn new(result: &MatchResult) -> Option<Self> {
        let person = result.person()?;
        Some(Self {
            is_on_time: result.is_on_time,
            place: *result.places.get(person)?,
            players: result.places.len(),
            winners: result.places.iter().filter(|place| **place == 1).count(),
            total: *result.totals.get(person)?,
            course: result.course.clone(),
        })
    }

    /// The outcome in one word.
    #[must_use]
    pub const fn outcome(&self) -> DayOutcome {
        match self.place {
            1 if self.winners == self.players => DayOutcome::Drawn,
            1 => DayOutcome::Won,
            _ if self.players == 2 => DayOutcome::Lost,
            _ => DayOutcome::Place,
        }
    }
}

impl DayOutcome {
    /// The case of the message.
    #[must_use]
    pub const fn case(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::Place => "other",
        }
    }
}
