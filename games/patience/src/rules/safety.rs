//! Safe moves to a foundation: no card can need the moved one on the table any more.

use super::build::{Order, Suits};
use super::declaration::{Rules, Stock};
use super::group::{Base, Kind};
use super::position::{Position, WASTE};
use super::{Move, PileCard};

/// Whether a legal move brings a card to a foundation, and taking it there costs nothing.
#[must_use]
pub fn is_safe(rules: &Rules, position: &Position, mv: Move) -> bool {
    let Move::Cards { from, to, count: 1 } = mv else {
        return false;
    };
    let (from, to) = (usize::from(from), usize::from(to));
    let from_draw = from == WASTE && !matches!(rules.stock, Stock::Draw(1));
    let foundations = rules.group(to);
    if foundations.kind != Kind::Foundation
        || foundations.build.order != Order::Up
        || foundations.build.suits != Suits::Same
        || !matches!(foundations.base, Base::Rank(_) | Base::OfDeal)
        || rules.group(from).kind == Kind::Foundation
        || from_draw
    {
        return false;
    }
    let card = position.top(from);
    card.is_some_and(|card| is_safe_level(rules, position, card, to))
}

/// Whether a card that fits this foundation is safe there: its double in the other pack can go to the foundations as
/// well, and so can all cards that could lie on it on the table, and those that could lie on them.
fn is_safe_level(rules: &Rules, position: &Position, card: PileCard, to: usize) -> bool {
    let mut builds = rules
        .groups
        .iter()
        .filter(|group| group.kind == Kind::Column);
    let (Some(build), None) = (builds.next().map(|group| group.build), builds.next()) else {
        return false;
    };
    // Levels count the cards of a suit from its first foundation card on.
    let level = position.len(to) + 1;
    let mut lowest = [usize::MAX; 4];
    let mut started = [0_u8; 4];
    for pile in rules.piles_of(Kind::Foundation) {
        if let Some(first) = position.pile(pile).first() {
            started[first.suit()] += 1;
            lowest[first.suit()] = lowest[first.suit()].min(position.len(pile));
        }
    }
    for suit in 0..4 {
        if started[suit] < rules.packs {
            lowest[suit] = 0;
        }
    }
    if lowest[card.suit()] + 1 < level {
        // Its double, if that came first, might have to go there before it.
        return false;
    }
    match build.order {
        Order::None => return true,
        Order::Down => {}
        _ => return false,
    }
    let is_child = |suit: usize| match build.suits {
        Suits::Any => true,
        Suits::Same => suit == card.suit(),
        Suits::Alternate => (suit >= 2) != card.is_red(),
    };
    let wrapped = build.wraps && (level == 1 || lowest.contains(&0));
    let enough = |(suit, lowest): (usize, &usize)| {
        let needed = if is_child(suit) { 2 } else { 3 };
        build.suits == Suits::Same && !is_child(suit) || lowest + needed >= level
    };
    !wrapped && lowest.iter().enumerate().all(enough)
}
