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

/// The deal with a number that a person has typed or a link has; `None` if it is not one. Only digits are a number: any
/// other text would be the seed of a deal that nobody means.
#[must_use]
pub fn numbered_deal(text: &str) -> Option<Seed> {
    let text = text.trim();
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).map(Seed)
}

impl DealLink {
    /// Reads a fragment without `#`; `None` if it names no game. Capital letters count as small ones. A deal that is
    /// not a number counts as missing.
    #[must_use]
    pub fn read(fragment: &str) -> Option<Self> {
        let game = games::by_id(&field(fragment, "game")?.to_ascii_lowercase())?;
        let seed = field(fragment, "deal").and_then(numbered_deal);
        Some(Self { game, seed })
    }

    /// What a fragment names and this page does not have: the name of the field and its value.
    #[must_use]
    pub fn faults(fragment: &str) -> Vec<(&'static str, &str)> {
        let is_game = |id: &str| games::by_id(&id.to_ascii_lowercase()).is_some();
        let game = field(fragment, "game").filter(|id| !is_game(id));
        let deal = field(fragment, "deal").filter(|deal| numbered_deal(deal).is_none());
        let faults = [game.map(|id| ("game", id)), deal.map(|deal| ("deal", deal))];
        faults.into_iter().flatten().collect()
    }
}

/// The value of a field of a fragment.
fn field<'a>(fragment: &'a str, name: &str) -> Option<&'a str> {
    let mut fields = fragment
        .split('&')
        .filter_map(|field| field.split_once('='));
    let found = fields.find(|(found, _)| *found == name);
    found.map(|(_, value)| value)
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
