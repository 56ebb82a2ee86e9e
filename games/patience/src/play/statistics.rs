//! Figures of the deals played, for each game.

use core::fmt;

use super::Scoring;

/// The figures of all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The id of each game that has been played, and its figures.
    games: Vec<(String, GameStatistics)>,
}

/// The figures of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameStatistics {
    /// The number of deals played: those won, and those given up after a first move.
    pub played: u32,
    /// The number of deals won.
    pub won: u32,
    /// The number of deals won in a row up to now.
    pub streak: u32,
    /// The longest row of deals won.
    pub longest: u32,
    /// The shortest time of a deal won, in milliseconds; 0 if none is.
    pub best_time: u64,
    /// The fewest turns of a deal won; 0 if none is.
    pub fewest_turns: u32,
    /// The most points of a deal, won or given up, for each of [`Scoring::ALL`]; `None` if none was scored like this.
    pub most_points: [Option<i32>; 2],
}

impl Statistics {
    /// The figures of a game; zeros if it has not been played.
    #[must_use]
    pub fn of(&self, game: &str) -> GameStatistics {
        let found = self.games.iter().find(|(id, _)| id == game);
        found.map_or_else(GameStatistics::default, |(_, figures)| *figures)
    }

    /// Adds a deal won in this time, in milliseconds, and with this number of turns.
    pub fn add_won(&mut self, game: &str, time: u64, turns: u32) {
        let figures = self.entry(game);
        figures.played = figures.played.saturating_add(1);
        figures.won = figures.won.saturating_add(1);
        figures.streak = figures.streak.saturating_add(1);
        figures.longest = figures.longest.max(figures.streak);
        let is_first = figures.won == 1;
        if is_first || time < figures.best_time {
            figures.best_time = time;
        }
        if is_first || turns < figures.fewest_turns {
            figures.fewest_turns = turns;
        }
    }

    /// Adds a deal that was given up.
    pub fn add_lost(&mut self, game: &str) {
        let figures = self.entry(game);
        figures.played = figures.played.saturating_add(1);
        figures.streak = 0;
    }

    /// Takes back that a deal was given up: it was won after all. The row of wins that ended then stays ended.
    pub fn take_back_lost(&mut self, game: &str) {
        let figures = self.entry(game);
        figures.played = figures.played.saturating_sub(1);
    }

    /// Adds the points of a deal that has ended. Returns whether an earlier one of this game had fewer, and none more.
    pub fn add_points(&mut self, game: &str, scoring: Scoring, points: i32) -> bool {
        let most = &mut self.entry(game).most_points[scoring as usize];
        let is_most = most.is_some_and(|most| most < points);
        *most = (*most).max(Some(points));
        is_most
    }

    /// Reads the text that `to_string` writes; `None` for anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next()? != "patience-statistics 1" {
            return None;
        }
        let mut all = Self::default();
        lines.try_for_each(|line| all.read_line(line))?;
        Some(all)
    }

    /// Adds the figures of a game from a line of [`Self::lines`]; `None` if it is none.
    pub fn read_line(&mut self, line: &str) -> Option<()> {
        self.games.push(read_line(line)?);
        Some(())
    }

    /// The figures of each game as a line: its id, then the fields of [`GameStatistics`] in their order. The most points
    /// come last, as `standard=545`, and only if there are any.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.games.iter().map(|(id, figures)| {
            let GameStatistics {
                played,
                won,
                streak,
                longest,
                best_time,
                fewest_turns,
                most_points,
            } = figures;
            let points = Scoring::ALL.into_iter().zip(most_points);
            let points = points.filter_map(|(scoring, most)| {
                most.map(|points| format!(" {}={points}", scoring.id()))
            });
            let points: String = points.collect();
            format!("{id} {played} {won} {streak} {longest} {best_time} {fewest_turns}{points}")
        })
    }

    /// Takes over the figures of others where these have more deals of a game, and the best of both in any case.
    /// Doing it twice changes nothing more. Returns the number of games whose figures have changed.
    pub fn merge(&mut self, others: &Self) -> usize {
        let mut changed = 0;
        for (id, theirs) in &others.games {
            let ours = self.entry(id);
            let merged = ours.merged(theirs);
            changed += usize::from(merged != *ours);
            *ours = merged;
        }
        changed
    }

    fn entry(&mut self, game: &str) -> &mut GameStatistics {
        let known = self.games.iter().position(|(id, _)| id == game);
        let at = known.unwrap_or_else(|| {
            self.games.push((game.into(), GameStatistics::default()));
            self.games.len() - 1
        });
        &mut self.games[at].1
    }
}

impl GameStatistics {
    /// The figures with more deals, with the best of both.
    fn merged(self, other: &Self) -> Self {
        let more = if other.played > self.played {
            *other
        } else {
            self
        };
        let won = [self, *other].into_iter().filter(|figures| figures.won > 0);
        let best = |pick: fn(&Self) -> u64| {
            won.clone()
                .map(|figures| pick(&figures))
                .min()
                .unwrap_or_default()
        };
        let (best_time, fewest) = (
            best(|figures| figures.best_time),
            best(|figures| figures.fewest_turns.into()),
        );
        let most = |scoring: Scoring| {
            let [ours, theirs] = [self, *other].map(|one| one.most_points[scoring as usize]);
            ours.max(theirs)
        };
        Self {
            most_points: Scoring::ALL.map(most),
            longest: self.longest.max(other.longest),
            best_time,
            fewest_turns: u32::try_from(fewest).unwrap_or(u32::MAX),
            ..more
        }
    }
}

fn read_line(line: &str) -> Option<(String, GameStatistics)> {
    let mut words = line.split(' ');
    let id = words.next()?.to_owned();
    let mut number = || words.next()?.parse::<u64>().ok();
    let (played, won, streak, longest) = (number()?, number()?, number()?, number()?);
    let (best_time, fewest_turns) = (number()?, number()?);
    let most_points = read_points(words)?;
    if won > played {
        return None;
    }
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let figures = GameStatistics {
        played: small(played),
        won: small(won),
        streak: small(streak),
        longest: small(longest),
        best_time,
        fewest_turns: small(fewest_turns),
        most_points,
    };
    Some((id, figures))
}

/// Reads words such as `standard=545`. A way to score that this version does not know belongs to a later one, and is
/// skipped.
fn read_points<'a>(words: impl Iterator<Item = &'a str>) -> Option<[Option<i32>; 2]> {
    let mut most = [None; 2];
    for word in words {
        let (id, points) = word.split_once('=')?;
        let points = points.parse().ok()?;
        if let Some(scoring) = Scoring::from_id(id) {
            most[scoring as usize] = Some(points);
        }
    }
    Some(most)
}

/// Writes a heading, then a line for each game.
impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("patience-statistics 1")?;
        self.lines().try_for_each(|line| write!(f, "\n{line}"))
    }
}
