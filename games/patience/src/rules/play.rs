//! Playing a move that is known to be legal.

use cards::{Seed, shuffle};

use super::build::Order;
use super::declaration::{Rules, Stock};
use super::gather::gather;
use super::group::{Base, Refill};
use super::legality::is_choosing;
use super::position::{Direction, Position, STOCK, WASTE};
use super::{Kind, Move, PileCard};

/// Something that happens because of a move. Piles are numbers in the game's list of piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileStep {
    /// Cards are moved from the top of a pile, or the next one of the stock.
    Moved {
        /// The pile that they come from.
        from: u8,
        /// The pile that they go to.
        to: u8,
        /// The number of cards.
        count: u8,
    },
    /// A card is turned face up.
    Turned {
        /// The pile.
        pile: u8,
        /// The card.
        card: PileCard,
    },
    /// The waste is turned over: it is the stock again.
    TurnedOver,
    /// The table is gathered, or the cards not chosen go back to the stock, shuffled.
    Gathered,
}

/// Plays a legal move, and reports its steps.
///
/// # Panics
/// In debug builds, if a pile of the move does not exist.
pub fn play(rules: &Rules, position: &mut Position, mv: Move, report: &mut impl FnMut(PileStep)) {
    match mv {
        Move::Draw => draw(rules, position, report),
        Move::Gather => {
            gather(rules, position);
            report(PileStep::Gathered);
        }
        Move::Cards { from, to, count } => {
            let (from, to) = (usize::from(from), usize::from(to));
            let was_choosing = is_choosing(rules, position);
            choose(rules, position, from, to);
            carry(position, from, to, count, report);
            turn(position, from, report);
            if was_choosing {
                put_back(rules, position);
                report(PileStep::Gathered);
            }
        }
        Move::Pair { one, other } => {
            let (one, other) = (usize::from(one), usize::from(other));
            if let Some(to) = rules.piles_of(Kind::Foundation).next() {
                carry(position, one, to, 1, report);
                if one != other {
                    carry(position, other, to, 1, report);
                }
            }
        }
    }
    refill(rules, position, report);
}

/// Fills spaces that are filled by themselves.
pub(super) fn refill(rules: &Rules, position: &mut Position, report: &mut impl FnMut(PileStep)) {
    let mut first = STOCK + 1;
    for group in rules.groups {
        let piles = first..first + usize::from(group.count);
        first = piles.end;
        if group.refill == Refill::None {
            continue;
        }
        for pile in piles {
            if !position.is_empty(pile) {
                continue;
            }
            match group.refill {
                Refill::None => {}
                Refill::Reserve => {
                    let reserve = rules.piles_of(Kind::Reserve).next();
                    if let Some(reserve) = reserve.filter(|reserve| !position.is_empty(*reserve)) {
                        carry(position, reserve, pile, 1, report);
                        turn(position, reserve, report);
                    }
                }
                Refill::Stock(cards) => {
                    for _ in 0..cards {
                        deal_to(position, pile, report);
                    }
                }
            }
        }
    }
}

fn draw(rules: &Rules, position: &mut Position, report: &mut impl FnMut(PileStep)) {
    let step = |to: usize, count: usize| moved(STOCK, to, u8::try_from(count).unwrap_or(u8::MAX));
    match rules.stock {
        Stock::Fills => {}
        Stock::Draw(cards) => {
            if position.is_empty(STOCK) {
                position.turn_over();
                position.passes = next_pass(rules, position);
                report(PileStep::TurnedOver);
                return;
            }
            let before = position.len(WASTE);
            position.draw(cards);
            report(step(WASTE, position.len(WASTE) - before));
        }
        Stock::TwoWastes(cards) => {
            let wastes: Vec<usize> = rules.piles_of(Kind::Waste).collect();
            if position.is_empty(STOCK) {
                for pile in wastes {
                    for card in position.clear(pile) {
                        position.push(STOCK, card);
                    }
                }
                position.passes = next_pass(rules, position);
                position.next_waste = 0;
                report(PileStep::TurnedOver);
                return;
            }
            let to = wastes[usize::from(position.next_waste).min(wastes.len() - 1)];
            for _ in 0..cards {
                deal_to(position, to, report);
            }
            position.next_waste = 1 - position.next_waste.min(1);
        }
        Stock::Rows { skips_spaces, .. } => {
            for pile in rules.piles_of(Kind::Column) {
                if !(skips_spaces && position.is_empty(pile)) {
                    deal_to(position, pile, report);
                }
            }
        }
        Stock::Foundation => {
            if let Some(to) = rules.piles_of(Kind::Foundation).next() {
                deal_to(position, to, report);
            }
        }
        Stock::Extra => {
            deal_to(position, WASTE, report);
            position.passes = 1;
        }
    }
}

/// With any number of passes, positions do not differ by those that are over.
fn next_pass(rules: &Rules, position: &Position) -> u8 {
    if rules.passes == 0 {
        0
    } else {
        position.passes + 1
    }
}

/// The rank and the direction of foundations, if this move chooses them.
fn choose(rules: &Rules, position: &mut Position, from: usize, to: usize) {
    let group = rules.group(to);
    if group.kind != Kind::Foundation {
        return;
    }
    let Some(card) = position.top(from) else {
        return;
    };
    if group.base == Base::OfDeal && position.base == 0 {
        position.base = card.rank();
    }
    let is_open = group.build.order == Order::Chosen && position.direction == Direction::Open;
    if let Some(top) = position.top(to).filter(|_| is_open) {
        let is_up = top.rank() % 13 + 1 == card.rank();
        position.direction = if is_up {
            Direction::Up
        } else {
            Direction::Down
        };
    }
}

/// Shuffles the cards that were not chosen into the stock.
fn put_back(rules: &Rules, position: &mut Position) {
    let mut cards = position.clear(STOCK);
    for pile in rules.piles_of(Kind::Reserve) {
        cards.extend(position.clear(pile));
    }
    shuffle(&mut cards, &mut Seed(position.seed).derive(0).generator());
    for card in cards {
        position.push(STOCK, card);
    }
}

/// Gives a pile the next card of the stock, if there is one.
fn deal_to(position: &mut Position, pile: usize, report: &mut impl FnMut(PileStep)) {
    if !position.is_empty(STOCK) {
        carry(position, STOCK, pile, 1, report);
    }
}

fn carry(
    position: &mut Position,
    from: usize,
    to: usize,
    count: u8,
    report: &mut impl FnMut(PileStep),
) {
    if from == STOCK {
        position.draw(1);
        position.shift(WASTE, to, 1);
    } else {
        position.shift(from, to, count);
    }
    report(moved(from, to, count));
}

fn turn(position: &mut Position, pile: usize, report: &mut impl FnMut(PileStep)) {
    if pile > STOCK && position.turn_top_up(pile) {
        let card = position.top(pile).unwrap_or_default();
        let pile = u8::try_from(pile).unwrap_or(u8::MAX);
        report(PileStep::Turned { pile, card });
    }
}

fn moved(from: usize, to: usize, count: u8) -> PileStep {
    let [from, to] = [from, to].map(|pile| u8::try_from(pile).unwrap_or(u8::MAX));
    PileStep::Moved { from, to, count }
}
