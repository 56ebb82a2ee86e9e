//! The typed rules of a game behind the seam.

use core::any::Any;

use cards::{BySeat, Seat, SeatCount, Seed};
use game::{Match, Record, Standing, Turn, Word};

use crate::any_match::{AnyDisplay, AnyMatch, Refusal, Steps};
use crate::{Pause, TableGame};

/// A match before its first move, as the session knows it.
#[must_use]
pub fn erase<G: TableGame>(start: G::Match) -> Box<dyn AnyMatch> {
    erase_record::<G>(Record::new(start))
}

/// A match in progress, as the session knows it.
#[must_use]
pub fn erase_record<G: TableGame>(record: Record<G::Match>) -> Box<dyn AnyMatch> {
    Box::new(Erased::<G>::new(record))
}

/// The record of a match of this game; `None` if it is a match of another one.
#[must_use]
pub fn record_of<G: TableGame>(any: &dyn AnyMatch) -> Option<&Record<G::Match>> {
    let any: &dyn Any = any;
    Some(&any.downcast_ref::<Erased<G>>()?.record)
}

/// A match of a game with typed rules.
#[derive(Clone)]
struct Erased<G: TableGame> {
    record: Record<G::Match>,
    /// The moves of the record as words.
    words: Vec<Word>,
}

/// A position of such a match, and the steps that it does not show yet, the next one last.
#[derive(Clone)]
struct Display<G: TableGame> {
    state: G::DisplayState,
    steps: Vec<G::Step>,
}

impl<G: TableGame> Erased<G> {
    fn new(record: Record<G::Match>) -> Self {
        let words = record.moves().iter().map(|mv| G::word(*mv)).collect();
        Self { record, words }
    }

    fn round(&self) -> &G {
        self.record.round()
    }
}

impl<G: TableGame> AnyMatch for Erased<G> {
    fn moves_at_once(&self) -> bool {
        G::MOVES_AT_ONCE
    }

    fn day_is_one_round(&self) -> bool {
        G::DAY_IS_ONE_ROUND
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyMatch) -> bool {
        // The rest of a record follows from these.
        let other_record = record_of::<G>(other);
        other_record.is_some_and(|record| {
            record.start() == self.record.start()
                && record.round_number() == self.record.round_number()
                && record.given_deals() == self.record.given_deals()
                && other.moves() == self.words
        })
    }

    fn restarted(&self) -> Box<dyn AnyMatch> {
        erase::<G>(self.record.start().clone())
    }

    fn back_to(&self, moves: usize) -> Option<Box<dyn AnyMatch>> {
        Some(erase_record::<G>(self.record.back_to(moves)?))
    }

    fn seats(&self) -> SeatCount {
        self.record.start().seats()
    }

    fn seed(&self) -> Seed {
        self.record.start().seed()
    }

    fn moves(&self) -> &[Word] {
        &self.words
    }

    fn round_moves(&self) -> usize {
        self.record.round_moves().len()
    }

    fn round_number(&self) -> usize {
        self.record.round_number()
    }

    fn totals(&self) -> BySeat<i32> {
        self.record.match_state().totals()
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        self.round().payoffs()
    }

    fn standing(&self) -> Standing {
        self.record.match_state().standing()
    }

    fn has_given_deals(&self) -> bool {
        !self.record.given_deals().is_empty()
    }

    fn is_same_deal(&self, other: &dyn AnyMatch) -> bool {
        let other = record_of::<G>(other);
        other.is_some_and(|other| other.dealt() == self.record.dealt())
    }

    fn has_same_deals(&self, other: &dyn AnyMatch) -> bool {
        let other = record_of::<G>(other);
        other.is_some_and(|other| other.given_deals() == self.record.given_deals())
    }

    fn turn(&self) -> Turn {
        self.round().turn()
    }

    fn legal(&self) -> Vec<Word> {
        // They are few and mostly in order. The sort of the library would be 3 kB of every first match.
        let mut legal: Vec<G::Move> = Vec::new();
        for mv in self.round().legal() {
            let place = legal.partition_point(|other| *other < mv);
            legal.insert(place, mv);
        }
        legal.into_iter().map(G::word).collect()
    }

    fn legal_of(&self, seat: Seat) -> Vec<Word> {
        let legal = self.round().legal_of(seat);
        legal.into_iter().map(G::word).collect()
    }

    fn has_choice(&self, seat: Seat) -> bool {
        if G::MOVES_AT_ONCE {
            return self.round().legal_of(seat).into_iter().nth(1).is_some();
        }
        self.round().legal().into_iter().nth(1).is_some()
    }

    fn is_move(&self, mv: Word) -> bool {
        G::parse_move(mv.as_str()).is_some()
    }

    fn is_legal(&self, mv: Word) -> bool {
        let mv = G::parse_move(mv.as_str());
        mv.is_some_and(|mv| self.round().is_legal(mv))
    }

    fn mover(&self, mv: Word) -> Option<Seat> {
        self.round().mover(G::parse_move(mv.as_str())?)
    }

    fn draw(&self) -> Option<Word> {
        self.record.draw().map(G::word)
    }

    fn time_up(&self) -> Option<Word> {
        self.round().time_up().map(G::word)
    }

    fn claim_move(&self) -> Option<Word> {
        self.round().claim_move().map(G::word)
    }

    fn is_mid_turn(&self) -> bool {
        self.round().is_mid_turn()
    }

    fn play(&mut self, word: Word) -> Result<Steps, Refusal> {
        let mv = G::parse_move(word.as_str()).ok_or_else(|| Refusal::new(&"this is not a move"))?;
        let mut steps: Vec<G::Step> = Vec::new();
        let played = self.record.play(mv, &mut steps);
        played.map_err(|reason| Refusal::new(&reason))?;
        self.words.push(G::word(mv));
        Ok(Steps(Box::new(steps)))
    }

    fn next_round(&mut self) -> bool {
        self.record.next_round()
    }

    fn display(&self, viewer: Seat) -> Box<dyn AnyDisplay> {
        Box::new(Display::<G> {
            state: G::display_state(&self.record, viewer),
            steps: Vec::new(),
        })
    }
}

impl<G: TableGame> AnyDisplay for Display<G> {
    fn boxed(&self) -> Box<dyn AnyDisplay> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyDisplay) -> bool {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Self>();
        other.is_some_and(|other| other.state == self.state && other.steps == self.steps)
    }

    fn take_steps(&mut self, steps: Steps) {
        self.steps = steps.0.downcast().map(|steps| *steps).unwrap_or_default();
        self.steps.reverse();
    }

    fn show_next(&mut self, played: &dyn AnyMatch, viewer: Seat) -> Option<Pause> {
        let round = record_of::<G>(played)?.round();
        while let Some(step) = self.steps.pop() {
            let seen = round.seen_step(step, viewer);
            let pause = seen.and_then(|step| G::show_step(&mut self.state, step));
            if pause.is_some() {
                return pause;
            }
        }
        None
    }

    fn may_skip(&self) -> bool {
        G::may_skip(&self.state)
    }

    fn state(&self) -> &dyn Any {
        &self.state
    }
}
