//! Players of a tournament, and a game between them.

use cards::{BySeat, Seat, Seed};
use game::Game;

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

/// Plays a game to its end and returns it. `view` gives each player their view: [`Game::view`], or
/// that with the totals of a match. Each decision has a branch of the seed.
///
/// # Errors
/// [`PlayerError`] if a player has no answer or plays an illegal move.
pub fn play_game<G: Game, P: Player<G>>(
    mut game: G,
    view: impl Fn(&G, Seat) -> G::View,
    lineup: &BySeat<usize>,
    players: &mut [P],
    seed: Seed,
) -> Result<G, PlayerError<P::Error, G::Move>> {
    let mut moves = 0;
    while let Some(seat) = game.to_move() {
        let entrant = lineup[seat];
        let mv = players[entrant]
            .choose(&view(&game, seat), seed.branch(moves))
            .map_err(PlayerError::NoAnswer)?;
        if !game.is_legal(mv) {
            return Err(PlayerError::IllegalMove { entrant, mv });
        }
        game.play_unchecked(mv);
        moves += 1;
    }
    Ok(game)
}
