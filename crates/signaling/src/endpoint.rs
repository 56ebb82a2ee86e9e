//! One end of a connection.

use core::fmt;

use super::candidate::Candidate;
use super::credentials::Credentials;

/// The largest number of candidates of an endpoint.
pub(crate) const MAX_CANDIDATES: usize = 2;

/// The SHA-256 of the DTLS certificate. The browser refuses a connection to anybody who does not own it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(pub [u8; 32]);

/// One end of a connection: everything that the other side needs to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    fingerprint: Fingerprint,
    credentials: Credentials,
    candidates: Vec<Candidate>,
}

/// Why something is not an endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndpointFault {
    /// It has no candidate, so nobody could reach it.
    NoCandidate,
    /// It has more than two candidates.
    TooManyCandidates,
    /// It has the same candidate twice.
    SameCandidate,
}

impl Endpoint {
    /// An end of a connection with these candidates, the better one first.
    ///
    /// # Errors
    ///
    /// Unless there are one or two different candidates.
    pub fn new(
        fingerprint: Fingerprint,
        credentials: Credentials,
        candidates: &[Candidate],
    ) -> Result<Self, EndpointFault> {
        match candidates {
            [] => return Err(EndpointFault::NoCandidate),
            [one, other] if one == other => return Err(EndpointFault::SameCandidate),
            [_, _, _, ..] => return Err(EndpointFault::TooManyCandidates),
            _ => {}
        }
        Ok(Self {
            fingerprint,
            credentials,
            candidates: candidates.to_vec(),
        })
    }

    /// The certificate's fingerprint.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// The ICE credentials.
    #[must_use]
    pub fn credentials(&self) -> &Credentials {
        &self.credentials
    }

    /// One or two candidates, the better one first.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }
}

impl Fingerprint {
    /// Reads the form of SDP: pairs of hexadecimal digits with colons between them.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        let mut pairs = text.split(':');
        for byte in &mut bytes {
            let pair = pairs.next().filter(|pair| pair.len() == 2)?;
            // A sign would be read as a part of the number.
            if !pair.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                return None;
            }
            *byte = u8::from_str_radix(pair, 16).ok()?;
        }
        pairs.next().is_none().then_some(Self(bytes))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, byte) in self.0.iter().enumerate() {
            let colon = if at > 0 { ":" } else { "" };
            write!(f, "{colon}{byte:02X}")?;
        }
        Ok(())
    }
}

impl fmt::Display for EndpointFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoCandidate => "there is no address at which another device can be reached",
            Self::TooManyCandidates => "there are more than two addresses",
            Self::SameCandidate => "an address is named twice",
        })
    }
}

impl core::error::Error for EndpointFault {}
