//! Optimizer: Adam (Kingma and Ba 2015), with a moving average of the weights.

use little_devils::bots::net::WIDTH;

use super::model::{Example, Model, Row};

/// Weight of a new gradient in the running means of gradients and of their squares.
const GRADIENT_WEIGHT: f32 = 0.1;
const SQUARE_WEIGHT: f32 = 0.005;
/// Weight of the past in the moving average of the model.
const AVERAGE_DECAY: f32 = 0.998;

/// The state of the optimizer.
pub(super) struct Optimizer {
    gradient: Vec<Row>,
    mean: Vec<Row>,
    square: Vec<Row>,
    /// The moving average of the model, which plays better than any single state of it.
    pub(super) average: Vec<Row>,
    /// Bias correction: 1 less the weight that the running means still give to their initial 0.
    bias_correction: (f32, f32),
    steps: f32,
}

impl Optimizer {
    pub(super) fn new(model: &Model) -> Self {
        let zero = vec![[0.0; WIDTH]; model.rows.len()];
        Self {
            gradient: zero.clone(),
            mean: zero.clone(),
            square: zero,
            average: model.rows.clone(),
            bias_correction: (0.0, 0.0),
            steps: 0.0,
        }
    }

    /// Takes one step along the mean gradient of these examples; returns their mean squared error
    /// before it.
    pub(super) fn step(
        &mut self,
        model: &mut Model,
        examples: &[Example],
        learning_rate: f32,
    ) -> f32 {
        self.gradient.as_flattened_mut().fill(0.0);
        let error: f32 = examples
            .iter()
            .map(|example| model.add_gradient(example, &mut self.gradient))
            .sum();
        let count = f32::from(u16::try_from(examples.len()).unwrap_or(u16::MAX));
        self.steps += 1.0;
        self.bias_correction.0 += GRADIENT_WEIGHT * (1.0 - self.bias_correction.0);
        self.bias_correction.1 += SQUARE_WEIGHT * (1.0 - self.bias_correction.1);
        let average_decay = AVERAGE_DECAY.min(self.steps / (self.steps + 9.0));
        let weights = model.rows.as_flattened_mut().iter_mut();
        let means = self.mean.as_flattened_mut().iter_mut();
        let squares = self.square.as_flattened_mut().iter_mut();
        let averages = self.average.as_flattened_mut().iter_mut();
        for ((((weight, gradient), mean), square), average) in weights
            .zip(self.gradient.as_flattened())
            .zip(means)
            .zip(squares)
            .zip(averages)
        {
            let gradient = gradient / count;
            *mean += GRADIENT_WEIGHT * (gradient - *mean);
            *square += SQUARE_WEIGHT * (gradient * gradient - *square);
            let spread = (*square / self.bias_correction.1).sqrt() + 1e-5;
            *weight -= learning_rate * (*mean / self.bias_correction.0) / spread;
            *average += (1.0 - average_decay) * (*weight - *average);
        }
        error / count
    }
}
