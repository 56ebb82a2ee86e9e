//! The links of documents: each leads to a file of the project, and to a heading that is there.

use std::path::{Component, Path, PathBuf};

use crate::files::{Source, sources};

/// The anchor of a heading, as code hosts make it: small letters, digits and hyphens.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().to_lowercase();
    let kept = letters
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

/// The lines outside of blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

fn anchors(source: &Source) -> Vec<String> {
    let headings = prose(&source.text).filter(|line| line.starts_with('#'));
    headings
        .map(|line| anchor(line.trim_start_matches('#')))
        .collect()
}

/// The targets of the links in a text, without those to other hosts.
fn targets(text: &str) -> Vec<&str> {
    let parts = prose(text).flat_map(|line| line.split("](").skip(1));
    let targets = parts.filter_map(|part| Some(part.split_once(')')?.0));
    targets
        .filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
        .collect()
}

/// A path without `..`.
fn normal(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut path, part| {
        if part == Component::ParentDir {
            path.pop();
        } else {
            path.push(part);
        }
        path
    })
}

/// The links of these documents that lead nowhere. `exists` says whether there is a file with a path.
fn broken(documents: &[Source], exists: impl Fn(&Path) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for document in documents {
        for target in targets(&document.text) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let folder = Path::new(&document.path).parent().unwrap_or(Path::new(""));
            let path = if file.is_empty() {
                PathBuf::from(&document.path)
            } else {
                normal(&folder.join(file))
            };
            let other = documents
                .iter()
                .find(|other| Path::new(&other.path) == path);
            let has_heading = || {
                heading.is_empty()
                    || other
                        .is_some_and(|other| anchors(other).iter().any(|known| known == heading))
            };
            if !exists(&path) || !has_heading() {
                found.push(format!("{}: {target}", document.path));
            }
        }
    }
    found
}

#[test]
fn links_of_documents_lead_somewhere() {
    let documents = sources(&["md"]);
    let links: usize = documents
        .iter()
        .map(|document| targets(&document.text).len())
        .sum();
    assert!(links > 100, "{links} links");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = broken(&documents, |path| root.join(path).exists());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let document = |path: &str, text: &str| Source {
        path: path.into(),
        text: text.into(),
    };
    let documents = [
        document(
            "README.md",
            "# A game's *rules*\n[there](docs/a.md#two-words) [gone](docs/b.md)",
        ),
        document(
            "docs/a.md",
            "## Two words\n[up](../README.md#a-games-rules) [here](#two-words) [host](https://a.example/)\n\
             ```\n# Code\n[no link](gone.md)\n```\n[lost](#code)",
        ),
    ];
    let exists = |path: &Path| {
        documents
            .iter()
            .any(|document| Path::new(&document.path) == path)
    };
    assert_eq!(
        broken(&documents, exists),
        ["README.md: docs/b.md", "docs/a.md: #code"]
    );
}
