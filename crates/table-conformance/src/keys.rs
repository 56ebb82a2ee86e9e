//! The keys of a table.

use std::collections::BTreeSet;

use game::conformance::ensure;
use scene::SceneGame;
use words::{GameGuide, Lang};

use crate::texts::gap;
use crate::{Check, Failure, Suite};

/// The keys that can read zones.
const ZONE_KEYS: [char; 2] = ['b', 'l'];

impl<T: SceneGame> Suite<T> {
    /// Each key of the game has its place in the help and its meaning, in every language, and the page listens for every
    /// letter that the help lists. Keys that read zones are among those of the game.
    pub(crate) fn keys(&self) -> Result<(), Failure> {
        let own = T::OWN_KEYS.len();
        for lang in Lang::ALL {
            let (guide, tag) = ((self.guide)(lang), lang.tag());
            let means = guide.own_key_means().len();
            ensure(Check::Keys, means == own, || {
                format!("{tag}: {means} meanings for {own} keys")
            })?;
            let all = guide.common_keys().len();
            let stray = (all..)
                .zip(T::OWN_KEYS)
                .find(|(all, (place, _))| place > all);
            ensure(Check::Keys, stray.is_none(), || {
                format!("a key beyond the end of the list: {stray:?}")
            })?;
            let keys = guide.keys(T::OWN_KEYS);
            let gap = keys.iter().find_map(|(_, means)| gap(means));
            ensure(Check::Keys, gap.is_none(), || {
                format!("{tag}: {}", gap.unwrap_or_default())
            })?;
            let unheard = keys
                .iter()
                .find(|(names, _)| letters(names).any(|key| !T::LOOK.keys.contains(key)));
            ensure(Check::Keys, unheard.is_none(), || {
                format!("the page does not listen for {unheard:?}")
            })?;
        }
        let is_listed = |key| {
            let mut own = T::OWN_KEYS.iter().flat_map(|(_, names)| letters(names));
            ZONE_KEYS.contains(&key) && own.any(|listed| listed == key)
        };
        let unlisted = T::LOOK.zone_keys.iter().find(|(key, _)| !is_listed(*key));
        ensure(Check::Keys, unlisted.is_none(), || {
            format!("a key that reads zones is none, or not listed: {unlisted:?}")
        })
    }

    /// Each key that reads zones has one to read. `zones` are the ids of all zones that the matches have shown.
    pub(crate) fn zone_keys(zones: &BTreeSet<&'static str>) -> Result<(), Failure> {
        let reads = |id: &str| zones.iter().any(|zone| zone.starts_with(id));
        let idle = T::LOOK.zone_keys.iter().find(|(_, id)| !reads(id));
        ensure(Check::Keys, idle.is_none(), || {
            format!("a key reads a zone that no table has: {idle:?}")
        })
    }
}

/// The keys that are single characters, in lower case, of a list such as "U, Z".
fn letters(names: &str) -> impl Iterator<Item = char> {
    let letters = names.split(", ").filter(|name| name.chars().count() == 1);
    letters.flat_map(|name| name.chars().flat_map(char::to_lowercase))
}
