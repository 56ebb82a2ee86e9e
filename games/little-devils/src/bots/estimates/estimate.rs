//! Estimates: sample means with confidence intervals.

use search::margin_95;

use crate::rules::HAND_SIZE;

/// A sample mean with its 95 % confidence interval, usually in devils.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval around the mean; infinite if one sample tells nothing.
    pub half_width: f64,
}

/// The devils taken after each card, summed over many rollouts.
///
/// Sampling has two steps: first a set of determinizations is drawn, then each rollout samples one
/// of the set, so a likely one is used several times. All rollouts of one determinization count as
/// one cluster (cluster sampling), so the intervals cover both steps.
#[derive(Clone, Debug)]
pub(super) struct DevilsByCard {
    /// The number of cards compared, 1 to 9. A card is named by its place among them.
    card_count: usize,
    /// The number of rollouts of each card.
    rollouts: u32,
    /// By the index of the determinization.
    clusters: Vec<Cluster>,
}

/// The rollouts of one determinization.
#[derive(Clone, Copy, Debug, Default)]
struct Cluster {
    times_sampled: u32,
    /// The sum of the devils after each card, by its place; unused places are 0.
    devils: [u32; HAND_SIZE],
}

impl DevilsByCard {
    pub(super) const fn new(card_count: usize) -> Self {
        Self {
            card_count,
            rollouts: 0,
            clusters: Vec::new(),
        }
    }

    /// Adds one rollout of each card. `index` is that of the determinization. `devils` are by the
    /// card's place; unused places are 0.
    pub(super) fn add(&mut self, index: usize, devils: [u8; HAND_SIZE]) {
        if self.clusters.len() <= index {
            self.clusters.resize(index + 1, Cluster::default());
        }
        let cluster = &mut self.clusters[index];
        cluster.times_sampled += 1;
        for (sum, devils) in cluster.devils.iter_mut().zip(devils) {
            *sum += u32::from(devils);
        }
        self.rollouts += 1;
    }

    /// The mean devils after a card.
    pub(super) fn mean(&self, card: usize) -> Estimate {
        self.estimate(|cluster| f64::from(cluster.devils[card]))
    }

    /// The mean of the devils after a card less those after the reference card, taken in the same
    /// determinizations. Below 0 if the card is better.
    pub(super) fn difference(&self, card: usize, reference: usize) -> Estimate {
        self.estimate(|cluster| {
            f64::from(cluster.devils[card]) - f64::from(cluster.devils[reference])
        })
    }

    /// The card with the fewest devils; of equal cards the first.
    pub(super) fn best(&self) -> usize {
        let total = |card: &usize| -> u32 {
            let clusters = self.clusters.iter();
            clusters.map(|cluster| cluster.devils[*card]).sum()
        };
        (0..self.card_count).min_by_key(total).unwrap_or_default()
    }

    /// The mean over all rollouts, with the standard error of a cluster sample. There must be at
    /// least one rollout.
    fn estimate(&self, sum: impl Fn(&Cluster) -> f64) -> Estimate {
        let rollouts = f64::from(self.rollouts);
        let mean = self.clusters.iter().map(&sum).sum::<f64>() / rollouts;
        let squared_deviation = |cluster: &Cluster| {
            let deviation = sum(cluster) - f64::from(cluster.times_sampled) * mean;
            deviation * deviation
        };
        let squares = self.clusters.iter().map(squared_deviation).sum::<f64>();
        Estimate {
            mean,
            half_width: margin_95(squares.sqrt() / rollouts),
        }
    }
}

/// Converts to hundredths. The number must be below 20 million.
#[allow(clippy::cast_possible_truncation)] // far below 2^31
#[must_use]
pub fn hundredths(number: f64) -> i32 {
    (number * 100.0).round() as i32
}

/// A share, 0 to 1, in per cent. 0 and 100 only for exactly 0 and 1.
#[must_use]
pub fn percent(share: f64) -> i32 {
    let rounded = hundredths(share);
    if share > 0.0 && share < 1.0 {
        rounded.clamp(1, 99)
    } else {
        rounded
    }
}
