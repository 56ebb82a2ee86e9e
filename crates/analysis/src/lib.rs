//! Reviews of any table game: the cost of each decision, and luck and skill.
//!
//! A game implements [`Reviewable`], mostly by [`Comparison`] and [`replay`]. [`reviewed_rounds`] lists the
//! decisions of a match, [`Summary`] adds up their reviews. `docs/review.md` describes the method.

mod book;
mod comparison;
mod decision_review;
mod estimate;
mod replay;
mod reviewable;
mod rounds;
mod summary;

pub use book::{ReviewBook, ReviewPart};
pub use comparison::{Comparison, Contenders};
pub use decision_review::{DecisionReview, ExactResult};
pub use estimate::Estimate;
pub use replay::{DealReview, replay};
pub use reviewable::Reviewable;
pub use rounds::{ReviewedRound, reviewed_rounds};
pub use summary::Summary;
