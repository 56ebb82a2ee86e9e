//! Estimates: sample means with confidence intervals.

use search::margin_95;

/// A sample mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval around the mean.
    pub half_width: f64,
}

/// The devils that each card cost, in many deals.
///
/// A likely deal is sampled more than once. All its rollouts count as one cluster, so that the
/// intervals cover both sources of chance: which deals were drawn, and which of them were sampled.
#[derive(Clone, Debug)]
pub(super) struct DevilsByCard {
    cards: usize,
    picks: u32,
    deals: Vec<DealSums>,
}

/// One deal: how often it was sampled, and the sum of each card's devils.
#[derive(Clone, Copy, Debug, Default)]
struct DealSums {
    picks: u32,
    devils: [u32; 9],
}

impl DevilsByCard {
    pub(super) const fn new(cards: usize) -> Self {
        Self {
            cards,
            picks: 0,
            deals: Vec::new(),
        }
    }

    /// Adds one rollout of each card in the deal with this number.
    pub(super) fn add(&mut self, deal: usize, devils: [u8; 9]) {
        if self.deals.len() <= deal {
            self.deals.resize(deal + 1, DealSums::default());
        }
        let sums = &mut self.deals[deal];
        sums.picks += 1;
        for (sum, devils) in sums.devils.iter_mut().zip(devils) {
            *sum += u32::from(devils);
        }
        self.picks += 1;
    }

    /// The mean devils of a card.
    pub(super) fn mean(&self, at: usize) -> Estimate {
        self.estimate(|sums| f64::from(sums.devils[at]))
    }

    /// The mean of the difference between two cards' devils, taken deal by deal.
    pub(super) fn regret(&self, at: usize, than: usize) -> Estimate {
        self.estimate(|sums| f64::from(sums.devils[at]) - f64::from(sums.devils[than]))
    }

    /// The card with the fewest devils; of equal cards the first.
    pub(super) fn cheapest(&self) -> usize {
        let total = |at: &usize| -> u32 { self.deals.iter().map(|sums| sums.devils[*at]).sum() };
        (0..self.cards).min_by_key(total).unwrap_or_default()
    }

    /// The mean over all samples, with the standard error of a cluster sample.
    fn estimate(&self, sum: impl Fn(&DealSums) -> f64) -> Estimate {
        let picks = f64::from(self.picks);
        let mean = self.deals.iter().map(&sum).sum::<f64>() / picks;
        let off = |sums: &DealSums| {
            let off = sum(sums) - f64::from(sums.picks) * mean;
            off * off
        };
        let error = self.deals.iter().map(off).sum::<f64>().sqrt() / picks;
        Estimate {
            mean,
            half_width: margin_95(error),
        }
    }
}
