//! Golf: all cards go onto one pile, by neighbouring ranks. What counts is how many cards each column still has, and
//! which ranks may be on top then. The search goes in stages, one for each card drawn, and a stage finds all of that at
//! once, so that each deal is decided.

use crate::rules::{
    Base, Goal, Group, Kind, Move, Order, Position, Rules, STOCK, Stock, Suits, Take,
};

/// The number of ways in which columns may have lost cards, at most.
const MAX_STATES: usize = 1 << 20;

/// The number of states that take the time of a position in the other searches.
const STATES_A_POSITION: u64 = 256;

/// A search in progress. The states of the columns are numbers: the heights of the columns, mixed radix.
#[derive(Clone, Debug)]
pub(super) struct Golf {
    columns: Vec<Column>,
    pile: usize,
    /// For each rank, those that it may be put on, as bits.
    neighbors: [u16; 14],
    /// The ranks of the stock, the next one first.
    stock: Vec<u8>,
    /// For each stage and state, the ranks that may be on top, as bits; 0 if the state is not reached.
    stages: Vec<Vec<u16>>,
}

/// What a stage has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The search goes on. The stage took the time of this many positions.
    On(u64),
    /// A win, with its moves.
    Won(Vec<Move>),
    /// There is no win.
    Lost,
}

/// A column.
#[derive(Clone, Debug)]
struct Column {
    pile: usize,
    /// The ranks, from bottom to top.
    ranks: Vec<u8>,
    /// The worth of a card in the number of a state.
    weight: usize,
}

impl Golf {
    /// A search from a position; `None` if the game is of another kind or too large.
    pub(super) fn new(rules: &Rules, start: &Position) -> Option<Self> {
        let [foundation, column] = rules.groups else {
            return None;
        };
        let top = start.top(2)?;
        if !is_golf(rules, foundation, column) {
            return None;
        }
        let mut states = 1_usize;
        let mut columns = Vec::new();
        for pile in rules.piles_of(Kind::Column) {
            let cards = start.pile(pile);
            columns.push(Column {
                pile,
                ranks: cards.iter().map(|card| card.rank()).collect(),
                weight: states,
            });
            states = states.checked_mul(cards.len() + 1)?;
            if states > MAX_STATES {
                return None;
            }
        }
        let stock = start.pile(STOCK).iter().map(|card| card.rank()).collect();
        let mut first = vec![0; states];
        first[states - 1] = 1 << top.rank();
        Some(Self {
            columns,
            pile: 2,
            neighbors: neighbors(foundation),
            stock,
            stages: vec![first],
        })
    }

    /// Finds all that can be reached before the next card is drawn.
    pub(super) fn stage(&mut self) -> Stage {
        let Some(tops) = self.stages.last_mut() else {
            return Stage::Lost;
        };
        let mut heights: Vec<usize> = self.columns.iter().map(|one| one.ranks.len()).collect();
        let mut reached = 0;
        // A move makes the number of a state smaller.
        for state in (0..tops.len()).rev() {
            let top = tops[state];
            if top != 0 {
                reached += 1;
                for (column, height) in self.columns.iter().zip(&heights) {
                    let Some(at) = height.checked_sub(1) else {
                        continue;
                    };
                    let rank = column.ranks[at];
                    if top & self.neighbors[usize::from(rank)] != 0 {
                        tops[state - column.weight] |= 1 << rank;
                    }
                }
            }
            for (column, height) in self.columns.iter().zip(&mut heights) {
                if let Some(lower) = height.checked_sub(1) {
                    *height = lower;
                    break;
                }
                *height = column.ranks.len();
            }
        }
        if tops[0] != 0 {
            return Stage::Won(self.line());
        }
        let Some(next) = self.stock.get(self.stages.len() - 1) else {
            return Stage::Lost;
        };
        let drawn = |top: &u16| if *top == 0 { 0 } else { 1 << next };
        let stage = self.stages[self.stages.len() - 1]
            .iter()
            .map(drawn)
            .collect();
        self.stages.push(stage);
        Stage::On(reached / STATES_A_POSITION + 1)
    }

    /// The moves to the end, found backwards.
    fn line(&self) -> Vec<Move> {
        let (mut draws, mut state) = (self.stages.len() - 1, 0);
        let mut top = lowest(self.stages[draws][0]);
        let mut line = vec![Move::Draw; self.stock.len() - draws];
        while let Some((mv, before)) = self.before(draws, state, top) {
            line.push(mv);
            match mv {
                Move::Draw => draws -= 1,
                _ => state = before,
            }
            top = match mv {
                Move::Draw => lowest(self.stages[draws][state]),
                _ => lowest(self.stages[draws][state] & self.neighbors[usize::from(top)]),
            };
        }
        line.reverse();
        line
    }

    /// A move that has led to a state, and the state before it; `None` at the start.
    fn before(&self, draws: usize, state: usize, top: u8) -> Option<(Move, usize)> {
        if draws > 0 && self.stock[draws - 1] == top && self.stages[draws - 1][state] != 0 {
            return Some((Move::Draw, state));
        }
        self.columns.iter().find_map(|column| {
            let height = state / column.weight % (column.ranks.len() + 1);
            let before = state + column.weight;
            let fits = column.ranks.get(height) == Some(&top)
                && self.stages[draws][before] & self.neighbors[usize::from(top)] != 0;
            fits.then(|| (Move::cards(column.pile, self.pile, 1), before))
        })
    }
}

/// Whether this search suits a game.
fn is_golf(rules: &Rules, foundation: &Group, column: &Group) -> bool {
    rules.stock == Stock::Foundation
        && rules.goal == Goal::AllCards
        && foundation.kind == Kind::Foundation
        && foundation.count == 1
        && foundation.limit >= rules.cards()
        && foundation.build.suits == Suits::Any
        && foundation.take == Take::None
        && column.kind == Kind::Column
        && column.take == Take::Top
        && column.build.order == Order::None
        && column.base == Base::None
}

/// For each rank, those that it may be put on, as bits.
fn neighbors(foundation: &Group) -> [u16; 14] {
    let card = |rank| crate::rules::PileCard::new(rank, cards::french::Suit::Spades);
    let mut neighbors = [0; 14];
    for rank in 1..=13 {
        for lower in (1..=13).filter(|lower| foundation.build.allows(card(*lower), card(rank))) {
            neighbors[usize::from(rank)] |= 1 << lower;
        }
    }
    neighbors
}

/// The lowest rank of a set.
fn lowest(ranks: u16) -> u8 {
    u8::try_from(ranks.trailing_zeros()).unwrap_or(0)
}
