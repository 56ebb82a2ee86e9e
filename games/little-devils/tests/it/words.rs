//! Message files: every language has every message, with its arguments and its own plurals.

use std::collections::BTreeSet;

use cards::Card;
use little_devils::bots::Level;
use little_devils::protocol::GradedPuzzle;
use little_devils::review::MistakeType;
use little_devils::rules::Direction;
use little_devils::words::{AnalysisWords, Guide, OWN_KEYS, Words};
use words::{Arg, GameGuide, Lang, Messages, Who, catalog_faults};

#[test]
fn every_language_has_every_message_with_its_arguments() {
    assert_eq!(catalog_faults::<Words>(), Vec::<String>::new());
    assert_eq!(catalog_faults::<Guide>(), Vec::<String>::new());
    assert_eq!(catalog_faults::<AnalysisWords>(), Vec::<String>::new());
}

#[test]
fn the_files_of_page_and_game_together_are_read() {
    for lang in Lang::ALL {
        assert!(Words::parse(lang, Words::files(lang).concat().leak()).is_some());
        assert!(Guide::parse(lang, Guide::files(lang).concat().leak()).is_some());
        assert!(Words::parse(lang, Words::file(lang)).is_none());
    }
}

#[test]
fn the_keys_of_the_table_stand_in_one_order() {
    let keys = Guide::for_lang(Lang::En).keys(&OWN_KEYS);
    let names: Vec<&str> = keys.iter().map(|(key, _)| *key).collect();
    let all = "← →;Enter;H;T;L;S;D;P;R;U, Z;?;M;Esc";
    assert_eq!(names, all.split(';').collect::<Vec<_>>());
    assert_eq!(
        keys[4].1,
        "read what was played last: the card or the trick"
    );
    assert_eq!(keys[5].1, "read the scores");
    assert_eq!(
        keys[6].1,
        "which way the trick goes: high or low, and above or below what"
    );
    for lang in Lang::ALL {
        assert_eq!(
            Guide::for_lang(lang).keys(&OWN_KEYS).len(),
            13,
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
fn undo_and_back_and_play_and_share_have_different_names() {
    for lang in Lang::ALL {
        let words = AnalysisWords::for_lang(lang);
        assert_ne!(words.undo(), words.back(), "{}", lang.tag());
        assert_ne!(words.play(), words.share(), "{}", lang.tag());
    }
}

#[test]
fn never_and_always_are_words_and_per_cent_follows_the_language() {
    let shares = [0.0, 0.001, 0.45, 0.999, 1.0].map(words::whole_percent);
    assert_eq!(shares, [0, 1, 45, 99, 100]);
    for (lang, written) in [
        (Lang::En, "45%"),
        (Lang::De, "45 %"),
        (Lang::Nl, "45%"),
        (Lang::Fr, "45\u{a0}%"),
    ] {
        let words = AnalysisWords::for_lang(lang);
        assert_eq!(words.lang(), lang);
        assert_eq!(words.percent(45_u8), written);
        assert_eq!(words.how_often(45_u8), written);
        assert!(
            words.often_in_sentence(45_u8).contains(written),
            "{}",
            lang.tag()
        );
        for sure in [0_u8, 100] {
            let says = words.often_in_sentence(sure);
            assert!(!says.contains(|c: char| c.is_ascii_digit()), "{says}");
        }
    }
}

#[test]
fn every_case_and_every_list_of_the_analysis_is_complete_in_every_language() {
    for lang in Lang::ALL {
        let words = AnalysisWords::for_lang(lang);
        let ids = MistakeType::ALL.map(MistakeType::id);
        let characters = Level::ALL.iter().map(|level| level.character());
        let texts = [
            ids.map(|id| words.mistake_type(id)).to_vec(),
            ids.map(|id| words.avoid_mistake(id)).to_vec(),
            (1..=GradedPuzzle::GRADES)
                .map(|grade| words.grade(grade))
                .collect(),
            characters.map(|word| words.character(word)).collect(),
        ];
        for texts in texts {
            let different: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(different.len(), texts.len(), "{texts:?}");
        }
        assert_eq!(words.bots_text().len(), 4);
    }
}
