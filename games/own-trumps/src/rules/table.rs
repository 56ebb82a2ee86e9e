//! The table: all that everybody sees of a position.

use core::fmt;

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Seat, SeatCount};

use crate::rules::{Decision, Decisions, MAX_DECISIONS, Pile, TakeReason, Trumps, beating};

/// The open part of a position: the trump suits, the pile, whose turn it is, and who is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) trumps: Trumps,
    /// Whether a player may take although they could beat.
    pub may_take: bool,
    /// The pile.
    pub pile: Pile,
    pub(crate) turn: Seat,
    /// Whether the player to move has beaten the top card and must play a second card.
    pub is_second: bool,
    /// The number of decisions so far, 0 to [`MAX_DECISIONS`].
    pub decisions: u16,
    /// The place in which each seat went out, counting from 1; 0 while it has cards.
    pub(crate) places: BySeat<u8>,
    /// The end of the round; `None` before it.
    pub ending: Option<Ending>,
}

/// The end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player is the last one with cards (rule 7).
    Lost(Seat),
    /// The last player has one card, which would beat the top card (rule 7).
    Drawn,
    /// The last decision that rule 8 allows did not end the round: it is drawn.
    LimitReached,
}

/// The rule that forbids a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPlay {
    /// The round is over.
    Over,
    /// The player does not hold the card.
    NotInHand(PlayingCard),
    /// The card does not beat the top card.
    DoesNotBeat {
        /// The card.
        card: PlayingCard,
        /// The top card.
        top: PlayingCard,
    },
    /// There is nothing to take: the player must lead.
    NothingToTake,
    /// The player has beaten the top card and must play a second card.
    SecondCard,
    /// Who can beat the top card may not take, without the option *may take*.
    CanBeat {
        /// The top card.
        top: PlayingCard,
    },
}

impl Table {
    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.trumps.seats()
    }

    /// The trump suit of a player.
    #[inline]
    #[must_use]
    pub const fn trump(&self, seat: Seat) -> Suit {
        self.trumps.suit(seat)
    }

    /// The cards of the pile as a set.
    #[must_use]
    pub fn pile_set(&self) -> PlayingCardSet {
        self.pile.as_slice().iter().copied().collect()
    }

    /// The player to move; `None` when the round is over.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ending.is_none().then_some(self.turn)
    }

    /// The players without cards, in the order in which they went out.
    pub fn out(&self) -> impl Iterator<Item = Seat> {
        let places = 1..=self.seats().get();
        let at = |place| {
            self.seats()
                .seats()
                .find(|seat| self.places[*seat] == place)
        };
        places.filter_map(at)
    }

    /// The number of cards that the player to move would take, and why; `None` if they must play a card.
    #[must_use]
    pub fn take(&self) -> Option<(usize, TakeReason)> {
        let seat = self.to_move().filter(|_| !self.is_second)?;
        let reason = TakeReason::new(self.pile.top()?, self.trump(seat));
        Some((reason.cards(self.pile.len()), reason))
    }

    /// The legal decisions of the player to move, who has this hand; none when the round is over.
    #[inline]
    #[must_use]
    pub fn legal(&self, hand: PlayingCardSet) -> Decisions {
        let top = self.pile.top().filter(|_| !self.is_second);
        match (self.ending, top) {
            (Some(_), _) => Decisions::default(),
            (None, None) => Decisions {
                cards: hand,
                take: false,
            },
            (None, Some(top)) => {
                let cards = beating(hand, top, self.trump(self.turn));
                let take = self.may_take || cards.is_empty();
                Decisions { cards, take }
            }
        }
    }

    /// Checks a decision of the player to move, who has this hand.
    pub(super) fn check(
        &self,
        hand: PlayingCardSet,
        decision: Decision,
    ) -> Result<(), IllegalPlay> {
        if self.legal(hand).contains(decision) {
            return Ok(());
        }
        Err(match (decision, self.pile.top()) {
            _ if self.ending.is_some() => IllegalPlay::Over,
            (Decision::Card(card), _) if !hand.contains(card) => IllegalPlay::NotInHand(card),
            (Decision::Card(card), Some(top)) => IllegalPlay::DoesNotBeat { card, top },
            (Decision::Take, Some(_)) if self.is_second => IllegalPlay::SecondCard,
            (Decision::Take, Some(top)) => IllegalPlay::CanBeat { top },
            (_, None) => IllegalPlay::NothingToTake,
        })
    }

    /// Ends the round after [`MAX_DECISIONS`], unless it is over already.
    #[inline]
    pub(super) fn count_decision(&mut self) {
        self.decisions += 1;
        if self.decisions == MAX_DECISIONS {
            self.ending = self.ending.or(Some(Ending::LimitReached));
        }
    }
}

impl Ending {
    /// The loser; `None` if the round is drawn.
    #[must_use]
    pub const fn loser(self) -> Option<Seat> {
        match self {
            Self::Lost(seat) => Some(seat),
            Self::Drawn | Self::LimitReached => None,
        }
    }
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the deal is over"),
            Self::NotInHand(card) => write!(f, "the {card} is not in hand"),
            Self::DoesNotBeat { card, top } => write!(f, "the {card} does not beat the {top}"),
            Self::NothingToTake => f.write_str("the pile is empty, so a card must be led"),
            Self::SecondCard => f.write_str("after beating, a second card must be played"),
            Self::CanBeat { top } => {
                write!(f, "the {top} can be beaten, so no cards may be taken")
            }
        }
    }
}

impl core::error::Error for IllegalPlay {}
