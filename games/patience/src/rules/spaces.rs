//! Which cards go into a space.

use super::PileCard;
use super::declaration::{Goal, Rules};
use super::goal::{ROW, place_in_group};
use super::group::{Base, Kind};
use super::position::Position;

/// Whether cards from a pile go into a space, as one unit.
pub(super) fn fits_space(
    rules: &Rules,
    position: &Position,
    cards: &[PileCard],
    (from, to): (usize, usize),
) -> bool {
    let (source, group, first) = (rules.group(from).kind, rules.group(to), cards[0]);
    if !group.space_from.has(source) || group.single_to_space && cards.len() > 1 {
        return false;
    }
    if rules.goal == Goal::Rows {
        return fits_gap(rules, position, first, to);
    }
    if group.reserve_first && source != Kind::Reserve {
        let mut reserves = rules.piles_of(Kind::Reserve);
        if reserves.any(|pile| !position.is_empty(pile)) {
            return false;
        }
    }
    match group.base {
        Base::Any | Base::Reserved(_) => true,
        Base::None => false,
        Base::Rank(rank) => first.rank() == rank,
        Base::OfDeal => first.rank() == position.base,
        Base::OnePerSuit(rank) => {
            let mut piles = rules.range(rules.shape.group_of[to].into());
            let is_taken = |pile| {
                let base = position.pile(pile).first();
                base.is_some_and(|base: &PileCard| base.suit() == first.suit())
            };
            first.rank() == rank && !piles.any(is_taken)
        }
        Base::Family => cards.len() == 13 && first.rank() == 13,
        Base::Packet => source == Kind::Reserve && is_next_packet(rules, position, from, to),
    }
}

/// A gap takes the next card of the suit on its left; the first place of a row takes none.
fn fits_gap(rules: &Rules, position: &Position, card: PileCard, to: usize) -> bool {
    if place_in_group(rules, to).is_multiple_of(ROW) {
        return false;
    }
    let left = position.top(to - 1);
    left.is_some_and(|left| left.suit() == card.suit() && left.rank() + 1 == card.rank())
}

/// Whether a packet is beside a pile, or the nearest on a side if the one beside it is used up.
fn is_next_packet(rules: &Rules, position: &Position, from: usize, to: usize) -> bool {
    let packets: Vec<usize> = rules.piles_of(Kind::Reserve).collect();
    let Some(packet) = packets.iter().position(|pile| *pile == from) else {
        return false;
    };
    let beside = place_in_group(rules, to) % packets.len();
    let (low, high) = (packet.min(beside), packet.max(beside));
    let between = packets[low..=high].iter().filter(|pile| **pile != from);
    between.into_iter().all(|pile| position.is_empty(*pile))
}
