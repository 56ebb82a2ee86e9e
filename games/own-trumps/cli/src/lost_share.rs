//! The share of decided deals that a bot loses.

use search::Sample;

/// The share of decided deals that a bot loses, and half its 95 % interval, in percent.
///
/// Both parts of the ratio vary from deal to deal, so the variance is that of `lost − share · decided`
/// (the delta method). In a deal `payoff = decided − players · lost`, from which the covariance follows.
pub(super) fn lost_share(
    players: u8,
    payoff: &Sample,
    lost: &Sample,
    decided: &Sample,
) -> (f64, f64) {
    let all = decided.mean();
    if all == 0.0 {
        return (0.0, f64::INFINITY);
    }
    let players = f64::from(players);
    let share = lost.mean() / all;
    let square = |sample: &Sample| sample.margin() * sample.margin();
    let (payoff, lost, decided) = (square(payoff), square(lost), square(decided));
    let covariance = (decided + players * players * lost - payoff) / (2.0 * players);
    let variance = lost + share * share * decided - 2.0 * share * covariance;
    (100.0 * share, 100.0 * variance.max(0.0).sqrt() / all)
}

#[cfg(test)]
mod tests {
    use super::{Sample, lost_share};

    #[test]
    fn the_interval_of_a_share_is_that_of_its_decided_deals() {
        // 900 deals of two players: of every nine, two lost, four won, three drawn.
        let mut samples = [Sample::default(); 3];
        for deal in 0..900 {
            let scores = match deal % 9 {
                0..2 => [-1.0, 1.0, 1.0],
                2..6 => [1.0, 0.0, 1.0],
                _ => [0.0, 0.0, 0.0],
            };
            for (sample, score) in samples.iter_mut().zip(scores) {
                sample.add(score);
            }
        }
        let [payoff, lost, decided] = samples;
        let (share, margin) = lost_share(2, &payoff, &lost, &decided);
        assert!((share - 100.0 / 3.0).abs() < 1e-9, "{share}");
        // As of 600 deals that are lost with a probability of a third.
        let expected = 196.0 * (1.0_f64 / 3.0 * 2.0 / 3.0 / 600.0).sqrt();
        assert!(
            (margin / expected - 1.0).abs() < 0.01,
            "{margin} {expected}"
        );
    }

    #[test]
    fn without_a_decided_deal_nothing_is_known() {
        let mut drawn = Sample::default();
        drawn.add(0.0);
        drawn.add(0.0);
        let (share, margin) = lost_share(2, &drawn, &drawn, &drawn);
        assert!(share == 0.0 && margin.is_infinite());
    }
}
