//! Constraints of the sampler: players with the same possible cards form a group, cards that the
//! same groups can hold form a class.

use crate::rules::View;
use cards::{BySeat, Card, CardSet, Seat};

use crate::bots::sample::numbers::{binomial, small};

/// Players with the same possible cards.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) possible_cards: CardSet,
    /// Each member with the number of cards in their hand.
    pub(super) members: Vec<(Seat, usize)>,
    /// The number of cards in the hands of all members.
    pub(super) room: u8,
}

/// Cards that the same groups can hold.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub(super) cards: Vec<Card>,
    /// For each group, whether its members can hold these cards.
    pub(super) groups: Vec<bool>,
}

impl Group {
    /// The number of ways to divide the group's cards among its members.
    pub(super) fn ways(&self) -> u128 {
        let mut left = self.room;
        let mut ways = 1;
        for (_, room) in &self.members {
            ways *= binomial(left, small(*room));
            left -= small(*room);
        }
        ways
    }
}

/// Groups the other players by their possible cards.
pub(super) fn groups(view: &View, possible_cards: &BySeat<CardSet>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for seat in view.seats().seats().filter(|seat| *seat != view.me()) {
        let room = view.cards_left(seat);
        let possible_cards = possible_cards[seat] & view.unseen();
        match groups
            .iter_mut()
            .find(|group| group.possible_cards == possible_cards)
        {
            Some(group) => {
                group.members.push((seat, room));
                group.room += small(room);
            }
            None => groups.push(Group {
                possible_cards,
                members: vec![(seat, room)],
                room: small(room),
            }),
        }
    }
    groups
}

/// The classes, those with the fewest groups first: where there is no choice, nothing needs
/// counting.
pub(super) fn classes(unseen: CardSet, groups: &[Group]) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    for card in unseen {
        let may: Vec<bool> = groups
            .iter()
            .map(|group| group.possible_cards.contains(card))
            .collect();
        match classes.iter_mut().find(|class| class.groups == may) {
            Some(class) => class.cards.push(card),
            None => classes.push(Class {
                cards: vec![card],
                groups: may,
            }),
        }
    }
    cards::sort_by_key(&mut classes, |class| {
        class.groups.iter().filter(|may| **may).count()
    });
    classes
}
