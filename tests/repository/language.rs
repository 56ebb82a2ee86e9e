//! Plain English in comments, strings, documents and messages: phrases that no native speaker would write here; and
//! the spaces of French texts.

use crate::files::{Source, sources};

/// Each phrase, with what to write instead.
const PHRASES: [(&str, &str); 22] = [
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
    ("has the own", "has their"),
    ("of which it is", "a sentence of its own"),
    ("come to pass", "happened"),
    ("is no good", "is invalid"),
    ("curtain", "hand-over screen"),
];

/// The phrases in a source, with their lines: in its comments, its strings and its other texts. A phrase may begin
/// on one line and end on the next.
fn phrases(source: &Source) -> Vec<String> {
    let lines: Vec<String> = source.text.lines().map(words).collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let next = lines.get(at + 1).map_or("", String::as_str);
        let both = format!("{line} {next}");
        for (phrase, instead) in PHRASES {
            if contains_phrase(&both, phrase) && !contains_phrase(next, phrase) {
                let number = at + 1;
                found.push(format!("{}:{number}: “{phrase}”: {instead}", source.path));
            }
        }
    }
    found
}

/// A line in lower case, without the marks of a comment, a list or a continued string.
fn words(line: &str) -> String {
    let line = line.trim().trim_start_matches(['/', '!', '*', '#', ' ']);
    line.trim_end_matches(['\\', ' ']).to_lowercase()
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
fn comments_strings_and_documents_are_plain_english() {
    let all = sources(&["rs", "mjs", "js", "css", "md", "toml", "en.txt"]);
    let is_read = |source: &&Source| !source.path.ends_with("repository/language.rs");
    let found: Vec<String> = all.iter().filter(is_read).flat_map(phrases).collect();
    let lines: usize = all.iter().map(|source| source.text.lines().count()).sum();
    assert!(lines > 100_000, "{lines} lines were read");
    assert!(
        found.is_empty(),
        "{} phrases:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn a_phrase_is_found_in_comments_and_strings_also_over_two_lines() {
    let sample = |text: &str| Source {
        path: "a.rs".to_owned(),
        text: text.to_owned(),
    };
    let bad = [
        "/// Deals the cards anew.",
        "let ms = 5; // So many of them.",
        "card.expect(\"so many cards\")",
        "\"learned\" => \"so \\\n    many deals drawn\",",
        "//! It plays so\n//! many rounds.",
        "#[error(\"none that fits\")]",
    ];
    for text in bad {
        let found = phrases(&sample(text));
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with("a.rs:1: “"), "{found:?}");
    }
    assert_eq!(phrases(&sample("/// Deals.\nlet so_many = 1;")), [""; 0]);
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
