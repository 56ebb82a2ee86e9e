//! The record of a match: its start and the moves played.

use core::fmt;

use cards::derivations;

use crate::{Game, Match, Standing, Turn};

/// A move of a match.
pub type MatchMove<M> = <<M as Match>::Round as Game>::Move;

/// Why a move of a match is refused.
type Refusal<M> = <<M as Match>::Round as Game>::IllegalPlay;

/// A match up to now. Its start and the moves are all that is saved, outcomes of chance included: the
/// rest follows by replaying them.
///
/// A finished round stays on the table until [`Record::next_round`] deals the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<M: Match> {
    start: M,
    moves: Vec<MatchMove<M>>,
    match_state: M,
    round_number: usize,
    round: M::Round,
    /// The round as dealt.
    dealt: M::Round,
    /// The number of moves before the round.
    moves_before: usize,
    /// Deals that do not follow from the seed, by the number of their round, ascending.
    given: Vec<(usize, M::Round)>,
}

/// Why moves cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError<E> {
    /// A move is illegal.
    IllegalPlay {
        /// The number of the move in the match, counting from 1.
        number: usize,
        /// Why it is illegal.
        reason: E,
    },
    /// The move with this number, counting from 1, comes after the end of the match.
    AfterTheEnd(usize),
}

impl<M: Match> Record<M> {
    /// A match before its first move.
    #[must_use]
    pub fn new(start: M) -> Self {
        Self::with_given(start, Vec::new())
    }

    fn with_given(start: M, given: Vec<(usize, M::Round)>) -> Self {
        let dealt = deal(&given, 1, &start);
        Self {
            moves: Vec::new(),
            round: dealt.clone(),
            dealt,
            match_state: start.clone(),
            round_number: 1,
            moves_before: 0,
            given,
            start,
        }
    }

    /// Replays a match. Deals a round when there is a move for it.
    ///
    /// # Errors
    /// The first illegal move.
    pub fn replay(start: M, moves: &[MatchMove<M>]) -> Result<Self, ReplayError<Refusal<M>>> {
        Self::new(start).replayed(moves)
    }

    /// The same match with another deal of a round, which does not follow from the seed: one that was
    /// drawn elsewhere, or one in which the cards that a player cannot see lie somewhere else. The moves
    /// are played again on it. A later round waits for its turn.
    ///
    /// `None` if a move is not legal then, or if the round or the match would end elsewhere.
    #[must_use]
    pub fn with_deal(mut self, round_number: usize, dealt: M::Round) -> Option<Self> {
        self.given.retain(|(number, _)| *number != round_number);
        let place = self
            .given
            .partition_point(|(number, _)| *number < round_number);
        self.given.insert(place, (round_number, dealt.clone()));
        if round_number > self.round_number {
            return Some(self);
        }
        if round_number == self.round_number && !self.is_round_over() {
            self.round = dealt.clone();
            self.dealt = dealt;
            for mv in self.moves.get(self.moves_before..)? {
                self.round = self.round.play(*mv).ok()?;
            }
            return (!self.is_round_over()).then_some(self);
        }
        let mut replayed = self.restarted().replayed(&self.moves).ok()?;
        if replayed.round_number < self.round_number {
            replayed.next_round();
        }
        let agrees = replayed.round_number == self.round_number
            && replayed.is_round_over() == self.is_round_over();
        agrees.then_some(replayed)
    }

    /// The match after its first `moves` moves, with the next round dealt if that is the end of a
    /// round; `None` if it has fewer moves.
    #[must_use]
    pub fn back_to(&self, moves: usize) -> Option<Self> {
        // Cannot fail: the moves were legal in this match.
        let mut record = self.restarted().replayed(self.moves.get(..moves)?).ok()?;
        record.next_round();
        Some(record)
    }

    /// The deals that do not follow from the seed, by the number of their round, ascending.
    #[must_use]
    pub fn given_deals(&self) -> &[(usize, M::Round)] {
        &self.given
    }

    /// The match before its first round.
    #[must_use]
    pub const fn start(&self) -> &M {
        &self.start
    }

    /// Every move of the match, in order, outcomes of chance included.
    #[must_use]
    pub fn moves(&self) -> &[MatchMove<M>] {
        &self.moves
    }

    /// The match after its finished rounds.
    #[must_use]
    pub const fn match_state(&self) -> &M {
        &self.match_state
    }

    /// The round on the table; finished until the next one is dealt.
    #[must_use]
    pub const fn round(&self) -> &M::Round {
        &self.round
    }

    /// The round on the table as it was dealt, before its first move.
    #[must_use]
    pub const fn dealt(&self) -> &M::Round {
        &self.dealt
    }

    /// The moves of the round on the table.
    #[must_use]
    pub fn round_moves(&self) -> &[MatchMove<M>] {
        self.moves.get(self.moves_before..).unwrap_or_default()
    }

    /// The number of the round on the table, counting from 1. It changes with the next deal, not with
    /// the last move of a round.
    #[must_use]
    pub const fn round_number(&self) -> usize {
        self.round_number
    }

    /// Every round that has a move, the last perhaps unfinished, with the match before it. The first
    /// round is there even without a move.
    #[must_use]
    pub fn rounds(&self) -> Vec<(M, M::Round)> {
        let mut replayed = self.restarted();
        let mut before = self.start.clone();
        let mut rounds = Vec::new();
        for mv in &self.moves {
            if replayed.is_round_over() {
                rounds.push((before, replayed.round.clone()));
                before = replayed.match_state.clone();
                replayed.next_round();
            }
            // Cannot fail: the move was legal in this match.
            let _ = replayed.play(*mv, &mut crate::Ignore);
        }
        rounds.push((before, replayed.round));
        rounds
    }

    /// Plays a move if it is legal, and appends its steps to `steps`. Adds the round to the match if
    /// this was its last move.
    ///
    /// # Errors
    /// The reason why the move is refused. The record is unchanged.
    pub fn play(
        &mut self,
        mv: MatchMove<M>,
        steps: &mut impl Extend<<M::Round as Game>::Step>,
    ) -> Result<(), Refusal<M>> {
        self.round.check(mv)?;
        self.round.play_steps(mv, steps);
        self.moves.push(mv);
        if self.is_round_over() {
            self.match_state.finish_round(&self.round);
        }
        Ok(())
    }

    /// The outcome of chance that comes next; `None` unless it is chance's turn. It follows from the
    /// seed and the number of moves, so taking moves back does not change it.
    #[must_use]
    pub fn draw(&self) -> Option<MatchMove<M>> {
        if self.round.turn() != Turn::Chance {
            return None;
        }
        let number = derivations::CHANCE + self.moves.len() as u64;
        let seed = self.match_state.seed().derive(number);
        self.round.draw(&mut seed.generator())
    }

    /// Deals the next round if this one is over and the match is not. Returns whether it did.
    pub fn next_round(&mut self) -> bool {
        let continues = self.is_round_over() && !self.is_over();
        if continues {
            self.round_number += 1;
            self.dealt = deal(&self.given, self.round_number, &self.match_state);
            self.round = self.dealt.clone();
            self.moves_before = self.moves.len();
        }
        continues
    }

    /// Whether the round on the table is over.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.round.turn() == Turn::Over
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.match_state.standing() != Standing::Ongoing
    }

    /// The match before its first move, with the deals that were given.
    fn restarted(&self) -> Self {
        Self::with_given(self.start.clone(), self.given.clone())
    }

    /// Plays all moves of a match from here on, and deals a round when there is a move for it.
    fn replayed(mut self, moves: &[MatchMove<M>]) -> Result<Self, ReplayError<Refusal<M>>> {
        for (mv, number) in moves.iter().zip(1..) {
            if self.is_round_over() && !self.next_round() {
                return Err(ReplayError::AfterTheEnd(number));
            }
            self.play(*mv, &mut crate::Ignore)
                .map_err(|reason| ReplayError::IllegalPlay { number, reason })?;
        }
        Ok(self)
    }
}

/// The deal that was given for a round; else the one that follows from the seed.
fn deal<M: Match>(given: &[(usize, M::Round)], round_number: usize, match_state: &M) -> M::Round {
    let found = given.iter().find(|(number, _)| *number == round_number);
    found.map_or_else(|| match_state.deal(), |(_, dealt)| dealt.clone())
}

impl<E: fmt::Display> fmt::Display for ReplayError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalPlay { number, reason } => write!(f, "move {number}: {reason}"),
            Self::AfterTheEnd(number) => write!(f, "move {number} is after the end of the match"),
        }
    }
}

impl<E: core::error::Error> core::error::Error for ReplayError<E> {}
