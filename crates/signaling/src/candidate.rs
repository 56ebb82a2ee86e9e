//! One address at which a browser can be reached.

use core::fmt;
use core::net::{Ipv4Addr, Ipv6Addr};

use super::ip::{parse_v4, parse_v6};

/// An address at which a browser can be reached: an ICE candidate for UDP (RFC 8445).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    address: Address,
    port: u16,
    kind: CandidateType,
}

/// An address, or the name that a browser shows in place of a private one. Only devices of the same network can
/// look such a name up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// The 16 bytes of a UUID: the mDNS name `<uuid>.local`.
    Name([u8; 16]),
    /// An IPv4 address.
    V4(Ipv4Addr),
    /// An IPv6 address.
    V6(Ipv6Addr),
}

/// How the browser knows an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateType {
    /// An address of the device itself.
    Host,
    /// The address that a STUN server sees.
    ServerReflexive,
}

/// Why an address is not a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateFault {
    /// The port is 0.
    NoPort,
    /// No other device can be reached at this address: it is unspecified, loopback, link-local or
    /// multicast, or the broadcast address.
    Unreachable,
    /// An mDNS name as server-reflexive: a server sees addresses, no names.
    SeenName,
}

impl Candidate {
    /// A candidate with this address, UDP port and type.
    ///
    /// # Errors
    ///
    /// See [`CandidateFault`].
    pub fn new(
        address: Address,
        port: u16,
        candidate_type: CandidateType,
    ) -> Result<Self, CandidateFault> {
        if port == 0 {
            return Err(CandidateFault::NoPort);
        }
        if !address.is_reachable() {
            return Err(CandidateFault::Unreachable);
        }
        if matches!(address, Address::Name(_)) && candidate_type == CandidateType::ServerReflexive {
            return Err(CandidateFault::SeenName);
        }
        Ok(Self {
            address,
            port,
            kind: candidate_type,
        })
    }

    /// The address or name.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address
    }

    /// The UDP port, not 0.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// How the browser knows the address.
    #[must_use]
    pub fn candidate_type(&self) -> CandidateType {
        self.kind
    }
}

impl Address {
    /// Reads an address as SDP writes it. `None` for any other text, names of other forms included.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(name) = text.strip_suffix(".local") {
            return parse_uuid(name).map(Self::Name);
        }
        let v4 = parse_v4(text).map(Self::V4);
        v4.or_else(|| parse_v6(text).map(Self::V6))
    }

    fn is_reachable(&self) -> bool {
        match self {
            Self::Name(_) => true,
            Self::V4(v4) => {
                let no = v4.is_loopback() || v4.is_unspecified() || v4.is_broadcast();
                !(no || v4.is_multicast() || v4.is_link_local())
            }
            Self::V6(v6) => {
                let no = v6.is_loopback() || v6.is_unspecified() || v6.is_multicast();
                !(no || v6.is_unicast_link_local() || v6.to_ipv4_mapped().is_some())
            }
        }
    }
}

/// As SDP writes it; an IPv6 address with all its groups.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(bytes) => {
                for (at, byte) in bytes.iter().enumerate() {
                    let dash = if [4, 6, 8, 10].contains(&at) { "-" } else { "" };
                    write!(f, "{dash}{byte:02x}")?;
                }
                f.write_str(".local")
            }
            Self::V4(v4) => {
                let [one, two, three, four] = v4.octets();
                write!(f, "{one}.{two}.{three}.{four}")
            }
            Self::V6(v6) => {
                for (at, group) in v6.segments().iter().enumerate() {
                    let colon = if at > 0 { ":" } else { "" };
                    write!(f, "{colon}{group:x}")?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for CandidateFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoPort => "an address has no port",
            Self::Unreachable => "no other device can reach an address",
            Self::SeenName => "a server cannot have seen a name",
        })
    }
}

impl core::error::Error for CandidateFault {}

/// The bytes of a UUID in its usual form: 8, 4, 4, 4 and 12 hexadecimal digits.
fn parse_uuid(text: &str) -> Option<[u8; 16]> {
    let lengths = text.split('-').map(str::len);
    let digits: String = text.split('-').collect();
    if !lengths.eq([8, 4, 4, 4, 12]) || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    u128::from_str_radix(&digits, 16)
        .ok()
        .map(u128::to_be_bytes)
}
