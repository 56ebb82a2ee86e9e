//! Plain English in comments, documents and messages: phrases that no native speaker would write here; and the spaces of
//! French texts.

use crate::files::{Source, sources};

/// Each phrase, with what to write instead.
const PHRASES: [(&str, &str); 17] = [
    ("anew", "again"),
    ("for ever", "forever, or in every later version"),
    ("so many", "the number, or that many"),
    ("what there is to", "name the thing"),
    ("there is to be", "name the thing"),
    ("what is to be", "name the thing"),
    ("for who ", "for a player who"),
    ("whose turn it is has", "the player to move has"),
    ("comes to a card", "chooses a card"),
    ("in no time", "at once, or without search"),
    ("none that ", "no … that"),
    ("of what is ", "of the …"),
    ("has it done", "does it"),
    ("is said of", "describes"),
    ("not to be had", "not available"),
    ("can be had", "is available"),
    ("cannot be had", "is not available"),
];

/// The comment lines of a source, or every line of a document or message file, with their numbers.
fn prose(source: &Source) -> Vec<(usize, &str)> {
    let lines = (1..).zip(source.text.lines());
    let is_document = ["md", "txt"].contains(&source.ending());
    let comment = |line: &str| {
        let line = line.trim_start();
        ["//", "/*", "* ", "# "]
            .iter()
            .any(|mark| line.starts_with(mark))
            || line.contains(" // ")
    };
    lines
        .filter(|(_, line)| is_document || comment(line))
        .collect()
}

#[test]
fn french_marks_stay_beside_their_words() {
    let all = sources(&["fr.txt", "fr.rs"]);
    let texts = all.iter().filter(|source| source.path.contains("/words/"));
    let (mut marks, mut found) = (0, Vec::new());
    for source in texts {
        for (number, line) in (1..).zip(source.text.lines()) {
            let is_comment = ["#", "//"].iter().any(|mark| line.starts_with(mark));
            let before = [" :", " ;", " ?", " !", " »"];
            let breaks = before.iter().any(|mark| line.contains(mark)) || line.contains("« ");
            marks += line.matches('\u{a0}').count();
            if breaks && !is_comment {
                found.push(format!("{}:{number}: {line}", source.path));
            }
        }
    }
    assert!(marks > 300, "{marks} no-break spaces were read");
    assert!(
        found.is_empty(),
        "no-break spaces (U+00A0) belong before : ; ? ! » and after «:\n{}",
        found.join("\n")
    );
}

#[test]
fn comments_and_documents_are_plain_english() {
    let all = sources(&["rs", "mjs", "js", "css", "md", "toml", "en.txt"]);
    let mut read = 0;
    let mut found = Vec::new();
    for source in all
        .iter()
        .filter(|source| !source.path.ends_with("repository/language.rs"))
    {
        for (number, line) in prose(source) {
            read += 1;
            let lower = line.to_lowercase();
            for (phrase, instead) in PHRASES {
                if contains_phrase(&lower, phrase) {
                    found.push(format!("{}:{number}: “{phrase}”: {instead}", source.path));
                }
            }
        }
    }
    assert!(read > 3_000, "{read} lines of prose were read");
    assert!(
        found.is_empty(),
        "{} phrases:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn headers_do_not_begin_with_what() {
    let all = sources(&["rs"]);
    let header = |source: &Source| source.text.lines().next().unwrap_or_default().to_owned();
    let found: Vec<&str> = all
        .iter()
        .filter(|source| header(source).starts_with("//! What "))
        .map(|source| source.path.as_str())
        .collect();
    assert!(all.len() > 200, "{} sources were read", all.len());
    assert!(found.is_empty(), "{found:?}");
}

/// Whether a phrase is in a text as whole words.
fn contains_phrase(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let before = letter(text[..at].chars().next_back());
        let after = letter(text[at + phrase.len()..].chars().next());
        !before && (!after || phrase.ends_with(' '))
    })
}

#[test]
fn a_phrase_is_found_as_whole_words_only() {
    assert!(contains_phrase("it is read anew each time", "anew"));
    assert!(!contains_phrase("a vane wobbles in the renewal", "anew"));
    assert!(contains_phrase("for ever.", "for ever"));
}
