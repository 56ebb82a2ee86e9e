//! The catalogue: released ids stay, and no two games share one.

use std::collections::BTreeSet;

use catalogue::CATALOGUE;
use game::{CatalogueEntry, GameKind};

/// Every id that was ever released. Only add to it: saves and links name their game by it.
const RELEASED: [&str; 5] = [
    "little-devils",
    "own-trumps",
    "michigan",
    "russian-bank",
    "patience",
];

#[test]
fn released_ids_never_change() {
    let ids: Vec<&str> = CATALOGUE.iter().map(|game| game.id).collect();
    for id in RELEASED {
        assert!(ids.contains(&id), "{id} is gone from {ids:?}");
    }
    for id in &ids {
        assert!(RELEASED.contains(id), "{id} is not listed as released");
    }
}

#[test]
fn ids_titles_and_addresses_are_unique() {
    let unique = |field: fn(&CatalogueEntry) -> &'static str| {
        let fields: BTreeSet<&str> = CATALOGUE.iter().map(field).collect();
        fields.len()
    };
    assert_eq!(unique(|game| game.id), CATALOGUE.len());
    assert_eq!(unique(|game| game.title.en), CATALOGUE.len());
    assert_eq!(unique(|game| game.address), CATALOGUE.len());
}

#[test]
fn entries_are_well_formed() {
    for game in CATALOGUE {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(game.id.chars().all(is_plain), "{}", game.id);
        assert!((1..=24).contains(&game.id.len()), "{}", game.id);
        assert!(game.address.ends_with('/'), "{}", game.address);
        let is_alone = game.seats.most().get() == 1;
        assert_eq!(is_alone, game.kind == GameKind::Patience, "{}", game.id);
    }
}
