//! The catalogue of games agrees with the folders and the game.toml of every game.

use std::fs;

use catalogue::CATALOGUE;

use crate::files::sources;

/// The value of a key, without quotation marks; `None` if the key is missing.
fn value<'a>(toml: &'a str, key: &str) -> Option<&'a str> {
    let mut pairs = toml.lines().filter_map(|line| line.split_once(" = "));
    let (_, value) = pairs.find(|(found, _)| *found == key)?;
    Some(value.trim_matches('"'))
}

#[test]
fn a_game_has_the_title_of_its_page_in_every_language() {
    for game in CATALOGUE {
        for lang in ["en", "de", "nl", "fr"] {
            let root = env!("CARGO_MANIFEST_DIR");
            let path = format!("{root}/games/{}/src/words/words/{lang}.txt", game.id);
            let texts = fs::read_to_string(&path).expect("the texts of a game");
            let title = game.title.in_language(lang);
            assert_eq!(value(&texts, "title"), Some(title), "{path}");
        }
    }
}

#[test]
fn every_page_is_in_the_catalogue_with_its_address() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/games");
    let mut found = 0;
    for folder in fs::read_dir(games).expect("a folder of games") {
        let folder = folder.expect("an entry");
        let Ok(toml) = fs::read_to_string(folder.path().join("game.toml")) else {
            continue;
        };
        let id = value(&toml, "id").expect("an id");
        assert_eq!(folder.file_name().to_str(), Some(id));
        let game = CATALOGUE.iter().find(|game| game.id == id);
        let game = game.unwrap_or_else(|| panic!("{id} is not in the catalogue"));
        let is_front_page = value(&toml, "front_page") == Some("true");
        let own = format!("./{id}/");
        let address = if is_front_page { "./" } else { &own };
        assert_eq!(game.address, address, "{id}");
        found += 1;
    }
    assert_eq!(found, CATALOGUE.len(), "a page for every entry");
}

/// The shell knows no game. Toy games of tests have ids of their own.
#[test]
fn no_shared_crate_has_the_id_of_a_game_as_a_whole_text() {
    let quoted = |id: &str| ['"', '\'', '`'].map(|quote| format!("{quote}{id}{quote}"));
    let ids: Vec<String> = CATALOGUE.iter().flat_map(|game| quoted(game.id)).collect();
    let sources = sources(&["rs", "js", "html", "css", "toml"]).into_iter();
    let shared: Vec<_> = sources
        .filter(|source| source.path.starts_with("crates/"))
        .collect();
    for source in &shared {
        for id in &ids {
            assert!(
                !source.text.contains(id.as_str()),
                "{} has {id}",
                source.path
            );
        }
    }
    assert!(shared.len() > 300, "{} files were read", shared.len());
}
