//! A commitment to a match's seed: published before the first card, opened after the last.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

use cards::Seed;

/// A random text that keeps the seed from being guessed from its commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Salt(pub [u8; 16]);

/// A hash commitment to a seed: the SHA-256 of the salt's 16 bytes and the seed's 8 bytes (big
/// endian). It reveals neither, and nobody can find another pair with the same hash.
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

/// A text that does not have the 32 hexadecimal digits of a salt or the 64 of a commitment.
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

    /// Whether this is the commitment to this seed with this salt.
    #[must_use]
    pub fn is_opened_by(self, seed: Seed, salt: Salt) -> bool {
        Self::new(seed, salt) == self
    }
}

/// Writes the bytes in hexadecimal, in lower case.
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
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        bytes(text).map(Self)
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        bytes(text).map(Self)
    }
}

/// Reads `N` bytes from hexadecimal digits of either case.
fn bytes<const N: usize>(text: &str) -> Result<[u8; N], ParseHexError> {
    let digit = |c: char| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let digits: Option<Vec<u8>> = text.chars().map(digit).collect();
    let bytes = digits
        .filter(|digits| digits.len() == 2 * N)
        .map(|digits| core::array::from_fn(|at| 16 * digits[2 * at] + digits[2 * at + 1]));
    bytes.ok_or_else(|| ParseHexError(text.into()))
}

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the hexadecimal digits wanted", self.0)
    }
}

impl core::error::Error for ParseHexError {}
