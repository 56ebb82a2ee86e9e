//! A toy game: each of 2 or 3 players has three of twelve cards and plays one in turn; three players play their
//! first cards at the same time. After each trick
//! its highest card wins a point.

use core::fmt;

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange, SeatSet, Seed, shuffle};
use game::{Game, Match, MoveLimit, Record, Several, Standing, Turn, Word};
use session::{Pause, TableGame};

use crate::flaws::Flaw;

pub(crate) const PACK: u8 = 12;
const HAND: usize = 3;
/// The clock's move: everybody who is late plays their lowest card.
pub(crate) const LOWEST: u8 = 0;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// The cards of each seat.
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) played: Vec<(Seat, u8)>,
    pub(crate) points: BySeat<i32>,
}

/// What one seat sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) hand: Vec<u8>,
    pub(crate) played: Vec<(Seat, u8)>,
    pub(crate) is_to_move: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Played(Seat, u8),
    Won(Seat),
}

#[derive(Debug)]
pub(crate) struct NotInHand;

/// A match of one or two rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ToyMatch {
    pub(crate) seed: Seed,
    pub(crate) rounds: u8,
    seats: SeatCount,
    /// The points of each finished round.
    pub(crate) finished: Vec<BySeat<i32>>,
}

/// The round as a person sees it, and its steps so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DisplayState {
    pub(crate) viewer: Seat,
    pub(crate) view: View,
    pub(crate) steps: Vec<Step>,
}

impl Round {
    pub(crate) fn deal(seats: SeatCount, generator: &mut Generator) -> Self {
        let mut pack: Vec<u8> = (1..=PACK).collect();
        shuffle(&mut pack, generator);
        Self {
            hands: pack
                .chunks(HAND)
                .take(seats.size())
                .map(Vec::from)
                .collect(),
            played: Vec::new(),
            points: BySeat::new(seats),
        }
    }

    /// Who must still play to the first trick: three players play it at the same time, against the clock.
    fn late(&self) -> SeatSet {
        let seats = self.seats().seats();
        let all = seats.filter(|_| self.seats().size() == 3);
        all.filter(|seat| self.hands[seat.index()].len() == HAND)
            .collect()
    }

    /// The winner of the trick that the last card has ended.
    fn trick_winner(&self) -> Option<Seat> {
        let size = self.seats().size();
        let ends = !self.played.is_empty() && self.played.len().is_multiple_of(size);
        let trick = self.played.iter().rev().take(if ends { size } else { 0 });
        trick.max_by_key(|(_, card)| *card).map(|(seat, _)| *seat)
    }
}

impl Game for Round {
    const SEATS: SeatRange = SeatRange::new(2, 3);
    const MOVES_AT_ONCE: bool = true;

    type View = View;
    type Step = Step;
    type IllegalPlay = NotInHand;
    type Move = u8;
    type Moves = Vec<u8>;

    fn turn(&self) -> Turn {
        let late = self.late();
        if !late.is_empty() {
            let (seats, clock) = (late, Some(2000));
            return Turn::Several(Several { seats, clock });
        }
        let next = self.played.len() % self.seats().size();
        let seat = self.seats().seats().nth(next);
        let seat = seat.filter(|seat| !self.hands[seat.index()].is_empty());
        seat.map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> Vec<u8> {
        self.to_move()
            .map(|seat| self.legal_of(seat))
            .unwrap_or_default()
    }

    fn legal_of(&self, seat: Seat) -> Vec<u8> {
        let is_mover = self.turn().movers().contains(seat);
        let hand = self.hands.get(seat.index()).filter(|_| is_mover);
        hand.cloned().unwrap_or_default()
    }

    fn mover(&self, card: u8) -> Option<Seat> {
        let mut movers = self.turn().movers().iter();
        movers.find(|seat| self.hands[seat.index()].contains(&card))
    }

    fn time_up(&self) -> Option<u8> {
        (!self.late().is_empty()).then_some(LOWEST)
    }

    fn check(&self, card: u8) -> Result<(), NotInHand> {
        if card == 1 && Flaw::LegalMoveIsIgnored.is_set() {
            return Err(NotInHand);
        }
        let may = self.mover(card).is_some() || self.time_up() == Some(card);
        may.then_some(()).ok_or(NotInHand)
    }

    fn play_steps(&mut self, card: u8, steps: &mut impl Extend<Step>) {
        if card == LOWEST {
            for seat in self.late().iter() {
                let lowest = self.hands[seat.index()].iter().min().copied();
                self.play_steps(lowest.unwrap_or(LOWEST), steps);
            }
            return;
        }
        let Some(seat) = self.mover(card) else { return };
        self.hands[seat.index()].retain(|held| *held != card);
        self.played.push((seat, card));
        steps.extend([Step::Played(seat, card)]);
        if let Some(winner) = self.trick_winner() {
            self.points[winner] += 1;
            steps.extend([Step::Won(winner)]);
        }
    }

    fn seats(&self) -> SeatCount {
        self.points.seats()
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        (self.turn() == Turn::Over).then_some(self.points)
    }

    fn payoff_sum(&self) -> Option<i32> {
        Some(3)
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(9)
    }

    fn view(&self, seat: Seat) -> View {
        View {
            hand: self.hands[seat.index()].clone(),
            played: self.played.clone(),
            is_to_move: self.turn().has(seat),
        }
    }
}

impl Match for ToyMatch {
    type Round = Round;

    fn standing(&self) -> Standing {
        if self.finished.len() < self.rounds.into() {
            return Standing::Ongoing;
        }
        Standing::most_win(&self.totals())
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Round {
        let mut generator = self.seed.derive(self.finished.len() as u64).generator();
        Round::deal(self.seats(), &mut generator)
    }

    fn finish_round(&mut self, round: &Round) {
        self.finished.push(round.points);
    }

    fn totals(&self) -> BySeat<i32> {
        let total = |seat| self.finished.iter().map(|points| points[seat]).sum();
        BySeat::from_fn(self.seats, total)
    }
}

impl ToyMatch {
    pub(crate) fn new(seats: SeatCount, rounds: u8, seed: Seed) -> Self {
        Self {
            seed,
            rounds,
            seats,
            finished: Vec::new(),
        }
    }
}

impl TableGame for Round {
    type Match = ToyMatch;
    type DisplayState = DisplayState;

    fn move_text(card: u8) -> String {
        let is_long = Flaw::MoveIsTooLong.is_set();
        let length = if is_long { Word::MAX + 1 } else { 1 };
        format!("{card:0length$}")
    }

    fn parse_move(text: &str) -> Option<u8> {
        let card = text.parse().ok()?;
        let is_its_text = Flaw::MoveReadsTwoTexts.is_set() || Self::move_text(card) == text;
        (card <= PACK && is_its_text).then_some(card)
    }

    fn view_in_match(&self, _match_state: &ToyMatch, seat: Seat) -> View {
        let mut view = self.view(seat);
        if Flaw::ViewKnowsHand.is_set() {
            let others = self.seats().seats().filter(|other| *other != seat);
            let hands =
                others.filter_map(|other| Some((other, *self.hands[other.index()].first()?)));
            view.played.extend(hands);
        }
        view
    }

    fn display_state(record: &Record<ToyMatch>, viewer: Seat) -> DisplayState {
        let mut round = record.dealt().clone();
        let mut steps = Vec::new();
        for card in record.round_moves() {
            round.play_steps(*card, &mut steps);
        }
        DisplayState {
            viewer,
            view: round.view(viewer),
            steps,
        }
    }

    /// The table pauses after a trick.
    fn show_step(shown: &mut DisplayState, step: Step) -> Option<Pause> {
        shown.steps.push(step);
        match step {
            Step::Played(seat, card) => {
                shown.view.hand.retain(|held| *held != card);
                shown.view.played.push((seat, card));
                None
            }
            Step::Won(_) => Some(Pause::Trick),
        }
    }
}

impl fmt::Display for NotInHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the card is not in hand")
    }
}

impl core::error::Error for NotInHand {}
