//! Mutations: good texts changed as files, links and attackers change them.

use cards::{Generator, below};

/// Tokens that trip parsers: ends of number ranges, half an escape, brackets, foreign letters.
const TOKENS: [&str; 40] = [
    "0",
    "-1",
    "-0",
    "1e400",
    "1.5",
    "55",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    "00",
    "null",
    "true",
    "\"\"",
    "{}",
    "[]",
    "[[]]",
    "[[0,1]]",
    "{\"",
    "\"a\":1,",
    ",",
    ":",
    "\\u0000",
    "\\ud800",
    "\\\"",
    "\u{0}",
    "\u{202e}",
    "\u{1f608}",
    "\n",
    "NaN",
    "__proto__",
];

/// A mutated text: one change, with even odds another, and so on; one text in 16 is plain noise.
pub(crate) fn text(corpus: &[Vec<u8>], generator: &mut Generator) -> Vec<u8> {
    if below(generator, 16) == 0 {
        return noise(generator);
    }
    let mut text = pick(corpus, generator).clone();
    loop {
        change(&mut text, corpus, generator);
        if below(generator, 2) == 0 {
            return text;
        }
    }
}

fn noise(generator: &mut Generator) -> Vec<u8> {
    let length = below(generator, 200);
    (0..length).map(|_| byte(generator)).collect()
}

fn change(text: &mut Vec<u8>, corpus: &[Vec<u8>], generator: &mut Generator) {
    let (from, to) = range(text.len(), 40, generator);
    match below(generator, 12) {
        0 if from < text.len() => text[from] ^= 1 << below(generator, 8),
        1 if from < text.len() => text[from] = byte(generator),
        2 => drop(text.drain(from..to)),
        3 => text.truncate(from),
        4 => {
            let again = text[from..to].to_vec();
            insert(text, from, &again);
        }
        5 => {
            let other = pick(corpus, generator);
            let (begin, end) = range(other.len(), 200, generator);
            text.splice(from..to, other[begin..end].iter().copied());
        }
        6 => insert(text, from, token(generator)),
        7 => text[from..to].reverse(),
        8 => swell(text, from, generator),
        _ => number(text, from, generator),
    }
}

/// Replaces the first number after a position, usually by a small one, so that many texts stay
/// readable and reach deep code.
fn number(text: &mut Vec<u8>, from: usize, generator: &mut Generator) {
    let digit = |at: &usize| text[*at].is_ascii_digit();
    let Some(begin) = (from..text.len()).find(digit) else {
        return;
    };
    let end = (begin..text.len())
        .find(|at| !digit(at))
        .unwrap_or(text.len());
    let new = match below(generator, 4) {
        0 => token(generator).to_vec(),
        _ => below(generator, 56).to_string().into_bytes(),
    };
    text.splice(begin..end, new);
}

/// Repeats a piece of text: deep nesting, long strings, long lists.
fn swell(text: &mut Vec<u8>, at: usize, generator: &mut Generator) {
    let unit = match below(generator, 8) {
        0 => &b"["[..],
        1 => b"{\"a\":",
        2 => b"[[0,1]],",
        3 => b"[],",
        4 => b"[0,1],",
        5 => b"1,",
        6 => b"x",
        _ => "\u{1f608}".as_bytes(),
    };
    // Rarely beyond every limit, to keep the run short.
    let times = match below(generator, 64) {
        0 => 20_000,
        1..=3 => 2_000,
        _ => 1 + below(generator, 150),
    };
    insert(text, at, &unit.repeat(times as usize));
}

fn token(generator: &mut Generator) -> &'static [u8] {
    pick(&TOKENS, generator).as_bytes()
}

fn insert(text: &mut Vec<u8>, at: usize, what: &[u8]) {
    text.splice(at..at, what.iter().copied());
}

fn byte(generator: &mut Generator) -> u8 {
    u8::try_from(below(generator, 256)).expect("a byte")
}

fn pick<'a, T>(list: &'a [T], generator: &mut Generator) -> &'a T {
    &list[index(list.len(), generator)]
}

/// An index from 0 to `length` − 1; 0 if there is none.
fn index(length: usize, generator: &mut Generator) -> usize {
    below(generator, u32::try_from(length.max(1)).expect("short")) as usize
}

/// A range of up to `most` bytes within `length`.
fn range(length: usize, most: usize, generator: &mut Generator) -> (usize, usize) {
    let from = index(length + 1, generator);
    (from, from + index((length - from).min(most) + 1, generator))
}
