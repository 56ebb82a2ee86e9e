//! The rows of the catalogue, of which the page of all games is made.

use std::collections::BTreeSet;

use catalogue::CATALOGUE;
use game::GameKind;

use crate::cli::{house, lines};

/// What the page is made of. `UPDATE_GOLDEN=1 cargo test --features cli --test house catalogue` writes it again.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games/catalogue/games.jsonl");

#[test]
fn the_file_has_what_the_games_say() {
    let said = house(&["catalogue"], b"").stdout;
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(FILE, &said).expect("written");
    }
    let kept = std::fs::read(FILE).expect("the file");
    assert!(kept == said, "{FILE} is out of date");
}

#[test]
fn ids_and_addresses_are_unique_in_the_house_and_each_page_is_reached() {
    let rows = lines(&house(&["catalogue"], b""));
    let unique = |key: &str| -> BTreeSet<&str> {
        let texts = rows.iter().map(|row| row[key].as_str().expect("a text"));
        texts.collect()
    };
    let (ids, addresses) = (unique("id"), unique("address"));
    assert_eq!(ids.len(), rows.len());
    assert_eq!(addresses.len(), rows.len());
    for game in CATALOGUE {
        let leads = |address: &&str| address.split('#').next() == Some(game.address);
        assert!(addresses.iter().any(leads), "{}", game.id);
        assert_eq!(
            ids.contains(game.id),
            game.kind == GameKind::Table,
            "{}: a family has rows for its games",
            game.id
        );
    }
    // The site has other folders besides those of games.
    for taken in ["games", "house", "shared"] {
        assert!(!ids.contains(taken), "{taken}");
    }
}
