//! The two short texts by which two browsers meet without a server.
//!
//! A browser describes its end of a connection in 500 to 900 characters of SDP (RFC 8866). Most of
//! them are the same each time. [`Invitation`] and [`Reply`] keep the rest: the fingerprint of the DTLS
//! certificate, the ICE credentials, and one or two addresses. Each is a text of at most
//! [`MAX_CHARACTERS`] characters. `docs/signaling.md` describes it byte by byte.
//!
//! Windows of one browser need no such texts. They send each other [`WindowMessage`]s.
//!
//! ```
//! # let sdp = include_str!("../tests/data/chromium-invitation.sdp");
//! let invitation = signaling::Invitation::from_sdp(7, sdp)?;
//! let link = format!("Play with me: https://cards.example/#{}", invitation.to_text());
//! let found = signaling::find(&link)?;
//! assert_eq!(found, signaling::Found::Invitation(invitation));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod candidate;
mod choice;
mod credentials;
mod description;
mod endpoint;
mod found;
mod ip;
mod letters;
mod sdp;
mod stun_server;
mod window_message;

pub use candidate::{Address, Candidate, CandidateFault, CandidateType};
pub use credentials::{Credentials, CredentialsFault};
pub use description::{
    Description, Invitation, Inviting, MAX_CHARACTERS, Reply, Replying, SignalingRole, TextFault,
};
pub use endpoint::{Endpoint, EndpointFault, Fingerprint};
pub use found::{FindFault, Found, find};
pub use sdp::{MAX_MESSAGE_BYTES, SdpFault};
pub use stun_server::{ParseStunServerError, StunServer};
pub use window_message::{WindowContents, WindowId, WindowMessage};
