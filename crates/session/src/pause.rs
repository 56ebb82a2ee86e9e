//! Reasons for the table to wait.

/// Why the table waits. [`Speed`](crate::Speed) says for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Before a bot's card, so that people can follow the play.
    Card,
    /// Before the person's only legal card is played for them. A page that lets people play such
    /// cards themselves does not report the end of this pause.
    Forced,
    /// After a complete trick, so that people can look at it.
    Trick,
}
