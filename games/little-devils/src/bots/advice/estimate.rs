//! Means of what was counted in deals that were drawn at random, with their intervals.

/// A mean with its uncertainty.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half of the 95 % interval around it.
    pub half_width: f64,
}

/// Standard errors to either side that hold 95 %.
const SURE: f64 = 1.96;

/// Devils by card, in many deals.
///
/// A likely deal is picked more often than others. All that it gives counts as one observation, so
/// that the intervals know of both chances: which deals were drawn, and which of them were picked.
#[derive(Clone, Debug)]
pub(super) struct DevilsByCard {
    cards: usize,
    picks: u32,
    deals: Vec<DealSums>,
}

/// Of one deal: how often it was picked, and the devils of each card in all of these together.
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

    /// Counts the devils of each card in the deal of this number.
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

    /// The devils of a card.
    pub(super) fn mean(&self, at: usize) -> Estimate {
        self.estimate(|sums| f64::from(sums.devils[at]))
    }

    /// By how many devils one card is dearer than another.
    pub(super) fn regret(&self, at: usize, than: usize) -> Estimate {
        self.estimate(|sums| f64::from(sums.devils[at]) - f64::from(sums.devils[than]))
    }

    /// The card with the fewest devils, the first of equals.
    pub(super) fn cheapest(&self) -> usize {
        let total = |at: &usize| -> u32 { self.deals.iter().map(|sums| sums.devils[*at]).sum() };
        (0..self.cards).min_by_key(total).unwrap_or_default()
    }

    /// The mean of a sum over each deal's picks, by the usual formula for clusters.
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
            half_width: SURE * error,
        }
    }
}
