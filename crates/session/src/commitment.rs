//! A promise about a match's seed, made before the first card and opened after the last.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

use cards::Seed;

use crate::hex::{hex, parse_hex};

/// A random text that keeps the seed from being guessed from its commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Salt(pub [u8; 16]);

/// What is made known of a seed beforehand: the SHA-256 of the salt's 16 bytes and the seed's 8, the
/// highest first. It gives neither away, and no other pair fits that anybody could find.
///
/// ```
/// use cards::Seed;
/// use session::{Commitment, Salt};
/// let salt = Salt([7; 16]);
/// let made = Commitment::new(Seed(2026), salt);
/// assert!(made.is_opened_by(Seed(2026), salt) && !made.is_opened_by(Seed(2027), salt));
/// assert_eq!((salt.to_string().parse(), made.to_string().parse()), (Ok(salt), Ok(made)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// A text that has not as many hexadecimal digits as a salt (32) or a commitment (64).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseHexError(pub String);

impl Commitment {
    /// The commitment to a seed.
    #[must_use]
    pub fn new(seed: Seed, salt: Salt) -> Self {
        let hash = Sha256::new()
            .chain_update(salt.0)
            .chain_update(seed.0.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// Whether it was made to this seed with this salt.
    #[must_use]
    pub fn is_opened_by(self, seed: Seed, salt: Salt) -> bool {
        Self::new(seed, salt) == self
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Salt {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let bytes = parse_hex(text).ok_or_else(|| ParseHexError(text.into()))?;
        Ok(Self(bytes))
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let bytes = parse_hex(text).ok_or_else(|| ParseHexError(text.into()))?;
        Ok(Self(bytes))
    }
}

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the hexadecimal digits wanted", self.0)
    }
}

impl core::error::Error for ParseHexError {}
