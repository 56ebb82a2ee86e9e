//! The record of a match at a table: its options and the moves played.

mod replay;

use cards::{Seat, Seed};
use game::Word;

use crate::any_match::{AnyMatch, Refusal, Steps};
use crate::{MatchOptions, Origin};

/// A match up to now: a [`game::Record`], with the players at the table, takebacks and origin.
///
/// Options and moves are all that is saved: everything else follows by replaying them. A takeback
/// replays fewer moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRecord {
    options: MatchOptions,
    record: Box<dyn AnyMatch>,
    takeback_used: bool,
    origin: Origin,
    /// Whether a person at this device has moved.
    has_played: bool,
    /// The number of moves before the last decision of a person at this device.
    last_decision: Option<usize>,
    /// The number of moves of the first round, once it is over.
    first_round: Option<usize>,
}

impl MatchRecord {
    /// A match before its first move.
    #[must_use]
    pub fn new(options: MatchOptions) -> Self {
        Self {
            record: options.start().boxed(),
            options,
            takeback_used: false,
            origin: Origin::Own,
            has_played: false,
            last_decision: None,
            first_round: None,
        }
    }

    /// The match before the last decision of a person at this device, marked as one with a takeback;
    /// `None` unless there is one to take back. A move is no decision if it was the only legal one, or
    /// if nothing was at stake.
    ///
    /// It is not marked if that decision was the last move and its turn goes on
    /// ([`TableGame::is_mid_turn`](crate::TableGame::is_mid_turn)): the person has learned nothing since.
    #[must_use]
    pub fn before_last_decision(&self) -> Option<Self> {
        let moves = self.last_decision.filter(|_| self.can_undo())?;
        let is_same_turn = self.record.is_mid_turn() && moves + 1 == self.moves().len();
        // Cannot fail: the moves were legal in this match, and its deals follow from the seed.
        let before = Self::replay(self.options.clone(), self.moves().get(..moves)?).ok()?;
        let mut before = before.with_origin(self.origin);
        before.next_round();
        Some(Self {
            takeback_used: self.takeback_used || !is_same_turn,
            ..before
        })
    }

    /// The same match, marked as one in which a move was taken back.
    #[must_use]
    pub fn with_takeback_used(self) -> Self {
        Self {
            takeback_used: true,
            ..self
        }
    }

    /// The same match with another name of the person in a seat.
    #[must_use]
    pub fn with_name(self, seat: Seat, name: &str) -> Self {
        let options = self.options.with_name(seat, name);
        Self { options, ..self }
    }

    /// The same match with another origin.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    /// The same match with other options for the same start. Decisions are counted as if the players
    /// had sat there from the beginning, as they are when the match is loaded from a save. `None` if deals
    /// were given: such a match comes from elsewhere, with its players ([`Self::from_match`]).
    pub(crate) fn with_options(&self, options: MatchOptions) -> Option<Self> {
        if self.record.has_given_deals() {
            return None;
        }
        // Cannot fail: the moves were legal in this match.
        let replayed = Self::replay(options, self.moves()).ok()?;
        Some(Self {
            record: self.record.clone(),
            takeback_used: self.takeback_used,
            origin: self.origin,
            ..replayed
        })
    }

    /// The options of the match.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Where the match comes from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether a move was taken back in this match.
    #[must_use]
    pub const fn takeback_used(&self) -> bool {
        self.takeback_used
    }

    /// Whether a person at this device has made a decision that can be taken back. None can at a table
    /// with people at other devices, who have seen it: such a match has deals that were given.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let is_own = !self.record.has_given_deals() && !self.options.is_online();
        is_own && self.last_decision.is_some()
    }

    /// The last decision of a person at this device; `None` if they have made none.
    #[must_use]
    pub fn last_decision(&self) -> Option<Word> {
        self.moves().get(self.last_decision?).copied()
    }

    /// The number of moves before the last decision of a person at this device.
    pub(crate) const fn last_decision_number(&self) -> Option<usize> {
        self.last_decision
    }

    /// Whether this match continues the other one: equal options, and at least the other's moves. Then
    /// the other one need not be saved separately.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        self.takeback_used == other.takeback_used
            && self.options == other.options
            && self.moves().starts_with(other.moves())
    }

    /// Whether the match is worth returning to: a person at this device has moved, and the match is not
    /// over. The deal of a day may be over after its one round ([`TableGame::DAY_IS_ONE_ROUND`](crate::TableGame::DAY_IS_ONE_ROUND)).
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        let is_day = self.record.day_is_one_round() && self.origin.day().is_some();
        let has_one_round = self.first_round == Some(self.moves().len());
        self.has_played && !self.is_over() && !(is_day && has_one_round)
    }

    /// The match, without the people at the table.
    #[must_use]
    pub fn any(&self) -> &dyn AnyMatch {
        &*self.record
    }

    /// Every move of the match, in order, outcomes of chance included; the players follow from the
    /// rules.
    #[must_use]
    pub fn moves(&self) -> &[Word] {
        self.record.moves()
    }

    /// The number of the round on the table, counting from 1. It changes with the next deal, not with
    /// the last move of a round.
    #[must_use]
    pub fn round_number(&self) -> usize {
        self.record.round_number()
    }

    /// The seed of the next move's choice: derived from the match's seed and the number of the move.
    #[must_use]
    pub fn decision_seed(&self) -> Seed {
        self.options.decision_seed(self.moves().len())
    }

    /// Plays a move if it is legal, and returns its steps. Adds the round to the match if this was its
    /// last move.
    ///
    /// # Errors
    /// The reason why the move is refused. The match is unchanged.
    pub fn play(&mut self, mv: Word) -> Result<Steps, Refusal> {
        let number = self.moves().len();
        let mover = self.record.mover(mv);
        let own = mover.filter(|seat| self.options.is_here(*seat));
        let is_own = own.is_some();
        let is_decision =
            own.is_some_and(|seat| !self.is_forced(seat) && self.record.claim_move().is_none());
        let steps = self.record.play(mv)?;
        self.has_played |= is_own;
        if is_decision {
            self.last_decision = Some(number);
        }
        if self.is_round_over() {
            self.first_round = self.first_round.or(Some(self.moves().len()));
        }
        Ok(steps)
    }

    /// Whether a player who is to move has one legal move only.
    pub(crate) fn is_forced(&self, seat: Seat) -> bool {
        !self.record.has_choice(seat)
    }

    /// Plays out a round in which nothing is at stake. Returns whether there was such a round.
    pub fn claim(&mut self) -> bool {
        let before = self.moves().len();
        while let Some(mv) = self.record.claim_move() {
            if self.play(mv).is_err() {
                break;
            }
        }
        self.moves().len() > before
    }

    /// Deals the next round if this one is over and the match is not. Returns whether it did.
    pub fn next_round(&mut self) -> bool {
        self.record.next_round()
    }

    /// Whether the round on the table has no move yet.
    #[must_use]
    pub fn is_before_round(&self) -> bool {
        self.record.round_moves() == 0
    }

    /// Whether the round on the table is over.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.record.is_round_over()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.is_over()
    }
}
