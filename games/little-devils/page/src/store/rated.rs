//! The rated moves in the numbers that are shown.

use cards::Card;
use little_devils::rules::Round;
use little_devils::words::RatedCard;
use session::{RatedMove, typed_moves};

use super::Store;

impl Store {
    /// The rated cards as the words need them, from the best card to the costliest; `None` until they have arrived.
    #[must_use]
    pub fn weighed(self) -> Option<Vec<RatedCard>> {
        Some(self.rated_cards()?.iter().map(weighed).collect())
    }

    /// The rated cards, the best first; `None` until they have arrived.
    #[must_use]
    pub fn rated_cards(self) -> Option<Vec<RatedMove<Card>>> {
        Some(typed_moves::<Round>(&self.rated_moves()?))
    }
}

fn weighed(row: &RatedMove<Card>) -> RatedCard {
    let devils = -row.value;
    RatedCard {
        card: row.mv,
        devils: tenths(devils),
        // The difference of the numbers that the table below shows.
        cost: tenths(devils).saturating_sub(tenths(devils - row.cost)),
        take_percent: percent(row.percent),
    }
}

/// Hundredths of a devil, rounded to tenths.
#[must_use]
pub fn tenths(hundredths: i32) -> u16 {
    u16::try_from((hundredths.max(0) + 5) / 10).unwrap_or(u16::MAX)
}

/// A percentage, clamped to 0 … 100.
#[must_use]
pub fn percent(number: i32) -> u8 {
    u8::try_from(number.clamp(0, 100)).unwrap_or(100)
}
