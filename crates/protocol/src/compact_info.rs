//! A game before a match, in texts of fields.
//!
//! A page reads this once for each game, so what is read stays for good.

use cards::{SeatCount, SeatRange};
use game::{CatalogueEntry, GameInfo, GameKind, MatchOption, Title};
use session::Switch;
use words::Lang;

use crate::{CompactReader, CompactText, compact_text, list_text};

compact_text!(struct CatalogueEntry { id, title, kind, seats, address });
compact_text!(struct Title { en, de, nl, fr });
compact_text!(enum GameKind { 0 Table {}, else 1 Patience {} });
compact_text!(struct MatchOption { id, values, default, only_for });
compact_text!(struct GameInfo { entry, site, points, levels, difficulties, options });

compact_text!(enum Switch {
    0 ShowLegal {}, 1 PlayForced {}, 2 AskFirst {}, 3 History {}, 4 Sound {}, 5 LeftHanded {}, else 6 FourColors {}
});
compact_text!(enum Lang { 0 En {}, 1 De {}, 2 Nl {}, else 3 Fr {} });

/// Its number in Unicode.
impl CompactText for char {
    fn put(&self, text: &mut String) {
        u32::from(*self).put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let read = Self::from_u32(u32::take(text));
        text.or_refuse(read, ' ')
    }
}

/// A list that stays for good, each time that it is read: only for what another part of this build says of itself.
impl<T: CompactText> CompactText for &'static [T] {
    fn put(&self, text: &mut String) {
        text.push_str(&list_text(self));
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Vec::take(text).leak()
    }
}

/// The fewest and the most players.
impl CompactText for SeatRange {
    fn put(&self, text: &mut String) {
        self.fewest().get().put(text);
        self.most().get().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let ends = <[u8; 2]>::take(text);
        let [fewest, most] = ends.map(|end| Self::ANY.seat_count(end.into()).map(SeatCount::get));
        match (fewest, most) {
            (Ok(fewest), Ok(most)) if fewest <= most => Self::new(fewest, most),
            _ => {
                text.refuse();
                Self::ANY
            }
        }
    }
}
