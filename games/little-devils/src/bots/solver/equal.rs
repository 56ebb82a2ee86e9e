//! What need not be told apart.
//!
//! The rules compare cards of different hands only, and never look at how far apart they are. So
//! for a *minimax value* the cards of one hand between two neighbouring cards of other hands are a
//! heap without order: whichever of them is played, the same happens, only with other devils. And
//! two positions with the same heaps in the same order (a [`Shape`]) have trees of the same form:
//! their values differ by no more than their devils do.
//!
//! A *vector* of max^n depends on ties too, which go by the order within a hand. There only
//! neighbours with equal devils are equal ([`first_of_equals`]).

use crate::rules::points::{FIVE, KINDS};
use cards::{Card, CardSet};

use super::state::{Root, State};

/// Of cards in a heap, which differ in devils alone, those that a minimax search must try.
///
/// Swapping two of them changes nothing but where their devils lie (fives apart, which may not be
/// led). A player against whom a trick is lost keeps the cheap card and gives the dear one away, and
/// so on: what is settled about the trick says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// One of each number of devils.
    Each,
    /// One with the fewest devils.
    Cheapest,
    /// One with the most devils.
    Dearest,
}

/// The cards among `moves`, all of one hand, that a minimax search must try: of each heap those that
/// `wanted` says, and a five if it has one. `apart` are the cards that part heaps.
pub(super) fn of_heaps(moves: CardSet, apart: CardSet, wanted: impl Fn(Card) -> Wanted) -> CardSet {
    let mut kept = CardSet::EMPTY;
    let mut rest = moves;
    while let Some(first) = rest.lowest() {
        let heap = match apart.above(first).lowest() {
            Some(end) => rest.below(end),
            None => rest,
        };
        rest = rest - heap;
        if heap.len() == 1 {
            kept = kept | heap;
            continue;
        }
        kept = kept | (heap & FIVE).first();
        let mut kinds = KINDS.map(|kind| (heap & kind).first());
        kept = match wanted(first) {
            Wanted::Each => kinds.into_iter().fold(kept, |kept, one| kept | one),
            Wanted::Cheapest => kept | some(kinds),
            Wanted::Dearest => {
                kinds.reverse();
                kept | some(kinds)
            }
        };
    }
    kept
}

/// The first of each run of neighbours with equal devils among `moves`, all of one hand.
pub(super) fn first_of_equals(root: &Root, moves: CardSet, apart: CardSet) -> CardSet {
    let mut kept = CardSet::EMPTY;
    let mut before: Option<Card> = None;
    for card in moves {
        let equal = before.is_some_and(|before| {
            root.devils(before) == root.devils(card) && apart.above(before).below(card).is_empty()
        });
        if !equal {
            kept = kept.with(card);
        }
        before = Some(card);
    }
    kept
}

/// The cards that part the heaps of the player to move: those of other hands, and the two of the
/// trick that later cards are compared with.
pub(super) fn apart(root: &Root, state: &State) -> CardSet {
    let mut apart = state.left - root.hand(state, state.mover);
    if state.played > 0 {
        apart = apart.with(state.led);
    }
    if state.played > 1 {
        apart = apart.with(state.taking);
    }
    apart
}

/// The first cards of the root's that stand in the same order as those left, by owner and devils:
/// equal for two states of one root between tricks if and only if that order is, which is all that
/// their max^n vectors depend on. With the leader, as a key.
pub(super) fn exact_key(root: &Root, state: &State) -> u64 {
    let mut taken = CardSet::EMPTY;
    let mut after = CardSet::ALL;
    for card in state.left {
        let devils = root.devils(card);
        let hand = root.hand_at_root(root.owner(card)) & after;
        let like = KINDS.get(usize::from(devils)).copied().unwrap_or(FIVE);
        if let Some(first) = (hand & like).lowest() {
            taken = taken.with(first);
            after = CardSet::ALL.above(first);
        }
    }
    with_leader(taken, state)
}

/// The heaps of a state between tricks in their order, and the devils on their cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    /// The leader and the first cards of the root's that make such heaps: equal for two states of
    /// one root if and only if they have the same heaps, by owner, size and number of fives.
    pub(super) key: u64,
    /// Which cards but fives, in the order of the heaps, have at least 1, 2 and 3 devils. In a heap
    /// the dearest come first.
    planes: [u64; 3],
}

impl Shape {
    pub(super) fn of(root: &Root, state: &State) -> Self {
        let mut planes = [0u64; 3];
        let mut place = 0;
        let (mut taken, mut after) = (CardSet::EMPTY, CardSet::ALL);
        let mut rest = state.left;
        while let Some(first) = rest.lowest() {
            let hand = root.hand_at_root(root.owner(first));
            let heap = match (rest - hand).lowest() {
                Some(end) => rest.below(end),
                None => rest,
            };
            rest = rest - heap;
            let others = heap - FIVE;
            let three = others & KINDS[3];
            let two = three | others & KINDS[2];
            let one = two | others & KINDS[1];
            for (plane, cards) in planes.iter_mut().zip([one, two, three]) {
                *plane |= ((1 << cards.len()) - 1) << place;
            }
            place += others.len();
            let free = hand & after;
            let heap = lowest(free - FIVE, others.len()) | lowest(free & FIVE, (heap & FIVE).len());
            taken = taken | heap;
            after = heap.highest().map_or(after, |end| CardSet::ALL.above(end));
        }
        Self {
            key: with_leader(taken, state),
            planes,
        }
    }

    /// By how many devils in all the cards are dearer than in `other`, counting only those that
    /// are. For equal keys: by as much at most is the value of `self` above that of `other`.
    pub(super) fn dearer_than(&self, other: &Self) -> u8 {
        let planes = self.planes.iter().zip(&other.planes);
        let dearer: u32 = planes
            .map(|(mine, other)| (mine & !other).count_ones())
            .sum();
        u8::try_from(dearer).unwrap_or(u8::MAX)
    }
}

/// The first of these that is not empty.
fn some(kinds: [CardSet; 4]) -> CardSet {
    kinds
        .into_iter()
        .find(|kind| !kind.is_empty())
        .unwrap_or_default()
}

/// The `count` lowest cards.
fn lowest(cards: CardSet, count: u32) -> CardSet {
    let mut rest = cards;
    for _ in 0..count {
        rest = rest - rest.first();
    }
    cards - rest
}

/// Cards use the bits up to 54.
fn with_leader(cards: CardSet, state: &State) -> u64 {
    cards.bits() | u64::from(state.mover) << 56
}
