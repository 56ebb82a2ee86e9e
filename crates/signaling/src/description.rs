//! Invitations and replies.

use core::fmt;
use core::marker::PhantomData;

use super::bytes::{self, BytesFault};
use super::choice::choose;
use super::endpoint::{Endpoint, EndpointFault};
use super::letters::{decode, encode};
use super::sdp::{self, SdpFault};

/// The longest text, in characters.
pub const MAX_CHARACTERS: usize = 110;

/// The bytes that fit into [`MAX_CHARACTERS`].
const MAX_BYTES: usize = MAX_CHARACTERS * 6 / 8;

/// The host's end of a connection. The host sends it to the guest.
pub type Invitation = Description<Inviting>;

/// The guest's end of a connection. The guest sends it back.
pub type Reply = Description<Replying>;

/// One end of a connection, as a text for the other side. `R` says whose end it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description<R> {
    number: u16,
    endpoint: Endpoint,
    role: PhantomData<R>,
}

/// The role of the host, who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inviting;

/// The role of the guest, who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replying;

/// The two roles: [`Inviting`] and [`Replying`].
pub trait SignalingRole: sealed::Sealed {
    /// Whether it is the guest's.
    const IS_REPLY: bool;

    /// The DTLS role in SDP (RFC 8842): the guest's browser opens the DTLS connection.
    const SETUP: &'static str;
}

/// Why a text is not an invitation, or not a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// It is not written in base64url.
    NotBase64,
    /// It was written by a later version of the program.
    UnknownVersion,
    /// A part is missing, or there is something after the end.
    WrongLength,
    /// No program writes these contents.
    Damaged,
    /// A reply in place of an invitation, or the other way round.
    OtherRole,
}

impl<R: SignalingRole> Description<R> {
    /// A description with this number. A reply has the number of its invitation.
    ///
    /// # Errors
    ///
    /// [`EndpointFault::TooManyCandidates`] if the text would be longer than [`MAX_CHARACTERS`].
    pub fn new(number: u16, endpoint: Endpoint) -> Result<Self, EndpointFault> {
        if bytes::whole_size(&endpoint) > MAX_BYTES {
            return Err(EndpointFault::TooManyCandidates);
        }
        Ok(Self {
            number,
            endpoint,
            role: PhantomData,
        })
    }

    /// Reads a browser's own SDP, after it has gathered its candidates. If there are more candidates than fit,
    /// the best ones are taken.
    ///
    /// # Errors
    ///
    /// See [`SdpFault`].
    pub fn from_sdp(number: u16, sdp: &str) -> Result<Self, SdpFault> {
        let facts = sdp::read(sdp)?;
        let taken = bytes::size_without_candidates(&facts.credentials);
        let candidates = choose(&facts.candidates, MAX_BYTES.saturating_sub(taken));
        Endpoint::new(facts.fingerprint, facts.credentials, &candidates)
            .and_then(|endpoint| Self::new(number, endpoint))
            .map_err(SdpFault::Endpoint)
    }

    /// Reads a text as [`Self::to_text`] writes it; [`find`](super::find) also finds it in a link.
    ///
    /// # Errors
    ///
    /// See [`TextFault`].
    pub fn parse(text: &str) -> Result<Self, TextFault> {
        if text.len() > MAX_CHARACTERS {
            return Err(TextFault::WrongLength);
        }
        let bytes = decode(text).ok_or(TextFault::NotBase64)?;
        let (is_reply, number, endpoint) = bytes::read(&bytes)?;
        if is_reply != R::IS_REPLY {
            return Err(TextFault::OtherRole);
        }
        Self::new(number, endpoint).map_err(|_| TextFault::WrongLength)
    }

    /// The text, in base64url without padding: at most [`MAX_CHARACTERS`] characters.
    #[must_use]
    pub fn to_text(&self) -> String {
        encode(&bytes::write(R::IS_REPLY, self.number, &self.endpoint))
    }

    /// The SDP that the other side's browser takes as its remote description.
    #[must_use]
    pub fn to_sdp(&self) -> String {
        sdp::write(&self.endpoint, R::SETUP)
    }

    /// The number of the invitation, or of the one that the reply belongs to.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.number
    }

    /// The end of the connection that it describes.
    #[must_use]
    pub fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }
}

impl SignalingRole for Inviting {
    const IS_REPLY: bool = false;
    const SETUP: &'static str = "actpass";
}

impl SignalingRole for Replying {
    const IS_REPLY: bool = true;
    const SETUP: &'static str = "active";
}

impl From<BytesFault> for TextFault {
    fn from(fault: BytesFault) -> Self {
        match fault {
            BytesFault::Version => Self::UnknownVersion,
            BytesFault::Length => Self::WrongLength,
            BytesFault::Contents => Self::Damaged,
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotBase64 => "the text has characters that do not belong there",
            Self::UnknownVersion => "the text was written by another version of this program",
            Self::WrongLength => "the text is not complete, or too long",
            Self::Damaged => "the text is damaged",
            Self::OtherRole => "the text is a reply in place of an invitation, or the reverse",
        })
    }
}

impl core::error::Error for TextFault {}

mod sealed {
    /// Allows no other roles than the two of this module.
    pub trait Sealed {}
    impl Sealed for super::Inviting {}
    impl Sealed for super::Replying {}
}
