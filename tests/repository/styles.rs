//! The oldest browsers that play the game: the same everywhere they are named, and the style sheets use
//! nothing that they do not know.

use std::fs;
use std::path::{Path, PathBuf};

/// Younger than those browsers, and no mere ornament where it is missing.
const TOO_YOUNG: [&str; 8] = [
    "light-dark(",
    "@scope",
    "@starting-style",
    "@position-try",
    "anchor(",
    "interpolate-size",
    "field-sizing",
    "contrast-color(",
];

/// All style sheets, those of single games too, without their comments.
fn styles() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games = root.join("games");
    let games = entries(&games).map(|game| game.join("page"));
    let shared = ["style", "crates/page/style"].map(|folder| root.join(folder));
    let folders = shared.into_iter().chain(games.filter(|page| page.is_dir()));
    let files = folders.flat_map(|folder| entries(&folder).collect::<Vec<_>>());
    let sheets = files.filter(|file| file.extension().is_some_and(|kind| kind == "css"));
    let sheets: Vec<String> = sheets
        .map(|sheet| fs::read_to_string(sheet).expect("a style sheet"))
        .collect();
    let mut parts = sheets.iter().flat_map(|sheet| sheet.split("/*"));
    let first = parts.next().expect("a style sheet").to_owned();
    parts.fold(first, |styles, part| {
        styles + part.split_once("*/").map_or(part, |(_, after)| after)
    })
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path())
}

#[test]
fn the_styles_use_nothing_that_the_oldest_browsers_lack() {
    let styles = styles();
    assert!(styles.contains(":root"), "the style sheets are there");
    for young in TOO_YOUNG {
        assert!(!styles.contains(young), "a style sheet uses {young}");
    }
}

#[test]
fn on_a_home_screen_the_game_is_as_high_as_the_screen() {
    let styles: String = styles().split_whitespace().collect();
    let usual = styles
        .find("height:100dvh;padding")
        .expect("the usual height");
    let rule = "@media(display-mode:standalone){#app{height:100vh;}}";
    let standalone = styles.find(rule).expect("the height on a home screen");
    assert!(usual < standalone, "the later rule counts");
}

#[test]
fn the_page_names_the_browsers_that_the_readme_names() {
    let read = |path: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        fs::read_to_string(path).expect("a text")
    };
    let (readme, overlay) = (read("README.md"), read("crates/page/js/error-overlay.js"));
    for oldest in ["Edge 111", "Firefox 121", "Safari 16.6"] {
        assert!(readme.contains(oldest), "README.md does not name {oldest}");
        let languages = overlay.matches(oldest).count();
        assert_eq!(languages, 4, "crates/page/js/error-overlay.js on {oldest}");
    }
}
