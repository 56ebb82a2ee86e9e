//! Moves as words: their limits and their order.

use game::Word;

#[test]
fn a_word_has_one_to_the_most_bytes() {
    for length in 1..=Word::MAX {
        let text = "x".repeat(length);
        let word = Word::new(&text).expect("a word");
        assert_eq!(word.as_str(), text);
    }
    assert_eq!(Word::new(&"x".repeat(Word::MAX + 1)), None);
    assert_eq!(Word::new(&"x".repeat(256 + 1)), None, "no length overflows");
    assert_eq!(Word::new(""), None);
}

#[test]
fn a_word_has_no_white_space() {
    for space in [' ', '\t', '\n', '\r', '\u{a0}', '\u{2003}', '\u{3000}'] {
        for text in [
            format!("{space}"),
            format!("{space}a"),
            format!("a{space}b"),
            format!("a{space}"),
        ] {
            assert_eq!(Word::new(&text), None, "{text:?}");
        }
    }
}

#[test]
fn the_limit_of_other_texts_than_ascii_is_in_bytes() {
    for (letter, bytes) in [("ß", 2), ("♠", 3), ("🂡", 4)] {
        let most = Word::MAX / bytes;
        let text = letter.repeat(most);
        let word = Word::new(&text).expect("a word");
        assert_eq!((word.as_str(), text.len()), (&*text, most * bytes));
        assert_eq!(Word::new(&letter.repeat(most + 1)), None, "{letter}");
    }
    let exactly = format!("{}x", "ß".repeat(19));
    assert_eq!(exactly.len(), Word::MAX);
    assert_eq!(Word::new(&exactly).expect("a word").as_str(), exactly);
    assert_eq!(Word::new(&"ß".repeat(20)), None, "its last letter is cut");
}

#[test]
fn words_have_the_order_of_their_texts() {
    let (long, longer) = ("z".repeat(Word::MAX - 1), "z".repeat(Word::MAX));
    let texts = [
        "a", "a\0", "a\0b", "a+b", "aa", "ab", "b", "B", "10", "9", "+", "ß", "♠", &long, &longer,
    ];
    let words = texts.map(|text| Word::new(text).expect("a word"));
    for (text, word) in texts.iter().zip(words) {
        for (other_text, other) in texts.iter().zip(words) {
            assert_eq!(word.cmp(&other), text.cmp(other_text), "{word} {other}");
            assert_eq!(word == other, text == other_text, "{word} {other}");
        }
    }
}

#[test]
fn the_empty_word_is_less_than_all_others() {
    let empty = Word::default();
    assert_eq!(empty.as_str(), "");
    for text in ["\0", "0", "a"] {
        assert!(empty < Word::new(text).expect("a word"), "{text:?}");
    }
}

#[test]
fn a_word_is_written_as_its_text() {
    let word = Word::new("pass:2C+\"K").expect("a word");
    assert_eq!(word.to_string(), "pass:2C+\"K");
    assert_eq!(format!("{word:?}"), "\"pass:2C+\\\"K\"");
}
