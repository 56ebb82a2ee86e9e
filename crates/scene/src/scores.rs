//! The score sheet.

use cards::{BySeat, Seat, SeatSet};
use protocol::{Progress, Stage};

/// The score sheet: one row for each player or side, one column for each finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// The rows. Places, distances and the deciding round are told for the player of the first.
    pub rows: Vec<ScoreRow>,
    /// The number of finished rounds.
    pub rounds: usize,
    /// Which totals are better.
    pub better: Better,
}

/// Which totals are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// Low totals, as of penalty points.
    Low,
    /// High totals, as of chips.
    High,
}

/// A row of the score sheet: that of a player, or of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// The player's seat; the first one of a side.
    pub seat: Seat,
    /// The other seats of a side.
    pub partners: SeatSet,
    /// The player's name, or the names of the side.
    pub name: String,
    /// The points in each finished round.
    pub rounds: Vec<i32>,
    /// The points in all finished rounds.
    pub total: i32,
}

/// One player's place in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedRow {
    /// 1 for the best total; equal totals share a rank.
    pub rank: usize,
    /// The player's row of the score sheet.
    pub row: ScoreRow,
}

/// The person's distance behind the first, if others have better totals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The person's rank, from 2.
    pub rank: usize,
    /// Whether somebody else has the same total.
    pub shared: bool,
    /// The difference in points to the first, more than 0.
    pub points: i32,
    /// The first; several if they tie.
    pub first: Vec<Seat>,
}

/// The person's lead over the next, if nobody has a better total and somebody has a worse one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Whether somebody else has the same total.
    pub shared: bool,
    /// The difference in points to the next, more than 0.
    pub points: i32,
    /// The next; several if they tie.
    pub second: Vec<Seat>,
}

/// The round that decided a match: the one in which the winner gained most on the rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The number of the round, counting from 1.
    pub round: usize,
    /// The winner; the person, if the person shares the win.
    pub winner: Seat,
    /// The winner's points in that round.
    pub winner_points: i32,
    /// The person, or if the person has won, the player with the next total.
    pub rival: Seat,
    /// The rival's points in that round.
    pub rival_points: i32,
}

impl ScoreRow {
    /// The player, or all players of the side.
    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        self.partners.with(self.seat)
    }
}

impl Scores {
    /// The sheet of players who play alone, from their names by seat and their points in each finished round.
    #[must_use]
    pub fn new(names: Vec<(Seat, String)>, rounds: &[BySeat<i32>], better: Better) -> Self {
        let row = |(seat, name): (Seat, String)| {
            let points: Vec<i32> = rounds.iter().map(|points| points[seat]).collect();
            ScoreRow {
                seat,
                partners: SeatSet::EMPTY,
                name,
                total: points.iter().sum(),
                rounds: points,
            }
        };
        Self {
            rows: names.into_iter().map(row).collect(),
            rounds: rounds.len(),
            better,
        }
    }

    /// The sheet with the row of this player first, and the others after it in their order.
    #[must_use]
    pub fn seen_by(mut self, seat: Seat) -> Self {
        let row = self.rows.iter().position(|row| row.seats().contains(seat));
        self.rows.rotate_left(row.unwrap_or_default());
        self
    }

    /// The sheet with one row for each side, from one with a row for each player. Partners have equal points.
    /// `join` makes the name of a side from those of its players.
    #[must_use]
    pub fn by_side(
        mut self,
        are_partners: impl Fn(Seat, Seat) -> bool,
        join: impl Fn(&[String]) -> String,
    ) -> Self {
        let mut sides: Vec<(ScoreRow, Vec<String>)> = Vec::new();
        for row in self.rows {
            let mut known = sides.iter_mut();
            let side = known.find(|(first, _)| are_partners(first.seat, row.seat));
            if let Some((first, names)) = side {
                first.partners = first.partners.with(row.seat);
                names.push(row.name);
            } else {
                let names = vec![row.name.clone()];
                sides.push((row, names));
            }
        }
        let named = |(row, names): (ScoreRow, Vec<String>)| ScoreRow {
            name: join(&names),
            ..row
        };
        self.rows = sides.into_iter().map(named).collect();
        self
    }

    /// Whether a chart of the totals says more than the sheet: two points do not, three do.
    #[must_use]
    pub const fn has_chart(&self) -> bool {
        self.rounds >= 3
    }

    /// The round that decided a finished match; `None` if all totals are equal.
    #[must_use]
    pub fn deciding_round(&self) -> Option<Decided> {
        let best = self.best()?;
        let winner = self.rows.iter().find(|row| self.loss(row) == best)?;
        // The person's row is the first, so among equals the search finds the person.
        let rival = match self.rows.first()? {
            person if self.loss(person) > best => person,
            _ => {
                let behind = self.rows.iter().filter(|row| self.loss(row) > best);
                behind.min_by_key(|row| self.loss(row))?
            }
        };
        let gained =
            |round: &usize| self.signed(rival.rounds[*round]) - self.signed(winner.rounds[*round]);
        let round = (0..self.rounds).max_by_key(gained)?;
        Some(Decided {
            round: round + 1,
            winner: winner.seat,
            winner_points: winner.rounds[round],
            rival: rival.seat,
            rival_points: rival.rounds[round],
        })
    }

    /// The person's distance behind the first; `None` if nobody has a better total.
    #[must_use]
    pub fn behind(&self) -> Option<Behind> {
        let person = self.loss(self.rows.first()?);
        let best = self.best()?;
        let rank = self.rank(person);
        (rank > 1).then(|| Behind {
            rank,
            shared: self.rows_with(person).count() > 1,
            points: person - best,
            first: self.with(best).collect(),
        })
    }

    /// The person's lead over the next; `None` if somebody has a better total, or nobody a worse one.
    #[must_use]
    pub fn ahead(&self) -> Option<Ahead> {
        let person = self.loss(self.rows.first()?);
        let losses = self.rows.iter().map(|row| self.loss(row));
        let second = losses.filter(|loss| *loss > person).min()?;
        (self.best() == Some(person)).then(|| Ahead {
            shared: self.rows_with(person).count() > 1,
            points: second - person,
            second: self.with(second).collect(),
        })
    }

    /// The players from the best total to the worst.
    #[must_use]
    pub fn standings(&self) -> Vec<RankedRow> {
        // Loops: chains of iterators here and in `TableScene::motions` make each page 400 bytes (brotli) larger.
        let mut all = Vec::new();
        for rank in 1..=self.rows.len() {
            for row in &self.rows {
                if self.rank(self.loss(row)) == rank {
                    let row = row.clone();
                    all.push(RankedRow { rank, row });
                }
            }
        }
        all
    }

    /// Whether a row leads. Nobody does while all totals are equal.
    #[must_use]
    pub fn leads(&self, row: &ScoreRow) -> bool {
        let best = self.best();
        let is_best = |row: &ScoreRow| Some(self.loss(row)) == best;
        is_best(row) && !self.rows.iter().all(is_best)
    }

    /// How far the match is, for the host page: numbers of each player, by seat.
    #[must_use]
    pub fn progress(&self, stage: Stage) -> Progress {
        let rows = self.rows.iter();
        let seats = rows.clone().map(ScoreRow::seats);
        let seats = seats.fold(SeatSet::EMPTY, SeatSet::union);
        let row_of = |seat| rows.clone().find(|row| row.seats().contains(seat));
        let rows: Vec<&ScoreRow> = seats.iter().filter_map(row_of).collect();
        let rows = rows.into_iter();
        Progress {
            stage,
            rounds: self.rounds,
            points: rows
                .clone()
                .filter_map(|row| row.rounds.last().copied())
                .collect(),
            totals: rows.clone().map(|row| row.total).collect(),
            places: rows.map(|row| self.rank(self.loss(row))).collect(),
        }
    }

    /// Points as a loss: fewer are better.
    const fn signed(&self, points: i32) -> i32 {
        match self.better {
            Better::Low => points,
            Better::High => -points,
        }
    }

    const fn loss(&self, row: &ScoreRow) -> i32 {
        self.signed(row.total)
    }

    fn best(&self) -> Option<i32> {
        self.rows.iter().map(|row| self.loss(row)).min()
    }

    fn rank(&self, loss: i32) -> usize {
        let better = self.rows.iter().filter(|row| self.loss(row) < loss);
        better.count() + 1
    }

    fn rows_with(&self, loss: i32) -> impl Iterator<Item = &ScoreRow> {
        self.rows.iter().filter(move |row| self.loss(row) == loss)
    }

    fn with(&self, loss: i32) -> impl Iterator<Item = Seat> {
        let rows = self.rows_with(loss).map(ScoreRow::seats);
        let seats = rows.fold(SeatSet::EMPTY, SeatSet::union);
        seats.iter()
    }
}
