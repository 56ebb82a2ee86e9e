//! Inputs of the network: the numbers of those that are 1 in a decision; all others are 0.
//!
//! Inputs describe what the player to move can see: their hand, the unseen cards, the trick, and
//! what failures to follow have shown of each opponent.

use crate::rules::{Direction, HAND_SIZE};
use cards::{Card, SeatCount};

use crate::bots::observation::{Observation, TrickState};
use crate::bots::playout_state::PlayoutState;

/// Number of move kinds: the roles that a card can have in the trick. Each has its own output head.
pub const MOVE_KINDS: usize = 107;
/// The most public inputs that can be active: led card, taking card, trick state, devils of the
/// trick, tricks left, and two bounds for each of five opponents.
const MAX: usize = 5 + 10;
/// Number of trick states: nothing led, a card led, and high or low with and without a failure.
const TRICK_STATES: usize = 6;
/// Cards in a step of the bounds: the highest and the lowest possible card of an opponent are rounded.
const BOUND_STEP: usize = 3;
/// Number of inputs for the devils of the trick, 0 to 15; more devils count as 15.
const TRICK_DEVILS: usize = 16;

/// Numbering of the inputs for a number of players.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    cards: usize,
    players: usize,
    /// Number of inputs that describe the situation.
    pub situation: usize,
    /// Number of further inputs that describe the candidate card.
    pub candidate: usize,
}

/// The active public inputs: the trick, and public knowledge about each opponent.
#[derive(Clone, Copy, Debug)]
pub struct Public {
    active: [u16; MAX],
    len: usize,
}

/// The inputs and the output head of one candidate card.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The active inputs of the card.
    pub active: [usize; 4],
    /// The card's move kind, 0 to [`MOVE_KINDS`] − 1: selects the output head.
    pub kind: usize,
}

impl Layout {
    /// The layout for this number of players.
    #[must_use]
    pub const fn new(seats: SeatCount) -> Self {
        let players = seats.size();
        let cards = HAND_SIZE * players;
        let bounds = (players - 1) * 2 * (cards / BOUND_STEP + 1);
        Self {
            cards,
            players,
            situation: 4 * cards + TRICK_STATES * players + TRICK_DEVILS + HAND_SIZE + bounds,
            candidate: cards + MOVE_KINDS + 2 * HAND_SIZE,
        }
    }

    /// The input of a card in the player's own hand.
    #[must_use]
    pub fn held(card: Card) -> usize {
        usize::from(card.number()) - 1
    }

    /// The input of a card in another hand.
    #[must_use]
    pub fn unseen(&self, card: Card) -> usize {
        self.cards + Self::held(card)
    }

    /// The public inputs: all of the situation but the cards in hands.
    #[must_use]
    pub fn public(&self, state: &PlayoutState) -> Public {
        let mut inputs = Public {
            active: [0; MAX],
            len: 0,
        };
        let mut base = 2 * self.cards;
        let (led, taking, trick_kind) = trick_inputs(state.trick());
        inputs.card(base, led);
        base += self.cards;
        inputs.card(base, taking);
        base += self.cards;
        inputs.push(base + TRICK_STATES * usize::from(state.players_after()) + trick_kind);
        base += TRICK_STATES * self.players;
        inputs.push(base + usize::from(state.trick_devils()).min(TRICK_DEVILS - 1));
        base += TRICK_DEVILS;
        let tricks_left = (state.in_hands().len() as usize).div_ceil(self.players);
        inputs.push(base + tricks_left - 1);
        base += HAND_SIZE;
        self.bounds(&mut inputs, base, state);
        inputs
    }

    /// Adds the highest and the lowest possible card of each opponent, in steps of three cards,
    /// where failures to follow have narrowed them.
    fn bounds(&self, inputs: &mut Public, mut base: usize, state: &PlayoutState) {
        let seats = state.seats();
        let steps = self.cards / BOUND_STEP + 1;
        for distance in 1..seats.get() {
            let possible_cards =
                state.possible_cards()[seats.steps_left_of(state.turn(), distance)];
            let highest = possible_cards.highest().map_or(0, Card::number);
            let lowest = possible_cards.lowest().map_or(0, Card::number);
            if usize::from(highest) < self.cards {
                inputs.push(base + usize::from(highest) / BOUND_STEP);
            }
            if lowest != 1 {
                inputs.push(base + steps + usize::from(lowest) / BOUND_STEP);
            }
            base += 2 * steps;
        }
    }

    /// The inputs of one card of the hand.
    #[must_use]
    pub fn candidate(&self, observation: &Observation, card: Card) -> Candidate {
        let kind = kind(observation, card);
        let base = self.situation + self.cards;
        let under = observation.hand.below(card).len() as usize;
        let over = observation.hand.above(card).len() as usize;
        Candidate {
            kind,
            active: [
                self.situation + Self::held(card),
                base + kind,
                base + MOVE_KINDS + under,
                base + MOVE_KINDS + HAND_SIZE + over,
            ],
        }
    }
}

impl Public {
    /// The numbers of the active inputs.
    #[must_use]
    pub fn active(&self) -> &[u16] {
        &self.active[..self.len]
    }

    fn push(&mut self, input: usize) {
        self.active[self.len] = u16::try_from(input).unwrap_or(u16::MAX);
        self.len += 1;
    }

    fn card(&mut self, base: usize, card: Option<Card>) {
        if let Some(card) = card {
            self.push(base + usize::from(card.number()) - 1);
        }
    }
}

/// The led card, the taking card, and the trick state as a number, 0 to 5.
fn trick_inputs(trick: TrickState) -> (Option<Card>, Option<Card>, usize) {
    match trick {
        TrickState::Lead => (None, None, 0),
        TrickState::Second { led } => (Some(led), None, 1),
        TrickState::Bound {
            led,
            direction,
            taking,
            failed,
        } => {
            let low = usize::from(direction == Direction::Low);
            (Some(led), Some(taking), 2 + low + 2 * usize::from(failed))
        }
    }
}

/// The move kind of a card, 0 to [`MOVE_KINDS`] − 1. The weight files depend on these numbers.
///
/// | kinds | card |
/// |---|---|
/// | 0 to 7 | a lead, by eighths of the unseen cards that are below it |
/// | 8, 9 | a lead with no, or with every unseen card below it |
/// | 10 to 37, 38 to 65 | second, above or below the led card, by [`reach`] |
/// | 66 | follows after a failure, so it cannot take the trick |
/// | 67 | follows, but not beyond the taking card |
/// | 68 to 95 | follows and takes the trick so far, by [`reach`] |
/// | 96 to 100 | the first failure to follow, by [`worse`] |
/// | 101 | a failure, but the taking card is farther out |
/// | 102 to 106 | a failure that takes the trick so far, by [`worse`] |
fn kind(observation: &Observation, card: Card) -> usize {
    match observation.trick {
        TrickState::Lead => {
            let below = observation.unseen.below(card).len();
            match (below, observation.unseen.len()) {
                (0, _) => 8,
                (below, all) if below == all => 9,
                (below, all) => (below * 8 / (all + 1)) as usize,
            }
        }
        TrickState::Second { led } if card > led => {
            10 + reach(observation, led, card, Direction::High)
        }
        TrickState::Second { led } => 38 + reach(observation, led, card, Direction::Low),
        TrickState::Bound {
            led,
            direction,
            taking,
            failed,
        } => {
            let farther = direction.passes(card, taking);
            let follows = direction.passes(card, led);
            match (follows, failed) {
                (true, true) => 66,
                (true, false) if !farther => 67,
                (true, false) => 68 + reach(observation, led, card, direction),
                (false, false) => 96 + worse(observation, card, direction),
                (false, true) if farther => 101,
                (false, true) => 102 + worse(observation, card, direction),
            }
        }
    }
}

/// Quantizes how far out a following card lies, 0 to 27: 7 steps for the unseen cards between it
/// and the led one, times 4 steps for those beyond it.
fn reach(observation: &Observation, led: Card, card: Card, direction: Direction) -> usize {
    let between = direction.between(observation.unseen, led, card);
    let beyond = direction.side(observation.unseen, card);
    let between = match between.len() {
        few @ 0..=3 => few as usize,
        4 | 5 => 4,
        6..=8 => 5,
        _ => 6,
    };
    let beyond = match beyond.len() {
        few @ 0..=1 => few as usize,
        2 | 3 => 2,
        _ => 3,
    };
    between * 4 + beyond
}

/// Quantizes the number of unseen cards farther out than a card that fails to follow, 0 to 4.
fn worse(observation: &Observation, card: Card, direction: Direction) -> usize {
    let farther = direction.opposite().side(observation.unseen, card);
    match farther.len() {
        few @ 0..=1 => few as usize,
        2 | 3 => 2,
        4..=7 => 3,
        _ => 4,
    }
}
