//! The totals over the rounds, as lines to be drawn.

use crate::cards::Seat;
use crate::rules::little_devils::TARGET;

use super::Scores;

/// A drawing of the totals: rounds go right from 0, devils go up from the bottom edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// Its width, in units of its own.
    pub width: u32,
    /// Its height, in the same units.
    pub height: u32,
    /// How far below the upper edge the line at 100 devils lies.
    pub limit: u32,
    /// A line a player, seat by seat.
    pub curves: Vec<Curve>,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// Whose.
    pub seat: Seat,
    /// Where it goes, from the match's beginning: right of the left edge, below the upper edge.
    pub points: Vec<(u32, u32)>,
}

impl Plot {
    /// The totals drawn on a sheet of this size.
    #[must_use]
    pub fn of(scores: &Scores, width: u32, height: u32) -> Self {
        let most = scores.rows.iter().map(|row| row.total).max();
        let top = u32::from(most.unwrap_or(0).max(TARGET));
        let below = |devils: u32| height - devils * height / top;
        let steps = u32::try_from(scores.rounds.max(1)).unwrap_or(1);
        let curves = scores.rows.iter().map(|row| {
            let mut total = 0;
            let mut points = vec![(0, below(0))];
            points.extend(row.rounds.iter().zip(1..).map(|(devils, round)| {
                total += u32::from(*devils);
                (round * width / steps, below(total))
            }));
            Curve {
                seat: row.seat,
                points,
            }
        });
        Self {
            width,
            height,
            limit: below(TARGET.into()),
            curves: curves.collect(),
        }
    }
}
