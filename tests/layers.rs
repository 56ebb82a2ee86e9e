//! The rooms of src/ and the one direction of dependencies between them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// From the ground up; those at the top stand side by side.
const ROOMS: [&str; 9] = [
    "cards", "rules", "bots", "play", "review", "scene", "text", "wire", "study",
];
const TOPS: [&str; 3] = ["cli", "web", "worker"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                sources(&path)
            } else {
                vec![path]
            }
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

fn room(name: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source");
        (path, text)
    };
    sources(&folder).into_iter().map(read).collect()
}

/// The rooms that a line of code names, wherever it names them.
fn named(line: &str) -> Vec<&'static str> {
    let code = line.split("//").next().unwrap_or_default();
    let names = |room: &&str| {
        code.match_indices("crate::").any(|(at, prefix)| {
            let rest = &code[at + prefix.len()..];
            let end = rest
                .find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            rest[..end] == **room
        })
    };
    ROOMS
        .into_iter()
        .chain(TOPS)
        .filter(|room| names(room))
        .collect()
}

#[test]
fn a_room_uses_only_rooms_below_it() {
    let mut arrows = 0;
    for (height, name) in ROOMS.iter().chain(&TOPS).enumerate() {
        let below = &ROOMS[..height.min(ROOMS.len())];
        for (path, text) in room(name) {
            assert!(
                !text.contains("use crate::{"),
                "{}: name rooms one by one",
                path.display()
            );
            for line in text.lines() {
                for used in named(line) {
                    let allowed = used == *name || below.contains(&used);
                    assert!(
                        allowed,
                        "{} uses {used}, which is not below {name}: {line}",
                        path.display()
                    );
                    arrows += 1;
                }
            }
        }
    }
    assert!(arrows > 50, "the test has read the sources: {arrows} uses");
}

#[test]
fn every_room_is_in_the_list() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(src)
        .expect("src")
        .map(|entry| entry.expect("an entry"));
    for folder in folders.filter(|entry| entry.path().is_dir()) {
        let name = folder.file_name().into_string().expect("a plain name");
        assert!(
            name == "bin" || ROOMS.iter().chain(&TOPS).any(|room| *room == name),
            "{name}"
        );
    }
}

#[test]
fn only_the_right_rooms_name_foreign_crates() {
    let rules: [(&[&str], &[&str]); 12] = [
        (&["qrcodegen"], &["study"]),
        (&["sha2"], &["play"]),
        (&["base64"], &["wire"]),
        (&["leptos"], &["web"]),
        (&["getrandom"], &["web", "worker"]),
        (&["wasm_bindgen_futures"], &["worker"]),
        (&["idb"], &["worker"]),
        (
            &[
                "web_sys",
                "js_sys",
                "wasm_bindgen",
                "console_error_panic_hook",
            ],
            &["web", "worker"],
        ),
        (
            &[
                "serde",
                "serde_json",
                "serde_json_core",
                "serde_path_to_error",
            ],
            &["wire", "cli"],
        ),
        (&["clap"], &["cli"]),
        (&["rand", "rand_xoshiro"], &["cards"]),
        (
            &[
                "std::time",
                "std::thread",
                "std::fs",
                "std::io",
                "std::process",
            ],
            &["cli"],
        ),
    ];
    for (crates, allowed) in rules {
        for name in ROOMS
            .iter()
            .chain(&TOPS)
            .filter(|name| !allowed.contains(name))
        {
            for (path, text) in room(name) {
                for foreign in crates {
                    let used = text
                        .lines()
                        .any(|line| line.trim_start().starts_with(&format!("use {foreign}::")));
                    assert!(!used, "{} uses {foreign}", path.display());
                }
            }
        }
    }
}

#[test]
fn without_features_the_host_compiles_no_web_crate() {
    let arguments = [
        "tree",
        "--offline",
        "--locked",
        "--edges",
        "normal,build",
        "--prefix",
        "none",
    ];
    let tree = Command::new(env!("CARGO"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    let tree = String::from_utf8(tree.expect("cargo runs").stdout).expect("text");
    assert!(
        tree.contains("serde_json"),
        "cargo tree has listed the crates: {tree}"
    );
    for foreign in [
        "leptos",
        "web-sys",
        "js-sys",
        "wasm-bindgen",
        "gloo",
        "clap",
    ] {
        assert!(
            !tree.lines().any(|line| line.starts_with(foreign)),
            "{foreign} in {tree}"
        );
    }
}
