//! Numbers with margins of error.

/// A number with its margin of error, both in hundredths of the game's unit, such as a chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Estimate {
    /// The number.
    pub value: i32,
    /// Half the width of its 95 % interval; 0 for an exact number.
    pub margin: i32,
}

impl Estimate {
    /// An exact number.
    #[must_use]
    pub const fn exact(value: i32) -> Self {
        Self { value, margin: 0 }
    }

    /// A number and its margin in whole hundredths. The margin is rounded up, so that only an exact number has none.
    #[must_use]
    pub fn rounded(value: f64, margin: f64) -> Self {
        Self {
            value: whole(value),
            margin: whole(margin.ceil()),
        }
    }

    /// Whether the interval is above 0.
    #[must_use]
    pub const fn is_above_zero(self) -> bool {
        self.value > self.margin
    }

    /// The sum of independent estimates.
    #[must_use]
    pub fn sum(all: impl IntoIterator<Item = Self>) -> Self {
        let (mut value, mut variance) = (0, 0.0);
        for one in all {
            value += one.value;
            variance += f64::from(one.margin) * f64::from(one.margin);
        }
        Self {
            value,
            margin: whole(variance.sqrt()),
        }
    }
}

/// The nearest whole number.
#[allow(clippy::cast_possible_truncation)] // saturates
fn whole(number: f64) -> i32 {
    number.round() as i32
}
