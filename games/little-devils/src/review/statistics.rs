//! Statistics over the matches of one person.

use cards::SeatCount;

use crate::bots::Level;
use crate::review::rating::rate;
use crate::review::{Average, Entry, LuckSkillSplit, MistakeType, Rating};
use crate::rules::SEATS;

/// The statistics of a person's matches. Matches with a takeback are counted apart, and only there.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// All matches that count.
    pub all: Tally,
    /// The same by number of players; only numbers that occur.
    pub by_players: Vec<(SeatCount, Tally)>,
    /// The matches in which a card was taken back.
    pub with_takeback: TakebackStatistics,
    /// All matches that count, by the strongest bot at the table; only levels that occur.
    pub by_level: Vec<(Level, Tally)>,
    /// The person's mean devils per round in each match, in order.
    pub course: Vec<f64>,
    /// The fewest and the most devils in a round.
    pub extremes: Option<(u8, u8)>,
    /// Luck and skill over the newest reviewed rounds, up to [`NEWEST`].
    pub luck_skill: Option<Average>,
    /// The costliest mistake type, and its cost in devils per reviewed match.
    pub costliest_mistake: Option<(MistakeType, f64)>,
    /// The person's playing strength, on the bots' scale.
    pub rating: Option<Rating>,
}

/// The statistics of the matches in which a card was taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct TakebackStatistics {
    /// All of them.
    pub all: Tally,
    /// The same by number of players; only numbers that occur.
    pub by_players: Vec<(SeatCount, Tally)>,
    /// The person's mean devils per round in each match, in order.
    pub course: Vec<f64>,
}

/// Sums over matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Matches.
    pub matches: u32,
    /// Matches won, alone or shared.
    pub wins: u32,
    /// The sum of the person's places, see [`Entry::place`].
    pub places: u32,
    /// Rounds.
    pub rounds: u32,
    /// The person's devils.
    pub devils: u32,
}

/// How many rounds the average of luck and skill covers.
pub const NEWEST: usize = 20;

impl Statistics {
    /// The statistics of these matches, in the order played.
    #[must_use]
    pub fn new(entries: &[Entry]) -> Self {
        let (with_takeback, counted): (Vec<Entry>, Vec<Entry>) = entries
            .iter()
            .cloned()
            .partition(|entry| entry.takeback_used);
        let rounds = || counted.iter().flat_map(|entry| &entry.rounds).copied();
        Self {
            all: tally(&counted),
            by_players: by_players(&counted),
            with_takeback: TakebackStatistics {
                all: tally(&with_takeback),
                by_players: by_players(&with_takeback),
                course: course(&with_takeback),
            },
            by_level: by_level(&counted),
            course: course(&counted),
            extremes: rounds().min().zip(rounds().max()),
            luck_skill: Average::over(&newest(&counted)),
            costliest_mistake: costliest_mistake(&counted),
            rating: rate(&counted),
        }
    }
}

impl Tally {
    /// The mean of devils per round; `None` without a round.
    #[must_use]
    pub fn mean(self) -> Option<f64> {
        (self.rounds > 0).then(|| f64::from(self.devils) / f64::from(self.rounds))
    }

    /// The mean of the person's places; `None` without a match.
    #[must_use]
    pub fn place(self) -> Option<f64> {
        (self.matches > 0).then(|| f64::from(self.places) / f64::from(self.matches))
    }

    fn plus(self, other: Self) -> Self {
        Self {
            matches: self.matches + other.matches,
            wins: self.wins + other.wins,
            places: self.places + other.places,
            rounds: self.rounds + other.rounds,
            devils: self.devils + other.devils,
        }
    }
}

impl From<&Entry> for Tally {
    fn from(entry: &Entry) -> Self {
        Self {
            matches: 1,
            wins: u32::from(entry.won),
            places: entry.place(),
            rounds: entry.rounds.iter().map(|_| 1).sum(),
            devils: entry.rounds.iter().copied().map(u32::from).sum(),
        }
    }
}

fn tally<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Tally {
    let tallies = entries.into_iter().map(Tally::from);
    tallies.fold(Tally::default(), Tally::plus)
}

fn by_players(entries: &[Entry]) -> Vec<(SeatCount, Tally)> {
    let tallies = SEATS.all().map(|seats| {
        let of_size = |entry: &&Entry| entry.totals.seats() == seats;
        (seats, tally(entries.iter().filter(of_size)))
    });
    tallies.filter(|(_, tally)| tally.matches > 0).collect()
}

fn by_level(entries: &[Entry]) -> Vec<(Level, Tally)> {
    let tallies = Level::ALL.iter().map(|level| {
        let of_level = |entry: &&Entry| entry.strongest() == Some(*level);
        (*level, tally(entries.iter().filter(of_level)))
    });
    tallies.filter(|(_, tally)| tally.matches > 0).collect()
}

/// The person's mean devils per round in each match.
fn course(entries: &[Entry]) -> Vec<f64> {
    let means = entries.iter().map(|entry| Tally::from(entry).mean());
    means.flatten().collect()
}

/// The newest reviewed rounds, the newest first.
fn newest(entries: &[Entry]) -> Vec<LuckSkillSplit> {
    let splits = entries.iter().flat_map(|entry| &entry.splits);
    splits.rev().take(NEWEST).copied().collect()
}

/// The costliest mistake type, with its cost per reviewed match.
fn costliest_mistake(entries: &[Entry]) -> Option<(MistakeType, f64)> {
    let reviewed = entries.iter().filter(|entry| !entry.splits.is_empty());
    let matches = reviewed.clone().map(|_| 1.0).sum::<f64>();
    let cost = |mistake_type: MistakeType| -> f64 {
        let costs = reviewed.clone().flat_map(|entry| &entry.mistake_costs);
        costs
            .filter(|(other, _)| *other == mistake_type)
            .map(|(_, cost)| cost)
            .sum()
    };
    let costs = MistakeType::ALL.map(|mistake_type| (mistake_type, cost(mistake_type)));
    let most = costs
        .into_iter()
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    most.filter(|(_, cost)| *cost > 0.0)
        .map(|(mistake_type, cost)| (mistake_type, cost / matches))
}
