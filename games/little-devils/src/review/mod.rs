//! Analysis of finished play: what each card cost, and how much was luck.
//!
//! A player is judged by what the player could know at the time. In reading order:
//!
//! - a [`Decision`] with the estimates for it, and its [`MistakeType`] if it was a mistake;
//! - the [`LuckSkillSplit`] of a round;
//! - the [`Review`] of a whole match, made step by step by a [`Reviewer`];
//! - a [`BotReplay`]: the same deals with a bot in the player's seat;
//! - the [`SkillStatistics`] and the [`Rating`] over many matches, each of them an [`Entry`];
//! - a [`Verifier`], which recomputes every card of the bots;
//! - a [`Puzzle`] with its answer, the [`Mistake`]s that become puzzles, and the [`LeitnerCard`] that
//!   schedules a puzzle's repetition.

mod bot_replay;
mod decision;
mod entry;
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
pub use entry::Entry;
pub use leitner::LeitnerCard;
pub use luck_skill::{Average, LuckSkillSplit};
pub use mistake::Mistake;
pub use mistake_type::MistakeType;
pub use puzzle::Puzzle;
pub use rating::{Rating, level_rating};
pub use reviewer::{Depth, Review, Reviewer, RoundReview};
pub use statistics::{NEWEST, SkillStatistics};
pub use verify::{Verifier, WrongCard};
