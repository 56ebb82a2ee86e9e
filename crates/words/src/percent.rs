//! Shares as whole percentages.

/// A share of 1 in per cent, rounded. Only never is 0, and only always is 100.
///
/// ```
/// assert_eq!([0.0, 0.001, 0.45, 0.999, 1.0].map(words::whole_percent), [0, 1, 45, 99, 100]);
/// ```
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // from 0 to 100
pub fn whole_percent(share: f64) -> u8 {
    let rounded = (share.clamp(0.0, 1.0) * 100.0).round() as u8;
    if share > 0.0 && share < 1.0 {
        rounded.clamp(1, 99)
    } else {
        rounded
    }
}
