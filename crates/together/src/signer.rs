//! Signatures of people: Ed25519.

use ed25519_compact::{KeyPair, PublicKey, Seed, Signature};
use session::hex;

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
    let key = bytes(key).and_then(|key| PublicKey::from_slice(&key).ok());
    let signature = bytes(signature).and_then(|signed| Signature::from_slice(&signed).ok());
    let parts = key.zip(signature);
    parts.is_some_and(|(key, signature)| key.verify(text, &signature).is_ok())
}

fn bytes(digits: &str) -> Option<Vec<u8>> {
    let digits = digits.as_bytes();
    let byte = |pair: &[u8]| u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok();
    digits.chunks(2).map(byte).collect()
}
