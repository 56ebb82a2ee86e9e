//! Equivalent cards and positions.
//!
//! The rules compare cards of different hands only, and only by order. So for a *minimax value* the
//! cards of one hand between two neighbouring cards of other hands form an unordered *group*:
//! whichever is played, the tree has the same form, and only the devils differ. Two positions with
//! the same groups in the same order (a [`Shape`]) have trees of the same form too. Their values
//! differ by no more than their devils do.
//!
//! A *vector* of max^n also depends on how ties are broken, which goes by the order within a hand.
//! There only neighbours with equal devils are equivalent ([`first_of_equals`]).

use crate::rules::points::{FIVE, KINDS};
use cards::{Card, CardSet};

use super::state::{Root, State};

/// The cards of a group that a minimax search must try.
///
/// Cards of a group differ only in their devils, except that cards with 5 devils may not be led. If
/// it is certain who takes the trick, one card is enough: `me` keeps its costliest cards out of
/// tricks it takes and gives them away in others, and the opponents do the opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Representatives {
    /// One card for each number of devils.
    Each,
    /// One card with the fewest devils.
    Cheapest,
    /// One card with the most devils.
    Costliest,
}

/// The cards among `moves`, all of one hand, that a minimax search must try: from each group those
/// that `wanted` asks for, and one with 5 devils if there is one. `separators` are the cards
/// between which groups lie.
pub(super) fn representatives(
    moves: CardSet,
    separators: CardSet,
    wanted: impl Fn(Card) -> Representatives,
) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    let mut rest = moves;
    while let Some(first) = rest.lowest() {
        let group = match separators.above(first).lowest() {
            Some(end) => rest.below(end),
            None => rest,
        };
        rest = rest - group;
        if group.len() == 1 {
            chosen = chosen | group;
            continue;
        }
        chosen = chosen | (group & FIVE).first();
        let mut kinds = KINDS.map(|kind| (group & kind).first());
        chosen = match wanted(first) {
            Representatives::Each => kinds.into_iter().fold(chosen, |chosen, one| chosen | one),
            Representatives::Cheapest => chosen | some(kinds),
            Representatives::Costliest => {
                kinds.reverse();
                chosen | some(kinds)
            }
        };
    }
    chosen
}

/// The first card of each run of neighbours with equal devils among `moves`, all of one hand.
pub(super) fn first_of_equals(root: &Root, moves: CardSet, separators: CardSet) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    let mut before: Option<Card> = None;
    for card in moves {
        let equal = before.is_some_and(|before| {
            root.devils(before) == root.devils(card)
                && separators.above(before).below(card).is_empty()
        });
        if !equal {
            chosen = chosen.with(card);
        }
        before = Some(card);
    }
    chosen
}

/// The cards that separate the groups of the player to move: those of other hands, and the two cards
/// of the trick that later ones are compared with.
pub(super) fn separators(root: &Root, state: &State) -> CardSet {
    let mut separators = state.left - root.hand(state, state.mover);
    if state.played > 0 {
        separators = separators.with(state.led);
    }
    if state.played > 1 {
        separators = separators.with(state.taking);
    }
    separators
}

/// The key of a state for max^n: the leader, and the first cards at the root that have the same
/// order by owner and devils as the cards left. Two states of one root between tricks have the same
/// key exactly if this order is the same, and max^n depends on nothing else.
pub(super) fn exact_key(root: &Root, state: &State) -> u64 {
    let mut taken = CardSet::EMPTY;
    let mut after = CardSet::ALL;
    for card in state.left {
        let devils = root.devils(card);
        let hand = root.hand_at_root(root.owner(card)) & after;
        let same_devils = KINDS.get(usize::from(devils)).copied().unwrap_or(FIVE);
        if let Some(first) = (hand & same_devils).lowest() {
            taken = taken.with(first);
            after = CardSet::ALL.above(first);
        }
    }
    with_leader(taken, state)
}

/// The groups of a state between tricks, in order, and the devils on their cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    /// The leader, and the first cards at the root that form such groups. Two states of one root
    /// have the same key exactly if their groups have the same owners, sizes and numbers of cards
    /// with 5 devils.
    pub(super) key: u64,
    /// Bit planes over the cards in the order of the groups, without those with 5 devils: cards with
    /// at least 1, 2 and 3 devils. Within a group the costliest cards come first.
    planes: [u64; 3],
}

impl Shape {
    pub(super) fn new(root: &Root, state: &State) -> Self {
        let mut planes = [0u64; 3];
        let mut bit = 0;
        let (mut taken, mut after) = (CardSet::EMPTY, CardSet::ALL);
        let mut rest = state.left;
        while let Some(first) = rest.lowest() {
            let hand = root.hand_at_root(root.owner(first));
            let group = match (rest - hand).lowest() {
                Some(end) => rest.below(end),
                None => rest,
            };
            rest = rest - group;
            let others = group - FIVE;
            let three = others & KINDS[3];
            let two = three | others & KINDS[2];
            let one = two | others & KINDS[1];
            for (plane, cards) in planes.iter_mut().zip([one, two, three]) {
                *plane |= ((1 << cards.len()) - 1) << bit;
            }
            bit += others.len();
            let free = hand & after;
            let group =
                lowest(free - FIVE, others.len()) | lowest(free & FIVE, (group & FIVE).len());
            taken = taken | group;
            after = group.highest().map_or(after, |end| CardSet::ALL.above(end));
        }
        Self {
            key: with_leader(taken, state),
            planes,
        }
    }

    /// The devils by which cards exceed those of `other`, summed over the cards that do. For equal
    /// keys, the value of `self` exceeds that of `other` by at most this.
    pub(super) fn excess_over(&self, other: &Self) -> u8 {
        let planes = self.planes.iter().zip(&other.planes);
        let excess: u32 = planes
            .map(|(mine, other)| (mine & !other).count_ones())
            .sum();
        u8::try_from(excess).unwrap_or(u8::MAX)
    }
}

/// The first set that is not empty.
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

/// Adds the leader to a key. Cards use the bits up to 54.
fn with_leader(cards: CardSet, state: &State) -> u64 {
    cards.bits() | u64::from(state.mover) << 56
}
