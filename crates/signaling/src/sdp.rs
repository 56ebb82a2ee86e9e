//! Reads the SDP of a browser, and writes one for the other browser.

use core::fmt::{self, Write as _};

use super::candidate::{Address, Candidate, CandidateType};
use super::choice::Ranked;
use super::credentials::{Credentials, CredentialsFault};
use super::endpoint::{Endpoint, EndpointFault, Fingerprint};

/// The longest message over the data channel, in bytes. Each SDP tells it to the other side.
pub const MAX_MESSAGE_BYTES: usize = 65_536;

/// The longest SDP that is read, in bytes. Browsers write less than 2,000 for a data channel.
const MAX_SDP_BYTES: usize = 20_000;

/// ICE priority of a host candidate's type, in the uppermost byte (RFC 8445, 5.1.2.2).
const HOST_PREFERENCE: u32 = 126;

/// The same of a server-reflexive candidate.
const SERVER_REFLEXIVE_PREFERENCE: u32 = 100;

/// Why a browser's SDP cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SdpFault {
    /// The text has more than 20,000 bytes.
    TooLong,
    /// It has no `fingerprint:sha-256` of 32 bytes.
    NoFingerprint,
    /// It has no `ice-ufrag` or no `ice-pwd`.
    NoCredentials,
    /// The credentials do not fit.
    Credentials(CredentialsFault),
    /// No other device can reach any of its candidates.
    Endpoint(EndpointFault),
}

/// The parts of a browser's SDP that a text needs, with all candidates that another device can reach.
pub(crate) struct Facts {
    /// The certificate's fingerprint.
    pub(crate) fingerprint: Fingerprint,
    /// The ICE credentials.
    pub(crate) credentials: Credentials,
    /// The candidates in the browser's order.
    pub(crate) candidates: Vec<Ranked>,
}

/// Reads a browser's SDP. A line that is not understood is skipped.
pub(crate) fn read(sdp: &str) -> Result<Facts, SdpFault> {
    if sdp.len() > MAX_SDP_BYTES {
        return Err(SdpFault::TooLong);
    }
    let attribute = |name: &str| {
        let mut lines = sdp.lines().map(str::trim_end);
        lines.find_map(|line| line.strip_prefix("a=")?.strip_prefix(name))
    };
    let fingerprint = attribute("fingerprint:sha-256 ").and_then(Fingerprint::parse);
    let fingerprint = fingerprint.ok_or(SdpFault::NoFingerprint)?;
    let ufrag = attribute("ice-ufrag:").ok_or(SdpFault::NoCredentials)?;
    let password = attribute("ice-pwd:").ok_or(SdpFault::NoCredentials)?;
    let credentials = Credentials::new(ufrag, password).map_err(SdpFault::Credentials)?;
    let candidates = sdp.lines().filter_map(read_candidate).collect();
    Ok(Facts {
        fingerprint,
        credentials,
        candidates,
    })
}

/// A whole SDP for the browser on the other side. `setup` is the DTLS role (RFC 8842).
pub(crate) fn write(endpoint: &Endpoint, setup: &str) -> String {
    let (credentials, fingerprint) = (endpoint.credentials(), endpoint.fingerprint());
    let mut sdp = format!(
        "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
         m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n\
         a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=ice-options:trickle\r\na=fingerprint:sha-256 {fingerprint}\r\n\
         a=setup:{setup}\r\na=sctp-port:5000\r\na=max-message-size:{MAX_MESSAGE_BYTES}\r\n",
        credentials.ufrag(),
        credentials.password(),
    );
    for (at, candidate) in (1..).zip(endpoint.candidates()) {
        let (preference, candidate_type) = match candidate.candidate_type() {
            CandidateType::Host => (HOST_PREFERENCE, "host"),
            CandidateType::ServerReflexive => {
                (SERVER_REFLEXIVE_PREFERENCE, "srflx raddr 0.0.0.0 rport 9")
            }
        };
        let priority = preference << 24 | (0xffff - at) << 8 | 0xff;
        let (address, port) = (candidate.address(), candidate.port());
        // Writing to a string cannot fail.
        let _ = write!(
            sdp,
            "a=candidate:{at} 1 udp {priority} {address} {port} typ {candidate_type}\r\n"
        );
    }
    sdp
}

impl fmt::Display for SdpFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => f.write_str("the SDP is too long"),
            Self::NoFingerprint => f.write_str("the SDP has no SHA-256 fingerprint"),
            Self::NoCredentials => f.write_str("the SDP has no ICE credentials"),
            Self::Credentials(fault) => fault.fmt(f),
            Self::Endpoint(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for SdpFault {}

/// The candidate in a line of SDP (RFC 8839, 5.1); `None` if another device could not reach it.
fn read_candidate(line: &str) -> Option<Ranked> {
    let line = line.trim_end().strip_prefix("a=candidate:")?;
    let mut words = line.split(' ').skip(1);
    let is_first_component = words.next()? == "1";
    let is_udp = words.next()?.eq_ignore_ascii_case("udp");
    let priority = words.next()?.parse().ok()?;
    let address = Address::parse(words.next()?)?;
    let port = words.next()?.parse().ok()?;
    let candidate_type = match (words.next()?, words.next()?) {
        ("typ", "host") => CandidateType::Host,
        ("typ", "srflx") => CandidateType::ServerReflexive,
        _ => return None,
    };
    let candidate = Candidate::new(address, port, candidate_type).ok()?;
    (is_first_component && is_udp).then_some(Ranked {
        candidate,
        priority,
    })
}
