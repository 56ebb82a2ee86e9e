//! The score sheet.

use crate::cards::{BySeat, Seat};

use super::Sight;

/// The score sheet: a row a player, a column a round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// The players, seat by seat.
    pub rows: Vec<Row>,
    /// How many rounds are over.
    pub rounds: usize,
}

/// One player's line on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Their devils, round by round.
    pub rounds: Vec<u8>,
    /// Their devils in all.
    pub total: u16,
}

/// One player's place in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// 1 for the fewest devils; equal totals share a rank.
    pub rank: usize,
    /// Their line on the score sheet.
    pub row: Row,
}

impl Scores {
    /// The players from the fewest devils to the most.
    #[must_use]
    pub fn standings(&self) -> Vec<Place> {
        let mut rows = self.rows.clone();
        rows.sort_by_key(|row| row.total);
        let rank = |row: &Row| {
            1 + self
                .rows
                .iter()
                .filter(|other| other.total < row.total)
                .count()
        };
        rows.into_iter()
            .map(|row| Place {
                rank: rank(&row),
                row,
            })
            .collect()
    }
}

pub(super) fn scores(sight: &Sight<'_>) -> Scores {
    let (options, rounds) = (sight.table.record().options(), rounds(sight));
    let totals = totals(sight);
    let row = |seat| Row {
        seat,
        name: options.name(seat).into(),
        rounds: rounds.iter().map(|round| round[seat]).collect(),
        total: totals[seat],
    };
    Scores {
        rows: sight.view.seats().seats().map(row).collect(),
        rounds: rounds.len(),
    }
}

/// The devils of the rounds that are over; a round is while its last trick lies on the table not.
pub(super) fn totals(sight: &Sight<'_>) -> BySeat<u16> {
    let rounds = rounds(sight);
    BySeat::from_fn(sight.view.seats(), |seat| {
        rounds.iter().map(|round| u16::from(round[seat])).sum()
    })
}

fn rounds<'a>(sight: &'a Sight<'_>) -> &'a [BySeat<u8>] {
    let rounds = sight.table.record().contest().rounds();
    let counting = sight.looking_back && sight.table.record().deal().is_over();
    &rounds[..rounds.len() - usize::from(counting)]
}
