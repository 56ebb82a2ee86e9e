//! Random games.

use cards::{Generator, SeatSet, below};

use crate::conformance::suite::ensure;
use crate::conformance::{Check, Failure, Report, Suite};
use crate::{Game, MoveLimit, Several, Turn};

impl<G: Game> Suite<G> {
    /// Plays all random games: each ends or reaches the declared limit, and until then there is a
    /// legal move.
    ///
    /// # Errors
    /// [`Check::End`] or [`Check::Turn`].
    pub fn games_end(&self) -> Result<Report, Failure> {
        let mut report = Report::default();
        self.each_game(|start, generator| {
            let (moves, end) = play_out(start, generator)?;
            report.games += 1;
            report.moves += moves;
            report.abandoned += u32::from(end.turn() != Turn::Over);
            Ok(())
        })?;
        Ok(report)
    }

    /// Calls `visit` for each random game, with its start and its own generator.
    pub(super) fn each_game(
        &self,
        mut visit: impl FnMut(&G, &mut Generator) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for (start, number) in self.starts.iter().zip(0..) {
            for game in 0..u64::from(self.games) {
                let seed = self.seed.derive(number).derive(game);
                visit(start, &mut seed.generator())?;
            }
        }
        Ok(())
    }

    /// Calls `visit` for each position of the random games.
    pub(super) fn each_position(
        &self,
        mut visit: impl FnMut(&G, &mut Generator) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.each_game(|start, generator| {
            let mut game = start.clone();
            for _ in 0..start.move_limit().moves() {
                visit(&game, generator)?;
                let Some(mv) = random_move(&game, generator) else {
                    return Ok(());
                };
                game.play_unchecked(mv);
            }
            visit(&game, generator)
        })
    }
}

/// Plays random moves until the game is over or reaches its limit. Returns the number of moves and the
/// last position.
pub(super) fn play_out<G: Game>(start: &G, generator: &mut Generator) -> Result<(u32, G), Failure> {
    let mut game = start.clone();
    let limit = start.move_limit();
    let mut moves = 0;
    loop {
        check_turn(&game)?;
        if game.turn() == Turn::Over {
            return Ok((moves, game));
        }
        if moves == limit.moves() {
            let may_go_on = matches!(limit, MoveLimit::StopAfter(_));
            ensure(Check::End, may_go_on, || {
                format!("not over after {moves} moves: {game:?}")
            })?;
            return Ok((moves, game));
        }
        if let Some(mv) = random_move(&game, generator) {
            game.play_unchecked(mv);
        }
        moves += 1;
    }
}

/// A legal move, each equally likely, or an outcome of chance by its weight; `None` if there is none.
#[must_use]
pub fn random_move<G: Game>(game: &G, generator: &mut Generator) -> Option<G::Move> {
    if game.turn() == Turn::Chance {
        return game.draw(generator);
    }
    let legal = all_moves(game);
    let count = u32::try_from(legal.len()).ok().filter(|count| *count > 0)?;
    legal.get(below(generator, count) as usize).copied()
}

/// All moves that can be played next: the legal moves of everybody who is to move, and the clock's.
pub(super) fn all_moves<G: Game>(game: &G) -> Vec<G::Move> {
    match game.turn() {
        Turn::Several(Several { seats, .. }) => {
            let moves = seats.iter().flat_map(|seat| game.legal_of(seat));
            moves.chain(game.time_up()).collect()
        }
        _ => game.legal().into_iter().collect(),
    }
}

fn check_turn<G: Game>(game: &G) -> Result<(), Failure> {
    let is_stuck = game.legal().into_iter().next().is_none();
    let fits = match game.turn() {
        Turn::Over => is_stuck,
        Turn::Chance => !is_stuck,
        Turn::Several(_) if !G::MOVES_AT_ONCE => false,
        turn => !is_stuck && turn.movers().is_subset_of(SeatSet::all(game.seats())),
    };
    let fits = fits && (G::MOVES_AT_ONCE || game.time_up().is_none());
    ensure(Check::Turn, fits, || {
        let moves = if is_stuck { "no" } else { "some" };
        format!("{:?} with {moves} legal moves: {game:?}", game.turn())
    })
}
