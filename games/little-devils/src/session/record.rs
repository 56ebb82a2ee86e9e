//! The record of a match: its options and the cards played.

use core::fmt;

use crate::rules::{IllegalPlay, Match, Round, Step, Taken, View, points};
use cards::{BySeat, Card, Seat, Seed};
use game::{Game, Record};

use crate::session::{MatchOptions, Origin};

/// A match up to now: a [`Record`] of the game, with the names at the table, takebacks and origin.
///
/// Options and cards are all that is saved: hands, tricks, scores and whose turn it is follow by
/// replaying them. A takeback replays fewer cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRecord {
    options: MatchOptions,
    record: Record<Match>,
    takeback_used: bool,
    origin: Origin,
    /// The index in the record of the person's last decision.
    last_decision: Option<usize>,
}

/// Why cards cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// A card is illegal.
    IllegalPlay {
        /// The number of the card in the match, counting from 1.
        number: usize,
        /// Why it is illegal.
        reason: IllegalPlay,
    },
    /// The card with this number, counting from 1, comes after the end of the match.
    AfterTheEnd(usize),
}

impl MatchRecord {
    /// A match before its first card.
    #[must_use]
    pub fn new(options: MatchOptions) -> Self {
        Self {
            record: Record::new(Match::new(options.seats(), options.seed())),
            options,
            takeback_used: false,
            origin: Origin::Own,
            last_decision: None,
        }
    }

    /// Replays a match.
    ///
    /// # Errors
    /// The first illegal card.
    pub fn replay(options: MatchOptions, plays: &[Card]) -> Result<Self, ReplayError> {
        let mut record = Self::new(options);
        for (at, card) in plays.iter().enumerate() {
            if record.round().is_over() && !record.next_round() {
                return Err(ReplayError::AfterTheEnd(at + 1));
            }
            record
                .play(*card)
                .map_err(|reason| ReplayError::IllegalPlay {
                    number: at + 1,
                    reason,
                })?;
        }
        Ok(record)
    }

    /// The match before the person's last decision, marked as one with a takeback; `None` without a
    /// decision. A card is no decision if it was the only legal one, or if no devils were left.
    #[must_use]
    pub fn before_last_decision(&self) -> Option<Self> {
        self.back_to(self.last_decision?)
    }

    /// The same match, marked as one in which a card was taken back.
    #[must_use]
    pub fn with_takeback_used(self) -> Self {
        Self {
            takeback_used: true,
            ..self
        }
    }

    /// The same match with another name of the person.
    #[must_use]
    pub fn with_name(self, name: &str) -> Self {
        let options = self.options.with_name(name);
        Self { options, ..self }
    }

    /// The same match with another origin.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    /// Where the match comes from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether this match continues the other one: equal options, and at least the other's cards. Then
    /// the other one need not be saved separately.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        self.takeback_used == other.takeback_used
            && self.options == other.options
            && self.plays().starts_with(other.plays())
    }

    /// The number of the round on the table, counting from 1. It changes with the next deal, not with
    /// the last card.
    #[must_use]
    pub fn round_number(&self) -> usize {
        self.match_state().rounds().len() + usize::from(!self.round().is_over())
    }

    /// Whether the match is worth returning to: the person has played a card, and the match is not
    /// over. The deal of a day is over after its one round.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        let mut plays = self.round().plays();
        let rounds = self.match_state().rounds().len();
        let has_played = rounds > 0 || plays.any(|(seat, _)| seat == Seat::FIRST);
        let round = 9 * self.options.seats().size();
        let is_day = matches!(self.origin, Origin::Day(_)) && self.plays().len() == round;
        has_played && !is_day && !self.is_over()
    }

    /// Whether a card was taken back in this match.
    #[must_use]
    pub const fn takeback_used(&self) -> bool {
        self.takeback_used
    }

    /// Whether the person has made a decision that can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.last_decision.is_some()
    }

    /// Whether the person is to move, with a choice that matters.
    fn is_decision(&self) -> bool {
        self.round().to_move() == Some(Seat::FIRST)
            && self.round().legal().len() > 1
            && !self.nothing_at_stake()
    }

    /// Every round, the last perhaps unfinished, with the totals before it.
    #[must_use]
    pub fn rounds(&self) -> Vec<(Round, BySeat<u16>)> {
        let rounds = self.record.rounds().into_iter();
        rounds
            .map(|(before, round)| (round, before.totals()))
            .collect()
    }

    /// The match after its first `cards` cards, marked as one with a takeback; `None` if it has fewer.
    #[must_use]
    pub fn back_to(&self, cards: usize) -> Option<Self> {
        let before = self.plays().get(..cards)?;
        // Cannot fail: the cards were legal in this match.
        let replayed = Self::replay(self.options.clone(), before).ok()?;
        let mut replayed = replayed.with_takeback_used().with_origin(self.origin);
        replayed.next_round();
        Some(replayed)
    }

    /// The options of the match.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Every card of the match, in order; the players follow from the rules.
    #[must_use]
    pub fn plays(&self) -> &[Card] {
        self.record.moves()
    }

    /// The finished rounds and the totals.
    #[must_use]
    pub const fn match_state(&self) -> &Match {
        self.record.match_state()
    }

    /// The round on the table; finished until the next one is dealt.
    #[must_use]
    pub const fn round(&self) -> &Round {
        self.record.round()
    }

    /// The view of the player in a seat, with the totals of the match.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let totals = self.match_state().totals();
        self.round().view(seat).with_totals(totals)
    }

    /// The seed of the next card's choice: derived from the match's seed and the number of the card.
    #[must_use]
    pub fn decision_seed(&self) -> Seed {
        self.options.decision_seed(self.plays().len())
    }

    /// Plays a card if it is legal. Adds the round's devils to the totals if the round is over.
    ///
    /// # Errors
    /// The reason why the card may not be played. The match is unchanged.
    pub fn play(&mut self, card: Card) -> Result<Option<Taken>, IllegalPlay> {
        let is_decision = self.is_decision();
        let number = self.plays().len();
        let mut steps = Vec::new();
        self.record.play(card, &mut steps)?;
        if is_decision {
            self.last_decision = Some(number);
        }
        Ok(steps.into_iter().find_map(Step::taken))
    }

    /// Whether no devils are left in the unfinished round, neither in a hand nor on the table, so that
    /// the remaining cards do not matter. Every player can see this by counting.
    #[must_use]
    pub fn nothing_at_stake(&self) -> bool {
        let devils = self.round().position().devils().iter();
        let taken: u8 = devils.map(|(_, devils)| devils).sum();
        let in_play = points::devils_of(points::deck(self.options.seats()));
        !self.round().is_over() && taken == in_play
    }

    /// Plays the round to its end if nothing is left at stake: everybody their lowest legal card.
    /// Returns whether it did.
    pub fn finish(&mut self) -> bool {
        let finish = self.nothing_at_stake();
        while let Some(card) = self.round().legal().lowest().filter(|_| finish) {
            if self.play(card).is_err() {
                break;
            }
        }
        finish
    }

    /// Deals the next round if this one is over and the match is not. Returns whether it did.
    pub fn next_round(&mut self) -> bool {
        self.record.next_round()
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.is_over()
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalPlay { number, reason } => {
                write!(f, "card {number} of the match: {reason}")
            }
            Self::AfterTheEnd(number) => write!(f, "card {number} is after the end of the match"),
        }
    }
}

impl core::error::Error for ReplayError {}
