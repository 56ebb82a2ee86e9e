//! What many matches of one person amount to.

use crate::bots::Level;
use crate::cards::{BySeat, Seat, SeatCount};
use crate::play::MatchRecord;
use crate::rules::little_devils::Standing;

use super::rating::{Rating, rate};
use super::{Average, Balance, Habit};

/// What counts of a match that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The levels of the bots, from the person's left on.
    pub levels: Vec<Level>,
    /// Everybody's total.
    pub totals: BySeat<u16>,
    /// The person's devils in each round.
    pub rounds: Vec<u8>,
    /// Whether the person won, or shared the win.
    pub won: bool,
    /// Luck and skill in each round, if the match has been reviewed.
    pub balances: Vec<Balance>,
    /// What the person's mistakes cost by kind, in devils, if it has been reviewed.
    pub habits: Vec<(Habit, f64)>,
}

/// What many matches amount to. Matches in which something was taken back do not count.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// Of all matches.
    pub all: Tally,
    /// By how many played, where there are any.
    pub by_players: Vec<(SeatCount, Tally)>,
    /// By the strongest bot at the table, where there are any.
    pub by_level: Vec<(Level, Tally)>,
    /// The mean of the person's devils a round in each match, in order.
    pub course: Vec<f64>,
    /// The fewest and the most devils in a round.
    pub extremes: Option<(u8, u8)>,
    /// Luck and skill over the newest rounds that were reviewed, up to [`NEWEST`].
    pub balance: Option<Average>,
    /// The kind of mistake that has cost most, and how many devils for each match reviewed.
    pub habit: Option<(Habit, f64)>,
    /// How well the person plays, on the bots' scale.
    pub rating: Option<Rating>,
}

/// Matches counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many.
    pub matches: u32,
    /// How many of them won or shared.
    pub wins: u32,
    /// How many rounds they had.
    pub rounds: u32,
    /// How many devils the person took in these.
    pub devils: u32,
}

/// As many rounds as luck and skill are shown of.
pub const NEWEST: usize = 20;

impl Entry {
    /// What counts of a match that ended at this time; `None` if it is not over, or something was taken
    /// back in it.
    #[must_use]
    pub fn of(record: &MatchRecord, at: u64) -> Option<Self> {
        let Standing::Won(winners) = record.contest().standing() else {
            return None;
        };
        let bots = record.options().opponents().iter();
        (!record.is_training()).then(|| Self {
            at,
            levels: bots.map(|bot| bot.level).collect(),
            totals: record.contest().totals(),
            rounds: record
                .contest()
                .rounds()
                .iter()
                .map(|round| round[Seat::FIRST])
                .collect(),
            won: winners.contains(&Seat::FIRST),
            balances: Vec::new(),
            habits: Vec::new(),
        })
    }

    fn tally(&self) -> Tally {
        Tally {
            matches: 1,
            wins: u32::from(self.won),
            rounds: self.rounds.iter().map(|_| 1).sum(),
            devils: self.rounds.iter().map(|devils| u32::from(*devils)).sum(),
        }
    }

    /// The strongest bot.
    fn strongest(&self) -> Option<Level> {
        let sat = |level: &&Level| self.levels.contains(level);
        Level::ALL.iter().rev().find(sat).copied()
    }
}

impl Statistics {
    /// Of these matches, in the order played.
    #[must_use]
    pub fn of(entries: &[Entry]) -> Self {
        let of = |counts: &dyn Fn(&Entry) -> bool| {
            let counted = entries.iter().filter(|entry| counts(entry));
            counted.map(Entry::tally).fold(Tally::default(), Tally::and)
        };
        let some = |tally: Tally| tally.matches > 0;
        let by_players =
            SeatCount::all().map(|seats| (seats, of(&|entry| entry.totals.seats() == seats)));
        let by_level = Level::ALL
            .iter()
            .map(|level| (*level, of(&|entry| entry.strongest() == Some(*level))));
        let rounds = || entries.iter().flat_map(|entry| &entry.rounds).copied();
        Self {
            all: of(&|_| true),
            by_players: by_players.filter(|(_, tally)| some(*tally)).collect(),
            by_level: by_level.filter(|(_, tally)| some(*tally)).collect(),
            course: entries
                .iter()
                .filter_map(|entry| entry.tally().mean())
                .collect(),
            extremes: rounds().min().zip(rounds().max()),
            balance: Average::over(&newest(entries)),
            habit: habit(entries),
            rating: rate(entries),
        }
    }
}

impl Tally {
    /// The mean of devils a round; none without a round.
    #[must_use]
    pub fn mean(self) -> Option<f64> {
        (self.rounds > 0).then(|| f64::from(self.devils) / f64::from(self.rounds))
    }

    fn and(self, other: Self) -> Self {
        Self {
            matches: self.matches + other.matches,
            wins: self.wins + other.wins,
            rounds: self.rounds + other.rounds,
            devils: self.devils + other.devils,
        }
    }
}

/// The newest rounds that were reviewed.
fn newest(entries: &[Entry]) -> Vec<Balance> {
    let balances = entries.iter().flat_map(|entry| &entry.balances);
    balances.rev().take(NEWEST).copied().collect()
}

/// The kind of mistake that has cost most, a match reviewed.
fn habit(entries: &[Entry]) -> Option<(Habit, f64)> {
    let reviewed = entries.iter().filter(|entry| !entry.balances.is_empty());
    let matches = reviewed.clone().map(|_| 1.0).sum::<f64>();
    let cost = |habit: Habit| -> f64 {
        let all = reviewed.clone().flat_map(|entry| &entry.habits);
        all.filter(|(other, _)| *other == habit)
            .map(|(_, cost)| cost)
            .sum()
    };
    let costs = Habit::ALL.map(|habit| (habit, cost(habit)));
    let most = costs
        .into_iter()
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    most.filter(|(_, cost)| *cost > 0.0)
        .map(|(habit, cost)| (habit, cost / matches))
}
