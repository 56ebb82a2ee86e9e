//! The project's text files.

use std::fs;
use std::path::Path;

/// A file with its text.
pub(crate) struct Source {
    /// Its path from the project's folder.
    pub(crate) path: String,
    /// Its text.
    pub(crate) text: String,
}

impl Source {
    /// The ending of its name, without the dot.
    pub(crate) fn ending(&self) -> &str {
        self.path.rsplit('.').next().unwrap_or_default()
    }
}

/// Folders that hold nothing of ours, or data.
const SKIPPED: [&str; 6] = ["target", "dist", "node_modules", "data", ".git", "out"];

/// All files whose names end in one of these, in order of their paths.
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
            .any(|ending| name.ends_with(&format!(".{ending}")))
        {
            let path_from_root = path.strip_prefix(root).expect("inside");
            found.push(Source {
                path: path_from_root.to_str().expect("a plain name").to_owned(),
                text: fs::read_to_string(&path).expect("a text"),
            });
        }
    }
}
