//! Cards that are pressed twice before they are played, if the person has chosen so.

use leptos::prelude::{Get, RwSignal, Set, untrack};
use session::Switch;

use super::{GamePage, Shell};

pub(super) struct PressState {
    /// The key of the card that was pressed once.
    raised: RwSignal<Option<usize>>,
}

impl PressState {
    pub(super) fn new() -> Self {
        Self {
            raised: RwSignal::new(None),
        }
    }
}

/// Each card has a key that no other card on the page has.
impl<G: GamePage> Shell<G> {
    /// Whether a card is raised: the next press plays it.
    #[must_use]
    pub fn is_raised(self, card: usize) -> bool {
        self.0.press.raised.get() == Some(card)
    }

    /// Whether a card must be pressed once more before it is played.
    #[must_use]
    pub fn needs_second_press(self, card: usize) -> bool {
        self.is_on(Switch::AskFirst) && !self.is_raised(card)
    }

    /// Raises a card that was pressed once.
    pub fn raise(self, card: usize) {
        self.0.press.raised.set(Some(card));
    }

    /// Lowers a card that has lost the focus: it takes two presses again.
    pub fn lower(self, card: usize) {
        if untrack(|| self.is_raised(card)) {
            self.lower_all();
            self.clear_remark();
        }
    }

    /// Lowers the card that is raised.
    pub fn lower_all(self) {
        self.0.press.raised.set(None);
    }
}
