//! Faults of untrusted rounds, positions and views.

use core::fmt;

use cards::{Card, ParseCardError, ParseSeatCountError, ParseSeatError, Seat, SeatCount};

use crate::rules::IllegalPlay;

/// Every fault of an untrusted round, position or view; at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted round, position or view. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// A seat does not exist.
    Seat {
        /// Where the seat is named.
        place: Place,
        /// The number.
        seat: ParseSeatError,
    },
    /// The seat to move does not follow from the trick.
    Turn {
        /// The seat that follows from the trick.
        expected: Seat,
    },
    /// Not one hand for each player.
    Hands {
        /// The number of hands.
        given: usize,
        /// The number of players.
        seats: SeatCount,
    },
    /// A hand has the wrong size: not nine cards when dealt; later, the size does not agree with the
    /// other hands and the trick.
    HandSize {
        /// The hand's seat.
        seat: usize,
        /// The number of cards in it.
        cards: usize,
        /// The right number of cards.
        expected: usize,
    },
    /// The size of a viewer's hand does not agree with the tricks.
    ViewerHandSize {
        /// The number of cards in it.
        cards: usize,
        /// The right number of cards.
        expected: usize,
    },
    /// A number is not a card's.
    NotACard {
        /// Where the number is.
        place: Place,
        /// The number.
        card: ParseCardError,
    },
    /// A card is not in play with this number of players (rule 2.2).
    NotInPlay {
        /// Where the card is.
        place: Place,
        /// The card.
        card: Card,
        /// The number of players.
        seats: SeatCount,
    },
    /// A card occurs twice.
    Twice {
        /// Where the card is the second time.
        place: Place,
        /// The card.
        card: Card,
    },
    /// A play of a round is wrong. Later plays are not checked.
    Play {
        /// The number of the play, counting from 1.
        number: usize,
        /// Its fault.
        fault: PlayFault,
    },
    /// A round ends too early.
    Unfinished {
        /// The number of plays.
        given: usize,
        /// The number of plays of a whole round.
        whole: usize,
    },
    /// A card of a position's trick was played out of turn.
    CardOutOfTurn {
        /// The number of the card in the trick, counting from 1.
        number: usize,
        /// The seat to move.
        expected: Seat,
    },
    /// A position's trick is complete, so it cannot be on the table.
    TrickComplete {
        /// The number of cards in it.
        cards: usize,
    },
    /// A card of a position's trick was illegal, given the cards that its player still holds.
    IllegalCard {
        /// The number of the card in the trick, counting from 1.
        number: usize,
        /// Why it was illegal.
        reason: IllegalPlay,
    },
    /// A trick of a view, counting from 1, has the wrong number of cards.
    TrickSize(usize),
    /// A trick of a view was played out of turn.
    TrickOutOfTurn {
        /// The trick, counting from 1.
        trick: usize,
        /// The seat to move.
        expected: Seat,
    },
    /// The taker of a view's trick, counting from 1, does not follow from its cards.
    Taker(usize),
    /// A view has more tricks than a round.
    TooManyTricks,
    /// A play of a view was illegal, as the same player's other known cards show.
    IllegalPlay {
        /// The player.
        seat: Seat,
        /// Why the play was illegal.
        reason: IllegalPlay,
    },
    /// Not one total of 0 or more for each player.
    Scores,
}

/// Where a number is in untrusted input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The dealer of a round.
    Dealer,
    /// The cards dealt to this seat.
    Dealt(usize),
    /// The hand of this seat in a position.
    Hand(usize),
    /// The card with this number in a position's trick, counting from 1.
    TrickCard(usize),
    /// A seat in a position's trick.
    TrickSeat,
    /// The seat to move in a position.
    Turn,
    /// Anywhere in a view.
    View,
}

/// The fault of one play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// The seat does not exist.
    Seat(ParseSeatError),
    /// Another player is to move.
    Turn {
        /// The seat given.
        seat: Seat,
        /// The seat to move.
        expected: Seat,
    },
    /// The number is not a card's.
    Card(ParseCardError),
    /// The rules forbid the card.
    IllegalPlay(IllegalPlay),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(fault) => fault.fmt(f),
            Self::Seat { place, seat } => write!(f, "{place}{seat}"),
            Self::Turn { expected } => write!(f, "turn: it is seat {expected:?}'s"),
            Self::Hands { given, seats } => write!(f, "{given} hands for {seats:?} players"),
            Self::HandSize {
                seat,
                cards,
                expected,
            } => write!(
                f,
                "the hand of seat {seat} has {cards} cards, not {expected}"
            ),
            Self::ViewerHandSize { cards, expected } => {
                write!(f, "the hand has {cards} cards, but {expected} are left")
            }
            Self::NotACard { place, card } => write!(f, "{place}{card}"),
            Self::NotInPlay { place, card, seats } => {
                write!(f, "{place}the {card} is not in play with ")?;
                match place {
                    Place::Dealt(_) => write!(f, "{seats:?} players"),
                    _ => f.write_str("so few players"),
                }
            }
            Self::Twice { place, card } => {
                let twice = match place {
                    Place::Dealt(_) => "has been dealt already",
                    Place::View => "is seen twice",
                    _ => "has been seen already",
                };
                write!(f, "{place}the {card} {twice}")
            }
            Self::Play { number, fault } => write!(f, "play {number}: {fault}"),
            Self::Unfinished { given, whole } => {
                write!(f, "the round is cut short: {given} plays of {whole}")
            }
            Self::CardOutOfTurn { number, expected } => write!(
                f,
                "card {number} of the trick is out of turn, it was seat {expected:?}'s"
            ),
            Self::TrickComplete { cards } => {
                write!(f, "the trick is complete with {cards} cards")
            }
            Self::IllegalCard { number, reason } => {
                write!(f, "{}{reason}", Place::TrickCard(*number))
            }
            Self::TrickSize(trick) => write!(f, "trick {trick} has the wrong number of cards"),
            Self::TrickOutOfTurn { trick, expected } => write!(
                f,
                "trick {trick} is played out of turn: it was seat {expected:?}'s"
            ),
            Self::Taker(trick) => write!(
                f,
                "the taker of trick {trick} does not follow from its cards"
            ),
            Self::TooManyTricks => f.write_str("more tricks than a round has"),
            Self::IllegalPlay { seat, reason } => {
                write!(f, "seat {seat:?} broke the rules: {reason}")
            }
            Self::Scores => f.write_str("scores: not one total of 0 or more for each player"),
        }
    }
}

/// The beginning of a fault's text, which names the place.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer => f.write_str("dealer: "),
            Self::Dealt(seat) | Self::Hand(seat) => write!(f, "the hand of seat {seat}: "),
            Self::TrickCard(number) => write!(f, "card {number} of the trick: "),
            Self::TrickSeat => f.write_str("trick: "),
            Self::Turn => f.write_str("turn: "),
            Self::View => Ok(()),
        }
    }
}

impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(invalid) => invalid.fmt(f),
            Self::Turn { seat, expected } => write!(
                f,
                "seat {seat:?} plays out of turn, it is seat {expected:?}'s"
            ),
            Self::Card(invalid) => invalid.fmt(f),
            Self::IllegalPlay(illegal) => illegal.fmt(f),
        }
    }
}
