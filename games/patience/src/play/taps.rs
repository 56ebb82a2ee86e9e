//! Taps: the move that a tap on a card or a pile stands for.

use cards::sort_by_key;

use super::Play;
use crate::rules::{
    Base, Goal, Kind, Move, PileCard, Position, Refusal, Rules, STOCK, Stock, check, legal,
};

/// The meaning of a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// A move.
    Move(Move),
    /// The card may go together with several others: the next tap chooses one.
    Select,
    /// Nothing can be done there.
    Refused(Refusal),
}

/// Remembers where the last tap has brought a card, so that the next tap brings it to the next place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tapper {
    /// The pile and the number of cards of the last tap.
    last: Option<(usize, u8)>,
    /// The number of turns after it.
    turns: usize,
    /// The piles on which the cards have been.
    seen: Vec<usize>,
}

impl Tapper {
    /// The meaning of a tap on the card with this place in a pile, or on an empty pile.
    pub fn tap(&mut self, play: &Play, pile: usize, index: usize) -> Tap {
        let (rules, position) = (play.rules(), play.position());
        if pile >= rules.piles() {
            return Tap::Refused(Refusal::NoSuchPile);
        }
        let draws = pile == STOCK && !matches!(rules.stock, Stock::Fills);
        let gives_one = || targets(rules, position, STOCK, 1).is_empty();
        let draw = check(rules, position, Move::Draw);
        if draws && (draw.is_ok() || gives_one()) {
            return draw.map_or_else(Tap::Refused, |()| Tap::Move(Move::Draw));
        }
        if position.is_empty(pile) {
            return into_space(rules, position, pile);
        }
        if matches!(rules.goal, Goal::Thirteens | Goal::Diagonals(_)) {
            return pair(rules, position, pile);
        }
        let count = count_from(rules, position, pile, index);
        let ranked = ranked(rules, position, pile, count);
        if ranked.is_empty() {
            let refusal = refusal(rules, position, pile, count);
            // What only goes from space to space goes nowhere.
            return Tap::Refused(refusal.unwrap_or(Refusal::DoesNotFit));
        }
        self.go_on(play, pile, count, &ranked)
    }

    /// The next target: one where the cards have not been, or else the first.
    fn go_on(&mut self, play: &Play, pile: usize, count: u8, ranked: &[usize]) -> Tap {
        let goes_on = self.last == Some((pile, count)) && self.turns == play.turns();
        if !goes_on {
            self.seen.clear();
        }
        self.seen.push(pile);
        let fresh = ranked.iter().find(|to| !self.seen.contains(to));
        let to = *fresh.unwrap_or(&ranked[0]);
        if fresh.is_none() {
            self.seen = vec![pile];
        }
        self.last = Some((to, count));
        self.turns = play.turns() + 1;
        Tap::Move(Move::cards(pile, to, count))
    }
}

/// The piles to which the top `count` cards of a pile may go, in order.
#[must_use]
pub fn targets(rules: &Rules, position: &Position, from: usize, count: u8) -> Vec<usize> {
    let fits = |to: &usize| move_to(rules, position, from, count, *to).is_ok();
    (0..rules.piles()).filter(fits).collect()
}

/// The move that brings the top `count` cards of a pile to another one, or takes the two top cards away as a pair.
///
/// # Errors
/// The reason why there is none.
pub fn move_to(
    rules: &Rules,
    position: &Position,
    from: usize,
    count: u8,
    to: usize,
) -> Result<Move, Refusal> {
    let pair = pair_of(from, to);
    if check(rules, position, pair).is_ok() {
        return Ok(pair);
    }
    let mv = Move::cards(from, to, count);
    check(rules, position, mv).map(|()| mv)
}

/// The pair of two piles' top cards.
fn pair_of(one: usize, other: usize) -> Move {
    let [one, other] =
        [one.min(other), one.max(other)].map(|pile| u8::try_from(pile).unwrap_or(u8::MAX));
    Move::Pair { one, other }
}

/// The number of cards that a tap on one of them picks up: that one and all above it. In a pile that shows only
/// its top card, the top card.
#[must_use]
pub fn count_from(rules: &Rules, position: &Position, pile: usize, index: usize) -> u8 {
    let is_column = rules.group(pile).kind == Kind::Column;
    let count = position.len(pile).saturating_sub(index).max(1);
    u8::try_from(if is_column { count } else { 1 }).unwrap_or(u8::MAX)
}

/// The targets, best first. Of several spaces of a group that are alike, only the first one.
fn ranked(rules: &Rules, position: &Position, from: usize, count: u8) -> Vec<usize> {
    let mut targets = targets(rules, position, from, count);
    let mut spaces = Vec::new();
    targets.retain(|to| {
        let group = rules.shape.group_of[*to];
        let differs = matches!(rules.group(*to).base, Base::Packet | Base::Reserved(_))
            || rules.goal == Goal::Rows;
        let is_alike = position.is_empty(*to) && !differs && spaces.contains(&group);
        if position.is_empty(*to) {
            spaces.push(group);
        }
        !is_alike && !is_pointless(rules, position, (from, *to), count)
    });
    sort_by_key(&mut targets, |to| {
        core::cmp::Reverse(value(rules, position, from, *to))
    });
    targets
}

/// Whether a whole pile would only go to another space of its group.
pub(super) fn is_pointless(
    rules: &Rules,
    position: &Position,
    (from, to): (usize, usize),
    count: u8,
) -> bool {
    let is_same_group = rules.shape.group_of[from] == rules.shape.group_of[to];
    let gives_way = rules.goal == Goal::Rows;
    is_same_group
        && !gives_way
        && position.is_empty(to)
        && position.len(from) == usize::from(count)
        && !matches!(rules.group(to).base, Base::Reserved(_) | Base::Packet)
}

/// How good a target is for a tap.
fn value(rules: &Rules, position: &Position, from: usize, to: usize) -> u8 {
    let is_empty = position.is_empty(to);
    match rules.group(to).kind {
        Kind::Foundation => 5,
        Kind::Column if !is_empty => {
            let suit = |pile| position.top(pile).map(PileCard::suit);
            if suit(from) == suit(to) { 4 } else { 3 }
        }
        Kind::Column => 2,
        _ => 1,
    }
}

/// A tap on a space: the only card of stock, waste or reserve that may go there.
fn into_space(rules: &Rules, position: &Position, pile: usize) -> Tap {
    let is_source = |from: &usize| {
        matches!(
            rules.group(*from).kind,
            Kind::Stock | Kind::Waste | Kind::Reserve
        )
    };
    let moves = legal(rules, position).into_iter().filter(|mv| match mv {
        Move::Cards { from, to, .. } => usize::from(*to) == pile && is_source(&(*from).into()),
        _ => false,
    });
    let moves: Vec<Move> = moves.collect();
    match moves[..] {
        [mv] => Tap::Move(mv),
        [] => Tap::Refused(Refusal::NoSuchPile),
        _ => Tap::Select,
    }
}

/// A tap on a card in a game of pairs.
fn pair(rules: &Rules, position: &Position, pile: usize) -> Tap {
    let mut partners = targets(rules, position, pile, 1);
    if check(rules, position, pair_of(pile, pile)).is_ok() {
        partners = vec![pile];
    }
    match partners[..] {
        [] => Tap::Refused(Refusal::NoPair),
        [other] => Tap::Move(pair_of(pile, other)),
        _ => Tap::Select,
    }
}

/// Why the top `count` cards of a pile cannot go anywhere; `None` if they can. Cards that may be moved, but fit
/// nowhere now, get [`Refusal::DoesNotFit`].
#[must_use]
pub fn refusal(rules: &Rules, position: &Position, pile: usize, count: u8) -> Option<Refusal> {
    if !targets(rules, position, pile, count).is_empty() {
        return None;
    }
    if matches!(rules.goal, Goal::Thirteens | Goal::Diagonals(_)) {
        return Some(Refusal::NoPair);
    }
    let all = 0..rules.piles();
    let reasons = all
        .filter(|to| *to != pile)
        .filter_map(|to| check(rules, position, Move::cards(pile, to, count)).err());
    let reasons: Vec<Refusal> = reasons.collect();
    let first = reasons.first().copied().unwrap_or(Refusal::NotFree);
    let fits_not = reasons.contains(&Refusal::DoesNotFit);
    Some(if fits_not { Refusal::DoesNotFit } else { first })
}
