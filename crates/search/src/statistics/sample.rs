//! Samples of one number: mean and confidence interval.

/// Half the width of the 95 % confidence interval around an estimate with this standard error.
#[must_use]
pub const fn margin_95(standard_error: f64) -> f64 {
    1.96 * standard_error
}

/// A sample of one number: its size, sum and sum of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// Adds an observation.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds another sample's observations.
    pub fn join(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 for an empty sample.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// Half the width of the 95 % confidence interval of the mean; infinite for fewer than two
    /// observations.
    #[must_use]
    pub fn margin(&self) -> f64 {
        if self.count < 2.0 {
            return f64::INFINITY;
        }
        let mean = self.mean();
        let variance = (self.squares - self.count * mean * mean) / (self.count - 1.0);
        margin_95((variance.max(0.0) / self.count).sqrt())
    }
}
