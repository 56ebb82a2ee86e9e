//! Names of cards and options.

use cards::french::{PlayingCard, PlayingCardSet};
use michigan::words::Words;
use words::Lang;

fn card(text: &str) -> PlayingCard {
    text.parse().expect("a card")
}

#[test]
fn cards_have_names_with_the_right_articles() {
    let named = |lang| {
        let words = Words::for_lang(lang);
        ["9C", "QD", "AH", "JS"].map(|text| words.card_object(card(text)))
    };
    let english = [
        "the 9 of clubs",
        "the queen of diamonds",
        "the ace of hearts",
        "the jack of spades",
    ];
    assert_eq!(named(Lang::En), english);
    assert_eq!(
        named(Lang::De),
        [
            "die Kreuz 9",
            "die Karo-Dame",
            "das Herz-Ass",
            "den Pik-Buben"
        ]
    );
    assert_eq!(
        named(Lang::Nl),
        [
            "de klaver 9",
            "de ruitenvrouw",
            "de hartenaas",
            "de schoppenboer"
        ]
    );
    assert_eq!(
        named(Lang::Fr),
        [
            "le 9 de trèfle",
            "la dame de carreau",
            "l’as de cœur",
            "le valet de pique"
        ]
    );
    let german = Words::for_lang(Lang::De);
    assert_eq!(german.card_subject(card("JS")), "der Pik-Bube");
    assert_eq!(german.card_name(card("TH")), "Herz 10");
}

#[test]
fn all_cards_have_different_names_in_every_language() {
    for lang in Lang::ALL {
        let names = PlayingCardSet::ALL
            .iter()
            .map(|card| Words::for_lang(lang).card_name(card));
        let names: std::collections::BTreeSet<String> = names.collect();
        assert_eq!(names.len(), 52);
    }
}

#[test]
fn a_number_of_deals_is_told_in_words() {
    let words = Words::for_lang(Lang::En);
    assert_eq!(words.option_value("rounds", "3"), "3 times");
}
