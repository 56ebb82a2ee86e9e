//! Solver: exact values of positions with open hands, for 3 to 6 players.
//!
//! Two kinds of value: [`Solver::paranoid`], one player against all others together, and
//! [`Solver::maxn`], every player for itself. All values are devils taken *from the position on*.
//! Devils in the current trick count, those of earlier tricks do not.
//!
//! In reading order: [`state`] position of the solver, [`equal`] equivalent cards and positions,
//! [`bounds`] upper bounds, [`order`] move generation and ordering, [`table`] transposition tables,
//! and the two searches, [`paranoid`] and [`maxn`].

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
use self::table::{BoundsTable, VectorTable};

/// Limits on time and table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes of one call. A call that needs more returns [`Unfinished`].
    pub nodes: u64,
    /// The binary logarithm of the number of table entries, 4 to 24. An entry has 40 bytes. Each of
    /// the two searches has a table, made when it is first used.
    pub table_bits: u8,
}

/// The node limit was reached before the value was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished;

/// A solver with its tables. Reuse one for many positions.
///
/// Answers depend on the position alone, neither on the limits nor on earlier calls.
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
/// # Ok::<(), little_devils::rules::Faults>(())
/// ```
pub struct Solver {
    limits: Limits,
    bounds_table: Option<BoundsTable>,
    vector_table: Option<VectorTable<maxn::Vector>>,
    nodes: u64,
}

impl Solver {
    /// A solver whose tables are not allocated yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self {
            limits,
            bounds_table: None,
            vector_table: None,
            nodes: 0,
        }
    }

    /// The devils that `me` takes from here on, 0 to 87, if `me` minimizes them and all others
    /// maximize them together.
    ///
    /// # Errors
    /// [`Unfinished`] if the search needs more nodes than the limit.
    pub fn paranoid(&mut self, position: &Position, me: Seat) -> Result<u8, Unfinished> {
        let (root, state) = Root::new(position);
        let mut search = self.search(&root, me);
        let value = search.value(state);
        self.nodes = search.nodes();
        value
    }

    /// The paranoid value for `me` after each legal card of the player to move (`me` or another),
    /// in ascending order of cards. Includes the devils that the card itself makes `me` take. Empty
    /// when the round is over.
    ///
    /// # Errors
    /// [`Unfinished`] if all searches together need more nodes than the limit.
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

    /// The devils that each player takes from here on if everybody minimizes their own (max^n), and
    /// plays the lowest of equally good cards.
    ///
    /// # Errors
    /// [`Unfinished`] if the search needs more nodes than the limit. It prunes little: positions
    /// with more than six cards a hand take minutes.
    pub fn maxn(&mut self, position: &Position) -> Result<BySeat<u8>, Unfinished> {
        let (root, state) = Root::new(position);
        let table = self
            .vector_table
            .get_or_insert_with(|| VectorTable::new(self.limits.table_bits));
        table.clear();
        let mut search = maxn::Search::new(&root, table, self.limits.nodes);
        let vector = search.vector(state);
        self.nodes = search.nodes();
        vector.map(|vector| BySeat::from_fn(position.seats(), |seat| vector[seat.index()]))
    }

    /// The nodes visited by the last call; the same on every platform.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn search<'a>(&'a mut self, root: &'a Root, me: Seat) -> paranoid::Search<'a> {
        let table_bits = self.limits.table_bits;
        let table = self
            .bounds_table
            .get_or_insert_with(|| BoundsTable::new(table_bits));
        table.clear();
        paranoid::Search::new(root, me.get(), table, self.limits.nodes)
    }
}

/// The result of one move.
#[derive(Clone, Copy)]
struct Played {
    /// The state after it.
    state: State,
    /// The taker, if the card completed the trick.
    taker: Option<u8>,
    /// The devils that the taker takes; 0 if the trick goes on.
    devils: u8,
}

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the node budget was used up before the value was known")
    }
}

impl core::error::Error for Unfinished {}
