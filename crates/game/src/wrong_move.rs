//! Moves of an untrusted round.

use core::fmt;

use cards::ParseTextError;

use crate::Game;

/// The first wrong move of an untrusted round; `I` is the game's reason why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongMove<I> {
    /// The number of the move, counting from 1.
    pub number: usize,
    /// Its fault.
    pub fault: MoveFault<I>,
}

/// The fault of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault<I> {
    /// The text is not a move.
    NotAMove(ParseTextError),
    /// The rules forbid it.
    Illegal(I),
}

/// Reads moves and plays them in order. Returns the moves.
///
/// # Errors
/// The first wrong move. The round is then the one before it.
pub fn play_untrusted<G: Game, T>(
    round: &mut G,
    moves: &[T],
    read: impl Fn(&T) -> Result<G::Move, ParseTextError>,
) -> Result<Vec<G::Move>, WrongMove<G::IllegalPlay>> {
    let mut play = |(text, number)| {
        let wrong = |fault| WrongMove { number, fault };
        let mv = read(text).map_err(|fault| wrong(MoveFault::NotAMove(fault)))?;
        let checked = round.check(mv);
        checked.map_err(|reason| wrong(MoveFault::Illegal(reason)))?;
        round.play_unchecked(mv);
        Ok(mv)
    };
    moves.iter().zip(1..).map(&mut play).collect()
}

/// Writes the number of the move and its fault: "3: the deal is over".
impl<I: fmt::Display> fmt::Display for WrongMove<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number;
        match &self.fault {
            MoveFault::NotAMove(fault) => write!(f, "{number}: {fault}"),
            MoveFault::Illegal(reason) => write!(f, "{number}: {reason}"),
        }
    }
}
