//! Every file that a web app manifest names is there: without its icons a game cannot be installed.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The folders of public files that have a manifest: that of the front page, and one for each other game.
fn folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games = fs::read_dir(root.join("games")).expect("a folder of games");
    let of_games = games.map(|game| game.expect("an entry").path().join("page/public"));
    let all = of_games.chain([root.join("public")]);
    all.filter(|folder| folder.join("manifest.webmanifest").exists())
        .collect()
}

#[test]
fn icons_and_screenshots_of_every_manifest_are_there() {
    let folders = folders();
    assert!(folders.len() >= 3, "{folders:?}");
    for folder in folders {
        let text = fs::read_to_string(folder.join("manifest.webmanifest")).expect("a manifest");
        let manifest: Value = serde_json::from_str(&text).expect("JSON");
        for list in ["icons", "screenshots"] {
            let entries = manifest[list].as_array().expect(list);
            assert!(!entries.is_empty(), "{}: no {list}", folder.display());
            for entry in entries {
                let name = entry["src"].as_str().expect("an address");
                assert!(
                    folder.join(name).exists(),
                    "{}: {name} is missing",
                    folder.display()
                );
            }
        }
    }
}
