//! The STUN server that a player may enter.

use core::fmt;
use core::str::FromStr;

use super::ip::parse_v6;

/// The longest address that is accepted, in characters: a host name has at most 253.
const MAX_CHARACTERS: usize = 270;

/// The address of a STUN server (RFC 8489): a host, perhaps with a port, and nothing else. A relay (`turn:`) is
/// refused, because it would see who plays with whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StunServer(String);

/// The text is not a host, or its port is not a number from 1 to 65535.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStunServerError;

impl StunServer {
    /// The URL that a browser takes (RFC 7064).
    #[must_use]
    pub fn url(&self) -> String {
        format!("stun:{}", self.0)
    }
}

impl FromStr for StunServer {
    type Err = ParseStunServerError;

    /// Reads `host`, `host:port` or `[IPv6 address]:port`, with or without `stun:` before it.
    fn from_str(text: &str) -> Result<Self, ParseStunServerError> {
        let text = text.trim();
        let text = text.strip_prefix("stun:").unwrap_or(text);
        if text.len() > MAX_CHARACTERS {
            return Err(ParseStunServerError);
        }
        let parts = if let Some(rest) = text.strip_prefix('[') {
            rest.split_once(']')
        } else {
            text.split_at_checked(text.find(':').unwrap_or(text.len()))
        };
        let (host, port) = parts.ok_or(ParseStunServerError)?;
        let is_address = text.starts_with('[') && parse_v6(host).is_some();
        let port = match port.strip_prefix(':') {
            Some(port) => Some(parse_port(port)),
            None => port.is_empty().then_some(Some(0)),
        };
        let is_fine = is_address || (!text.starts_with('[') && is_host_name(host));
        match port.flatten() {
            Some(_) if is_fine => Ok(Self(text.to_owned())),
            _ => Err(ParseStunServerError),
        }
    }
}

impl fmt::Display for ParseStunServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("that is not the address of a STUN server")
    }
}

impl core::error::Error for ParseStunServerError {}

/// A port from 1 to 65535.
fn parse_port(text: &str) -> Option<u16> {
    // A sign would be read as a part of the number.
    let is_number = text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|port| is_number && *port > 0)
}

/// Whether it is a host name or an IPv4 address: labels of letters, digits and hyphens.
fn is_host_name(host: &str) -> bool {
    host.split('.').all(|label| {
        let is_fine = |one: u8| one.is_ascii_alphanumeric() || one == b'-';
        !label.is_empty() && label.len() <= 63 && label.bytes().all(is_fine)
    })
}
