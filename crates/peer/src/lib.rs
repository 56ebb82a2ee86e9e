//! Carries messages between the browsers of people who play together, without a server.
//!
//! - [`RtcTransport`]: between two devices, over WebRTC. Two people carry two short texts
//!   ([`signaling`]) from one to the other.
//! - [`ChannelTransport`]: between the windows of one browser, over a `BroadcastChannel`.
//!
//! Both only move bytes. The receiver must check every message, because it comes from another person's device.
//! A message has at most [`MAX_MESSAGE_BYTES`].

mod channel;
mod event;
mod listeners;
mod rtc;

pub use channel::{ChannelEvent, ChannelTransport};
pub use event::{Closing, RtcEvent, SendFault};
pub use rtc::{AcceptFault, RtcTransport};
pub use signaling::{MAX_MESSAGE_BYTES, StunServer, WindowId};
