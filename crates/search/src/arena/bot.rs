//! Bots of a tournament, and a game between them.

use cards::{BySeat, Seat, Seed};
use game::{Game, Turn};

/// A bot in the arena.
pub trait Bot<G: Game> {
    /// The reason why a bot has no answer.
    type Error;

    /// The move to play; it is the viewer's turn.
    ///
    /// # Errors
    /// The bot has no answer.
    fn choose(&mut self, view: &G::View, seed: Seed) -> Result<G::Move, Self::Error>;
}

/// The reason why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotError<E, M> {
    /// A bot had no answer.
    NoAnswer(E),
    /// A bot chose a move that the rules forbid.
    IllegalMove {
        /// The bot's number.
        bot: usize,
        /// The move.
        mv: M,
    },
}

/// The bots of a tournament, and which of them has which seat.
#[derive(Debug)]
pub struct Seating<'a, P> {
    /// The bot in each seat.
    pub lineup: &'a BySeat<usize>,
    /// The bots that take part, each once.
    pub bots: &'a mut [P],
}

/// Plays a game to its end and returns it. `view` gives each bot its view: [`Game::view`], or
/// that with the totals of a match. Each move of a bot or of chance has a seed derived from it. Several who
/// are to move at once are asked one after another: their views do not show what the others have chosen.
///
/// # Errors
/// [`BotError`] if a bot has no answer or plays an illegal move.
pub fn play_game<G: Game, P: Bot<G>>(
    mut game: G,
    view: impl Fn(&G, Seat) -> G::View,
    seating: Seating<'_, P>,
    seed: Seed,
) -> Result<G, BotError<P::Error, G::Move>> {
    let Seating { lineup, bots } = seating;
    for number in 0.. {
        let seed = seed.derive(number);
        let mv = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.draw(&mut seed.generator()),
            turn => {
                let Some(seat) = turn.mover() else { break };
                let bot = lineup[seat];
                let mv = bots[bot]
                    .choose(&view(&game, seat), seed)
                    .map_err(BotError::NoAnswer)?;
                if !game.is_legal(mv) {
                    return Err(BotError::IllegalMove { bot, mv });
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
