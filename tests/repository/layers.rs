//! The one direction of dependencies between the crates. Cargo refuses circles; this test also keeps
//! the order, and the pure crates free of the browser.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// The crates that every game shares, from the ground up. A crate uses only those before it.
const SHARED: [&str; 18] = [
    "send_wrapper",
    "cards",
    "sealed-deal",
    "game",
    "search",
    "session",
    "words",
    "protocol",
    "together",
    "scene",
    "analysis",
    "table-conformance",
    "signaling",
    "peer",
    "online-program",
    "worker",
    "page",
    "cli",
];

/// The catalogue, which every game of the site uses.
const CATALOGUE: &str = "catalogue";

/// The package of the programs. It lies above everything else, in the root folder.
const PROGRAMS: &str = "little-devils-programs";

/// The shared crates that know the browser or the command line. The rules of a game do without.
const SHELLS: [&str; 5] = ["peer", "online-program", "worker", "page", "cli"];

/// The parts of a game, from the ground up: its name followed by one of these.
const PARTS: [&str; 5] = ["", "-analysis", "-worker", "-page", "-cli"];

/// The parts of a game that know neither the browser nor the command line.
const PURE_PARTS: [&str; 2] = ["", "-analysis"];

/// Crates of the browser and of the command line.
const FOREIGN: [&str; 7] = [
    "clap",
    "gloo",
    "idb",
    "js-sys",
    "leptos",
    "wasm-bindgen",
    "web-sys",
];

fn cargo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .arg("--locked")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// Each crate of the workspace, with its folder and the crates of the workspace that it uses.
fn crates() -> BTreeMap<String, (String, Vec<String>)> {
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let root = format!("{}/", env!("CARGO_MANIFEST_DIR"));
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let package = |package: &Value| {
        let path = text(&package["manifest_path"]);
        let folder = path.strip_prefix(&root).expect("in the workspace");
        let uses = package["dependencies"].as_array().expect("dependencies");
        let uses = uses.iter().filter(|uses| uses["path"].is_string());
        let uses = uses.filter(|uses| uses["kind"].is_null());
        let uses = uses.map(|uses| text(&uses["name"])).collect();
        (text(&package["name"]), (folder.to_owned(), uses))
    };
    packages.map(package).collect()
}

/// The game that a crate belongs to, by its folder, and the height of the crate among its parts.
fn part_of_game<'a>(name: &str, folder: &'a str) -> Option<(&'a str, usize)> {
    let game = folder.strip_prefix("games/")?.split('/').next()?;
    let part = name.strip_prefix(game)?;
    let height = PARTS.iter().position(|known| *known == part)?;
    Some((game, height))
}

/// Whether the order has a place for the crate: a new crate must say where it belongs.
fn has_a_place(name: &str, folder: &str) -> bool {
    SHARED.contains(&name)
        || part_of_game(name, folder).is_some()
        || [PROGRAMS, CATALOGUE].contains(&name)
}

#[test]
fn every_crate_has_a_place_in_the_order() {
    let crates = crates();
    let strangers = crates
        .iter()
        .filter(|(name, (folder, _))| !has_a_place(name, folder));
    let strangers: Vec<&str> = strangers.map(|(name, _)| name.as_str()).collect();
    assert!(strangers.is_empty(), "no layer has {strangers:?}");
    let missing = SHARED.iter().filter(|name| !crates.contains_key(**name));
    assert_eq!(missing.count(), 0, "every layer is a crate");
    assert!(!has_a_place("stranger", "crates/stranger/Cargo.toml"));
    assert!(!has_a_place(
        "patience-stranger",
        "games/patience/stranger/Cargo.toml"
    ));
}

#[test]
fn crates_use_only_crates_below_them() {
    let crates = crates();
    let mut arrows = 0;
    for (name, (folder, uses)) in &crates {
        for used in uses {
            arrows += 1;
            let told = format!("{name} uses {used}");
            let shared = SHARED.iter().position(|shared| shared == used);
            if let Some(height) = SHARED.iter().position(|shared| shared == name) {
                assert!(shared.is_some_and(|below| below < height), "{told}");
            } else if let Some((game, height)) = part_of_game(name, folder) {
                let own = part_of_game(used, &crates[used].0);
                let below = own.is_some_and(|(other, part)| other == game && part < height);
                assert!(shared.is_some() || below || used == CATALOGUE, "{told}");
                let pure = PURE_PARTS.contains(&PARTS[height]);
                assert!(!(pure && SHELLS.contains(&used.as_str())), "{told}");
            }
        }
    }
    assert!(arrows > 20, "{arrows} dependencies were looked at");
}

/// Also not for their tests: those of the real games are in `tests/` and in the games' own folders.
#[test]
fn no_shared_crate_depends_on_a_game() {
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("JSON");
    let mut seen = 0;
    for package in metadata["packages"].as_array().expect("packages") {
        let is_shared = SHARED.iter().any(|shared| package["name"] == *shared);
        for uses in package["dependencies"].as_array().expect("dependencies") {
            let path = uses["path"].as_str().unwrap_or_default();
            let told = format!("{} uses {}", package["name"], uses["name"]);
            assert!(!is_shared || !path.contains("/games/"), "{told}");
            seen += usize::from(path.contains("/games/"));
        }
    }
    assert!(seen > 10, "{seen} dependencies on games were looked at");
}

#[test]
fn pure_crates_compile_without_the_browser_and_the_command_line() {
    let crates = crates();
    let is_pure = |name: &str, folder: &str| match part_of_game(name, folder) {
        Some((_, height)) => PURE_PARTS.contains(&PARTS[height]),
        None => SHARED.contains(&name) && !SHELLS.contains(&name),
    };
    let pure = crates
        .iter()
        .filter(|(name, (folder, _))| is_pure(name, folder));
    let pure: Vec<&str> = pure.map(|(name, _)| name.as_str()).collect();
    for known in ["cards", "little-devils", "little-devils-analysis"] {
        assert!(pure.contains(&known), "{known} is one of {pure:?}");
    }
    for name in pure {
        let tree = cargo(&[
            "tree",
            "-p",
            name,
            "--edges",
            "normal,build",
            "--prefix",
            "none",
        ]);
        assert!(
            tree.starts_with(name),
            "cargo tree has listed the crates: {tree}"
        );
        for foreign in FOREIGN {
            let is_foreign = |line: &str| {
                line.split([' ', '-']).next() == Some(foreign) || line.starts_with(foreign)
            };
            assert!(!tree.lines().any(is_foreign), "{foreign} in {tree}");
        }
    }
}
