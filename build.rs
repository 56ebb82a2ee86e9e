//! Keeps the relocations in the page's program of each game: scripts/after-build needs them to split it
//! into chunks.

use std::fs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A new game's program is a new entry there.
    println!("cargo::rerun-if-changed=Cargo.toml");
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() != Ok("wasm32") {
        return;
    }
    for folder in fs::read_dir("games").expect("a folder of games") {
        let path = folder.expect("an entry").path().join("game.toml");
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        println!("cargo::rerun-if-changed={}", path.display());
        let mut lines = text.lines();
        let program = lines.find_map(|line| line.strip_prefix("program = \"")?.strip_suffix('"'));
        if let Some(program) = program {
            println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
        }
    }
}
