//! The fragment of an address that names a game and a deal.

use core::fmt;

use cards::Seed;

use crate::games;
use crate::rules::Declaration;

/// A game and, perhaps, one of its deals: `game=klondike&deal=123`.
#[derive(Clone, Copy, Debug)]
pub struct DealLink {
    /// The game.
    pub game: &'static Declaration,
    /// The seed of the deal.
    pub seed: Option<Seed>,
}

/// Turns any seed into the seed of a numbered deal, 1 to 1,000,000: a number that people can tell each other.
#[must_use]
pub const fn numbered(seed: Seed) -> Seed {
    Seed(seed.0 % 1_000_000 + 1)
}

impl DealLink {
    /// Reads a fragment without `#`; `None` if it names no game. Capital letters count as small ones. A deal that is
    /// not a seed counts as missing.
    #[must_use]
    pub fn read(fragment: &str) -> Option<Self> {
        let value = |name: &str| {
            let mut fields = fragment
                .split('&')
                .filter_map(|field| field.split_once('='));
            fields
                .find(|(found, _)| *found == name)
                .map(|(_, value)| value)
        };
        let game = games::by_id(&value("game")?.to_ascii_lowercase())?;
        let seed = value("deal").and_then(|deal| deal.parse().ok());
        Some(Self { game, seed })
    }
}

impl fmt::Display for DealLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game={}", self.game.id)?;
        match self.seed {
            Some(seed) => write!(f, "&deal={seed}"),
            None => Ok(()),
        }
    }
}
