//! One match, played from several devices.
//!
//! One device, the [`Host`]'s, has the true match. Every other device is a [`Guest`]: it holds a
//! [`consistent_determinization()`], a round that looks the same from its own seat, but in which the hidden cards lie
//! elsewhere. Both are pure state machines. They take messages, actions and ticks, and return what to send and
//! what to show. They have no clock, and everything random follows from the [`Secret`] that they are given.
//!
//! docs/together.md has the messages, the log, and the lies that are detected.

mod any_deals;
mod determinization;
mod guest;
mod host;
mod joint_seed;
mod lie;
mod log;
mod message;
mod own_move;
mod rate_limiter;
mod save;
mod sealed;
mod secret;
mod signer;

pub use any_deals::{AnyDeals, deals_of};
pub use determinization::{consistent_determinization, looks_the_same};
pub use guest::{GONE, Guest, GuestOutput, GuestState};
pub use host::{AWAY, Host, HostOutput, HostState, Peer, Seating, default_level};
pub use joint_seed::{joint_seed, keeps_promise, promise};
pub use lie::{Lie, LieKind};
pub use log::{Entry, Head, Log, SeatEntry, next_head};
pub use message::{BATCH, LobbySeat, REACTIONS, Reaction, SentDeal, ToGuest, ToHost};
pub use rate_limiter::{MAX_MESSAGE, MessageFault, RateLimiter};
pub use save::{Save, log_parts, number_of_texts};
pub use sealed::LocalDealer;
pub use sealed::{DealFact, Dealer, FromDealer, ToDealer};
pub use secret::Secret;
pub use signer::{
    Signer, is_signed, signed_end, signed_head, signed_move, signed_salt, signed_sealed,
};
