//! A deal that nobody can look into: every player shuffles, and only the receiver of a card can read it.
//!
//! Commutative encryption after Shamir, Rivest and Adleman (*Mental Poker*, 1979), here on the group
//! Ristretto255. Each player in turn multiplies the deck's points by a secret number and shuffles them,
//! and then has a key of its own on every card. All others open their keys for a card to deal it, its
//! receiver opens the last one to play it. At the end everybody opens the seed that all its secrets come
//! from, and every client recomputes everything: a lie is named with its evidence.
//!
//! [`Client`] is the state machine of one player: a message in, messages out and [`Fact`]s. It has no
//! clock, no storage and no source of chance: the seed is handed in. `docs/sealed-deal.md` has the
//! messages, what is proved, and what is not.

mod audit;
mod client;
mod fact;
mod hash;
mod intake;
mod lie;
mod message;
mod plan;
mod reading;
mod record;
mod refusal;
mod secrets;
mod step;

pub use client::{Client, PlayError, RestoreError, Update};
pub use fact::{Fact, HeldCard};
pub use lie::{Evidence, Lie};
pub use message::MOST_BYTES;
pub use plan::{Plan, PlanError};
pub use refusal::Refusal;
