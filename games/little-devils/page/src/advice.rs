//! What the bots would advise the person: asked for, and what came of it.

use leptos::prelude::*;

use cards::{Card, Seat};
use little_devils::protocol::CardAdvice;
use little_devils::words::RatedCard;

use super::store::Store;
use crate::dialog::Page;

/// As many deals as advice is played out in: enough for half a devil, in about a quarter of a second.
const ADVISED: u32 = 2000;

impl Store {
    /// Asks what each card that the person may play now is expected to cost; [`Self::advice`] gets the
    /// answer, unless something happens before. Nothing is asked when it is not their turn.
    pub fn ask_advice(self) {
        let question = self.session.with_untracked(|session| {
            let record = session.table()?.record();
            let view = record.view(Seat::FIRST);
            view.is_my_turn().then(|| (view, record.decision_seed()))
        });
        if let Some((view, seed)) = question {
            self.advice.set(None);
            self.with_engine(|engine| engine.advise(view, seed, ADVISED));
        }
    }

    /// Opens the hint and asks for it, if the person is to play; else says that they are not.
    pub fn hint(self) {
        if untrack(|| self.look(|scene| scene.prompt.is_own_turn())) == Some(true) {
            self.ask_advice();
            self.page.set(Some(Page::Hint));
        } else {
            self.say_aside(untrack(|| self.words().not_your_turn()).into());
        }
    }

    /// The cards that the person may play, from the best to the dearest, once the advice is there.
    #[must_use]
    pub fn weighed(self) -> Option<Vec<RatedCard>> {
        self.advice.with(|advice| {
            let rows = advice.as_ref()?.iter();
            Some(rows.filter_map(weighed).collect())
        })
    }

    /// Whether the advice asked for last holds this card for the best.
    #[must_use]
    pub fn is_best(self, card: Card) -> bool {
        self.advice.with(|advice| {
            let mut rows = advice.iter().flatten();
            rows.any(|row| row.dearer == 0 && row.card == card.number())
        })
    }
}

fn weighed(row: &CardAdvice) -> Option<RatedCard> {
    Some(RatedCard {
        card: Card::new(row.card)?,
        devils: tenths(row.devils),
        more: tenths(row.dearer),
        takes: percent(row.takes),
    })
}

/// Hundredths of a devil, rounded to tenths.
#[must_use]
pub fn tenths(hundredths: i32) -> u16 {
    u16::try_from((hundredths.max(0) + 5) / 10).unwrap_or(u16::MAX)
}

/// How many in a hundred.
#[must_use]
pub fn percent(takes: i32) -> u8 {
    u8::try_from(takes.clamp(0, 100)).unwrap_or(100)
}
