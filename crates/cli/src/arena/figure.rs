//! Figures of a bot, with their names.

use search::Sample;

use super::timed_bot::Time;

/// A figure's name and look.
#[derive(Debug)]
pub struct Column {
    /// The field in JSON; half the 95 % interval is in the field with `_margin` behind it.
    pub(super) field: &'static str,
    pub(super) heading: &'static str,
    /// The digits after the point in the table.
    decimals: usize,
    /// Whether the table shows a plus.
    is_signed: bool,
}

/// A figure of a bot.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// What it is.
    pub column: &'static Column,
    /// The value and half its 95 % interval; `None` if this tournament does not have it.
    pub value: Option<(f64, f64)>,
}

/// A bot's line.
#[derive(Clone, Debug)]
pub struct Line {
    pub(super) figures: Vec<Figure>,
    pub(super) time: Time,
}

impl Column {
    /// Matches won, in percent.
    pub const WINS: Self = Self::percent("wins", "wins %");

    /// A number with this many digits after the point.
    #[must_use]
    pub const fn plain(field: &'static str, heading: &'static str, decimals: usize) -> Self {
        Self {
            field,
            heading,
            decimals,
            is_signed: false,
        }
    }

    /// The same, with a plus or a minus.
    #[must_use]
    pub const fn signed(field: &'static str, heading: &'static str, decimals: usize) -> Self {
        Self {
            is_signed: true,
            ..Self::plain(field, heading, decimals)
        }
    }

    /// A share in percent.
    #[must_use]
    pub const fn percent(field: &'static str, heading: &'static str) -> Self {
        Self::plain(field, heading, 1)
    }
}

impl Figure {
    /// A sample's mean.
    #[must_use]
    pub fn mean(column: &'static Column, sample: &Sample) -> Self {
        Self {
            column,
            value: Some((sample.mean(), sample.margin())),
        }
    }

    /// A sample's mean in percent, if there is a sample.
    #[must_use]
    pub fn percent(column: &'static Column, sample: Option<&Sample>) -> Self {
        let percent = |sample: &Sample| (sample.mean() * 100.0, sample.margin() * 100.0);
        Self {
            column,
            value: sample.map(percent),
        }
    }

    /// The figure in the table; empty if there is none.
    pub(super) fn text(&self) -> String {
        let (decimals, value) = (self.column.decimals, self.value);
        let text = |(mean, margin)| {
            if self.column.is_signed {
                format!("{mean:+.decimals$} ± {margin:.decimals$}")
            } else {
                format!("{mean:.decimals$} ± {margin:.decimals$}")
            }
        };
        value.map(text).unwrap_or_default()
    }
}
