//! Statistics of the finished matches of one person.

use protocol::MatchResult;
use search::Sample;

/// The statistics of a person's matches. Matches in which a move was taken back are counted apart, and only
/// there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// All matches that count.
    pub all: MatchTotals,
    /// The same by number of players; only numbers that occur, the smallest first.
    pub by_players: Vec<(usize, MatchTotals)>,
    /// The same by the id of the strongest bot at the table; only levels that occur, the weakest first.
    pub by_level: Vec<(String, MatchTotals)>,
    /// The matches in which a move was taken back.
    pub with_takeback: MatchTotals,
    /// The same by number of players; only numbers that occur, the smallest first.
    pub takeback_by_players: Vec<(usize, MatchTotals)>,
    /// The person's mean points per round in each of them, in order.
    pub takeback_course: Vec<f64>,
    /// The number of matches won in a row: in the run that ends with the last match, and in the longest.
    pub streak: (usize, usize),
    /// The person's best and worst total of a match; `None` without a match, or while all totals are equal
    /// and so nobody knows which are better.
    pub extremes: Option<(i32, i32)>,
    /// The person's mean points per round in each match, in order.
    pub course: Vec<f64>,
}

/// Sums over matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MatchTotals {
    /// The number of matches.
    pub matches: u32,
    /// Matches won, alone or shared.
    pub wins: u32,
    /// The person's places: 1 for the best total.
    pub places: Sample,
    /// The person's mean points per round in each match, counted as the game counts.
    pub points: Sample,
}

/// What counts of one match for the person.
#[derive(Clone, Copy)]
struct Played<'a> {
    result: &'a MatchResult,
    place: usize,
    total: i32,
    /// The rank of the strongest bot's level, from 0; `None` if there is no bot of a known level.
    strongest: Option<usize>,
}

impl Statistics {
    /// The statistics of these matches, in the order of their ends. `levels` are the ids of the bots'
    /// levels, the weakest first. A match without a person does not count.
    #[must_use]
    pub fn new(results: &[MatchResult], levels: &[&str]) -> Self {
        let played = results
            .iter()
            .filter_map(|result| Played::new(result, levels));
        let (with_takeback, counted): (Vec<_>, Vec<_>) =
            played.partition(|played| played.result.takeback_used);
        let by_level = levels.iter().enumerate().map(|(rank, level)| {
            let of_level = counted
                .iter()
                .filter(|played| played.strongest == Some(rank));
            ((*level).to_owned(), totals(of_level))
        });
        Self {
            all: totals(&counted),
            by_players: by_players(&counted),
            by_level: by_level.filter(|(_, totals)| totals.matches > 0).collect(),
            with_takeback: totals(&with_takeback),
            takeback_by_players: by_players(&with_takeback),
            takeback_course: with_takeback.iter().map(Played::points).collect(),
            streak: streak(&counted),
            extremes: extremes(&counted),
            course: counted.iter().map(Played::points).collect(),
        }
    }
}

impl<'a> Played<'a> {
    fn new(result: &'a MatchResult, levels: &[&str]) -> Option<Self> {
        let person = result.person()?;
        let rank = |level: &String| levels.iter().position(|known| known == level);
        Some(Self {
            result,
            place: *result.places.get(person)?,
            total: *result.totals.get(person)?,
            strongest: result.levels.iter().filter_map(rank).max(),
        })
    }

    fn points(&self) -> f64 {
        f64::from(self.total) / f64::from(self.result.rounds.max(1))
    }
}

/// The totals of each number of players that occurs, the smallest first.
fn by_players(played: &[Played<'_>]) -> Vec<(usize, MatchTotals)> {
    let seats = |played: &Played<'_>| played.result.levels.len();
    let most = played.iter().map(seats).max().unwrap_or_default();
    let all = (1..=most).map(|players| {
        let of_size = played.iter().filter(|played| seats(played) == players);
        (players, totals(of_size))
    });
    all.filter(|(_, totals)| totals.matches > 0).collect()
}

fn totals<'a>(played: impl IntoIterator<Item = &'a Played<'a>>) -> MatchTotals {
    let mut totals = MatchTotals::default();
    for played in played {
        totals.matches += 1;
        totals.wins += u32::from(played.place == 1);
        let place = u32::try_from(played.place).unwrap_or(u32::MAX);
        totals.places.add(place.into());
        totals.points.add(played.points());
    }
    totals
}

/// The matches won in a row: in the run that ends with the last one, and in the longest.
fn streak(played: &[Played<'_>]) -> (usize, usize) {
    let (mut now, mut longest) = (0, 0);
    for played in played {
        now = if played.place == 1 { now + 1 } else { 0 };
        longest = longest.max(now);
    }
    (now, longest)
}

/// The best and the worst total.
fn extremes(played: &[Played<'_>]) -> Option<(i32, i32)> {
    let is_high_better = played
        .iter()
        .find_map(|played| is_high_better(played.result))?;
    let totals = || played.iter().map(|played| played.total);
    let (least, most) = totals().min().zip(totals().max())?;
    Some(if is_high_better {
        (most, least)
    } else {
        (least, most)
    })
}

/// Whether high totals are better, by the places of a match; `None` if all its totals are equal.
fn is_high_better(result: &MatchResult) -> Option<bool> {
    let first = result.places.iter().position(|place| *place == 1)?;
    let other = result.places.iter().position(|place| *place > 1)?;
    Some(result.totals.get(first)? > result.totals.get(other)?)
}
