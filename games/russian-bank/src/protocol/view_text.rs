//! Views and deals as texts for the bots' worker.

use protocol::{CompactReader, CompactText, compact_text};

use crate::rules::{Ending, Options, PackCard, Position, Setup, Side, View};

compact_text!(struct View { me, known } if is_consistent);
compact_text!(struct Position {
    options, sides, columns, foundations, built, turn, drawn, shifts, idle_turns, moves, is_quiet, ending,
});
compact_text!(struct Options { four_each, packs_apart, turned_only });
compact_text!(struct Side { reserve, unseen_reserve, stock, is_seen, waste });
compact_text!(enum Ending { 0 Out(winner), 1 Fewer(winner), else 2 Equal {} });
compact_text!(struct Setup { four_each, packs_apart, turned_only, dealer, cards, moves });

/// The number of the card; 104 for one that nobody has seen.
impl CompactText for PackCard {
    fn put(&self, text: &mut String) {
        self.index().min(Self::COUNT).put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let number = u8::take(text);
        if number > Self::COUNT {
            text.refuse();
        }
        Self::from_index(number).unwrap_or(Self::UNKNOWN)
    }
}
