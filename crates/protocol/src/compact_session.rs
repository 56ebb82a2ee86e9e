//! Moves, turns and what the session knows of a table, in texts of fields.

use cards::Seed;
use game::{ChosenOptions, LevelId, Several, Standing, Turn};
use session::{
    Controller, Day, Origin, Pause, Phase, Player, RatedWord, RecordParts, TableParts, Ticket,
    Waiting,
};

use crate::{CompactReader, CompactText, compact_text};

compact_text!(enum Turn {
    0 Over {}, 1 Seat(seat), 2 Dummy { declarer, dummy }, 3 Several(several), else 4 Chance {}
});
compact_text!(struct Several { seats, clock });
compact_text!(enum Standing { 0 Ongoing {}, else 1 Over(winners) });

compact_text!(enum Pause { 0 Card {}, 1 Forced {}, 2 Trick {}, else 3 Clock(milliseconds) });
compact_text!(enum Phase {
    0 Person {}, 1 Forced(ticket), 2 HandOver {}, 3 ForcedWhileHidden(ticket), 4 Online {}, 5 Open {}, 6 Bot(waiting),
    7 Others {}, 8 Step(ticket), 9 RoundOver {}, else 10 MatchOver {}
});
compact_text!(enum Waiting { 0 Both(ticket), 1 Choice(ticket), else 2 Pause(ticket, mv) });

compact_text!(struct Player { name, controller });
compact_text!(enum Controller { 0 Here {}, 1 Online {}, 2 Bot(level), else 3 Open {} });
compact_text!(enum Origin { 0 Own {}, 1 Day(day), 2 PastDay(day), else 3 Shared {} });
compact_text!(struct RecordParts { players, origin, takeback_used, has_played, last_decision, first_round });
compact_text!(struct RatedWord { mv, value, margin, cost, percent });
compact_text!(struct TableParts { record, viewer, phase, is_open, last_open, open_since });

/// Its two halves of 32 bits, the lower one first.
impl CompactText for Seed {
    fn put(&self, text: &mut String) {
        let bytes = self.0.to_le_bytes();
        for half in bytes.as_chunks::<4>().0 {
            u32::from_le_bytes(*half).put(text);
        }
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let [low, high] = <[u32; 2]>::take(text).map(u64::from);
        Self(high << 32 | low)
    }
}

impl CompactText for Ticket {
    fn put(&self, text: &mut String) {
        self.0.put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Self(u32::take(text))
    }
}

/// The number of the day.
impl CompactText for Day {
    fn put(&self, text: &mut String) {
        self.number().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let day = Self::from_number(u32::take(text));
        text.or_refuse(day, Self::default())
    }
}

impl CompactText for LevelId {
    fn put(&self, text: &mut String) {
        self.id().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Self::new(<&str>::take(text))
    }
}

/// The options and their values, in the order in which they were chosen.
impl CompactText for ChosenOptions {
    fn put(&self, text: &mut String) {
        self.pairs().to_vec().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Vec::take(text).into_iter().collect()
    }
}
