//! The zone that pieces belong to, and its piece in the tab order.

use leptos::prelude::{Get, RwSignal};
use scene::Piece;

use crate::shell::Shell;

/// The zone that pieces belong to.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) shell: Shell,
    /// The zone's id.
    pub(super) zone: &'static str,
    /// The tag and the class of a piece.
    pub(super) tag: &'static str,
    /// The attribute that has the key of a piece.
    pub(super) key_name: &'static str,
    /// Whether a piece leaves the zone when it is played.
    pub(super) loses_piece: bool,
    /// The key of the piece that has or had the focus; 0 for none.
    pub(super) current: RwSignal<u32>,
}

impl Place {
    /// Reads a piece by its key.
    pub(super) fn read<T>(self, key: u16, read: impl FnOnce(&Piece) -> T) -> Option<T> {
        self.shell.with_piece(key, read)
    }

    /// Whether this is the piece in the tab order: the current one; the first while none is.
    pub(super) fn is_in_tab_order(self, key: u16) -> bool {
        let current = self.current.get();
        let chosen = self.shell.with_zone(self.zone, |zone| {
            let mut keys = zone.pieces.iter().map(|piece| piece.key);
            let found = keys.clone().find(|key| u32::from(*key) == current);
            found.or_else(|| keys.next())
        });
        chosen.flatten() == Some(key)
    }
}
