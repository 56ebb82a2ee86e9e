//! A deal that nobody can look into: every player shuffles, and only the receiver of a card can see it.
//!
//! Commutative encryption after Shamir, Rivest and Adleman (*Mental Poker*, 1979), here on the group
//! Ristretto255. Each player in turn multiplies the deck's points by a secret number and shuffles them,
//! and then puts a key on every card. To deal a card, all other players reveal their keys for it; to play it, its
//! receiver reveals the last key. At the end all players reveal the seeds of all their secrets, and every client
//! recomputes everything: a lie is named with its evidence.
//!
//! [`Client`] is the state machine of one player: a message in, messages out and [`Fact`]s. It has no
//! clock, no storage and no random generator: it is given the seed. `docs/sealed-deal.md` has the
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
pub use message::MAX_BYTES;
pub use plan::{Plan, PlanError};
pub use refusal::Refusal;
