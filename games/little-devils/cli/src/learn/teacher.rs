//! How the network learns: Adam's steps, and an average of the latest models.

use little_devils::bots::net::WIDTH;

use super::model::{Lesson, Model, Row};

/// How much one step counts in the running mean of the slope, and of its square.
const FRESH: f32 = 0.1;
const FRESH_SQUARE: f32 = 0.005;
/// How slowly the average follows the model.
const LAG: f32 = 0.998;

/// What a step needs to know of those before it.
pub(super) struct Teacher {
    slope: Vec<Row>,
    mean: Vec<Row>,
    square: Vec<Row>,
    /// The average of the latest models, which plays better than any of them.
    pub(super) average: Vec<Row>,
    /// 1 less the weight that the running means still give to their beginning.
    warm: (f32, f32),
    steps: f32,
}

impl Teacher {
    pub(super) fn new(model: &Model) -> Self {
        let zero = vec![[0.0; WIDTH]; model.rows.len()];
        Self {
            slope: zero.clone(),
            mean: zero.clone(),
            square: zero,
            average: model.rows.clone(),
            warm: (0.0, 0.0),
            steps: 0.0,
        }
    }

    /// Goes one step down the slope of these lessons; their mean squared error before it.
    pub(super) fn step(&mut self, model: &mut Model, lessons: &[Lesson], pace: f32) -> f32 {
        self.slope.as_flattened_mut().fill(0.0);
        let error: f32 = lessons
            .iter()
            .map(|lesson| model.slope(lesson, &mut self.slope))
            .sum();
        let count = f32::from(u16::try_from(lessons.len()).unwrap_or(u16::MAX));
        self.steps += 1.0;
        self.warm.0 += FRESH * (1.0 - self.warm.0);
        self.warm.1 += FRESH_SQUARE * (1.0 - self.warm.1);
        let lag = LAG.min(self.steps / (self.steps + 9.0));
        let weights = model.rows.as_flattened_mut().iter_mut();
        let means = self.mean.as_flattened_mut().iter_mut();
        let squares = self.square.as_flattened_mut().iter_mut();
        let averages = self.average.as_flattened_mut().iter_mut();
        for ((((weight, slope), mean), square), average) in weights
            .zip(self.slope.as_flattened())
            .zip(means)
            .zip(squares)
            .zip(averages)
        {
            let slope = slope / count;
            *mean += FRESH * (slope - *mean);
            *square += FRESH_SQUARE * (slope * slope - *square);
            let spread = (*square / self.warm.1).sqrt() + 1e-5;
            *weight -= pace * (*mean / self.warm.0) / spread;
            *average += (1.0 - lag) * (*weight - *average);
        }
        error / count
    }
}
