//! What many matches of one person amount to.

use crate::bots::Level;
use crate::rules::Standing;
use crate::session::MatchRecord;
use cards::{BySeat, Seat, SeatCount};

use super::rating::{Rating, rate};
use super::{Average, LuckSkillSplit, MistakeType};

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
    /// Whether something was taken back.
    pub training: bool,
    /// Luck and skill in each round, if the match has been reviewed.
    pub balances: Vec<LuckSkillSplit>,
    /// What the person's mistakes cost by kind, in devils, if it has been reviewed.
    pub habits: Vec<(MistakeType, f64)>,
}

/// What many matches amount to. Those in which something was taken back are counted apart, and
/// count for nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// Of all matches that count.
    pub all: Tally,
    /// By how many played, where there are any.
    pub by_players: Vec<(SeatCount, Tally)>,
    /// The matches in which something was taken back.
    pub training: Training,
    /// By the strongest bot at the table, where there are any.
    pub by_level: Vec<(Level, Tally)>,
    /// The mean of the person's devils a round in each match, in order.
    pub course: Vec<f64>,
    /// The fewest and the most devils in a round.
    pub extremes: Option<(u8, u8)>,
    /// Luck and skill over the newest rounds that were reviewed, up to [`NEWEST`].
    pub balance: Option<Average>,
    /// The kind of mistake that has cost most, and how many devils for each match reviewed.
    pub habit: Option<(MistakeType, f64)>,
    /// How well the person plays, on the bots' scale.
    pub rating: Option<Rating>,
}

/// The matches in which something was taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// Of all.
    pub all: Tally,
    /// By how many played, where there are any.
    pub by_players: Vec<(SeatCount, Tally)>,
    /// The mean of the person's devils a round in each, in order.
    pub course: Vec<f64>,
}

/// Matches counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many.
    pub matches: u32,
    /// How many of them won or shared.
    pub wins: u32,
    /// The sum of the places; those who tie share the better one.
    pub places: u32,
    /// How many rounds they had.
    pub rounds: u32,
    /// How many devils the person took in these.
    pub devils: u32,
}

/// As many rounds as luck and skill are shown of.
pub const NEWEST: usize = 20;

impl Entry {
    /// What counts of a match that ended at this time; `None` if it is not over.
    #[must_use]
    pub fn of(record: &MatchRecord, at: u64) -> Option<Self> {
        let Standing::Won(winners) = record.match_state().standing() else {
            return None;
        };
        let bots = record.options().opponents().iter();
        Some(Self {
            at,
            training: record.is_training(),
            levels: bots.map(|bot| bot.level).collect(),
            totals: record.match_state().totals(),
            rounds: record
                .match_state()
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
            places: self.place(),
            rounds: self.rounds.iter().map(|_| 1).sum(),
            devils: self.rounds.iter().map(|devils| u32::from(*devils)).sum(),
        }
    }

    /// The person's place: 1 for the fewest devils.
    fn place(&self) -> u32 {
        let mine = self.totals[Seat::FIRST];
        let totals = self.totals.as_slice().iter();
        1 + totals.map(|total| u32::from(*total < mine)).sum::<u32>()
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
        let (training, counted): (Vec<Entry>, Vec<Entry>) =
            entries.iter().cloned().partition(|entry| entry.training);
        let of_level = |level: &Level| {
            let sat = |entry: &&Entry| entry.strongest() == Some(*level);
            (*level, tally(counted.iter().filter(sat)))
        };
        let rounds = || counted.iter().flat_map(|entry| &entry.rounds).copied();
        Self {
            all: tally(&counted),
            by_players: by_players(&counted),
            training: Training {
                all: tally(&training),
                by_players: by_players(&training),
                course: course(&training),
            },
            by_level: some(Level::ALL.iter().map(of_level)),
            course: course(&counted),
            extremes: rounds().min().zip(rounds().max()),
            balance: Average::over(&newest(&counted)),
            habit: habit(&counted),
            rating: rate(&counted),
        }
    }
}

/// Matches counted.
fn tally<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Tally {
    let all = entries.into_iter().map(Entry::tally);
    all.fold(Tally::default(), Tally::and)
}

/// Those of which there are any.
fn some<T>(tallies: impl Iterator<Item = (T, Tally)>) -> Vec<(T, Tally)> {
    tallies.filter(|(_, tally)| tally.matches > 0).collect()
}

fn by_players(entries: &[Entry]) -> Vec<(SeatCount, Tally)> {
    let of = |seats| {
        let sat = |entry: &&Entry| entry.totals.seats() == seats;
        (seats, tally(entries.iter().filter(sat)))
    };
    some(SeatCount::all().map(of))
}

/// The mean of the person's devils a round in each match.
fn course(entries: &[Entry]) -> Vec<f64> {
    let means = entries.iter().map(|entry| entry.tally().mean());
    means.flatten().collect()
}

impl Tally {
    /// The mean of devils a round; none without a round.
    #[must_use]
    pub fn mean(self) -> Option<f64> {
        (self.rounds > 0).then(|| f64::from(self.devils) / f64::from(self.rounds))
    }

    /// The mean of the person's places; none without a match.
    #[must_use]
    pub fn place(self) -> Option<f64> {
        (self.matches > 0).then(|| f64::from(self.places) / f64::from(self.matches))
    }

    fn and(self, other: Self) -> Self {
        Self {
            matches: self.matches + other.matches,
            wins: self.wins + other.wins,
            places: self.places + other.places,
            rounds: self.rounds + other.rounds,
            devils: self.devils + other.devils,
        }
    }
}

/// The newest rounds that were reviewed.
fn newest(entries: &[Entry]) -> Vec<LuckSkillSplit> {
    let balances = entries.iter().flat_map(|entry| &entry.balances);
    balances.rev().take(NEWEST).copied().collect()
}

/// The kind of mistake that has cost most, a match reviewed.
fn habit(entries: &[Entry]) -> Option<(MistakeType, f64)> {
    let reviewed = entries.iter().filter(|entry| !entry.balances.is_empty());
    let matches = reviewed.clone().map(|_| 1.0).sum::<f64>();
    let cost = |habit: MistakeType| -> f64 {
        let all = reviewed.clone().flat_map(|entry| &entry.habits);
        all.filter(|(other, _)| *other == habit)
            .map(|(_, cost)| cost)
            .sum()
    };
    let costs = MistakeType::ALL.map(|habit| (habit, cost(habit)));
    let most = costs
        .into_iter()
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    most.filter(|(_, cost)| *cost > 0.0)
        .map(|(habit, cost)| (habit, cost / matches))
}
