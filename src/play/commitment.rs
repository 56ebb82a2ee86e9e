//! A promise about a match's seed, made before the first card and opened after the last.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

use crate::cards::Seed;

/// A random text that keeps the seed from being guessed from its commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Salt(pub [u8; 16]);

/// What is made known of a seed beforehand: the SHA-256 of the salt's 16 bytes and the seed's 8, the
/// highest first. It gives neither away, and no other pair fits that anybody could find.
///
/// ```
/// use little_devils::cards::Seed;
/// use little_devils::play::{Commitment, Salt};
/// let salt = Salt([7; 16]);
/// let made = Commitment::to(Seed(2026), salt);
/// assert!(made.opens(Seed(2026), salt) && !made.opens(Seed(2027), salt));
/// assert_eq!(salt.to_string().parse(), Ok(salt));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// A text that is not 32 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSalt(pub String);

impl Commitment {
    /// The commitment to a seed.
    #[must_use]
    pub fn to(seed: Seed, salt: Salt) -> Self {
        let hash = Sha256::new()
            .chain_update(salt.0)
            .chain_update(seed.0.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// Whether it was made to this seed with this salt.
    #[must_use]
    pub fn opens(self, seed: Seed, salt: Salt) -> bool {
        Self::to(seed, salt) == self
    }
}

/// Hexadecimal digits.
fn hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl FromStr for Salt {
    type Err = NoSalt;

    fn from_str(text: &str) -> Result<Self, NoSalt> {
        let whole = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u128::from_str_radix(text, 16).ok().filter(|_| whole);
        let bytes = number.map(|number| Self(number.to_be_bytes()));
        bytes.ok_or_else(|| NoSalt(text.into()))
    }
}

impl fmt::Display for NoSalt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not 32 hexadecimal digits", self.0)
    }
}

impl core::error::Error for NoSalt {}
