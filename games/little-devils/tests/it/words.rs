//! Message files: every language has every message, with its arguments and its own plurals.

use cards::Card;
use little_devils::rules::Direction;
use little_devils::words::{Guide, KEYS, Words};
use session::Switch;
use words::{Arg, Lang, Who, arguments, entries};

const WORDS: [(Lang, &str); 4] = [
    (Lang::En, include_str!("../../src/words/words/en.txt")),
    (Lang::De, include_str!("../../src/words/words/de.txt")),
    (Lang::Nl, include_str!("../../src/words/words/nl.txt")),
    (Lang::Fr, include_str!("../../src/words/words/fr.txt")),
];

const GUIDES: [(Lang, &str); 4] = [
    (Lang::En, include_str!("../../src/words/guide/en.txt")),
    (Lang::De, include_str!("../../src/words/guide/de.txt")),
    (Lang::Nl, include_str!("../../src/words/guide/nl.txt")),
    (Lang::Fr, include_str!("../../src/words/guide/fr.txt")),
];

type Keys = [(&'static str, &'static [&'static str])];

/// Faults of a file: missing keys, keys out of order, empty messages, unknown arguments, and unused
/// arguments.
fn faults(keys: &Keys, file: &'static str) -> Vec<String> {
    let found: Vec<_> = entries(file).collect();
    let mut faults = Vec::new();
    for (at, (key, args)) in keys.iter().enumerate() {
        let Some((name, message)) = found.get(at) else {
            faults.push(format!("{key} is missing"));
            continue;
        };
        if name != key {
            faults.push(format!("{name} stands where {key} should"));
        }
        if message.is_empty() {
            faults.push(format!("{key} says nothing"));
        }
        for used in arguments(message) {
            if !args.contains(&used) {
                faults.push(format!("{key} has no argument {used}"));
            }
        }
        for arg in *args {
            if !arguments(message).contains(arg) {
                faults.push(format!("{key} does not use {arg}"));
            }
        }
        if message.matches('{').count() != message.matches('}').count() {
            faults.push(format!("{key} has a brace too many"));
        }
    }
    faults.extend(
        found
            .iter()
            .skip(keys.len())
            .map(|(name, _)| format!("{name} is not a key")),
    );
    faults
}

#[test]
fn every_language_has_every_message_with_its_arguments() {
    for (lang, file) in WORDS {
        assert_eq!(
            faults(Words::KEYS, file),
            Vec::<String>::new(),
            "{}",
            lang.tag()
        );
    }
    for (lang, file) in GUIDES {
        assert_eq!(
            faults(Guide::KEYS, file),
            Vec::<String>::new(),
            "{}",
            lang.tag()
        );
    }
}

#[test]
fn a_missing_key_and_a_wrong_placeholder_are_found() {
    const KEYS: &Keys = &[("one", &[]), ("two", &["number"])];
    assert_eq!(
        faults(KEYS, "one = 1\ntwo = {number}\n"),
        Vec::<String>::new()
    );
    assert_eq!(faults(KEYS, "one = 1\n"), ["two is missing"]);
    assert_eq!(
        faults(KEYS, "one = 1\ntwo = {numbr}\n"),
        ["two has no argument numbr", "two does not use number"]
    );
    assert_eq!(
        faults(KEYS, "one = 1\ntwo = {number}\nthree = 3"),
        ["three is not a key"]
    );
}

#[test]
fn a_file_with_too_few_messages_is_refused() {
    assert!(Words::parse(Lang::En, "title = Little Devils\n").is_none());
    assert!(Words::parse(Lang::En, WORDS[0].1).is_some());
}

#[test]
fn lists_have_a_name_for_every_choice() {
    for lang in Lang::ALL {
        let words = Words::for_lang(lang);
        let lists = [
            words.speeds(),
            words.themes(),
            words.motions(),
            words.card_sizes(),
        ];
        assert_eq!(lists.map(|list| list.len()), [4, 4, 3, 3], "{}", lang.tag());
        assert_eq!(words.switches().len(), Switch::ALL.len(), "{}", lang.tag());
        assert_eq!(
            Guide::for_lang(lang).key_means().len(),
            KEYS.len(),
            "{}",
            lang.tag()
        );
    }
}

#[test]
fn devils_are_counted_in_the_plural_of_each_language() {
    let counted = |lang: Lang| [0_u8, 1, 2].map(|devils| Words::for_lang(lang).devils(devils));
    assert_eq!(counted(Lang::En), ["no devils", "1 devil", "2 devils"]);
    assert_eq!(counted(Lang::De), ["keine Teufel", "1 Teufel", "2 Teufel"]);
    assert_eq!(counted(Lang::Nl), ["geen duivels", "1 duivel", "2 duivels"]);
    assert_eq!(counted(Lang::Fr), ["aucun diable", "1 diable", "2 diables"]);
}

#[test]
fn fractions_of_devils_are_singular_in_french_alone() {
    let best = |lang: Lang| {
        let card = Card::new(30).expect("a card");
        Words::for_lang(lang).best_card(card, "", Arg::Tenths(9))
    };
    assert!(
        best(Lang::En).contains("0.9 more devils"),
        "{}",
        best(Lang::En)
    );
    assert!(best(Lang::Nl).contains("0,9 duivels"), "{}", best(Lang::Nl));
    assert!(best(Lang::Fr).contains("0,9 diable "), "{}", best(Lang::Fr));
}

#[test]
fn sentences_are_about_you_or_somebody_else() {
    let card = Card::new(23).expect("a card");
    let plays = |lang: Lang, who| Words::for_lang(lang).plays(who, card, 1_u8);
    assert_eq!(plays(Lang::En, Who::You), "You play the 23, 1 devil.");
    assert_eq!(
        plays(Lang::En, Who::Other("Ember")),
        "Ember plays the 23, 1 devil."
    );
    assert_eq!(
        plays(Lang::De, Who::Other("Ember")),
        "Ember spielt die 23, 1 Teufel."
    );
    assert_eq!(plays(Lang::Fr, Who::You), "Vous jouez le 23, 1 diable.");
    assert_eq!(
        Words::for_lang(Lang::Nl).side(Direction::Low, card),
        "onder 23"
    );
}

#[test]
fn a_name_is_never_read_as_a_template() {
    let odd = "{who} # {0, plural, one {x}}";
    let said =
        Words::for_lang(Lang::En).plays(Who::Other(odd), Card::new(1).expect("a card"), 0_u8);
    assert_eq!(said, format!("{odd} plays the 1, no devils."));
}

#[test]
fn undo_and_back_and_deal_and_share_have_different_names() {
    use little_devils::words::AnalysisWords;
    for lang in Lang::ALL {
        let (words, phrases) = (Words::for_lang(lang), AnalysisWords::for_lang(lang));
        assert_ne!(words.undo(), phrases.back, "{}", lang.tag());
        assert_ne!(words.deal(), phrases.share, "{}", lang.tag());
    }
}

#[test]
fn never_and_always_are_words_and_per_cent_follows_the_language() {
    use little_devils::words::AnalysisWords;
    let shares = [0.0, 0.001, 0.45, 0.999, 1.0].map(AnalysisWords::percent);
    assert_eq!(shares, [0, 1, 45, 99, 100]);
    for (lang, written) in [
        (Lang::En, "45%"),
        (Lang::De, "45 %"),
        (Lang::Nl, "45%"),
        (Lang::Fr, "45 %"),
    ] {
        let (words, phrases) = (Words::for_lang(lang), AnalysisWords::for_lang(lang));
        assert_eq!(phrases.lang, lang);
        assert_eq!(words.percent(45_u8), written);
        assert_eq!(words.how_often(45_u8), written);
        assert!(
            (phrases.often_in_sentence)(45).contains(written),
            "{}",
            lang.tag()
        );
        for sure in [0, 100] {
            let says = (phrases.often_in_sentence)(sure);
            assert!(!says.contains(|c: char| c.is_ascii_digit()), "{says}");
        }
    }
}
