//! The project's text files, and a limit to the length of Rust files.

use std::fs;
use std::path::Path;

/// A file with its text.
pub(crate) struct Source {
    /// Its path from the project's folder.
    pub(crate) path: String,
    /// Its text.
    pub(crate) text: String,
}

/// Folders that hold nothing of ours, or data.
const SKIPPED: [&str; 6] = ["target", "dist", "node_modules", "data", ".git", "out"];

/// All files whose names are one of these, or end in a dot and one of these, in order of their paths.
pub(crate) fn sources(endings: &[&str]) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    collect(root, root, endings, &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

fn collect(root: &Path, folder: &Path, endings: &[&str], found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        if path.is_dir() {
            if !SKIPPED.contains(&name) {
                collect(root, &path, endings, found);
            }
        } else if endings
            .iter()
            .any(|ending| name == *ending || name.ends_with(&format!(".{ending}")))
        {
            let path_from_root = path.strip_prefix(root).expect("inside");
            found.push(Source {
                path: path_from_root.to_str().expect("a plain name").to_owned(),
                text: fs::read_to_string(&path).expect("a text"),
            });
        }
    }
}

/// Largest number of lines of a Rust file.
const MAX_LINES: usize = 300;

/// The Rust files with too many lines, and their numbers of lines.
fn too_long(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        let lines = source.text.lines().count();
        if lines > MAX_LINES {
            found.push(format!("{}: {lines} lines", source.path));
        }
    }
    found
}

#[test]
fn rust_files_have_at_most_300_lines() {
    let all = sources(&["rs"]);
    assert!(all.len() > 200, "{} files were read", all.len());
    let found = too_long(&all);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_file_that_is_too_long_is_found() {
    let source = |path: &str, lines| Source {
        path: path.into(),
        text: "line\n".repeat(lines),
    };
    let example = [
        source("crates/one/src/lib.rs", 300),
        source("crates/one/src/long.rs", 301),
    ];
    assert_eq!(too_long(&example), ["crates/one/src/long.rs: 301 lines"]);
}
