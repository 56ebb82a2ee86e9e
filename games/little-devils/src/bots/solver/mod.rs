//! Exact values with all cards open, for any legal position of 3 to 6 players.
//!
//! Two answers to "what is this worth?": [`Solver::paranoid`], where one player faces all others
//! together, and [`Solver::maxn`], where everybody looks after themselves. All values are devils
//! taken *from the position on*, those already on the table of the trick among them and those taken
//! before not.
//!
//! In reading order: [`state`] a position as the solver plays it, [`equal`] what need not be told
//! apart, [`bounds`] how many devils a player can take at most, [`order`] what to try first,
//! [`table`] what is remembered, and the two searches, [`paranoid`] and [`maxn`].

mod bounds;
mod equal;
mod maxn;
mod order;
mod paranoid;
mod state;
mod table;

use core::fmt;

use crate::rules::Position;
use cards::{BySeat, Card, Seat};

use self::state::{Root, State};
use self::table::{Memory, Shapes};

/// What a solver may use up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes of one call; a call that would need more is [`Unfinished`].
    pub nodes: u64,
    /// The table has 2 to the power of this many entries of 40 bytes, 4 to 24; each of the two
    /// searches has one, made when it is first used.
    pub table_bits: u8,
}

/// The node budget was used up before the value was known. Nothing is known about the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished;

/// A solver with its tables, to be kept and used for many positions.
///
/// Answers depend on the position alone: neither on the limits nor on what was solved before.
///
/// ```
/// use little_devils::bots::solver::{Limits, Solver};
/// use cards::Seat;
/// use little_devils::rules::PositionSetup;
/// let setup = PositionSetup {
///     players: 3,
///     hands: vec![vec![12], vec![2], vec![1, 13]],
///     trick: vec![(0, 16), (1, 9)],
///     turn: 2,
/// };
/// let position = setup.validate()?;
/// let mut solver = Solver::new(Limits { nodes: 1_000, table_bits: 8 });
/// let turn = position.to_move().unwrap_or(Seat::FIRST);
/// assert_eq!(solver.paranoid(&position, turn), Ok(0));
/// assert_eq!(solver.maxn(&position).map(|devils| devils.as_slice().to_vec()), Ok(vec![2, 2, 0]));
/// # Ok::<(), little_devils::rules::PositionFaults>(())
/// ```
pub struct Solver {
    limits: Limits,
    shapes: Option<Shapes>,
    vectors: Option<Memory<maxn::Vector>>,
    nodes: u64,
}

impl Solver {
    /// A solver that has solved nothing yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self {
            limits,
            shapes: None,
            vectors: None,
            nodes: 0,
        }
    }

    /// The devils that `me` takes from here on if it plays to take the fewest and all others
    /// together to make it take the most: 0 to 87, from the point of view of `me`.
    ///
    /// # Errors
    /// [`Unfinished`] if it needs more nodes than the limit.
    pub fn paranoid(&mut self, position: &Position, me: Seat) -> Result<u8, Unfinished> {
        let (root, state) = Root::new(position);
        let mut search = self.search(&root, me);
        let value = search.value(state);
        self.nodes = search.nodes();
        value
    }

    /// The paranoid value, from the point of view of `me`, of the position after each legal card of
    /// the player to move (be it `me` or not), by ascending card. The devils that the card itself
    /// makes `me` take are counted. Empty when the round is over.
    ///
    /// # Errors
    /// [`Unfinished`] if all together need more nodes than the limit.
    pub fn moves(&mut self, position: &Position, me: Seat) -> Result<Vec<(Card, u8)>, Unfinished> {
        let (root, state) = Root::new(position);
        let mut search = self.search(&root, me);
        let values = root
            .legal(&state)
            .iter()
            .map(|card| Ok((card, search.value_after(state, card)?)))
            .collect();
        self.nodes = search.nodes();
        values
    }

    /// The devils that each player takes from here on if all play to take the fewest themselves, of
    /// equally good cards the lowest: max^n.
    ///
    /// # Errors
    /// [`Unfinished`] if it needs more nodes than the limit. There is little that can be left out of
    /// this search: more than six cards a hand take minutes.
    pub fn maxn(&mut self, position: &Position) -> Result<BySeat<u8>, Unfinished> {
        let (root, state) = Root::new(position);
        let memory = self
            .vectors
            .get_or_insert_with(|| Memory::new(self.limits.table_bits));
        memory.clear();
        let mut search = maxn::Search::new(&root, memory, self.limits.nodes);
        let vector = search.vector(state);
        self.nodes = search.nodes();
        vector.map(|vector| BySeat::from_fn(position.seats(), |seat| vector[seat.index()]))
    }

    /// The nodes that the last call visited: the same on every platform.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn search<'a>(&'a mut self, root: &'a Root, me: Seat) -> paranoid::Search<'a> {
        let table_bits = self.limits.table_bits;
        let shapes = self.shapes.get_or_insert_with(|| Shapes::new(table_bits));
        shapes.clear();
        paranoid::Search::new(root, me.get(), shapes, self.limits.nodes)
    }
}

/// What a card of the root brings the searches to: used by both.
#[derive(Clone, Copy)]
struct Played {
    /// The state after it.
    state: State,
    /// Who took the trick, if the card completed it.
    taker: Option<u8>,
    /// The devils that they took, 0 if the trick goes on.
    devils: u8,
}

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the node budget was used up before the value was known")
    }
}

impl core::error::Error for Unfinished {}
