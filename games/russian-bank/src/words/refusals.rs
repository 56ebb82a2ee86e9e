//! Why a move is refused.

use crate::rules::{Duty, IllegalPlay, PackCard};
use crate::words::Words;

impl Words {
    /// Says why a move is refused.
    #[must_use]
    pub fn refusal(&self, reason: IllegalPlay) -> String {
        let refused = |why: &str, card: PackCard| {
            let card = self.card_in_sentence(card.face());
            self.refused(why, card)
        };
        match reason {
            IllegalPlay::Over => self.refused_over().into(),
            IllegalPlay::Duty(Duty::Foundation(card)) => refused("foundation", card),
            IllegalPlay::Duty(Duty::Release(card)) => refused("release", card),
            IllegalPlay::DrawnFirst(card) => refused("drawn", card),
            IllegalPlay::NotNext(card)
            | IllegalPlay::NotDescending(card)
            | IllegalPlay::NotNeighbour(card) => refused("nowhere", card),
            IllegalPlay::WasteStays => self.refused("waste", ""),
            IllegalPlay::TooManyShifts => self.refused("shifts", ""),
            IllegalPlay::SpaceForReserve => self.refused("space", ""),
            IllegalPlay::OnlyDrawn => self.refused("turned", ""),
            IllegalPlay::MustTurn => self.refused("turn", ""),
            IllegalPlay::NoCard | IllegalPlay::SameSpace | IllegalPlay::NothingToTurn => {
                self.refused("nothing", "")
            }
        }
    }
}
