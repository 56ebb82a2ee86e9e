//! Why the table waits.

/// Why the table waits. How long that takes is a matter of the speed chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// A bot lays its card, not sooner than people can follow.
    Card,
    /// The person's only legal card lies there to be seen before it plays itself. Who wants to play
    /// it themselves lets this pause pass unanswered.
    Forced,
    /// A complete trick lies on the table to be looked at.
    Trick,
}
