//! The ICE credentials of a connection attempt: its user name fragment (ufrag) and password.

use core::fmt;
use core::ops::RangeInclusive;

use super::letters::{bits, pack, unpack};

/// Characters of an `ice-char` (RFC 8839, 5.4), by value.
const ICE_CHARACTERS: &[u8; 64] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Lengths of a ufrag that fit into half a byte. The standard allows 4 to 256.
const UFRAG_LENGTHS: RangeInclusive<usize> = 4..=19;

/// Lengths of a password that fit into half a byte. The standard allows 22 to 256.
const PASSWORD_LENGTHS: RangeInclusive<usize> = 22..=37;

/// The ICE credentials of one connection attempt. Chromium's have 4 and 24 characters, Firefox's 8 and
/// 32 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credentials {
    ufrag: String,
    password: String,
}

/// Why texts are not credentials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialsFault {
    /// The ufrag has fewer than 4 characters or more than 19.
    UfragLength,
    /// The password has fewer than 22 characters or more than 37.
    PasswordLength,
    /// A character is not a letter, a digit, `+` or `/`.
    Character,
}

impl Credentials {
    /// Credentials with this ufrag and this password.
    ///
    /// # Errors
    ///
    /// See [`CredentialsFault`].
    pub fn new(ufrag: &str, password: &str) -> Result<Self, CredentialsFault> {
        if !UFRAG_LENGTHS.contains(&ufrag.len()) {
            return Err(CredentialsFault::UfragLength);
        }
        if !PASSWORD_LENGTHS.contains(&password.len()) {
            return Err(CredentialsFault::PasswordLength);
        }
        let mut all = ufrag.bytes().chain(password.bytes());
        if !all.all(|one| ICE_CHARACTERS.contains(&one)) {
            return Err(CredentialsFault::Character);
        }
        Ok(Self {
            ufrag: ufrag.to_owned(),
            password: password.to_owned(),
        })
    }

    /// The `ice-ufrag` of SDP.
    #[must_use]
    pub fn ufrag(&self) -> &str {
        &self.ufrag
    }

    /// The `ice-pwd` of SDP.
    #[must_use]
    pub fn password(&self) -> &str {
        &self.password
    }

    /// Whether all characters are hexadecimal digits, which take half a byte each.
    pub(crate) fn is_hexadecimal(&self) -> bool {
        self.characters().all(|one| DIGITS.contains(&one))
    }

    /// Both lengths in one byte.
    pub(crate) fn lengths(&self) -> u8 {
        let over = |text: &str, lengths: RangeInclusive<usize>| {
            u8::try_from(text.len() - lengths.start()).unwrap_or_default()
        };
        over(&self.ufrag, UFRAG_LENGTHS) << 4 | over(&self.password, PASSWORD_LENGTHS)
    }

    /// The characters, 6 or 4 bits each, with zero bits at the end.
    pub(crate) fn pack(&self) -> Vec<u8> {
        let all = [&*self.ufrag, &self.password].concat();
        // All characters are in one of the two alphabets.
        pack(&all, alphabet(self.is_hexadecimal())).unwrap_or_default()
    }

    /// The number of bytes that [`Self::pack`] has for these lengths.
    pub(crate) fn packed_size(lengths: u8, is_hexadecimal: bool) -> usize {
        let (ufrag, password) = text_lengths(lengths);
        ((ufrag + password) * bits(alphabet(is_hexadecimal))).div_ceil(8)
    }

    /// Reads what [`Self::pack`] has written; missing bytes count as zeros.
    pub(crate) fn unpack(packed: &[u8], lengths: u8, is_hexadecimal: bool) -> Self {
        let (ufrag, password) = text_lengths(lengths);
        let mut text = unpack(packed, alphabet(is_hexadecimal), ufrag + password);
        let password = text.split_off(ufrag);
        Self {
            ufrag: text,
            password,
        }
    }

    fn characters(&self) -> impl Iterator<Item = u8> {
        self.ufrag.bytes().chain(self.password.bytes())
    }
}

impl fmt::Display for CredentialsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UfragLength => "the ICE ufrag must have 4 to 19 characters",
            Self::PasswordLength => "the ICE password must have 22 to 37 characters",
            Self::Character => "the ICE credentials have a wrong character",
        })
    }
}

impl core::error::Error for CredentialsFault {}

fn text_lengths(lengths: u8) -> (usize, usize) {
    let (ufrag, password) = (usize::from(lengths >> 4), usize::from(lengths & 15));
    (
        UFRAG_LENGTHS.start() + ufrag,
        PASSWORD_LENGTHS.start() + password,
    )
}

fn alphabet(is_hexadecimal: bool) -> &'static [u8] {
    if is_hexadecimal {
        DIGITS
    } else {
        ICE_CHARACTERS
    }
}
