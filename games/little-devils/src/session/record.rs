//! A match as what it follows from: its options and the cards played.

use core::fmt;

use crate::rules::{IllegalPlay, Match, Round, Standing, Taken, View, points};
use cards::{BySeat, Card, Seat, Seed};
use game::Game;

use crate::session::{MatchOptions, Origin};

/// A match up to now. All else (hands, tricks, scores, whose turn) follows by playing it again, so
/// that is all that needs to be kept; undoing is playing one card fewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRecord {
    options: MatchOptions,
    plays: Vec<Card>,
    match_state: Match,
    round: Round,
    takeback_used: bool,
    origin: Origin,
    /// The place in `plays` of the person's last decision.
    last_decision: Option<usize>,
}

/// Why cards are not a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// A card that the rules did not allow then.
    IllegalPlay {
        /// Which card of the match, counting from 1.
        number: usize,
        /// The rule.
        reason: IllegalPlay,
    },
    /// A card after the end of the match, counting from 1.
    AfterTheEnd(usize),
}

impl MatchRecord {
    /// A match before its first card.
    #[must_use]
    pub fn new(options: MatchOptions) -> Self {
        let match_state = Match::new(options.seats(), options.seed());
        Self {
            plays: Vec::new(),
            round: match_state.deal(),
            match_state,
            options,
            takeback_used: false,
            origin: Origin::Own,
            last_decision: None,
        }
    }

    /// Plays a match again.
    ///
    /// # Errors
    /// The first card that the rules do not allow.
    pub fn replay(options: MatchOptions, plays: &[Card]) -> Result<Self, ReplayError> {
        let mut record = Self::new(options);
        for (at, card) in plays.iter().enumerate() {
            if record.round.is_over() && !record.next_round() {
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

    /// The match as it stood when the person made their last decision, and a training match from
    /// then on; none if they have not made any yet. A card that was the only legal one, or played
    /// when nothing was left at stake, was no decision.
    #[must_use]
    pub fn before_last_decision(&self) -> Option<Self> {
        self.back_to(self.last_decision?)
    }

    /// The same match, marked as one in which something was taken back.
    #[must_use]
    pub fn with_takeback_used(self) -> Self {
        Self {
            takeback_used: true,
            ..self
        }
    }

    /// The same match, played by somebody of this name.
    #[must_use]
    pub fn with_name(self, name: &str) -> Self {
        let options = self.options.with_name(name);
        Self { options, ..self }
    }

    /// The same match, from elsewhere.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    /// Where the match comes from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether the match goes on where the other one stands: the same table, and at least the same
    /// cards. Then the other one need not be kept beside it.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        self.takeback_used == other.takeback_used
            && self.options == other.options
            && self.plays.starts_with(&other.plays)
    }

    /// The round on the table, counting from 1; after its last card still this one.
    #[must_use]
    pub fn round_number(&self) -> usize {
        self.match_state.rounds().len() + usize::from(!self.round.is_over())
    }

    /// Whether there is something to go back to: the person has played a card, and the match is not
    /// over. The deal of a day is one round: played, it has nothing left.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        let mut plays = self.round.plays();
        let rounds = self.match_state.rounds().len();
        let has_played = rounds > 0 || plays.any(|(seat, _)| seat == Seat::FIRST);
        let round = 9 * self.options.seats().size();
        let is_day = matches!(self.origin, Origin::Day(_)) && self.plays.len() == round;
        has_played && !is_day && !self.is_over()
    }

    /// Whether something was taken back in this match.
    #[must_use]
    pub const fn takeback_used(&self) -> bool {
        self.takeback_used
    }

    /// Whether the person has made a decision that could be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.last_decision.is_some()
    }

    /// Whether the person is to play, has a choice, and it matters what they choose.
    fn is_decision(&self) -> bool {
        self.round.to_move() == Some(Seat::FIRST)
            && self.round.legal().len() > 1
            && !self.nothing_at_stake()
    }

    /// Every round as far as it was played, with the totals before it.
    #[must_use]
    pub fn rounds(&self) -> Vec<(Round, BySeat<u16>)> {
        let mut replayed = Self::new(self.options.clone());
        let mut rounds = Vec::new();
        for card in &self.plays {
            if replayed.round.is_over() {
                rounds.push((replayed.round.clone(), replayed.totals_before()));
                replayed.next_round();
            }
            // The card was legal when it was played first.
            let _ = replayed.play(*card);
        }
        rounds.push((replayed.round.clone(), replayed.totals_before()));
        rounds
    }

    /// The totals with which the players came to the round on the table.
    fn totals_before(&self) -> BySeat<u16> {
        let mut totals = self.match_state.totals();
        if self.round.is_over() {
            for (seat, devils) in self.round.position().devils().iter() {
                totals[seat] -= u16::from(*devils);
            }
        }
        totals
    }

    /// The match as it stood after so many of its cards, and a training match from then on; none if
    /// there are not so many.
    #[must_use]
    pub fn back_to(&self, cards: usize) -> Option<Self> {
        let before = self.plays.get(..cards)?;
        // The cards were legal when they were played first.
        let replayed = Self::replay(self.options.clone(), before).ok()?;
        let mut replayed = replayed.with_takeback_used().with_origin(self.origin);
        replayed.next_round();
        Some(replayed)
    }

    /// What the match was set up with.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Every card of the match in order; whose they are follows.
    #[must_use]
    pub fn plays(&self) -> &[Card] {
        &self.plays
    }

    /// The rounds that are over, and the totals.
    #[must_use]
    pub const fn match_state(&self) -> &Match {
        &self.match_state
    }

    /// The round on the table; over when all its tricks are taken and no other has been dealt.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// What the player in a seat knows now, the totals of the match included.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.round.view(seat).with_totals(self.match_state.totals())
    }

    /// What a bot's random choices follow from now: the match's seed and the number of the card.
    #[must_use]
    pub fn decision_seed(&self) -> Seed {
        self.options.decision_seed(self.plays.len())
    }

    /// Plays a card if it is legal; the round's devils count when it was the last.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed.
    pub fn play(&mut self, card: Card) -> Result<Option<Taken>, IllegalPlay> {
        let is_decision = self.is_decision();
        let taken = self.round.try_play(card)?;
        if is_decision {
            self.last_decision = Some(self.plays.len());
        }
        self.plays.push(card);
        if self.round.is_over() {
            self.match_state.add_round(*self.round.position().devils());
        }
        Ok(taken)
    }

    /// Whether no devil is left in the round under way, neither in a hand nor on the table: then it
    /// does not matter any more who plays what. Everybody at the table can count as much.
    #[must_use]
    pub fn nothing_at_stake(&self) -> bool {
        let devils = self.round.position().devils().iter();
        let taken: u8 = devils.map(|(_, devils)| devils).sum();
        let in_play = points::devils_of(points::deck(self.options.seats()));
        !self.round.is_over() && taken == in_play
    }

    /// Plays the round out, everybody their lowest legal card, if nothing is left at stake; says
    /// whether it did.
    pub fn finish(&mut self) -> bool {
        let finish = self.nothing_at_stake();
        while let Some(card) = self.round.legal().lowest().filter(|_| finish) {
            if self.play(card).is_err() {
                break;
            }
        }
        finish
    }

    /// Deals the next round, if this one is over and the match is not; says whether it did.
    pub fn next_round(&mut self) -> bool {
        let continues = self.round.is_over() && self.match_state.standing() == Standing::Ongoing;
        if continues {
            self.round = self.match_state.deal();
        }
        continues
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.match_state.standing() != Standing::Ongoing
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
