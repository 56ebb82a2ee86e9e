//! The outlook of a game as sentences.

use super::Words;
use crate::outlook::{Outlook, WayBack};
use crate::play::{Hint, Play};

impl Words {
    /// That no move helps any more or that the game is lost, with the way back; `None` if the game goes on or is won.
    #[must_use]
    pub fn outlook_text(&self, outlook: Outlook) -> Option<String> {
        match outlook {
            Outlook::Open | Outlook::Won => None,
            Outlook::Stuck(back) => Some(self.stuck_text(back)),
            Outlook::Lost(back) => {
                let (way, turn) = way(back);
                Some(self.lost(way, turn))
            }
        }
    }

    /// The answer to a wish for a hint: a move with its reason, or why there is none.
    #[must_use]
    pub fn hint_text(&self, play: &Play, hint: Option<Hint>, outlook: Outlook) -> String {
        match (hint, outlook) {
            (Some(hint), _) => self.hint_sentence(play, hint),
            (None, Outlook::Won) => self.won().into(),
            (None, _) => self.stuck_text(outlook.way_back().unwrap_or(WayBack::Unknown)),
        }
    }

    fn stuck_text(&self, back: WayBack) -> String {
        let (way, turn) = way(back);
        self.stuck(way, turn)
    }
}

/// The way back as messages know it.
const fn way(back: WayBack) -> (&'static str, usize) {
    match back {
        WayBack::To(0) => ("start", 0),
        WayBack::To(turn) => ("move", turn),
        WayBack::Nowhere => ("nowhere", 0),
        WayBack::Unknown => ("unknown", 0),
    }
}
