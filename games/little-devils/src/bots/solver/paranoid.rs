//! The paranoid value: one player against all others, who have joined hands.
//!
//! Zero-window searches close in on the value. States between tricks are remembered by shape, so
//! that each search profits from those before.

use cards::Card;

use super::equal::Shape;
use super::order::{self, History};
use super::state::{Root, State};
use super::table::Shapes;
use super::{Played, Unfinished, bounds};

/// The most different cards a player can have to choose from.
const MOVES: usize = 9;

/// A search from one root for one player, `me`. All values are devils that `me` takes from the state
/// on.
pub(super) struct Search<'a> {
    root: &'a Root,
    me: u8,
    shapes: &'a mut Shapes,
    history: History,
    nodes: u64,
    limit: u64,
}

/// A card, and what is known of it before it is searched.
#[derive(Clone, Copy)]
struct Choice {
    card: Card,
    after: State,
    /// The devils that the card makes `me` take at once.
    own: u8,
    /// The most that `me` can take after that.
    most: u8,
    /// The higher, the earlier it is tried.
    rank: u64,
}

/// The best of the cards looked at so far, for the player to move.
#[derive(Clone, Copy)]
struct Best {
    /// Whether that player is `me`, who wants few devils.
    mine: bool,
    beta: u8,
    bound: u8,
    card: Card,
}

impl<'a> Search<'a> {
    /// A search that may visit `limit` nodes.
    pub(super) const fn new(root: &'a Root, me: u8, shapes: &'a mut Shapes, limit: u64) -> Self {
        Self {
            root,
            me,
            shapes,
            history: History::new(),
            nodes: 0,
            limit,
        }
    }

    /// The nodes visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a state.
    pub(super) fn value(&mut self, state: State) -> Result<u8, Unfinished> {
        let most = bounds::most(self.root, &state, self.me);
        let (mut low, mut high) = (0, most);
        // With many cards the others can give nearly as much as there is to give.
        let (mut beta, mut step) = (most - most / 10, 2);
        while low < high {
            beta = beta.clamp(low + 1, high);
            let bound = self.bound(state, beta, most)?;
            if bound < beta {
                high = bound;
                beta = high.saturating_sub(step).max(middle(low, high));
            } else {
                low = bound;
                beta = middle(low, high).min(low.saturating_add(step));
            }
            step = step.saturating_mul(2);
        }
        Ok(low)
    }

    /// The value of a state's continuation with a legal card.
    pub(super) fn value_after(&mut self, state: State, card: Card) -> Result<u8, Unfinished> {
        let choice = self.choice(&state, card);
        Ok(choice.own + self.value(choice.after)?)
    }

    /// A number below `beta` and not below the value, or one from `beta` on and not above it.
    /// `most` is the most that the value can be, not below `beta`.
    fn bound(&mut self, state: State, beta: u8, most: u8) -> Result<u8, Unfinished> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(Unfinished);
        }
        if state.played > 0 {
            return Ok(self.best(state, beta, None)?.bound);
        }
        let shape = Shape::of(self.root, &state);
        let mut known = self.shapes.get(&shape, most);
        if known.low >= beta {
            return Ok(known.low);
        }
        if known.high < beta {
            return Ok(known.high);
        }
        let first = known.best.and_then(|place| state.left.nth(place.into()));
        let Best { bound, card, .. } = self.best(state, beta, first)?;
        if bound < beta {
            known.high = bound;
        } else {
            known.low = bound;
        }
        known.best = u8::try_from(state.left.below(card).len()).ok();
        self.shapes.put(&shape, known);
        Ok(bound)
    }

    /// As [`Self::bound`], with a card that leads there; `first` is tried first.
    fn best(&mut self, state: State, beta: u8, first: Option<Card>) -> Result<Best, Unfinished> {
        let mut best = Best::none(state.mover == self.me, beta);
        let mut open: [Option<Choice>; MOVES] = [None; MOVES];
        let candidates = order::candidates(self.root, &state, self.me);
        for (card, slot) in candidates.iter().zip(&mut open) {
            let mut choice = self.choice(&state, card);
            if let Some(bound) = choice.bound(beta) {
                best.offer(bound, card);
                if best.is_enough() {
                    return Ok(best);
                }
            } else {
                choice.rank = self.rank(&state, &choice, first);
                *slot = Some(choice);
            }
        }
        while let Some(choice) = take_first(&mut open) {
            let rest = self.bound(choice.after, beta - choice.own, choice.most)?;
            best.offer(choice.own + rest, choice.card);
            if best.is_enough() {
                self.history.praise(&state, choice.card);
                break;
            }
        }
        Ok(best)
    }

    fn choice(&self, state: &State, card: Card) -> Choice {
        let Played {
            state: after,
            taker,
            devils,
        } = self.root.play(*state, card);
        Choice {
            card,
            after,
            own: if taker == Some(self.me) { devils } else { 0 },
            most: bounds::most(self.root, &after, self.me),
            rank: 0,
        }
    }

    fn rank(&self, state: &State, choice: &Choice, first: Option<Card>) -> u64 {
        if first == Some(choice.card) {
            return u64::MAX;
        }
        let most = choice.own + choice.most;
        let promise = if state.mover == self.me {
            u8::MAX - most
        } else {
            most
        };
        u64::from(promise) << 32 | u64::from(self.history.of(state, choice.card))
    }
}

impl Choice {
    /// A bound on its value that already lies on one side of `beta`, if there is one.
    fn bound(&self, beta: u8) -> Option<u8> {
        let most = self.own + self.most;
        if most < beta {
            Some(most)
        } else {
            (self.own >= beta).then_some(self.own)
        }
    }
}

impl Best {
    /// Before any card.
    const fn none(mine: bool, beta: u8) -> Self {
        Self {
            mine,
            beta,
            bound: if mine { u8::MAX } else { 0 },
            card: Card::LOWEST,
        }
    }

    /// Keeps a card with this bound if it is better; for the others also if it is as good, so that a
    /// card is kept where all bounds are 0.
    fn offer(&mut self, bound: u8, card: Card) {
        let better = if self.mine {
            bound < self.bound
        } else {
            bound >= self.bound
        };
        if better {
            (self.bound, self.card) = (bound, card);
        }
    }

    /// Whether no other card need be looked at.
    const fn is_enough(self) -> bool {
        self.mine == (self.bound < self.beta)
    }
}

/// Takes the choice that ranks highest.
fn take_first(open: &mut [Option<Choice>]) -> Option<Choice> {
    let rank = |choice: &&mut Option<Choice>| choice.map(|choice| choice.rank);
    open.iter_mut().max_by_key(rank)?.take()
}

/// The middle between two bounds, above the lower one.
const fn middle(low: u8, high: u8) -> u8 {
    low + (high - low).div_ceil(2)
}
