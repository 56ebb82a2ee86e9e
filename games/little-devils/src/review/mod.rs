//! What a match can teach: what each card of one player cost, what was luck and what was play.
//!
//! Everything is judged by what the player could know when they chose. In reading order: a
//! [`Decision`] with the advice for it, its [`MistakeType`] if it was a mistake; the [`LuckSkillSplit`] of a round
//! between luck and skill; the [`Review`] of a whole match and the resumable [`Reviewer`] that makes
//! it; the [`BotReplay`], who plays the same deals in the player's place; the [`Statistics`] of many
//! matches; the [`Verifier`] of what the bots played; a [`Puzzle`] with its answer, the [`Mistake`]s
//! that become one, and the [`LeitnerCard`] that says when it is shown again.

mod bot_replay;
mod decision;
mod leitner;
mod luck_skill;
mod mistake;
mod mistake_type;
mod puzzle;
mod rating;
mod reviewer;
mod statistics;
mod verify;

pub use bot_replay::BotReplay;
pub use decision::Decision;
pub use leitner::LeitnerCard;
pub use luck_skill::{Average, LuckSkillSplit};
pub use mistake::Mistake;
pub use mistake_type::MistakeType;
pub use puzzle::Puzzle;
pub use rating::{Rating, of_level};
pub use reviewer::{Depth, Review, Reviewer, RoundReview};
pub use statistics::{Entry, NEWEST, Statistics, Tally, Training};
pub use verify::{Verifier, Wrong};
