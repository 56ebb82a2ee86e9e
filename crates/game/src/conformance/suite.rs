//! The suite of a game, and its result.

use core::fmt::{self, Debug};

use cards::{Generator, Seat, Seed};

use crate::Game;

/// Start positions of a game, and what the checks need to know about it.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// The positions that random games start from.
    pub starts: Vec<G>,
    /// The number of random games from each start.
    pub games: u32,
    /// The seed of the random games.
    pub seed: Seed,
    /// All conceivable moves and outcomes of chance, legal or not. Those that pass [`Game::check`] are
    /// compared with [`Game::legal`].
    pub conceivable: Vec<G::Move>,
    /// Draws everything that is hidden from a seat again, so that its view stays the same; `None` if
    /// this draw does not agree with the past of the game. With open cards, returns the game itself.
    pub resample: fn(&G, Seat, &mut Generator) -> Option<G>,
}

/// The amount of work that a suite has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The random games.
    pub games: u32,
    /// The games that the rules did not end within [`MoveLimit::StopAfter`](crate::MoveLimit).
    pub abandoned: u32,
    /// The moves of all games.
    pub moves: u32,
    /// The resampled games that differ from the original.
    pub resampled: u32,
    /// The resampled games that equal the original.
    pub unchanged: u32,
}

/// A property that a game must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// A game ends within the limit that it declares.
    End,
    /// Exactly while the game is not over, there is a legal move for a seat of the table or chance.
    Turn,
    /// [`Game::legal`] has exactly the moves that [`Game::check`] accepts, each once.
    Legality,
    /// When several are to move at once, each has moves of their own. Without a clock their moves lead to
    /// the same game in any order, and show the others nothing.
    Several,
    /// Outcomes of chance have weights, and a drawn one is legal.
    Chance,
    /// Two plays of one move lead to the same game with the same steps, read or ignored.
    Determinism,
    /// Games that differ only in hidden cards have equal views.
    View,
    /// Steps show no more than the views after them.
    Step,
    /// Payoffs come at the end, are equal for partners, and add up to what the game says.
    Payoffs,
    /// A record replays to the same end, and accepts nothing after it.
    Replay,
    /// A match ends, has the seats and totals of its rounds, and is not over before any of them. Its
    /// winners sit at the table; only a player without opponents can lose without a winner.
    Match,
    /// The same seed gives the same match.
    Seed,
    /// The number of move sequences is the recorded one.
    Perft,
    /// An example of the rules is as it says.
    Example,
    /// A second implementation of the rules agrees.
    Reference,
}

/// A check that a game fails. `C` names the checks of a suite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure<C = Check> {
    /// The failed check.
    pub check: C,
    /// The difference, and the position.
    pub message: String,
}

impl<G: Game> Suite<G> {
    /// Runs all checks that need no more than the game.
    ///
    /// # Errors
    /// The first check that fails.
    pub fn run(&self) -> Result<Report, Failure> {
        let Report {
            resampled,
            unchanged,
            ..
        } = self.views()?;
        let report = Report {
            resampled,
            unchanged,
            ..self.games_end()?
        };
        self.legality()?;
        self.several()?;
        self.steps()?;
        self.payoffs()?;
        self.replay()?;
        Ok(report)
    }
}

impl<C> Failure<C> {
    /// The failure of a check.
    #[must_use]
    pub fn new(check: C, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { check, message }
    }
}

impl<C: Debug> fmt::Display for Failure<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.check, self.message)
    }
}

impl<C: Debug> core::error::Error for Failure<C> {}

/// Fails the check with this message unless the condition holds.
///
/// # Errors
/// The failure.
pub fn ensure<C>(
    check: C,
    condition: bool,
    message: impl FnOnce() -> String,
) -> Result<(), Failure<C>> {
    if condition {
        Ok(())
    } else {
        Err(Failure::new(check, message()))
    }
}
