//! Texts of a hint (best card, second best, a tempting one) and of a tip.

use cards::Card;

use crate::words::Words;
use words::Arg;

/// One rated card, rounded for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedCard {
    /// The card.
    pub card: Card,
    /// Expected devils of the player from this card to the end of the round, in tenths.
    pub devils: u16,
    /// Cost: expected devils more than with the best card, in tenths.
    pub cost: u16,
    /// How often the card takes the trick, in per cent of the determinizations. 0 and 100 only if
    /// it never or always does.
    pub take_percent: u8,
}

/// The least cost, in tenths of a devil, that gets a reason or a warning. Half a devil is about the
/// margin of error of the estimates.
const COSTLY: u16 = 5;
/// How much more often than the best card, in per cent, a card must take the trick for this to be the
/// reason.
const OFTEN: u8 = 10;

impl RatedCard {
    /// Whether the card costs enough to give a reason.
    #[must_use]
    pub const fn is_costly(&self) -> bool {
        self.cost >= COSTLY
    }
}

impl Words {
    /// A hint: the best card, the cost of the second best, and a warning of a tempting card. With
    /// fewer cards to choose from it is shorter.
    #[must_use]
    pub fn hint_text(
        &self,
        best: RatedCard,
        second: Option<RatedCard>,
        tempting: Option<RatedCard>,
    ) -> String {
        let Some(second) = second else {
            return self.only_card(best.card);
        };
        let reason = |other: RatedCard| reason(best, other);
        // If both cards have the same reason, it is given once, with the tempting card.
        let again = |why| tempting.is_some_and(|other| reason(other) == why);
        let why = match reason(second) {
            "now" | "later" if again(reason(second)) => "",
            why => why,
        };
        let odds = self.odds(best.take_percent);
        let mut text = self.best_card(best.card, odds, tenths(best.devils));
        text += " ";
        text += &self.compared(second, false, why);
        if let Some(tempting) = tempting {
            text += " ";
            text += &self.compared(tempting, true, reason(tempting));
        }
        text
    }

    fn compared(&self, other: RatedCard, tempts: bool, why: &'static str) -> String {
        match other.cost {
            0 => self.as_good(other.card),
            cost => {
                let odds = self.odds(other.take_percent);
                self.costs_more(tempts, other.card, tenths(cost), why, odds)
            }
        }
    }

    /// A tip in one sentence: the best card, and its advantage over the costliest one. `all` is
    /// sorted by cost. `None` if it is empty.
    #[must_use]
    pub fn short_hint(&self, all: &[RatedCard]) -> Option<String> {
        let (best, costliest) = all.first().zip(all.last())?;
        let why = match reason(*best, *costliest) {
            "takes" if best.take_percent == 0 => "never",
            "now" => "later",
            why => why,
        };
        Some(self.tip(best.card, why))
    }
}

/// Why a card costs more than the best: it takes the trick ("takes"); it is less likely to take it
/// but leaves worse cards ("now"); it only leaves worse cards ("later").
const fn reason(best: RatedCard, other: RatedCard) -> &'static str {
    if !other.is_costly() {
        ""
    } else if other.take_percent >= best.take_percent.saturating_add(OFTEN) {
        "takes"
    } else if best.take_percent >= other.take_percent.saturating_add(OFTEN) {
        "now"
    } else {
        "later"
    }
}

fn tenths(devils: u16) -> Arg<'static> {
    Arg::Tenths(devils.into())
}
