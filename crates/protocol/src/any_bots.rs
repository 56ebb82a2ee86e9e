//! The bots of a game at a table, without its types.

use core::marker::PhantomData;

use cards::Seed;
use game::{GameInfo, LevelId, Word};
use session::{RatedMove, TableBots, Thinking};

use crate::{CompactText, TableFormat};

/// The bots of a game at a table. They get a view as a text, and nothing else of the match.
pub trait AnyBots: Sync {
    /// The game before a match.
    fn info(&self) -> &'static GameInfo;
    /// Whether this machine computes as the bots need it ([`TableBots::self_check`]).
    fn self_check(&self) -> bool;
    /// Begins to choose a move, which is `None` if it is not the viewer's turn. `None` at once if this is no view.
    fn begin_choice(
        &self,
        level: LevelId,
        view: &str,
        seed: Seed,
    ) -> Option<Thinking<Option<Word>>>;
    /// Begins to rate every legal move, the best first; there are none if it is not the viewer's turn. `None` at once
    /// if this is no view.
    fn begin_rating(&self, view: &str, seed: Seed) -> Option<Thinking<Vec<RatedMove<Word>>>>;
}

/// The bots of a game with typed rules.
struct Typed<F>(PhantomData<F>);

/// The bots of a game, without its types.
#[must_use]
pub fn bots_of<F: TableFormat + TableBots>() -> &'static dyn AnyBots {
    &Typed::<F>(PhantomData)
}

impl<F: TableFormat + TableBots> AnyBots for Typed<F> {
    fn info(&self) -> &'static GameInfo {
        F::INFO
    }

    fn self_check(&self) -> bool {
        F::self_check()
    }

    fn begin_choice(
        &self,
        level: LevelId,
        view: &str,
        seed: Seed,
    ) -> Option<Thinking<Option<Word>>> {
        let mut thinking = F::begin_choice(level, F::View::read(view)?, seed);
        Some(Box::new(move || {
            thinking().map(|chosen| chosen.map(F::word))
        }))
    }

    fn begin_rating(&self, view: &str, seed: Seed) -> Option<Thinking<Vec<RatedMove<Word>>>> {
        let mut thinking = F::begin_rating(F::View::read(view)?, seed);
        Some(Box::new(move || {
            thinking().map(|rated| {
                let in_words = |one: RatedMove<F::Move>| one.with_move(F::word(one.mv));
                rated.into_iter().map(in_words).collect()
            })
        }))
    }
}
