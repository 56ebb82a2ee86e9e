//! Moves of several players at the same time.

use cards::Seat;

use crate::conformance::suite::ensure;
use crate::conformance::{Check, Failure, Suite};
use crate::{Game, Several, Turn};

impl<G: Game> Suite<G> {
    /// Looks at every position of a game in which several are to move at once ([`Game::MOVES_AT_ONCE`]): whose moves there are, and without a
    /// clock that nobody's choice depends on another's.
    ///
    /// # Errors
    /// [`Check::Several`].
    pub fn several(&self) -> Result<(), Failure> {
        if !G::MOVES_AT_ONCE {
            return Ok(());
        }
        self.each_position(|game, _| {
            let clock = game.time_up();
            let Turn::Several(several) = game.turn() else {
                return ensure(Check::Several, clock.is_none(), || {
                    format!("a clock that does not run has {clock:?}: {game:?}")
                });
            };
            let has_clock = several.clock.is_some() && clock.is_some_and(|mv| game.is_legal(mv));
            let fits = has_clock || several.clock.is_none() && clock.is_none();
            ensure(Check::Several, fits, || {
                format!("the clock {:?} has {clock:?}: {game:?}", several.clock)
            })?;
            ensure(
                Check::Several,
                clock.is_none_or(|mv| game.mover(mv).is_none()),
                || format!("the clock's move is a player's: {game:?}"),
            )?;
            own_moves(game, several)?;
            match several.clock {
                Some(_) => Ok(()),
                None => is_simultaneous(game, several),
            }
        })
    }
}

/// Everybody who is to move has legal moves, which are theirs.
fn own_moves<G: Game>(game: &G, several: Several) -> Result<(), Failure> {
    for seat in game.seats().seats() {
        let moves = game.legal_of(seat);
        let is_own = |mv: &G::Move| game.mover(*mv) == Some(seat);
        let fits = moves.is_empty() != several.seats.contains(seat) && moves.iter().all(is_own);
        ensure(Check::Several, fits, || {
            format!("seat {seat:?} has the moves {moves:?}: {game:?}")
        })?;
    }
    let first = game
        .to_move()
        .map(|seat| game.legal_of(seat))
        .unwrap_or_default();
    let legal: Vec<G::Move> = game.legal().into_iter().collect();
    ensure(Check::Several, first == legal, || {
        format!("legal: {legal:?}, of the first to move: {first:?}: {game:?}")
    })
}

/// Two moves of different players lead to the same game in either order, and a player sees no difference
/// between two moves of another one.
fn is_simultaneous<G: Game>(game: &G, several: Several) -> Result<(), Failure> {
    let after = |moves: &[G::Move]| {
        let mut after = game.clone();
        for mv in moves {
            after.play_unchecked(*mv);
        }
        after
    };
    let others = |seat: Seat| several.seats.without(seat).iter();
    for seat in several.seats.iter() {
        let moves = game.legal_of(seat);
        for other in others(seat) {
            let views = moves.iter().map(|mv| after(&[*mv]).view(other));
            let views: Vec<G::View> = views.collect();
            ensure(
                Check::Several,
                views.windows(2).all(|two| two[0] == two[1]),
                || format!("seat {other:?} sees what seat {seat:?} chooses: {views:?}"),
            )?;
            for (mv, theirs) in moves.iter().zip(game.legal_of(other)) {
                let (one, two) = (after(&[*mv, theirs]), after(&[theirs, *mv]));
                ensure(Check::Several, one == two, || {
                    format!("{mv:?}, {theirs:?} gives {one:?}, in the other order {two:?}")
                })?;
            }
        }
    }
    Ok(())
}
