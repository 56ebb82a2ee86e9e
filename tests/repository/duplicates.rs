//! No code is written twice: six equal lines in two places fail.

use std::collections::BTreeMap;

use crate::files::{Source, sources};

/// Number of equal lines in a row that count as a duplicate.
const RUN: usize = 6;

/// The lines that count, with their numbers: without imports, empty lines, and lines of brackets only.
fn lines(source: &Source) -> Vec<(usize, &str)> {
    let mut is_import = false;
    let mut found = Vec::new();
    for (number, line) in (1..).zip(source.text.lines().map(str::trim)) {
        let imports = ["use ", "pub use ", "mod ", "pub mod ", "import "];
        is_import |= imports.iter().any(|import| line.starts_with(import));
        if !is_import && line.chars().any(char::is_alphanumeric) {
            found.push((number, line));
        }
        is_import &= !line.ends_with(';');
    }
    found
}

/// The places that have equal lines, in pairs. A longer run of equal lines is one pair.
fn duplicates(sources: &[Source]) -> Vec<String> {
    let mut seen: BTreeMap<Vec<&str>, String> = BTreeMap::new();
    let mut found = Vec::new();
    for source in sources {
        let lines = lines(source);
        let mut end_of_last = 0;
        for (at, run) in lines.windows(RUN).enumerate() {
            let place = format!("{}:{}", source.path, run[0].0);
            let key: Vec<&str> = run.iter().map(|(_, line)| *line).collect();
            if let Some(first) = seen.get(&key) {
                if at >= end_of_last {
                    found.push(format!("{first} and {place}"));
                }
                end_of_last = at + RUN;
            } else {
                seen.insert(key, place);
            }
        }
    }
    found
}

#[test]
fn nothing_is_written_twice() {
    let all = sources(&["rs", "mjs", "js", "css"]);
    let number: usize = all.iter().map(|source| lines(source).len()).sum();
    assert!(number > 20_000, "{number} lines were read");
    let found = duplicates(&all);
    assert!(found.is_empty(), "written twice:\n{}", found.join("\n"));
}

#[test]
fn equal_lines_are_found_once_without_their_indentation() {
    let body = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"];
    let imports = "use one::{\n    a, b,\n    c, d,\n    e,\n    f,\n    g, h,\n};\n";
    let source = |path: &str, text: String| Source {
        path: path.into(),
        text,
    };
    let one = source(
        "one.rs",
        format!("{imports}fn one() {{\n{}\n}}\n", body.join("\n")),
    );
    let indented = body.join("\n    ");
    let other = source(
        "other.rs",
        format!("{imports}fn other() {{\n\n{indented}\n}}\n"),
    );
    assert_eq!(duplicates(&[one, other]), ["one.rs:9 and other.rs:10"]);

    let five = body[..5].join("\n");
    let short = source("short.rs", format!("{five}\nend();\n{five}\n"));
    assert_eq!(duplicates(&[short]), [""; 0]);
}
