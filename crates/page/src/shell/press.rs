//! Cards that are pressed twice before they are played, if the person has chosen so.

use leptos::prelude::{Get, RwSignal, Set, untrack};
use session::Switch;

use super::{GamePage, Shell};

pub(super) struct PressState {
    /// The key of the card that was pressed once; 0 for none.
    raised: RwSignal<u32>,
}

impl PressState {
    pub(super) fn new() -> Self {
        Self {
            raised: RwSignal::new(0),
        }
    }
}

/// Each card has a key from 1 that no other card on the page has.
impl<G: GamePage> Shell<G> {
    /// Whether a card is raised: the next press plays it.
    #[must_use]
    pub fn is_raised(self, card: u32) -> bool {
        self.0.press.raised.get() == card
    }

    /// The key of the card that is raised.
    #[must_use]
    pub fn raised(self) -> Option<u16> {
        let raised = self.0.press.raised.get();
        u16::try_from(raised).ok().filter(|key| *key > 0)
    }

    /// Whether a card must be pressed once more before it is played.
    #[must_use]
    pub fn needs_second_press(self, card: u32) -> bool {
        self.is_on(Switch::AskFirst) && !self.is_raised(card)
    }

    /// Raises a card that was pressed once.
    pub fn raise(self, card: u32) {
        self.0.press.raised.set(card);
    }

    /// Lowers a card that has lost the focus: it takes two presses again.
    pub fn lower(self, card: u32) {
        if untrack(|| self.is_raised(card)) {
            self.lower_all();
            self.clear_remark();
        }
    }

    /// Lowers the card that is raised.
    pub fn lower_all(self) {
        self.0.press.raised.set(0);
    }
}
