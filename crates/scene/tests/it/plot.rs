//! The plot of the totals.

use scene::{Curve, Plot};

use crate::{seat, sheet};

#[test]
fn the_plot_runs_from_nothing_to_the_totals_with_a_line_at_the_mark() {
    let plot = Plot::new(&sheet(&[[10, 20, 30], [90, 0, 20]]), 100, 200, 100);
    assert_eq!(plot.mark, 0, "nobody is beyond 100");
    assert_eq!(plot.curves[0].points, [(0, 100), (100, 90), (200, 0)]);
    assert_eq!(plot.curves[1].points, [(0, 100), (100, 80), (200, 80)]);
    let beyond = Plot::new(&sheet(&[[125, 0, 0]]), 100, 200, 100);
    assert_eq!((beyond.mark, beyond.curves[0].points[1]), (20, (200, 0)));
    let empty = Plot::new(&sheet(&[]), 100, 200, 100);
    assert_eq!(empty.curves[2].points, [(0, 100)]);
}

#[test]
fn totals_below_zero_lie_below_the_line_at_zero() {
    let plot = Plot::new(&sheet(&[[30, -10, -20]]), 0, 100, 100);
    assert_eq!(plot.mark, 60);
    assert_eq!(plot.curves[0].points, [(0, 60), (100, 0)]);
    assert_eq!(plot.curves[1].points, [(0, 60), (100, 80)]);
    assert_eq!(plot.curves[2].points, [(0, 60), (100, 100)]);
}

#[test]
fn a_match_without_any_points_is_a_flat_line() {
    let plot = Plot::new(&sheet(&[[0, 0, 0]]), 0, 100, 100);
    assert_eq!(plot.curves[0].points, [(0, 100), (100, 100)]);
}

fn faces(ends: &[i32]) -> Vec<i32> {
    let curve = |(at, y): (usize, &i32)| Curve {
        seat: seat(at),
        points: vec![(0, 200), (300, *y)],
    };
    let plot = Plot {
        width: 300,
        height: 200,
        mark: 0,
        curves: ends.iter().enumerate().map(curve).collect(),
    };
    let faces = plot.faces();
    let place = |seat| faces.iter().find(|(other, _)| *other == seat);
    let seats = plot.curves.iter().map(|curve| curve.seat);
    seats.map(|seat| place(seat).expect("a face").1).collect()
}

#[test]
fn faces_stand_at_the_ends_of_the_lines_and_never_on_each_other() {
    assert_eq!(faces(&[100, 0, 200]), [50, 0, 100], "far apart");
    assert_eq!(faces(&[100, 100, 100]), [38, 50, 62], "at one height");
    assert_eq!(faces(&[200, 198, 196]), [100, 88, 76], "at the lower edge");
    let six = [0, 12, 24, 36, 48, 60];
    assert_eq!(faces(&[0; 6]), six, "six at the upper edge");
    let eight = [16, 28, 40, 52, 64, 76, 88, 100];
    assert_eq!(faces(&[200; 8]), eight, "eight at the lower edge");
}
