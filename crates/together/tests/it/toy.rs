//! Follow: a toy game of tricks with short rounds. 2 to 6 players get three of 24 cards each, have to follow
//! suit, and play two rounds. The highest card of the suit that was led takes the trick and leads. Everybody plays
//! their last card at the same time, and nobody takes it.

mod shared;
mod two_rounds;

use core::fmt;

use cards::{BySeat, Seat, SeatCount, SeatRange, SeatSet, Seed, shuffle};
use game::{CatalogueEntry, Game, GameKind, MoveLimit, Record, Several, Title, Turn};
use protocol::compact_text;
use session::TableGame;
use together::{AnyDeals, deals_of};

/// Cards in a hand.
const HAND: usize = 3;
/// Cards of a suit.
const RANKS: u8 = 6;
/// All cards.
const PACK: u8 = 4 * RANKS;
/// Rounds of a match.
const ROUNDS: u32 = 2;

/// A round of the toy game. A crooked host deals other cards than the seed's; a lax one need not follow suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toy<const CROOKED: bool, const LAX: bool = false> {
    hands: BySeat<u32>,
    played: Vec<u8>,
    leader: Seat,
    taken: BySeat<i32>,
}

/// A game of honest people.
pub(crate) type Follow = Toy<false>;

/// The deals of that game.
pub(crate) fn follow() -> &'static dyn AnyDeals {
    deals_of::<Follow>()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    hand: u32,
    played: Vec<u8>,
    movers: Vec<Seat>,
}

compact_text!(struct View { hand, played, movers });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotAllowed;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TwoRounds<const CROOKED: bool, const LAX: bool> {
    seed: Seed,
    rounds: u32,
    totals: BySeat<i32>,
}

fn set(cards: &[u8]) -> u32 {
    cards.iter().fold(0, |set, card| set | 1 << card)
}

fn list(set: u32) -> Vec<u8> {
    (0..PACK).filter(|card| set >> card & 1 == 1).collect()
}

/// The cards of a suit.
fn suit(card: u8) -> u32 {
    0b11_1111 << (card / RANKS * RANKS)
}

impl<const CROOKED: bool, const LAX: bool> Toy<CROOKED, LAX> {
    fn trick(&self) -> &[u8] {
        let size = self.hands.seats().size();
        &self.played[self.played.len() / size * size..]
    }

    /// Who has still to play a last card, once all other cards are played.
    fn last_cards(&self) -> SeatSet {
        let is_last = self.played.len() >= (HAND - 1) * self.seats().size();
        let seats = self
            .seats()
            .seats()
            .filter(|seat| is_last && self.hands[*seat] != 0);
        seats.collect()
    }

    fn allowed(&self, seat: Seat) -> u32 {
        let hand = self.hands[seat];
        if self.last_cards().contains(seat) {
            return hand;
        }
        let led = self.trick().first().map_or(hand, |led| hand & suit(*led));
        if led == 0 || LAX { hand } else { led }
    }

    fn rest(&self) -> u32 {
        let gone = set(&self.played);
        let held = self.hands.iter().fold(gone, |all, (_, hand)| all | hand);
        !held & ((1 << PACK) - 1)
    }
}

impl<const CROOKED: bool, const LAX: bool> Game for Toy<CROOKED, LAX> {
    const SEATS: SeatRange = SeatRange::new(2, 6);
    const MOVES_AT_ONCE: bool = true;

    type Move = u8;
    type Moves = Vec<u8>;
    type Step = u8;
    type IllegalPlay = NotAllowed;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    fn turn(&self) -> Turn {
        let seats = self.seats();
        if self.played.len() == HAND * seats.size() {
            return Turn::Over;
        }
        if self.played.len() >= (HAND - 1) * seats.size() {
            let (seats, clock) = (self.last_cards(), None);
            return Turn::Several(Several { seats, clock });
        }
        let at = u8::try_from(self.trick().len()).unwrap_or_default();
        Turn::Seat(seats.steps_left_of(self.leader, at))
    }

    fn legal(&self) -> Vec<u8> {
        self.to_move()
            .map_or(vec![], |seat| list(self.allowed(seat)))
    }

    fn legal_of(&self, seat: Seat) -> Vec<u8> {
        let is_mover = self.turn().movers().contains(seat);
        list(if is_mover { self.allowed(seat) } else { 0 })
    }

    fn mover(&self, card: u8) -> Option<Seat> {
        let mut movers = self.turn().movers().iter();
        movers.find(|seat| card < PACK && self.hands[*seat] >> card & 1 == 1)
    }

    fn check(&self, card: u8) -> Result<(), NotAllowed> {
        let mover = self.mover(card);
        let is_allowed = mover.is_some_and(|seat| self.allowed(seat) >> card & 1 == 1);
        is_allowed.then_some(()).ok_or(NotAllowed)
    }

    fn play_steps(&mut self, card: u8, steps: &mut impl Extend<u8>) {
        let seats = self.seats();
        if let Some(seat) = self.mover(card) {
            self.hands[seat] &= !(1 << card);
        }
        let led = self.trick().first().copied().unwrap_or(card);
        self.played.push(card);
        steps.extend([card]);
        let is_taken = self.played.len() <= (HAND - 1) * seats.size();
        if is_taken && self.played.len().is_multiple_of(seats.size()) {
            let trick = &self.played[self.played.len() - seats.size()..];
            let order = seats.turn_order(self.leader).zip(trick);
            let following = order.filter(|(_, card)| suit(**card) == suit(led));
            let best = following.max_by_key(|(_, card)| **card);
            self.leader = best.map_or(self.leader, |(seat, _)| seat);
            self.taken[self.leader] += 1;
        }
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        (self.turn() == Turn::Over).then_some(self.taken)
    }

    fn payoff_sum(&self) -> Option<i32> {
        i32::try_from(HAND - 1).ok()
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(18)
    }

    fn view(&self, seat: Seat) -> View {
        View {
            hand: self.hands[seat],
            played: self.played.clone(),
            movers: self.turn().movers().iter().collect(),
        }
    }
}

/// The first leader follows from the open seed of the match.
fn dealt<const CROOKED: bool, const LAX: bool>(
    state: &TwoRounds<CROOKED, LAX>,
    seed: Seed,
) -> Toy<CROOKED, LAX> {
    let seats = state.totals.seats();
    let mut pack: Vec<u8> = (0..PACK).collect();
    shuffle(&mut pack, &mut seed.generator());
    let hand = |seat: Seat| set(&pack[HAND * seat.index()..][..HAND]);
    let leader = state.seed.0 % u64::from(seats.get());
    Toy {
        hands: BySeat::from_fn(seats, hand),
        played: Vec::new(),
        leader: seats.steps_left_of(Seat::FIRST, u8::try_from(leader).unwrap_or_default()),
        taken: BySeat::new(seats),
    }
}

impl<const CROOKED: bool, const LAX: bool> TableGame for Toy<CROOKED, LAX> {
    type Match = TwoRounds<CROOKED, LAX>;
    type DisplayState = View;

    fn move_text(card: u8) -> String {
        card.to_string()
    }

    fn parse_move(text: &str) -> Option<u8> {
        let card: u8 = text.parse().ok()?;
        (card < PACK && card.to_string() == text).then_some(card)
    }

    fn display_state(record: &Record<Self::Match>, viewer: Seat) -> View {
        record.round().view(viewer)
    }
}

const ENTRY: CatalogueEntry = CatalogueEntry {
    id: "follow",
    title: Title::everywhere("Follow"),
    kind: GameKind::Table,
    seats: Follow::SEATS,
    address: "./follow/",
};

impl fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the card is not in the hand, or does not follow suit")
    }
}

impl core::error::Error for NotAllowed {}
