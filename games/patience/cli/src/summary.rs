//! The figures of many deals.

use core::fmt;
use std::time::Duration;

use patience::games::wilson;
use patience::solver::Verdict;

/// Verdicts and times.
#[derive(Debug, Default)]
pub(super) struct Summary {
    won: u32,
    lost: u32,
    unknown: u32,
    times: Vec<Duration>,
}

impl Summary {
    pub(super) fn add(&mut self, verdict: Verdict, time: Duration) {
        match verdict {
            Verdict::Won => self.won += 1,
            Verdict::Lost => self.lost += 1,
            Verdict::Unknown => self.unknown += 1,
        }
        if verdict != Verdict::Unknown {
            self.times.push(time);
        }
    }

    fn share_within(&self, millis: u64) -> f64 {
        let limit = Duration::from_millis(millis);
        let within = self.times.iter().filter(|time| **time <= limit).count();
        percent(within, self.deals())
    }

    /// The number of deals.
    pub(super) fn deals(&self) -> usize {
        self.times.len() + self.unknown as usize
    }
}

/// Writes verdicts, the winnable share of the decided deals with its 95 % interval, and the shares decided
/// within some times.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (won, lost, unknown) = (self.won, self.lost, self.unknown);
        writeln!(f, "won {won}, lost {lost}, unknown {unknown}")?;
        let decided = won + lost;
        if decided > 0 {
            let share = 100.0 * f64::from(won) / f64::from(decided);
            let [low, high] = wilson(won, decided).map(|bound| 100.0 * bound);
            writeln!(f, "winnable: {share:.1} % ({low:.1} to {high:.1} %)")?;
        }
        let shares = [10, 100, 1_000, 10_000].map(|millis| self.share_within(millis));
        let [ten, hundred, second, seconds] = shares;
        writeln!(
            f,
            "decided within 10 ms {ten:.1} %, 100 ms {hundred:.1} %, 1 s {second:.1} %, 10 s {seconds:.1} %"
        )
    }
}

fn percent(part: usize, all: usize) -> f64 {
    let [part, all] =
        [part, all].map(|number| f64::from(u32::try_from(number).unwrap_or(u32::MAX)));
    if all == 0.0 { 0.0 } else { 100.0 * part / all }
}
