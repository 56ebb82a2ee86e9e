//! The secret of a device. Everything random that it needs follows from it.

use cards::Seed;
use session::{Salt, hex};
use sha2::{Digest, Sha256};

use crate::joint_seed::first_eight;
use crate::{Head, Signer};

/// 32 random bytes that only one device knows. The key, the token and the salts of a match follow from them, so a
/// device that keeps only them can come back after a reload.
#[derive(Clone, Copy)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The signing key of the person.
    #[must_use]
    pub fn signer(self) -> Signer {
        Signer::new(self.derived("key", 0))
    }

    /// The token by which the host recognizes the person.
    #[must_use]
    pub fn token(self) -> String {
        hex(self.salt("token", 0).0.as_slice())
    }

    /// The person's salt for a round of a match at this table. Each match has other salts, because those of the match
    /// before are public.
    #[must_use]
    pub fn round_salt(self, match_number: usize, round: usize) -> Salt {
        let of_match = Self(self.derived("match", match_number));
        of_match.salt("salt", round)
    }

    /// The 32 bytes in hexadecimal digits, to be kept in the storage of the device.
    #[must_use]
    pub fn text(self) -> String {
        hex(&self.0)
    }

    /// The seed of the determinizations; it does not follow from the seed of any deal.
    #[must_use]
    pub fn determinization_seed(self, entries: usize) -> Seed {
        first_eight(&self.derived("stand-in", entries))
    }

    /// The seed of a sealed deal, which begins after the log with this hash.
    pub(crate) fn sealing_seed(self, head: Head) -> [u8; 32] {
        let hash = Sha256::new().chain_update(self.derived("sealing", 0));
        hash.chain_update(head).finalize().into()
    }

    fn salt(self, purpose: &str, number: usize) -> Salt {
        let mut salt = [0; 16];
        salt.copy_from_slice(&self.derived(purpose, number)[..16]);
        Salt(salt)
    }

    fn derived(self, purpose: &str, number: usize) -> [u8; 32] {
        let hash = Sha256::new().chain_update(self.0).chain_update(purpose);
        hash.chain_update((number as u64).to_be_bytes())
            .finalize()
            .into()
    }
}
