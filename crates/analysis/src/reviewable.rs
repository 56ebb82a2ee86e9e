//! The trait of a game whose rounds can be reviewed.

use cards::{Seat, Seed};
use session::TableBots;

use crate::{DealReview, DecisionReview};

/// A game whose rounds can be reviewed. By default there are no reviews.
pub trait Reviewable: TableBots {
    /// Reviews a decision from what the player knew, without hidden cards. `None` if the viewer could not
    /// make this move.
    #[must_use]
    fn review(
        _view: &Self::View,
        _taken: Self::Move,
        _seed: Seed,
    ) -> Option<DecisionReview<Self::Move>> {
        None
    }

    /// Reviews the luck of a player in a finished round. `start` is the round before its first move.
    /// `None` if the round is not over.
    #[must_use]
    fn review_deal(_start: &Self, _end: &Self, _seat: Seat, _seed: Seed) -> Option<DealReview> {
        None
    }
}
