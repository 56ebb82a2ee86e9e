//! Cards that are pressed twice before they are played, if the person has chosen so, and pieces that are marked for a
//! selection.

use leptos::prelude::{Get, RwSignal, Set, Update, With, untrack};
use session::Switch;

use super::{GamePage, Shell};

pub(super) struct PressState {
    /// The key of the card that was pressed once; 0 for none.
    raised: RwSignal<u32>,
    /// The keys of the pieces that are marked for a selection.
    marked: RwSignal<Vec<u16>>,
}

impl PressState {
    pub(super) fn new() -> Self {
        Self {
            raised: RwSignal::new(0),
            marked: RwSignal::new(Vec::new()),
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

    /// Whether a piece is marked for a selection. Follows signals.
    #[must_use]
    pub fn is_marked(self, piece: u16) -> bool {
        self.0.press.marked.with(|marked| marked.contains(&piece))
    }

    /// The pieces that are marked for a selection, in the order in which they were marked. Follows signals.
    #[must_use]
    pub fn marked(self) -> Vec<u16> {
        self.0.press.marked.get()
    }

    /// Marks a piece, or takes its mark away.
    pub fn mark(self, piece: u16) {
        self.0.press.marked.update(|marked| {
            let before = marked.len();
            marked.retain(|other| *other != piece);
            if marked.len() == before {
                marked.push(piece);
            }
        });
    }

    /// Takes all marks away.
    pub fn clear_marks(self) {
        if !untrack(|| self.marked()).is_empty() {
            self.0.press.marked.set(Vec::new());
        }
    }

    /// Lowers the card that is raised.
    pub fn lower_all(self) {
        self.0.press.raised.set(0);
    }
}
