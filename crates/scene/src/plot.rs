//! The totals over the rounds, as a line chart.

use cards::Seat;

use crate::Scores;

/// The height of a player's face beside the chart, in hundredths of the chart's height.
const FACE: i32 = 12;

/// A line chart of the totals: rounds to the right, points upwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// The width, in the chart's own units.
    pub width: i32,
    /// The height, in the same units.
    pub height: i32,
    /// The distance of the marked total from the upper edge.
    pub mark: i32,
    /// One line for each player, by seat.
    pub curves: Vec<Curve>,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// The player.
    pub seat: Seat,
    /// Its points from the start of the match: distances from the left and from the upper edge.
    pub points: Vec<(i32, i32)>,
}

impl Plot {
    /// Draws the totals in this size. The chart reaches from 0 to `mark` at least; `mark` is a total that
    /// matters, such as the one that ends the match, or 0.
    #[must_use]
    pub fn new(scores: &Scores, mark: i32, width: i32, height: i32) -> Self {
        let totals: Vec<Vec<i32>> = scores.rows.iter().map(|row| totals(&row.rounds)).collect();
        let all = || totals.iter().flatten().copied().chain([0, mark]);
        let (lowest, highest) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let span = (highest - lowest).max(1);
        let from_top = |total: i32| height - (total - lowest) * height / span;
        let steps = i32::try_from(scores.rounds.max(1)).unwrap_or(1);
        let curve = |(seat, totals): (Seat, &Vec<i32>)| Curve {
            seat,
            points: (0..)
                .zip(totals)
                .map(|(round, total)| (round * width / steps, from_top(*total)))
                .collect(),
        };
        let seats = scores.rows.iter().map(|row| row.seat);
        Self {
            width,
            height,
            mark: from_top(mark),
            curves: seats.zip(&totals).map(curve).collect(),
        }
    }

    /// The positions of the players' faces beside the ends of their lines, from the top down, in
    /// hundredths of the height from the upper edge. Faces never overlap.
    #[must_use]
    pub fn faces(&self) -> Vec<(Seat, i32)> {
        let end = |curve: &Curve| {
            curve
                .points
                .last()
                .map_or(0, |(_, y)| y * 100 / self.height)
        };
        let above = |curve: &Curve| {
            let key = (end(curve), curve.seat);
            let others = self.curves.iter();
            others
                .filter(|other| (end(other), other.seat) < key)
                .count()
        };
        let ranks = 0..self.curves.len();
        let ordered =
            ranks.filter_map(|rank| self.curves.iter().find(|curve| above(curve) == rank));
        let ordered: Vec<&Curve> = ordered.collect();
        let ends: Vec<i32> = ordered.iter().map(|curve| end(curve)).collect();
        let seats = ordered.iter().map(|curve| curve.seat);
        seats.zip(spread(&ends)).collect()
    }
}

/// The totals before the first round and after each.
fn totals(rounds: &[i32]) -> Vec<i32> {
    let mut total = 0;
    let mut totals = vec![total];
    for points in rounds {
        total += points;
        totals.push(total);
    }
    totals
}

/// Spreads faces, given the ends of their lines from the top down, so that they do not overlap. Faces
/// that would touch form a group around the mean of their ends.
fn spread(ends: &[i32]) -> Vec<i32> {
    let count = i32::try_from(ends.len()).unwrap_or(0);
    let room_below = |at: i32| (count - 1 - at) * FACE;
    // Each group: the sum of the places that its members want for the last face, and their number.
    let mut groups: Vec<(i32, i32)> = Vec::new();
    for (end, at) in ends.iter().zip(0..) {
        let mut group = (end + room_below(at), 1);
        while let Some(above) = groups.pop_if(|above| above.0 * group.1 > group.0 * above.1) {
            group = (group.0 + above.0, group.1 + above.1);
        }
        groups.push(group);
    }
    let lasts = groups.into_iter().flat_map(|(sum, faces)| {
        let last = (sum / faces).max(room_below(0)).min(100);
        core::iter::repeat_n(last, usize::try_from(faces).unwrap_or(0))
    });
    lasts
        .zip(0..)
        .map(|(last, at)| last - room_below(at))
        .collect()
}
