//! The sentences of a hint: the best card, the second best, and one that tempts; and a tip.

use cards::Card;

use crate::words::Words;
use words::Arg;

/// What there is to say of a card that may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedCard {
    /// The card.
    pub card: Card,
    /// The devils that it costs over the rest of the round, in tenths.
    pub devils: u16,
    /// How many more than the best card, in tenths.
    pub more: u16,
    /// In how many of 100 deals it takes the trick; 0 and 100 only if in none and in all.
    pub takes: u8,
}

/// By as many tenths of a devil a card must be dearer to be warned of.
const DEAR: u16 = 5;
/// In as many more of 100 deals it must take the trick for that to be the reason.
const OFTEN: u8 = 10;

impl RatedCard {
    /// Whether the card is so much dearer than the best that there is a reason to tell.
    #[must_use]
    pub const fn is_costly(&self) -> bool {
        self.more >= DEAR
    }
}

impl Words {
    /// A hint: the best card, what the second best costs, and a warning of the one that tempts. The
    /// fewer cards there are to choose from, the less is said.
    #[must_use]
    pub fn advise(
        &self,
        best: RatedCard,
        second: Option<RatedCard>,
        tempting: Option<RatedCard>,
    ) -> String {
        let Some(second) = second else {
            return self.only_card(best.card);
        };
        let reason = |other: RatedCard| reason(best, other);
        // One reason for both is told once, with the card that needs it more.
        let again = |why| tempting.is_some_and(|other| reason(other) == why);
        let why = match reason(second) {
            "now" | "later" if again(reason(second)) => "",
            why => why,
        };
        let odds = self.odds(best.takes);
        let mut says = self.best_card(best.card, odds, tenths(best.devils));
        says += " ";
        says += &self.compared(second, "no", why);
        if let Some(tempting) = tempting {
            says += " ";
            says += &self.compared(tempting, "yes", reason(tempting));
        }
        says
    }

    fn compared(&self, other: RatedCard, tempts: &'static str, why: &'static str) -> String {
        match other.more {
            0 => self.as_good(other.card),
            more => {
                let odds = self.odds(other.takes);
                self.costs_more(tempts, other.card, tenths(more), why, odds)
            }
        }
    }

    /// A tip in one sentence: the best of some cards, and what it has over the dearest of them, which is
    /// the last. `None` if there is no card.
    #[must_use]
    pub fn short_advice(&self, all: &[RatedCard]) -> Option<String> {
        let (best, dearest) = all.first().zip(all.last())?;
        let why = match reason(*best, *dearest) {
            "takes" if best.takes == 0 => "never",
            "now" => "later",
            why => why,
        };
        Some(self.tip(best.card, why))
    }
}

/// Why a card costs more than the best: it takes the trick; it does not, but what is kept is worse; or
/// what is kept is worse, and nothing else.
const fn reason(best: RatedCard, other: RatedCard) -> &'static str {
    if !other.is_costly() {
        ""
    } else if other.takes >= best.takes.saturating_add(OFTEN) {
        "takes"
    } else if best.takes >= other.takes.saturating_add(OFTEN) {
        "now"
    } else {
        "later"
    }
}

fn tenths(devils: u16) -> Arg<'static> {
    Arg::Tenths(devils.into())
}
