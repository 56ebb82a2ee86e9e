//! How promising a position looks.

use crate::rules::{Group, Kind, PileCard, Position, Rules, Take, WASTE, is_resting};

use super::talon;

/// The merit of a position: higher is better. It has no unit.
pub(super) fn merit(rules: &Rules, position: &Position) -> i32 {
    if talon::comes_once(rules) {
        return merit_of_order(rules, position);
    }
    let of_pile = |pile| {
        let cards = position.pile(pile);
        let each = |merit: i32| merit * i32::try_from(cards.len()).unwrap_or_default();
        let group = rules.group(pile);
        match group.kind {
            Kind::Foundation if is_resting(rules, position, pile) => -14,
            Kind::Foundation => each(12),
            Kind::Column => column(group, cards),
            Kind::Cell => each(-5),
            Kind::Reserve => each(-4),
            _ => 0,
        }
    };
    let waste = i32::try_from(position.len(WASTE)).unwrap_or_default();
    (2..rules.piles()).map(of_pile).sum::<i32>() - waste
}

/// The merit of a position where cards come once: what counts is that no card lies on one that must go home before it.
fn merit_of_order(rules: &Rules, position: &Position) -> i32 {
    let first = i32::from(position.base.max(1));
    let level = |card: &PileCard| (i32::from(card.rank()) + 13 - first) % 13;
    let mut home = [0; 4];
    for pile in rules.piles_of(Kind::Foundation) {
        if let Some(top) = position.top(pile) {
            home[top.suit()] = i32::try_from(position.len(pile)).unwrap_or_default();
        }
    }
    let order = |cards: &[PileCard], in_suit: i32, in_another: i32| {
        let (mut levels, mut needed, mut cost) = ([0_u16; 4], 0, 0);
        for card in cards {
            let (level, suit) = (level(card), card.suit());
            let lower = (1 << level) - 1;
            if levels[suit] & lower != 0 {
                cost += in_suit;
            }
            if levels.iter().any(|levels| levels & lower != 0) {
                cost += in_another;
            }
            cost += 5 * needed;
            needed += i32::from(level == home[suit]);
            levels[suit] |= 1 << level;
        }
        cost
    };
    let mut merit = 10 * home.iter().sum::<i32>();
    for pile in rules.piles_of(Kind::Column) {
        let cards = position.pile(pile);
        merit += if cards.is_empty() { 6 } else { 0 };
        merit -= order(cards, 115, 18);
    }
    let waste = position.pile(WASTE);
    merit - 2 * i32::try_from(waste.len()).unwrap_or_default() - order(waste, 50, 12)
}

/// The merit of a column: runs that stay together are good, and cards on lower ones are not.
fn column(group: &Group, cards: &[PileCard]) -> i32 {
    if cards.is_empty() {
        return 14;
    }
    let run = match group.take {
        Take::Run(run) | Take::Whole(run) => run,
        Take::None | Take::Top => group.build,
    };
    let of_card = |(place, card): (usize, &PileCard)| {
        if card.is_face_down() {
            return -8;
        }
        let Some(below) = place.checked_sub(1).and_then(|place| cards.get(place)) else {
            return 0;
        };
        if !below.is_face_down() && run.allows(*below, *card) {
            return 5;
        }
        let fits = !below.is_face_down() && group.build.allows(*below, *card);
        let lower = cards[..place].iter().filter(|one| one.rank() < card.rank());
        i32::from(fits) - i32::try_from(lower.count()).unwrap_or_default()
    };
    cards.iter().enumerate().map(of_card).sum()
}
