//! One key has one meaning in all games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use catalogue::CATALOGUE;
use little_devils::scene::LittleDevils;
use michigan::scene::Michigan;
use own_trumps::scene::OwnTrumps;
use protocol::TableFormat;
use russian_bank::scene::RussianBank;
use scene::SceneGame;
use words::{GameGuide, Lang, Messages};

/// The keys of every game with their meanings, in a language.
fn keys(lang: Lang) -> Vec<(&'static str, Vec<(&'static str, &'static str)>)> {
    vec![
        of::<LittleDevils>(lang),
        of::<OwnTrumps>(lang),
        of::<Michigan>(lang),
        of::<RussianBank>(lang),
        ("patience", patience::words::Guide::built_in(lang).keys()),
    ]
}

/// The keys of a game at a table.
fn of<T: SceneGame>(lang: Lang) -> (&'static str, Vec<(&'static str, &'static str)>) {
    let keys = T::Guide::built_in(lang).keys(T::OWN_KEYS);
    (T::Round::INFO.id(), keys)
}

/// Single characters, each with its meanings and the games that have it. What follows a colon says the same of one
/// game in more detail.
fn meanings(lang: Lang) -> BTreeMap<&'static str, (BTreeSet<String>, Vec<&'static str>)> {
    let mut found = BTreeMap::<_, (BTreeSet<_>, Vec<_>)>::new();
    for (game, keys) in keys(lang) {
        for (names, meaning) in keys {
            let meaning = meaning.split(':').next().unwrap_or_default();
            let is_letter = |name: &&str| name.chars().count() == 1;
            for name in names.split(", ").filter(is_letter) {
                let (meanings, games) = found.entry(name).or_default();
                meanings.insert(meaning.trim_end().to_owned());
                games.push(game);
            }
        }
    }
    found
}

fn read(path: &str) -> String {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_game_is_compared() {
    let compared = keys(Lang::En).into_iter().map(|(game, _)| game);
    let all = CATALOGUE.iter().map(|game| game.id);
    assert_eq!(compared.collect::<BTreeSet<_>>(), all.collect());
}

#[test]
fn a_key_has_one_meaning_in_all_games_and_languages() {
    for lang in Lang::ALL {
        for (key, (meanings, games)) in meanings(lang) {
            assert_eq!(
                meanings.len(),
                1,
                "{} {key} in {games:?}: {meanings:?}",
                lang.tag()
            );
        }
    }
}

#[test]
fn the_table_of_all_keys_is_complete() {
    let title = |id: &&str| {
        CATALOGUE
            .iter()
            .find(|game| game.id == *id)
            .map(|game| game.title.en)
    };
    let all = meanings(Lang::En)
        .into_iter()
        .map(|(key, (meanings, games))| {
            let games: Vec<&str> = if games.len() == CATALOGUE.len() {
                vec!["all"]
            } else {
                games.iter().filter_map(title).collect()
            };
            let meanings: Vec<String> = meanings.into_iter().collect();
            format!(
                "| {key} | {} | {} |",
                meanings.join(" / "),
                games.join(", ")
            )
        });
    let all: Vec<String> = all.collect();
    let page = read("docs/keys.md");
    let listed: Vec<&str> = page
        .lines()
        .filter(|line| line.starts_with("| "))
        .skip(1)
        .collect();
    assert_eq!(listed, all, "docs/keys.md should have:\n{}", all.join("\n"));
}

/// The keys that a page listens for: the text in the source, after `name`.
fn heard(path: &str, name: &str) -> BTreeSet<char> {
    let source = read(path);
    let (_, rest) = source.split_once(&format!("{name} \"")).expect("its keys");
    let (keys, _) = rest.split_once('"').expect("an end");
    keys.chars().collect()
}

#[test]
fn the_help_lists_what_the_pages_listen_for() {
    let mut of_scene_games = BTreeSet::new();
    for (game, keys) in keys(Lang::En) {
        let names = keys.into_iter().flat_map(|(names, _)| names.split(", "));
        let letters = names.filter(|name| name.chars().count() == 1);
        let listed: BTreeSet<char> = letters
            .flat_map(|name| name.chars().flat_map(char::to_lowercase))
            .collect();
        match game {
            "little-devils" => {
                assert_eq!(listed, LittleDevils::LOOK.keys.chars().collect());
            }
            "patience" => {
                let name = "const KEYS: &str =";
                assert_eq!(listed, heard("games/patience/page/src/page.rs", name));
            }
            _ => of_scene_games.extend(listed),
        }
    }
    assert_eq!(
        of_scene_games,
        OwnTrumps::LOOK.keys.chars().collect(),
        "the other games share a list"
    );
}
