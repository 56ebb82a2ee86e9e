//! The page's record of a commitment that it has made.

use cards::Seed;
use session::{Commitment, hex};

use crate::SavedSalt;

/// A commitment as the page saves it: one line of text, because the page's program holds no JSON
/// reader for it. The line has the hexadecimal digits of hash and salt, the number of cards played
/// when the commitment was made, and the seed.
///
/// ```
/// use cards::Seed;
/// use protocol::CommitmentRecord;
/// let salt = "07".repeat(16);
/// let hash = "9d".repeat(32);
/// let made = CommitmentRecord::read(&format!("{hash}{salt} 0 2026")).expect("a commitment");
/// assert_eq!((made.seed, made.saved.cards), (Seed(2026), 0));
/// assert!(!made.commitment.is_opened_by(made.seed, made.saved.salt), "reading does not verify");
/// assert_eq!(CommitmentRecord::read("9d07 0 2026"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommitmentRecord {
    /// Seed of the match.
    pub seed: Seed,
    /// Salt, and the number of cards played when the commitment was made.
    pub saved: SavedSalt,
    /// Hash that the player was shown. It may not fit: check with [`Commitment::is_opened_by`].
    pub commitment: Commitment,
}

/// Writes the line of a commitment. `hash_and_salt` are the 32 bytes of the hash, then the 16 of the salt.
#[must_use]
pub fn commitment_line(hash_and_salt: &[u8], cards: usize, seed: Seed) -> String {
    format!("{} {cards} {seed}", hex(hash_and_salt))
}

impl CommitmentRecord {
    /// Reads the page's line; `None` if it is not such a line.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [digits, cards, seed] = parts[..] else {
            return None;
        };
        let (hash, salt) = digits.split_at_checked(64)?;
        Some(Self {
            seed: Seed(seed.parse().ok()?),
            saved: SavedSalt {
                salt: salt.parse().ok()?,
                cards: cards.parse().ok()?,
            },
            commitment: hash.parse().ok()?,
        })
    }
}
