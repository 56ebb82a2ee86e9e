//! The steps of a move. Everybody at the table sees every step.

use cards::Seat;

use crate::rules::{Ending, Move, PackCard, Position, Source, Target};

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A card goes from pile to pile.
    Carried {
        /// The player.
        seat: Seat,
        /// The card.
        card: PackCard,
        /// The pile from which it comes.
        from: Source,
        /// The pile to which it goes.
        to: Target,
        /// The card on which it is laid, except on a foundation.
        under: Option<PackCard>,
    },
    /// A card is turned from the stock.
    Turned {
        /// The player.
        seat: Seat,
        /// The card.
        card: PackCard,
        /// Whether the waste has become the stock.
        is_again: bool,
    },
    /// A player without stock and waste ends the turn.
    Passed(Seat),
    /// The deal is over.
    Over(Ending),
}

impl Step {
    /// The player whose move it is; `None` for the end of the deal.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Carried { seat, .. } | Self::Turned { seat, .. } | Self::Passed(seat) => {
                Some(seat)
            }
            Self::Over(_) => None,
        }
    }
}

/// The steps that lead from one position to the next.
pub(super) fn steps(before: &Position, mv: Move, after: &Position) -> impl Iterator<Item = Step> {
    let seat = before.turn;
    let first = match mv {
        Move::Carry(from, to) => before.card_at(from).map(|card| Step::Carried {
            seat,
            card,
            from,
            to,
            under: before.card_under(to),
        }),
        Move::Draw => after.drawn.map(|card| Step::Turned {
            seat,
            card,
            is_again: before.side(seat).stock.is_empty(),
        }),
        Move::Pass => Some(Step::Passed(seat)),
    };
    let over = after.ending.map(Step::Over);
    first.into_iter().chain(over)
}
