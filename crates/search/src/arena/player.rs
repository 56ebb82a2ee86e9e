//! Players of a tournament, and a game between them.

use cards::{BySeat, Seat, Seed};
use game::{Game, Turn};

/// A player in the arena.
pub trait Player<G: Game> {
    /// The reason why a player has no answer.
    type Error;

    /// The move to play; it is the viewer's turn.
    ///
    /// # Errors
    /// The player has no answer.
    fn choose(&mut self, view: &G::View, seed: Seed) -> Result<G::Move, Self::Error>;
}

/// The reason why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerError<E, M> {
    /// A player had no answer.
    NoAnswer(E),
    /// A player chose a move that the rules forbid.
    IllegalMove {
        /// The entrant's number.
        entrant: usize,
        /// The move.
        mv: M,
    },
}

/// The players of a tournament, and which of them has which seat.
#[derive(Debug)]
pub struct Seating<'a, P> {
    /// The entrant in each seat.
    pub lineup: &'a BySeat<usize>,
    /// The players, one for each entrant.
    pub players: &'a mut [P],
}

/// Plays a game to its end and returns it. `view` gives each player their view: [`Game::view`], or
/// that with the totals of a match. Each move of a
/// player or of chance has a branch of the seed.
///
/// # Errors
/// [`PlayerError`] if a player has no answer or plays an illegal move.
pub fn play_game<G: Game, P: Player<G>>(
    mut game: G,
    view: impl Fn(&G, Seat) -> G::View,
    seating: Seating<'_, P>,
    seed: Seed,
) -> Result<G, PlayerError<P::Error, G::Move>> {
    let Seating { lineup, players } = seating;
    for number in 0.. {
        let seed = seed.branch(number);
        let mv = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.draw(&mut seed.generator()),
            Turn::Seat(seat) => {
                let entrant = lineup[seat];
                let mv = players[entrant]
                    .choose(&view(&game, seat), seed)
                    .map_err(PlayerError::NoAnswer)?;
                if !game.is_legal(mv) {
                    return Err(PlayerError::IllegalMove { entrant, mv });
                }
                Some(mv)
            }
        };
        if let Some(mv) = mv {
            game.play_unchecked(mv);
        }
    }
    Ok(game)
}
