//! The moves that the search tries in a position, the most promising last.

use crate::rules::{
    Base, Goal, Kind, Move, Position, Rules, STOCK, WASTE, accepts, is_safe, legal, would_rest,
};

use super::regular::Regular;
use super::step::{FORCED, Step};
use super::talon;

/// Finds moves.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    regular: Option<Regular>,
    draws: bool,
    /// Positions are tested for cards that can never go home.
    finds_dead_ends: bool,
    /// Every legal move is tried.
    all: bool,
}

impl Candidates {
    pub(super) fn new(rules: &Rules, all: bool) -> Self {
        let regular = Regular::new(rules).filter(|_| !all);
        let dead_ends = |regular: &Regular| regular.has_dead_ends(rules);
        Self {
            finds_dead_ends: regular.as_ref().is_some_and(dead_ends),
            regular,
            draws: talon::drawn(rules).is_some(),
            all,
        }
    }

    /// Whether it does not matter which of two cards of one rank and color carries a run.
    pub(super) fn keeps_runs(&self) -> bool {
        let regular = self.regular.as_ref();
        regular.is_some_and(|regular| regular.keeps_runs)
    }

    /// Whether it is easy to see that a position cannot be won.
    pub(super) fn is_dead(&self, rules: &Rules, position: &Position) -> bool {
        let regular = self.regular.as_ref();
        self.finds_dead_ends && regular.is_some_and(|regular| regular.is_dead(rules, position))
    }

    /// Appends the moves to try, the best last. With `onto`, only those that put a card on this pile.
    pub(super) fn find(&self, rules: &Rules, position: &Position, onto: u8, out: &mut Vec<Step>) {
        let first = out.len();
        if self.all {
            let moves = legal(rules, position).into_iter();
            out.extend(moves.map(|mv| Step::plain(0, mv)));
            return;
        }
        if rules.goal == Goal::Rows {
            gap_moves(rules, position, out);
        } else if let Some(regular) = &self.regular {
            regular.moves(rules, position, onto, out);
        } else {
            self.all_legal(rules, position, out);
        }
        out[first..].sort_by_key(|step| step.score);
    }

    /// Whether a draw is a move of its own in a search in stages.
    pub(super) fn draws_in_stages(&self, rules: &Rules) -> bool {
        self.draws && talon::comes_once(rules)
    }

    /// Appends the moves of a search in stages. Where a draw is a move of its own, a card that fits its foundation goes
    /// there, though it could perhaps carry another one: this finds wins sooner.
    pub(super) fn find_in_stage(&self, rules: &Rules, position: &Position, out: &mut Vec<Step>) {
        self.find(rules, position, 0, out);
        if !self.draws_in_stages(rules) {
            return;
        }
        out.retain(|step| step.draws == 0);
        let goes_home = |step: &Step| match step.mv {
            Move::Cards { to, .. } => rules.group(to.into()).kind == Kind::Foundation,
            _ => false,
        };
        if let Some(home) = out.iter().copied().find(goes_home) {
            out.clear();
            out.push(home);
        } else if !position.is_empty(STOCK) {
            out.push(Step::plain(0, Move::Draw));
        }
    }

    /// All legal moves, with cards of the stock after as many draws as they need.
    fn all_legal(&self, rules: &Rules, position: &Position, out: &mut Vec<Step>) {
        let first = out.len();
        let is_choosing = rules.chooses_base && position.base == 0;
        for mv in legal(rules, position) {
            if is_safe(rules, position, mv) {
                out.truncate(first);
                out.push(Step::plain(FORCED, mv));
                return;
            }
            let score = match mv {
                Move::Draw if self.draws => continue,
                Move::Draw => -100,
                Move::Gather => -200,
                Move::Pair { .. } => 0,
                Move::Cards { from, .. } if self.draws && usize::from(from) == WASTE => continue,
                Move::Cards { from, to, count } => {
                    match score(rules, position, from.into(), to.into(), count) {
                        Some(score) => score,
                        None => continue,
                    }
                }
            };
            out.push(Step::plain(score, mv));
        }
        if self.draws && !is_choosing {
            from_talon(rules, position, out);
        }
    }
}

/// Moves into gaps: each takes one card.
fn gap_moves(rules: &Rules, position: &Position, out: &mut Vec<Step>) {
    let mut places = [0; 64];
    for pile in 2..rules.piles() {
        if let Some(card) = position.top(pile) {
            places[usize::from(card.byte() & 63)] = pile;
        }
    }
    for to in (3..rules.piles()).filter(|pile| position.is_empty(*pile)) {
        let Some(left) = position.top(to - 1).filter(|left| left.rank() < 13) else {
            continue;
        };
        let from = places[usize::from(left.byte() & 63) + 1];
        if accepts(rules, position, from, position.pile(from), to) {
            out.push(Step::plain(50, Move::cards(from, to, 1)));
        }
    }
    if position.gathered < rules.gather.times() {
        out.push(Step::plain(-200, Move::Gather));
    }
}

/// The score of a move on the table; `None` if it need not be tried.
fn score(rules: &Rules, position: &Position, from: usize, to: usize, count: u8) -> Option<i16> {
    let is_space = position.is_empty(to);
    if is_space && !is_first_space(rules, position, to) {
        return None;
    }
    let moves_pile = position.len(from) == usize::from(count)
        && rules.shape.group_of[from] == rules.shape.group_of[to];
    match (rules.group(from).kind, rules.group(to).kind) {
        (_, Kind::Foundation) if is_space && rests(rules, position, from, to) => Some(-60),
        (_, Kind::Foundation) => Some(200),
        (Kind::Foundation, _) => Some(-50),
        (Kind::Column, Kind::Column) if is_space && moves_pile && !has_places(rules, to) => None,
        (Kind::Column, Kind::Column) => Some(if is_space { 10 } else { 60 }),
        (_, Kind::Cell) => Some(-60),
        (Kind::Cell, _) => Some(if is_space { 5 } else { 90 }),
        (Kind::Reserve, _) => Some(110),
        _ => Some(50),
    }
}

/// Whether the top card of a pile would only rest on a foundation.
fn rests(rules: &Rules, position: &Position, from: usize, to: usize) -> bool {
    let card = position.top(from);
    card.is_some_and(|card| would_rest(rules, to, card))
}

/// Moves of a card from the waste, after as many draws as it needs.
fn from_talon(rules: &Rules, position: &Position, out: &mut Vec<Step>) {
    // Whoever turns the stock beyond a safe card loses nothing by playing it on the way.
    let single = talon::drawn(rules) == Some(1);
    let (mut passes_safe, mut turned) = (false, *position);
    talon::reach(rules, position, |reach| {
        if passes_safe {
            return;
        }
        turned.turn_over();
        turned.draw(reach.waste);
        let card = talon::card_at(position, reach.waste);
        for to in 2..rules.piles() {
            let is_space = position.is_empty(to);
            let is_twin = is_space && !is_first_space(rules, position, to);
            if is_twin || !accepts(rules, position, WASTE, &[card], to) {
                continue;
            }
            let base = match (rules.group(to).kind, is_space) {
                (Kind::Foundation, true) if would_rest(rules, to, card) => 15,
                (Kind::Foundation, _) => 180,
                (_, false) => 70,
                (_, true) => 20,
            };
            out.push(reach.step(base, to));
            passes_safe |= single && is_safe(rules, &turned, Move::cards(WASTE, to, 1));
        }
    });
}

/// Whether a space is the first of its group, or the places of the group differ.
fn is_first_space(rules: &Rules, position: &Position, pile: usize) -> bool {
    let mut piles = rules.range(rules.shape.group_of[pile].into());
    has_places(rules, pile) || piles.find(|pile| position.is_empty(*pile)) == Some(pile)
}

/// Whether the piles of a group cannot be exchanged.
fn has_places(rules: &Rules, pile: usize) -> bool {
    matches!(rules.group(pile).base, Base::Packet | Base::Reserved(_)) || rules.goal == Goal::Rows
}
