//! The piles of a position, as they are shown.

use cards::french::Suit;
use scene::piles::{Pile, PileCard, PileKind, PlaceSign};

use crate::rules::{Base, Kind, Move, Position, Rules, STOCK, check};

/// What each pile of a game is for the pointer and the keyboard.
#[must_use]
pub fn kinds(rules: &Rules) -> Vec<PileKind> {
    let kind = |pile| match rules.group(pile).kind {
        Kind::Stock => PileKind::Stock,
        Kind::Waste => PileKind::Waste,
        Kind::Column => PileKind::Column,
        Kind::Foundation | Kind::Cell | Kind::Reserve => PileKind::Other,
    };
    (0..rules.piles()).map(kind).collect()
}

/// The cards of a position, without names.
#[must_use]
pub fn piles(rules: &Rules, position: &Position) -> Vec<Pile> {
    let pile = |pile: usize| {
        let card = |card: &crate::rules::PileCard| PileCard {
            face: card.playing_card(),
            is_open: pile != STOCK && !card.is_face_down(),
            is_free: false,
            label: String::new(),
        };
        let mut cards: Vec<PileCard> = position.pile(pile).iter().map(card).collect();
        // The stock lies with its next card first.
        if pile == STOCK {
            cards.reverse();
        }
        Pile {
            cards,
            ..Pile::default()
        }
    };
    (0..rules.piles()).map(pile).collect()
}

/// The sign on the place of a pile, for the time when it is empty; `None` if any card or no card may lie there.
#[must_use]
pub fn sign(rules: &Rules, position: &Position, pile: usize) -> Option<PlaceSign> {
    let group = rules.group(pile);
    if group.kind == Kind::Stock {
        return check(rules, position, Move::Draw)
            .is_ok()
            .then_some(PlaceSign::TurnOver);
    }
    match group.base {
        Base::Rank(rank) | Base::OnePerSuit(rank) => Some(of_rank(rank)),
        Base::OfDeal if position.base > 0 => Some(of_rank(position.base)),
        Base::Reserved(cards) => {
            let first = rules.range(rules.shape.group_of[pile].into()).start;
            let card = cards.get(pile - first);
            card.map(|card| PlaceSign::Card(card.playing_card()))
        }
        _ => None,
    }
}

/// The sign for cards of a rank, 1 to 13.
const fn of_rank(rank: u8) -> PlaceSign {
    let card = crate::rules::PileCard::new(rank, Suit::Spades);
    PlaceSign::Rank(card.playing_card().rank())
}
