//! Signatures of people (Ed25519), and the texts that they sign.

use ed25519_compact::{KeyPair, PublicKey, Seed, Signature};
use session::{hex, parse_hex};

use crate::Head;

/// The key of a person, made for one match.
#[derive(Clone, Debug)]
pub struct Signer(KeyPair);

impl Signer {
    /// The key that follows from 32 random bytes.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Self {
        Self(KeyPair::from_seed(Seed::new(secret)))
    }

    /// The public key, in hexadecimal digits.
    #[must_use]
    pub fn key(&self) -> String {
        hex(self.0.pk.as_ref())
    }

    /// The signature of a text, in hexadecimal digits. The same text always has the same signature.
    #[must_use]
    pub fn sign(&self, text: &str) -> String {
        hex(self.0.sk.sign(text, None).as_ref())
    }
}

/// Whether a signature belongs to a text and a public key. False if one of them is not well-formed.
#[must_use]
pub fn is_signed(key: &str, text: &str, signature: &str) -> bool {
    let parts = parse_hex(key).zip(parse_hex(signature));
    parts.is_some_and(|(key, signature)| {
        let key = PublicKey::new(key);
        key.verify(text, &Signature::new(signature)).is_ok()
    })
}

/// What a person signs with a move: the log before it, the move, and the key of a sealed card, if it has one.
#[must_use]
pub fn signed_move(head: Head, mv: &str, key: &str) -> String {
    let gap = if key.is_empty() { "" } else { " " };
    format!("move {} {mv}{gap}{key}", hex(&head))
}

/// What a person signs with a message of a sealed deal: the log up to some entry after the deal has begun, and
/// the message.
#[must_use]
pub fn signed_sealed(head: Head, message: &str) -> String {
    format!("sealed {} {message}", hex(&head))
}

/// What a person signs with a salt: the log with the promises for the round, and the salt.
#[must_use]
pub fn signed_salt(head: Head, round: usize, salt: &str) -> String {
    format!("salt {} {round} {salt}", hex(&head))
}

/// What a guest signs after the audit of the whole match: the log up to its end.
#[must_use]
pub fn signed_end(head: Head) -> String {
    format!("end {}", hex(&head))
}

/// What the host signs: the log after its newest entry.
#[must_use]
pub fn signed_head(head: Head) -> String {
    format!("head {}", hex(&head))
}
