//! Reasons for the table to wait.

/// Why the table waits. [`Speed`](crate::Speed) says for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Before a bot's move, or after a small step such as a card dealt, so that people can follow.
    Card,
    /// Before a person's only legal move is played for them. A page that lets people make such moves
    /// themselves does not report the end of this pause.
    Forced,
    /// After a complete trick, or another result, so that people can look at it.
    Trick,
    /// The time that the rules give several players who move at once, in milliseconds. The speed of the
    /// table does not change it.
    Clock(u32),
}
