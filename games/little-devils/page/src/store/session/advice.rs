//! The bots' advice to the person.

use leptos::prelude::{Get, Set, With, untrack};

use cards::Card;
use little_devils::protocol::CardAdvice;
use little_devils::rules::View;
use little_devils::words::RatedCard;

use crate::dialog::{Dialog, TableDialog};
use crate::store::Store;

/// The number of deals that advice is averaged over: enough for half a devil, in about a quarter of a
/// second.
const ADVICE_DEALS: u32 = 2000;

impl Store {
    /// Asks what each card that the person may play now is expected to cost. [`Self::advice`] gets the
    /// answer, unless an event comes before it. Asks nothing when it is not the person's turn.
    pub fn ask_advice(self) {
        let seed = self.record().map(|record| record.decision_seed());
        let view = self.own_view().filter(View::is_my_turn);
        if let Some((view, seed)) = view.zip(seed) {
            self.clear_advice();
            self.with_bots(|bots| bots.advise(view, seed, ADVICE_DEALS));
        }
    }

    /// What the person whose hand is open knows of the round.
    #[must_use]
    pub fn own_view(self) -> Option<View> {
        self.with_session_untracked(|session| {
            let table = session.table()?;
            Some(table.record().view(table.open_hand()?))
        })
    }

    /// Opens the hint and asks for it on the person's turn; else says that it is not their turn.
    pub fn hint(self) {
        if untrack(|| self.with_scene(|scene| scene.prompt.is_own_turn())) == Some(true) {
            self.ask_advice();
            self.open_dialog(Dialog::Game(TableDialog::Hint));
        } else {
            self.set_remark(untrack(|| self.words().not_your_turn()).into());
        }
    }

    /// The advice on each card that the person may play, from the best card to the costliest; `None`
    /// until it has arrived.
    #[must_use]
    pub fn advice(self) -> Option<Vec<CardAdvice>> {
        self.own().session.advice.get()
    }

    /// The same as the words need it.
    #[must_use]
    pub fn weighed(self) -> Option<Vec<RatedCard>> {
        self.own().session.advice.with(|advice| {
            let rows = advice.as_ref()?.iter();
            Some(rows.filter_map(weighed).collect())
        })
    }

    /// Whether this card is the best by the last advice.
    #[must_use]
    pub fn is_best(self, card: Card) -> bool {
        self.own().session.advice.with(|advice| {
            let mut rows = advice.iter().flatten();
            rows.any(|row| row.cost == 0 && row.card == card.number())
        })
    }

    pub(in crate::store) fn clear_advice(self) {
        self.own().session.advice.set(None);
    }
}

fn weighed(row: &CardAdvice) -> Option<RatedCard> {
    Some(RatedCard {
        card: Card::new(row.card)?,
        devils: tenths(row.devils),
        // The difference of the numbers that the table below shows.
        cost: tenths(row.devils).saturating_sub(tenths(row.devils - row.cost)),
        take_percent: percent(row.take_percent),
    })
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
