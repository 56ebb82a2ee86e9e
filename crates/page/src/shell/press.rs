//! Cards that are pressed twice before they are played, if the person has chosen so, and pieces that are marked for a
//! selection.

use leptos::prelude::{Get, RwSignal, Set, Update, With, untrack};
use session::Switch;

use super::Shell;

pub(super) struct PressState {
    /// The key of the card that is selected: pressed once; 0 for none.
    selected: RwSignal<u32>,
    /// The keys of the pieces that are marked for a selection.
    marked: RwSignal<Vec<u16>>,
}

impl PressState {
    pub(super) fn new() -> Self {
        Self {
            selected: RwSignal::new(0),
            marked: RwSignal::new(Vec::new()),
        }
    }
}

/// Each card has a key from 1 that no other card on the page has.
impl Shell {
    /// Whether a card is selected: the next press plays it.
    #[must_use]
    pub fn is_selected(self, card: u32) -> bool {
        self.0.press.selected.get() == card
    }

    /// The key of the card that is selected.
    #[must_use]
    pub fn selected(self) -> Option<u16> {
        let selected = self.0.press.selected.get();
        u16::try_from(selected).ok().filter(|key| *key > 0)
    }

    /// Whether a card must be pressed once more before it is played.
    #[must_use]
    pub fn needs_second_press(self, card: u32) -> bool {
        self.is_on(Switch::AskFirst) && !self.is_selected(card)
    }

    /// Selects a card that was pressed once.
    pub fn select(self, card: u32) {
        self.0.press.selected.set(card);
    }

    /// Deselects a card that has lost the focus: it takes two presses again.
    pub fn deselect(self, card: u32) {
        if untrack(|| self.is_selected(card)) {
            self.deselect_all();
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

    /// Deselects the card that is selected.
    pub fn deselect_all(self) {
        self.0.press.selected.set(0);
    }
}
