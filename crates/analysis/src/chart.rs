//! The chart of statistics: the person's points over the matches, with axes.

use core::fmt::Write as _;

use protocol::Node;

use crate::draw::{heading, note};

/// The texts of a chart.
#[derive(Clone, Copy)]
pub struct ChartTexts<'a> {
    /// The heading.
    pub title: &'a str,
    /// The name of the axis to the right: matches.
    pub matches: &'a str,
    /// A number with one decimal.
    pub number: &'a dyn Fn(f64) -> String,
    /// The curve in a sentence, from its highest and its lowest value.
    pub range: &'a dyn Fn(&str, &str) -> String,
}

/// Most matches that a point averages.
const WINDOW: usize = 10;
/// Fewest matches for a chart.
const FEWEST: usize = 3;
/// Size of the drawing, in units of its own; the page stretches it.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 100.0;
/// Possible distances of grid lines, in points.
const STEPS: [f64; 5] = [1.0, 2.0, 5.0, 10.0, 20.0];
/// The distance for a larger range.
const LARGEST_STEP: f64 = 50.0;
/// Most spaces between grid lines.
const SPACES: f64 = 4.0;

/// A chart with a point for each match: the running average of the last ten. Empty for fewer than
/// three matches.
#[must_use]
pub fn nodes(texts: &ChartTexts<'_>, course: &[f64]) -> Vec<Node> {
    if course.len() < FEWEST {
        return Vec::new();
    }
    let means = running(course);
    let least = means.iter().copied().fold(f64::INFINITY, f64::min);
    let most = means.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let text = (texts.range)(&(texts.number)(most), &(texts.number)(least));
    let ticks = ticks(least, most);
    let number = |tick: &f64| Node::with_text("span", words::number(format!("{tick:.0}")));
    let ends = ["1".into(), texts.matches.into(), course.len().to_string()];
    let hidden = |class: &str| {
        Node::new("div")
            .with("class", class)
            .with("aria-hidden", "true")
    };
    let chart = Node::new("div")
        .with("class", "chart")
        .with("role", "img")
        .with("aria-label", text.clone())
        .child(hidden("ticks").children(ticks.iter().rev().map(number)))
        .child(drawing(&means, &ticks))
        .child(hidden("axis").children(ends.map(|end| Node::with_text("span", end))));
    vec![heading(texts.title), chart, note(text)]
}

/// Running average of up to ten matches.
fn running(course: &[f64]) -> Vec<f64> {
    let mean = |last: usize| {
        let window = &course[(last + 1).saturating_sub(WINDOW)..=last];
        let count: f64 = window.iter().map(|_| 1.0).sum();
        window.iter().sum::<f64>() / count
    };
    (0..course.len()).map(mean).collect()
}

/// Ticks: equally spaced round numbers that enclose all values, the lowest first.
fn ticks(least: f64, most: f64) -> Vec<f64> {
    let range = |step: f64| {
        let low = (least / step).floor() * step;
        let high = (most / step).ceil() * step;
        (low, high.max(low + step))
    };
    let fits = |step: &&f64| {
        let (low, high) = range(**step);
        (high - low) / **step <= SPACES
    };
    let step = STEPS.iter().find(fits).copied().unwrap_or(LARGEST_STEP);
    let (low, high) = range(step);
    let ticks = core::iter::successors(Some(low), |tick| Some(tick + step));
    ticks.take_while(|tick| *tick < high + 0.5 * step).collect()
}

/// Grid and curve.
fn drawing(means: &[f64], ticks: &[f64]) -> Node {
    let low = ticks.first().copied().unwrap_or_default();
    let high = ticks.last().copied().unwrap_or(low + 1.0);
    let below = |points: f64| HEIGHT * (high - points) / (high - low);
    let mut grid = String::new();
    for tick in ticks {
        // Writing to a string cannot fail.
        let _ = write!(grid, "M0 {:.1}H{WIDTH}", below(*tick));
    }
    let steps: f64 = means.iter().skip(1).map(|_| 1.0).sum();
    let mut curve = String::new();
    let mut right = 0.0;
    for mean in means {
        let begin = if curve.is_empty() { "M" } else { "L" };
        let _ = write!(curve, "{begin}{right:.1} {:.1}", below(*mean));
        right += WIDTH / steps.max(1.0);
    }
    let path = |class: &str, d: String| Node::new("path").with("class", class).with("d", d);
    Node::new("svg")
        .with("aria-hidden", "true")
        .with("viewBox", format!("0 0 {WIDTH} {HEIGHT}"))
        .with("preserveAspectRatio", "none")
        .child(path("grid", grid))
        .child(path("curve", curve))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_runs_over_ten_matches_at_most() {
        assert_eq!(running(&[10.0, 20.0, 30.0]), [10.0, 15.0, 20.0]);
        let twelve: Vec<f64> = (1..=12).map(f64::from).collect();
        assert_eq!(running(&twelve)[9..], [5.5, 6.5, 7.5]);
    }

    #[test]
    fn ticks_are_few_round_numbers_around_all_values() {
        assert_eq!(ticks(-13.2, 6.1), [-20.0, -10.0, 0.0, 10.0]);
        assert_eq!(ticks(13.2, 16.1), [13.0, 14.0, 15.0, 16.0, 17.0]);
        assert_eq!(ticks(9.0, 21.5), [5.0, 10.0, 15.0, 20.0, 25.0]);
        assert_eq!(ticks(14.0, 14.0), [14.0, 15.0]);
        assert_eq!(ticks(0.0, 87.0), [0.0, 50.0, 100.0]);
    }
}
