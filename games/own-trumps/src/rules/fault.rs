//! Faults of untrusted rounds and matches.

use core::fmt;

use cards::french::{ParsePlayingCardError, PlayingCard, PlayingCardSet, Suit};
use cards::{ParseSeatCountError, ParseSeatError, Seat, SeatCount};

use crate::rules::{IllegalPlay, MAX_DEALS, ParseDecisionError};

/// Every fault of an untrusted round or match; at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted round or match. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not 2 to 4 players.
    Players(ParseSeatCountError),
    /// The leader does not exist.
    Leader(ParseSeatError),
    /// Not one trump suit for each player.
    Trumps {
        /// The number of players.
        seats: SeatCount,
        /// The number of suits.
        given: usize,
    },
    /// Not one hand for each player.
    Hands {
        /// The number of players.
        seats: SeatCount,
        /// The number of hands.
        given: usize,
    },
    /// A trump suit is none of S, C, D and H. Long texts are cut off.
    NotASuit(String),
    /// Two players have the same trump suit.
    TrumpTwice(Suit),
    /// A text in a hand is not a card.
    NotACard {
        /// The hand's seat.
        seat: usize,
        /// The text.
        card: ParsePlayingCardError,
    },
    /// A card in a hand is below the six.
    NotInPack {
        /// The hand's seat.
        seat: usize,
        /// The card.
        card: PlayingCard,
    },
    /// A card occurs a second time.
    CardTwice {
        /// The seat of the hand in which it occurs the second time.
        seat: usize,
        /// The card.
        card: PlayingCard,
    },
    /// Cards of the pack are in no hand.
    Missing(PlayingCardSet),
    /// A hand has no cards.
    EmptyHand(usize),
    /// A decision is wrong. Later ones are not checked.
    Decision {
        /// The number of the decision, counting from 1.
        number: usize,
        /// Its fault.
        fault: DecisionFault,
    },
    /// Not 1 to [`MAX_DEALS`] deals in a match.
    Deals(i64),
    /// A mirror deal is for two players.
    MirrorPlayers(SeatCount),
    /// In a mirror deal the second player does not have the mirror suit.
    MirrorTrump {
        /// The mirror suit of the first player's.
        expected: Suit,
    },
}

/// The fault of one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecisionFault {
    /// It is neither a card nor "take".
    NotADecision(ParseDecisionError),
    /// It comes after the end of the round.
    AfterTheEnd,
    /// The rules forbid it.
    IllegalPlay {
        /// The player to move.
        seat: Seat,
        /// The rule.
        reason: IllegalPlay,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(fault) => fault.fmt(f),
            Self::Leader(fault) => write!(f, "leader: {fault}"),
            Self::Hands { given, seats } => write!(f, "{given} hands for {seats:?} players"),
            Self::Trumps { given, seats } => {
                write!(f, "{given} trump suits for {seats:?} players")
            }
            Self::NotASuit(text) => write!(f, "trumps: {text:?} is none of S, C, D and H"),
            Self::TrumpTwice(suit) => {
                write!(f, "trumps: two players have the suit {}", suit.letter())
            }
            Self::NotACard { seat, card } => write!(f, "the hand of seat {seat}: {card}"),
            Self::NotInPack { seat, card } => {
                write!(f, "the hand of seat {seat}: the {card} is not in the pack")
            }
            Self::CardTwice { seat, card } => {
                write!(
                    f,
                    "the hand of seat {seat}: the {card} has been dealt already"
                )
            }
            Self::Missing(cards) => write!(f, "not dealt: {}", list(*cards)),
            Self::EmptyHand(seat) => write!(f, "the hand of seat {seat} is empty"),
            Self::Decision { number, fault } => write!(f, "decision {number}: {fault}"),
            Self::Deals(deals) => write!(f, "{deals} deals: a match has 1 to {MAX_DEALS}"),
            Self::MirrorPlayers(seats) => {
                write!(f, "a mirror deal is for 2 players, not {seats:?}")
            }
            Self::MirrorTrump { expected } => write!(
                f,
                "in a mirror deal the second trump suit is {}",
                expected.letter()
            ),
        }
    }
}

impl fmt::Display for DecisionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotADecision(fault) => fault.fmt(f),
            Self::AfterTheEnd => f.write_str("the deal is over"),
            Self::IllegalPlay { seat, reason } => write!(f, "seat {seat:?}: {reason}"),
        }
    }
}

/// Writes cards with spaces between them.
fn list(cards: PlayingCardSet) -> String {
    let texts: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    texts.join(" ")
}
