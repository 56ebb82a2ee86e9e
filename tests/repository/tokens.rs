//! Reading Rust code as words and signs.

/// The words and signs of a Rust text, without comments, strings and characters.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = skipped(rest).unwrap_or_else(|| {
            let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
            let word = rest.find(|sign| !is_word(sign)).unwrap_or(rest.len());
            let length = match word {
                0 if rest.starts_with("::") => 2,
                0 => first.len_utf8(),
                word => word,
            };
            found.push(&rest[..length]);
            length
        });
        rest = rest[length..].trim_start();
    }
    found
}

/// The length of the comment, string or character at the start of a text; `None` if there is none.
fn skipped(text: &str) -> Option<usize> {
    let until = |start: usize, end: &str| {
        let length = text[start..].find(end);
        length.map_or(text.len(), |length| start + length + end.len())
    };
    if text.starts_with("//") {
        return Some(until(2, "\n"));
    }
    if let Some(raw) = text.strip_prefix('r') {
        let marks = raw.len() - raw.trim_start_matches('#').len();
        if raw[marks..].starts_with('"') {
            return Some(until(marks + 2, &format!("\"{}", "#".repeat(marks))));
        }
    }
    if text.starts_with('\'') {
        // A lifetime has no second mark.
        let length = ["'\\''", "'\\\"'", "'\"'"]
            .iter()
            .find(|mark| text.starts_with(**mark));
        return length.map(|mark| mark.len());
    }
    let string = text.strip_prefix('"')?;
    let mut escaped = false;
    let end = string.find(|sign| {
        let ends = sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        ends
    });
    Some(end.map_or(text.len(), |end| end + 2))
}

#[test]
fn comments_strings_and_characters_are_skipped() {
    let text = "a::b // c \" d\n\"e \\\" f\" + r#\"g \" h\"# '\"' &'i j";
    assert_eq!(tokens(text), ["a", "::", "b", "+", "&", "'", "i", "j"]);
}
