//! The moves of builder games: one group of columns, foundations up in suit. The same moves as those of the
//! rules, without those that need not be tried, found by masks of cards.

mod columns;
mod dead;
mod masks;
mod others;
mod up;

use crate::rules::{
    Base, Build, Group, Kind, Move, Order, PileCard, Position, Rules, Sources, Stock, Suits, Take,
};

use self::masks::{bit, index, inverse, masks};
use self::up::Up;
use super::step::{FORCED, Step};
use super::talon;

/// What the search needs to know about a builder game.
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent properties of a game"
)]
#[derive(Clone, Debug)]
pub(super) struct Regular {
    foundations: core::ops::Range<usize>,
    columns: core::ops::Range<usize>,
    cells: core::ops::Range<usize>,
    reserves: core::ops::Range<usize>,
    column: Group,
    packs: usize,
    /// For each card, those that may be built on it.
    children: [u64; 64],
    /// For each card, those on which it may be built.
    parents: [u64; 64],
    /// For each card, those that may be taken together with it, lying on it.
    runs: [u64; 64],
    gives_back: bool,
    /// Runs are split only for a foundation.
    pub(super) keeps_runs: bool,
    /// Cards of the stock are turned one by one.
    single_draws: bool,
    /// Drawing is a move of its own: it gives all columns a card.
    deals_rows: bool,
}

/// The score of a move that does nothing but clear a column for a king.
const CLEARS: i16 = 30;

/// The kings, as a set of cards.
const KINGS: u64 = 0x2000_2000_2000_2000;

impl Regular {
    /// `None` if the game is not of this kind.
    pub(super) fn new(rules: &Rules) -> Option<Self> {
        let only = |kind: Kind| {
            let mut groups = (0..rules.groups.len()).filter(|at| rules.groups[*at].kind == kind);
            match (groups.next(), groups.next()) {
                (Some(at), None) => Ok(rules.range(at + 2)),
                (None, _) => Ok(0..0),
                _ => Err(()),
            }
        };
        let (Ok(foundations), Ok(columns), Ok(cells), Ok(reserves)) = (
            only(Kind::Foundation),
            only(Kind::Column),
            only(Kind::Cell),
            only(Kind::Reserve),
        ) else {
            return None;
        };
        if foundations.is_empty() || columns.is_empty() || rules.chooses_base {
            return None;
        }
        let (up, column) = (rules.group(foundations.start), *rules.group(columns.start));
        let is_regular = up.build.order == Order::Up
            && up.build.suits == Suits::Same
            && matches!(up.base, Base::Rank(1) | Base::OfDeal)
            && matches!(column.base, Base::Any | Base::Rank(_) | Base::None)
            && (column.from == Sources::TABLE)
            && up.from.has(Kind::Column)
            && column.tops_up == 0
            && !column.space_from.has(Kind::Stock)
            && matches!(
                rules.stock,
                Stock::Draw(_) | Stock::Fills | Stock::Rows { .. }
            )
            && rules.gather.times() == 0;
        if !is_regular {
            return None;
        }
        let run = match column.take {
            Take::Run(build) | Take::Whole(build) => build,
            _ => Build::NONE,
        };
        Some(Self {
            packs: rules.packs.into(),
            children: masks(column.build),
            parents: inverse(&masks(column.build)),
            runs: masks(run),
            gives_back: up.take == Take::Top,
            keeps_runs: column.base == Base::Rank(13)
                && column.take == Take::Run(column.build)
                && talon::drawn(rules).is_some(),
            single_draws: rules.stock == Stock::Draw(1),
            deals_rows: matches!(rules.stock, Stock::Rows { .. }),
            foundations,
            columns,
            cells,
            reserves,
            column,
        })
    }

    /// Appends the moves to try. With `onto`, only those that put a card on this pile.
    pub(super) fn moves(&self, rules: &Rules, position: &Position, onto: u8, out: &mut Vec<Step>) {
        let up = self.up(rules, position);
        let first = out.len();
        if onto == 0 && self.moves_up(position, &up, out) {
            return;
        }
        let spaces = Spaces::new(self, position);
        let mut movable = self.column_moves(position, &up, &spaces, out);
        self.single_moves(position, &spaces, out);
        movable |= self.talon_moves(rules, position, &up, &spaces, out);
        if onto == 0 {
            let forced = out[first..].iter().find(|step| step.score == FORCED);
            if let Some(forced) = forced.copied() {
                out.truncate(first);
                out.push(forced);
                return;
            }
        }
        if self.keeps_runs && (movable & KINGS == 0 || spaces.column.is_some()) {
            // Nothing needs another space now.
            retain(out, first, |step| step.score != CLEARS);
        }
        if self.gives_back {
            self.returns(position, movable, out);
        }
        if onto != 0 {
            retain(
                out,
                first,
                |step| matches!(step.mv, Move::Cards { to, .. } if to == onto),
            );
            return;
        }
        if self.deals_rows && crate::rules::check(rules, position, Move::Draw).is_ok() {
            out.push(Step::plain(-100, Move::Draw));
        }
    }

    /// Moves of single cards to foundations. Returns whether one of them is safe: then it is the only one.
    fn moves_up(&self, position: &Position, up: &Up, out: &mut Vec<Step>) -> bool {
        let first = out.len();
        let piles = self
            .columns
            .clone()
            .chain(self.cells.clone())
            .chain(self.reserves.clone());
        for pile in piles {
            let Some(card) = position.top(pile) else {
                continue;
            };
            let Some(to) = up.pile_for(card) else {
                continue;
            };
            let mv = Move::cards(pile, to.into(), 1);
            // A row from the stock passes over a new space, and its cards come to other places.
            let changes_rows = self.deals_rows && position.len(pile) == 1;
            if !changes_rows && self.is_safe(up, card) || self.is_reversible(position, pile) {
                out.truncate(first);
                out.push(Step::plain(FORCED, mv));
                return true;
            }
            out.push(Step::plain(200, mv));
        }
        false
    }

    /// Whether the top card lies on a card that it may come back to from its foundation: then nothing is lost by
    /// taking it there.
    fn is_reversible(&self, position: &Position, pile: usize) -> bool {
        if !(self.gives_back && self.keeps_runs && self.columns.contains(&pile)) {
            return false;
        }
        match position.pile(pile) {
            [.., below, top] => {
                !below.is_face_down() && self.children[index(*below)] & bit(*top) != 0
            }
            _ => false,
        }
    }

    /// Whether cards from a kind of pile may open a space in the columns.
    fn opens(&self, card: PileCard, count: u8, from: Kind) -> bool {
        let fits = match self.column.base {
            Base::Any => true,
            Base::Rank(rank) => card.rank() == rank,
            _ => false,
        };
        fits && self.column.space_from.has(from) && (count == 1 || !self.column.single_to_space)
    }
}

/// The first space of each group.
struct Spaces {
    column: Option<usize>,
    cell: Option<usize>,
}

impl Spaces {
    fn new(game: &Regular, position: &Position) -> Self {
        let first =
            |piles: &core::ops::Range<usize>| piles.clone().find(|pile| position.is_empty(*pile));
        Self {
            column: first(&game.columns),
            cell: first(&game.cells),
        }
    }
}

/// Keeps those steps from `first` on that pass.
fn retain(steps: &mut Vec<Step>, first: usize, passes: impl Fn(&Step) -> bool) {
    let mut at = first;
    while at < steps.len() {
        if passes(&steps[at]) {
            at += 1;
        } else {
            steps.swap_remove(at);
        }
    }
}
