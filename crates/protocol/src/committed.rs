//! A commitment that the page has made by itself, as the page keeps it and says it.

use cards::Seed;
use session::Commitment;

use super::KeptSalt;

/// A commitment that the page has made: one line of text, as the page has no reader of its own. It is
/// the digits of hash and salt, how many cards had been played when it was made, and the seed.
///
/// ```
/// use cards::Seed;
/// use protocol::Committed;
/// let salt = "07".repeat(16);
/// let hash = "9d".repeat(32);
/// let made = Committed::read(&format!("{hash}{salt} 0 2026")).expect("a commitment");
/// assert_eq!((made.seed, made.kept.cards), (Seed(2026), 0));
/// assert!(!made.commitment.is_opened_by(made.seed, made.kept.salt), "any text may come");
/// assert_eq!(Committed::read("9d07 0 2026"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Committed {
    /// The match's seed.
    pub seed: Seed,
    /// The salt, and how many cards had been played when the commitment was made.
    pub kept: KeptSalt,
    /// What the person has been shown; whether it fits is another matter.
    pub commitment: Commitment,
}

impl Committed {
    /// Reads the page's line; `None` if it is none.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [digits, cards, seed] = parts[..] else {
            return None;
        };
        let (hash, salt) = digits.split_at_checked(64)?;
        Some(Self {
            seed: Seed(seed.parse().ok()?),
            kept: KeptSalt {
                salt: salt.parse().ok()?,
                cards: cards.parse().ok()?,
            },
            commitment: hash.parse().ok()?,
        })
    }
}
