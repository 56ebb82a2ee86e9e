//! The phase of a table: the one thing that it is waiting for.

use game::Word;

use crate::Ticket;

/// What a table is waiting for: always exactly one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The move of a person at this device. Others may be to move at the same time.
    Person,
    /// The only legal move of a person at this device: played for them at the end of the pause, if the
    /// page reports it.
    Forced(Ticket),
    /// A person at a device that several people share: the one whose turn it is must say that they are
    /// ready before they see their hand.
    HandOver,
    /// The only legal move of a person whose hand is not open: played for them at the end of the pause,
    /// not shown, if the page reports it. Otherwise the table waits for the person as in [`Phase::HandOver`].
    ForcedWhileHidden(Ticket),
    /// The move of a person at another device.
    Online,
    /// A player for the open seat whose turn it is.
    Open,
    /// A bot's move, which is not played before the end of the pause.
    Bot(Waiting),
    /// Several at once, nobody of them at this device: bots ([`Table::rivals`](crate::Table::rivals)) and
    /// persons at other devices.
    Others,
    /// The end of the pause after a step. [`TypedTable::display_state`](crate::TypedTable::display_state) has the step until then.
    Step(Ticket),
    /// A person, to continue with the next round.
    RoundOver,
    /// Nothing: the match is over.
    MatchOver,
}

/// A bot's turn: its choice and the end of the pause may come in either order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Neither has come yet. Both have the same ticket.
    Both(Ticket),
    /// The pause is over; the bot still computes.
    Choice(Ticket),
    /// The bot has chosen this move; the pause is not over.
    Pause(Ticket, Word),
}

/// What is missing of a bot's move after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// Nothing: this move is played.
    Nothing(Word),
    /// The choice, the end of the pause, or both.
    Still(Waiting),
}

impl Waiting {
    /// The bot has chosen. Another ticket changes nothing.
    pub(crate) fn chosen(self, ticket: Ticket, mv: Word) -> Missing {
        match self {
            Self::Choice(asked) if asked == ticket => Missing::Nothing(mv),
            Self::Both(asked) if asked == ticket => Missing::Still(Self::Pause(asked, mv)),
            _ => Missing::Still(self),
        }
    }

    /// A pause is over. Another ticket changes nothing.
    pub(crate) fn elapsed(self, ticket: Ticket) -> Missing {
        match self {
            Self::Pause(asked, mv) if asked == ticket => Missing::Nothing(mv),
            Self::Both(asked) if asked == ticket => Missing::Still(Self::Choice(asked)),
            _ => Missing::Still(self),
        }
    }
}
