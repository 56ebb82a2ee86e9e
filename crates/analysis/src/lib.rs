//! Reviews, statistics and deals of the day of any table game.
//!
//! A game implements [`Reviewable`], mostly by [`Comparison`] and [`replay()`]. [`reviewed_rounds`] lists the
//! decisions of a match, [`Summary`] adds up their reviews, and [`table_review`] has the messages to the
//! worker. `docs/review.md` describes the method.
//!
//! [`Statistics`] and [`PlayedDays`] are computed from the [`MatchResult`](protocol::MatchResult)s of any
//! table game. [`statistics_page`] and [`daily_page`] show them as [`Node`](protocol::Node)s in the
//! player's language; [`draw`] and [`chart`] are their parts, which other pages use too.

mod any_reviews;
mod book;
pub mod challenge_page;
pub mod chart;
mod comparison;
pub mod daily_page;
mod decision_review;
pub mod draw;
mod estimate;
mod match_comparison;
mod played_days;
mod replay;
mod reviewable;
mod rounds;
mod statistics;
pub mod statistics_page;
mod summary;
pub mod table_review;

pub use any_reviews::{AnyReviews, ReviewDeal, ReviewDecision, reviews_of};
pub use book::{ReviewBook, ReviewPart};
pub use comparison::{CandidateMoves, Comparison};
pub use decision_review::{DecisionReview, ExactResult};
pub use estimate::Estimate;
pub use match_comparison::{ComparedRound, MatchComparison};
pub use played_days::{DayOutcome, PlayedDay, PlayedDays};
pub use replay::{DealReview, replay};
pub use reviewable::Reviewable;
pub use rounds::{ReviewedRound, reviewed_people, reviewed_rounds};
pub use statistics::{MatchTotals, Statistics};
pub use summary::Summary;
