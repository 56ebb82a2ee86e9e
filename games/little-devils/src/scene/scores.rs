//! The score sheet.

use crate::session::Table;
use cards::Seat;

/// The score sheet: one row for each player, one column for each finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// The players, by seat.
    pub rows: Vec<ScoreRow>,
    /// The number of finished rounds.
    pub rounds: usize,
}

/// One player's row of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// The player's seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The player's devils in each finished round.
    pub rounds: Vec<u8>,
    /// The player's devils in all finished rounds.
    pub total: u16,
}

/// One player's place in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedRow {
    /// 1 for the fewest devils; equal totals share a rank.
    pub rank: usize,
    /// The player's row of the score sheet.
    pub row: ScoreRow,
}

/// The person's distance behind the first, if others have fewer devils.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The person's rank, from 2.
    pub rank: usize,
    /// Whether somebody else has equally many devils.
    pub shared: bool,
    /// The difference in devils to the first.
    pub devils: u16,
    /// The first; several if they tie.
    pub first: Vec<Seat>,
}

/// The person's lead over the next, if nobody has fewer devils and somebody has more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Whether somebody else has equally few devils.
    pub shared: bool,
    /// The difference in devils to the next.
    pub devils: u16,
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
    /// The winner's devils in that round.
    pub few: u8,
    /// The person, or if the person has won, the player with the next total.
    pub rival: Seat,
    /// The rival's devils in that round.
    pub many: u8,
}

impl Scores {
    /// The round that decided a finished match; `None` if all totals are equal.
    #[must_use]
    pub fn deciding_round(&self) -> Option<Decided> {
        let fewest = self.rows.iter().map(|row| row.total).min()?;
        let winner = self.rows.iter().find(|row| row.total == fewest)?;
        // The person's row is the first, so among equals the search finds the person.
        let rival = match self.rows.first()? {
            person if person.total > fewest => person,
            _ => {
                let behind = self.rows.iter().filter(|row| row.total > fewest);
                behind.min_by_key(|row| row.total)?
            }
        };
        let gained =
            |round: &usize| i16::from(rival.rounds[*round]) - i16::from(winner.rounds[*round]);
        let round = (0..self.rounds).max_by_key(gained)?;
        Some(Decided {
            round: round + 1,
            winner: winner.seat,
            few: winner.rounds[round],
            rival: rival.seat,
            many: rival.rounds[round],
        })
    }

    /// The person's distance behind the first; `None` if nobody has fewer devils.
    #[must_use]
    pub fn behind(&self) -> Option<Behind> {
        let person = self.rows.first()?;
        let fewest = self.rows.iter().map(|row| row.total).min()?;
        let with = |total| self.rows.iter().filter(move |row| row.total == total);
        let fewer = self.rows.iter().filter(|row| row.total < person.total);
        let rank = fewer.count() + 1;
        (rank > 1).then(|| Behind {
            rank,
            shared: with(person.total).count() > 1,
            devils: person.total - fewest,
            first: with(fewest).map(|row| row.seat).collect(),
        })
    }

    /// The person's lead over the next; `None` if somebody has fewer devils, or nobody has more.
    #[must_use]
    pub fn ahead(&self) -> Option<Ahead> {
        let person = self.rows.first()?.total;
        let with = |total| self.rows.iter().filter(move |row| row.total == total);
        let more = self.rows.iter().filter(|row| row.total > person);
        let second = more.map(|row| row.total).min()?;
        let leads = self.rows.iter().all(|row| row.total >= person);
        leads.then(|| Ahead {
            shared: with(person).count() > 1,
            devils: second - person,
            second: with(second).map(|row| row.seat).collect(),
        })
    }

    /// The players from the fewest devils to the most.
    #[must_use]
    pub fn standings(&self) -> Vec<RankedRow> {
        let fewer = |row: &ScoreRow| {
            let others = self.rows.iter();
            others.filter(|other| other.total < row.total).count()
        };
        let of_rank = |rank| {
            let rows = self.rows.iter().filter(move |row| fewer(row) + 1 == rank);
            rows.map(move |row| RankedRow {
                rank,
                row: row.clone(),
            })
        };
        (1..=self.rows.len()).flat_map(of_rank).collect()
    }
}

pub(super) fn scores(table: &Table) -> Scores {
    let (options, shown) = (table.record().options(), table.shown());
    let (rounds, totals) = (shown.finished_rounds(), shown.totals());
    let row = |seat| ScoreRow {
        seat,
        name: options.name(seat).into(),
        rounds: rounds.iter().map(|round| round[seat]).collect(),
        total: totals[seat],
    };
    Scores {
        rows: shown.seats().seats().map(row).collect(),
        rounds: rounds.len(),
    }
}
