//! The totals over the rounds, as lines to be drawn.

use crate::rules::TARGET;
use cards::Seat;

use super::Scores;

/// As much of the height, in hundredths, as a face takes of those beside it.
const FACE: u32 = 12;

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
    pub fn new(scores: &Scores, width: u32, height: u32) -> Self {
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

    /// Where the players' faces stand beside the ends of their lines, from the top down: hundredths of
    /// the height below the upper edge. Faces of lines that end close together stand below each other.
    #[must_use]
    pub fn faces(&self) -> Vec<(Seat, u32)> {
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
        let ends: Vec<u32> = ordered.iter().map(|curve| end(curve)).collect();
        let seats = ordered.iter().map(|curve| curve.seat);
        seats.zip(spread(&ends)).collect()
    }
}

/// Places for faces whose lines end here, from the top down, each a face's height below the one
/// before: as near to the ends as can be, so that a group stands around the middle of its ends.
fn spread(ends: &[u32]) -> Vec<u32> {
    let count = u32::try_from(ends.len()).unwrap_or(0);
    let room_below = |at: u32| (count - 1 - at) * FACE;
    // Groups that touch become one: the sum of where each would have its last face, and how many.
    let mut groups: Vec<(u32, u32)> = Vec::new();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(ends: &[u32]) -> Vec<u32> {
        let curve = |(seat, y): (Seat, &u32)| Curve {
            seat,
            points: vec![(0, 200), (300, *y)],
        };
        let seats = cards::SeatCount::all().last().expect("six").seats();
        let plot = Plot {
            width: 300,
            height: 200,
            limit: 0,
            curves: seats.zip(ends).map(curve).collect(),
        };
        let faces = plot.faces();
        let place = |seat| faces.iter().find(|(other, _)| *other == seat);
        let seats = plot.curves.iter().map(|curve| curve.seat);
        seats.map(|seat| place(seat).expect("a face").1).collect()
    }

    #[test]
    fn faces_stand_at_the_lines_ends_and_never_on_each_other() {
        assert_eq!(faces(&[100, 0, 200]), [50, 0, 100], "far apart");
        assert_eq!(faces(&[100, 100, 100]), [38, 50, 62], "at one height");
        assert_eq!(faces(&[200, 198, 196]), [100, 88, 76], "at the lower edge");
        assert_eq!(
            faces(&[0; 6]),
            [0, 12, 24, 36, 48, 60],
            "six at the upper edge"
        );
    }
}
