//! The phase of a table: the one thing that it is waiting for.

use crate::Ticket;

/// What a table is waiting for: always exactly one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<Move> {
    /// The move of a person at this device.
    Person,
    /// The only legal move of a person at this device: played for them at the end of the pause, if the
    /// page reports it.
    Forced(Ticket),
    /// A person at a device that several people share: the one whose turn it is must say that they are
    /// ready before they see their hand.
    Curtain,
    /// The only legal move of a person whose hand is not open: played for them at the end of the pause,
    /// unseen, if the page reports it. Otherwise the table waits for the person as in [`Phase::Curtain`].
    Unseen(Ticket),
    /// The move of a person elsewhere.
    Elsewhere,
    /// A player for the open seat whose turn it is.
    Open,
    /// A bot's move, which is not played before the end of the pause.
    Bot(Waiting<Move>),
    /// The end of the pause after a step. [`Table::shown`](crate::Table::shown) has the step until then.
    Step(Ticket),
    /// A person, to continue with the next round.
    RoundOver,
    /// Nothing: the match is over.
    MatchOver,
}

/// A bot's turn: its choice and the end of the pause may come in either order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting<Move> {
    /// Neither has come yet. Both have the same ticket.
    Both(Ticket),
    /// The pause is over; the bot still computes.
    Choice(Ticket),
    /// The bot has chosen this move; the pause is not over.
    Pause(Ticket, Move),
}
