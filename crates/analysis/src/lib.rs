//! Reviews, statistics and deals of the day of any table game.
//!
//! A game implements the reviews of [`TableBots`](session::TableBots) mostly by [`Comparison`] and [`replay()`],
//! and hints by [`rate`].
//! [`reviewed_rounds`] lists the decisions of a match, [`Summary`] adds up their reviews, and [`table_review`] has
//! the messages to the worker. `docs/review.md` describes the method.
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
pub mod draw;
mod match_comparison;
mod played_days;
mod replay;
mod rounds;
mod statistics;
pub mod statistics_page;
mod summary;
pub mod table_review;

pub use any_reviews::{AnyReviews, ReviewDeal, ReviewDecision, reviews_of};
pub use book::{ReviewBook, ReviewPart};
pub use comparison::{CandidateMoves, Comparison, rate};
pub use match_comparison::{ComparedRound, MatchComparison};
pub use played_days::{DayOutcome, PlayedDay, PlayedDays};
pub use replay::replay;
pub use rounds::{ReviewedRound, reviewed_people, reviewed_rounds};
pub use statistics::{MatchTotals, Statistics};
pub use summary::Summary;
