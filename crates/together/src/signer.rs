//! Signatures of people: Ed25519.

use ed25519_compact::{KeyPair, PublicKey, Seed, Signature};
use session::{hex, parse_hex};

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
