//! The totals over the rounds, as a line chart.

use crate::rules::TARGET;
use cards::Seat;

use crate::scene::Scores;

/// The height of a player's face beside the chart, in hundredths of the chart's height.
const FACE: u32 = 12;

/// A line chart of the totals: rounds to the right, devils upwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// The width, in the chart's own units.
    pub width: u32,
    /// The height, in the same units.
    pub height: u32,
    /// The distance of the line at 100 devils from the upper edge.
    pub limit: u32,
    /// One line for each player, by seat.
    pub curves: Vec<Curve>,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// The player.
    pub seat: Seat,
    /// Its points from the start of the match: distances from the left and from the upper edge.
    pub points: Vec<(u32, u32)>,
}

impl Plot {
    /// Draws the totals in this size.
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

    /// The positions of the players' faces beside the ends of their lines, from the top down, in
    /// hundredths of the height from the upper edge. Faces never overlap.
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

/// Spreads faces, given the ends of their lines from the top down, so that they do not overlap. Faces
/// that would touch form a group around the mean of their ends.
fn spread(ends: &[u32]) -> Vec<u32> {
    let count = u32::try_from(ends.len()).unwrap_or(0);
    let room_below = |at: u32| (count - 1 - at) * FACE;
    // Each group: the sum of the places that its members want for the last face, and their number.
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
    use crate::rules::SEATS;

    fn faces(ends: &[u32]) -> Vec<u32> {
        let curve = |(seat, y): (Seat, &u32)| Curve {
            seat,
            points: vec![(0, 200), (300, *y)],
        };
        let seats = SEATS.most().seats();
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
