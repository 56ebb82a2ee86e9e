//! Optimizer: Adam (Kingma and Ba 2015), with a moving average of the weights.

use little_devils::bots::net::WIDTH;

use super::model::{Example, Model, Row};

/// Weight of a new gradient in the running mean of gradients: 1 − β₁ of the paper.
const GRADIENT_WEIGHT: f32 = 0.1;
/// Weight of a new gradient in the running mean of squared gradients: 1 − β₂ of the paper, which
/// suggests 0.001. It is larger here because the policy that plays the examples changes, so that old
/// gradients say less.
const SQUARE_WEIGHT: f32 = 0.005;
/// Added to the root mean square, so that nothing is divided by 0: ε of the paper.
const EPSILON: f32 = 1e-5;
/// Weight of the past in the moving average of the model: it covers about the last 500 steps.
const AVERAGE_DECAY: f32 = 0.998;
/// At first the average covers about this fraction of the steps so far, the newest ninth, so that it
/// soon forgets the random weights of the beginning.
const AVERAGE_WARM_UP: f32 = 9.0;

/// The state of the optimizer.
pub(super) struct Optimizer {
    gradient: Vec<Row>,
    /// Running mean of the gradients.
    gradient_mean: Vec<Row>,
    /// Running mean of the squared gradients.
    square_mean: Vec<Row>,
    /// The moving average of the model, without the noise of single steps.
    pub(super) average: Vec<Row>,
    /// Adam's bias correction of `gradient_mean`: 1 − (1 − [`GRADIENT_WEIGHT`])^steps.
    gradient_correction: f32,
    /// Adam's bias correction of `square_mean`: 1 − (1 − [`SQUARE_WEIGHT`])^steps.
    square_correction: f32,
    steps: f32,
}

impl Optimizer {
    pub(super) fn new(model: &Model) -> Self {
        let zero = vec![[0.0; WIDTH]; model.rows.len()];
        Self {
            gradient: zero.clone(),
            gradient_mean: zero.clone(),
            square_mean: zero,
            average: model.rows.clone(),
            gradient_correction: 0.0,
            square_correction: 0.0,
            steps: 0.0,
        }
    }

    /// Takes one step along the mean gradient of these examples, 1 to 65,535. Returns their mean
    /// squared error before it, in squares of ten devils.
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
        self.gradient_correction += GRADIENT_WEIGHT * (1.0 - self.gradient_correction);
        self.square_correction += SQUARE_WEIGHT * (1.0 - self.square_correction);
        let average_decay = AVERAGE_DECAY.min(self.steps / (self.steps + AVERAGE_WARM_UP));
        let weights = model.rows.as_flattened_mut().iter_mut();
        let means = self.gradient_mean.as_flattened_mut().iter_mut();
        let squares = self.square_mean.as_flattened_mut().iter_mut();
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
            let root_mean_square = (*square / self.square_correction).sqrt() + EPSILON;
            *weight -= learning_rate * (*mean / self.gradient_correction) / root_mean_square;
            *average += (1.0 - average_decay) * (*weight - *average);
        }
        error / count
    }
}
