//! Upper bound of the devils that a player can take.
//!
//! Three facts give the bound:
//!
//! - The leader never takes the trick, and its taker leads the next (rules 3.5 and 3.6). So nobody
//!   takes two tricks in a row.
//! - A player who always leads the costliest card loses it to others.
//! - A player who always plays the card nearest to the led one takes a trick only if all other
//!   cards in it come from one *gap* of that player's hand: from between two neighbouring cards of
//!   it, or from beyond the last.

use crate::rules::points::{FIVE, KINDS};
use cards::{Card, CardSet};

use super::state::{Root, State};

/// The most devils that `me` can take from a state on, the trick on the table included.
pub(super) fn most(root: &Root, state: &State, me: u8) -> u8 {
    let hand = root.hand(state, state.mover);
    if hand.is_empty() {
        return 0;
    }
    let situation = Situation {
        root,
        state,
        me,
        mine: root.hand(state, me),
        leader: root.leader(state),
        later: hand.len() - 1,
    };
    let most = situation
        .if_others_take()
        .max(situation.if_me_takes().unwrap_or(0));
    u8::try_from(most).unwrap_or(u8::MAX)
}

/// A state with cards left, from the point of view of `me`.
struct Situation<'a> {
    root: &'a Root,
    state: &'a State,
    me: u8,
    mine: CardSet,
    leader: u8,
    /// The number of tricks after this one.
    later: u32,
}

impl Situation<'_> {
    /// The bound if another player takes this trick.
    fn if_others_take(&self) -> u32 {
        let takes = self.later.div_ceil(2);
        let leads = self.state.played == 0 && self.leader == self.me;
        let given: u32 = self
            .others()
            .map(|seat| costliest(self.root.hand(self.state, seat), takes))
            .sum();
        given + every_other(self.mine, takes, u32::from(!leads))
    }

    /// The bound if `me` takes this trick; `None` if `me` can avoid it.
    fn if_me_takes(&self) -> Option<u32> {
        let cards_before_me = self.root.steps_between(self.leader, self.me);
        let (played, state) = (self.state.played, self.state);
        if cards_before_me == 0 {
            None
        } else if played == 0 {
            self.led_by_others()
        } else if cards_before_me < played {
            // The card of `me` is on the table, and takes the trick unless another displaces it.
            let beyond = match (state.failed, state.is_high()) {
                (false, _) => between(state.led, state.taking),
                (true, true) => CardSet::ALL.above(state.taking),
                (true, false) => CardSet::ALL.below(state.taking),
            };
            (played > 1 && state.taker == self.me)
                .then(|| self.given_from(beyond))?
                .map(|given| given + self.own_later())
        } else if played == 1 && state.mover == self.me {
            self.second()
        } else {
            self.later_in_turn()
        }
    }

    /// Another player is about to lead, from some gap.
    fn led_by_others(&self) -> Option<u32> {
        let mut most = None;
        let mut low = None;
        loop {
            let rest = low.map_or(self.mine, |low| self.mine.above(low));
            let high = rest.lowest();
            let devils = self.devils(low).max(self.devils(high));
            let given = self.given_from(gap(low, high));
            most = most.max(given.map(|given| given + devils + self.own_later()));
            if high.is_none() {
                break;
            }
            low = high;
        }
        let takes = self.later / 2 + 1;
        let given = self
            .others()
            .map(|seat| costliest(self.root.hand(self.state, seat), takes));
        most.map(|most| most.min(given.sum::<u32>() + every_other(self.mine, takes, 1)))
    }

    /// `me` is second and chooses the direction.
    fn second(&self) -> Option<u32> {
        let led = self.state.led;
        let with = |nearest: Card| {
            let given = self.given_from(between(led, nearest));
            given.map(|given| given + self.devils(Some(nearest)) + self.own_later())
        };
        let (low, high) = self.nearest();
        // `None`, the least, is best: that direction avoids the trick.
        low.map(with).into_iter().chain(high.map(with)).min()?
    }

    /// The trick has been led, and `me` plays later, but not second.
    fn later_in_turn(&self) -> Option<u32> {
        let state = self.state;
        let (low, high) = self.nearest();
        let around = gap(low, high);
        if state.played == 1 {
            let devils = self.devils(low).max(self.devils(high));
            return self
                .given_from(around)
                .map(|given| given + devils + self.own_later());
        }
        let (ahead, behind, beyond) = if state.is_high() {
            (high, low, around.above(state.led))
        } else {
            (low, high, around.below(state.led))
        };
        let (card, from) = if ahead.is_some() {
            if state.failed || !around.contains(state.taking) {
                return None;
            }
            (ahead, beyond)
        } else {
            if state.failed && !around.contains(state.taking) {
                return None;
            }
            (behind, around)
        };
        self.given_from(from)
            .map(|given| given + self.devils(card) + self.own_later())
    }

    /// The most devils that the others can give in this trick and in half of the later ones, if all
    /// who play after now must play a card of `from`. `None` if one of them has no such card.
    fn given_from(&self, from: CardSet) -> Option<u32> {
        let takes = self.later / 2;
        let mut sum = u32::from(self.state.trick_devils);
        for seat in self.others() {
            let hand = self.root.hand(self.state, seat);
            let later = costliest(hand, takes);
            if self.root.steps_between(self.leader, seat) < self.state.played {
                sum += later;
                continue;
            }
            let some = hand & from;
            if some.is_empty() {
                return None;
            }
            sum += (later + costliest(some, 1)).min(costliest(hand, takes + 1));
        }
        Some(sum)
    }

    /// The most of its own devils that `me` can take later, if `me` takes this trick and so leads
    /// the next.
    fn own_later(&self) -> u32 {
        every_other(self.mine, self.later / 2, 0)
    }

    /// The cards of `me` nearest to the led one, below and above.
    fn nearest(&self) -> (Option<Card>, Option<Card>) {
        let led = self.state.led;
        (
            self.mine.below(led).highest(),
            self.mine.above(led).lowest(),
        )
    }

    fn devils(&self, card: Option<Card>) -> u32 {
        card.map_or(0, |card| self.root.devils(card).into())
    }

    fn others(&self) -> impl Iterator<Item = u8> {
        let me = self.me;
        (0..self.root.players()).filter(move |seat| *seat != me)
    }
}

/// The cards between two cards, or on one side of one card.
fn gap(low: Option<Card>, high: Option<Card>) -> CardSet {
    let above = low.map_or(CardSet::ALL, |low| CardSet::ALL.above(low));
    high.map_or(above, |high| above.below(high))
}

/// The cards between two cards, in either order.
fn between(one: Card, other: Card) -> CardSet {
    gap(Some(one.min(other)), Some(one.max(other)))
}

/// The devils on the `count` costliest cards.
fn costliest(hand: CardSet, count: u32) -> u32 {
    let mut rest = count;
    let mut devils = 0;
    for (kind, worth) in [(FIVE, 5), (KINDS[3], 3), (KINDS[2], 2), (KINDS[1], 1)] {
        let some = (hand & kind).len().min(rest);
        devils += some * worth;
        rest -= some;
    }
    devils
}

/// The most devils on `count` cards that leave the hand, if every other card that leaves it is the
/// costliest without 5 devils (those may not be led). `first` is 1 if one of the `count` cards is
/// the first to leave, else 0.
fn every_other(hand: CardSet, count: u32, first: u32) -> u32 {
    let fives = (hand & FIVE).len().min(count);
    let (mut rest, mut first) = (count - fives, first);
    let mut devils = 5 * fives;
    for (kind, worth) in [(KINDS[3], 3), (KINDS[2], 2), (KINDS[1], 1)] {
        let cards = (hand & kind).len();
        let some = u32::midpoint(cards, first).min(rest);
        devils += some * worth;
        rest -= some;
        first ^= cards & 1;
    }
    devils
}
