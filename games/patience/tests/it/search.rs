//! Finding games by what people call them.

use patience::games::{self, is_sought};

/// The printed games that a text finds.
fn found(text: &str) -> Vec<&'static str> {
    let printed = games::ALL
        .into_iter()
        .filter(|game| game.option_of.is_none());
    let found = printed.filter(|game| is_sought(game, text));
    found.map(|game| game.id).collect()
}

#[test]
fn games_are_found_by_their_usual_names_in_every_language() {
    for (text, id) in [
        ("Forty Thieves", "forty-thieves"),
        ("thieves forty", "forty-thieves"),
        ("FORTY-THIEVES", "forty-thieves"),
        ("fortythieves", "forty-thieves"),
        ("Vierzig", "forty-thieves"),
        ("Räuber", "forty-thieves"),
        ("raeuber", "forty-thieves"),
        ("rauber", "forty-thieves"),
        ("Quarante voleurs", "forty-thieves"),
        ("Veertig rovers", "forty-thieves"),
        ("Napoleon", "forty-thieves"),
        ("große", "forty-thieves"),
        ("grosse napoleon", "forty-thieves"),
        ("Klondyke", "klondike"),
        ("klondike solitaire", "klondike"),
        ("Spider Solitär", "spider"),
        ("Spinne", "spider"),
        ("araignee", "spider"),
        ("l'araignée", "spider"),
        ("Demon", "canfield"),
        ("Dämon", "demon"),
        ("daemon", "demon"),
        ("Koenig", "kings-patience"),
        ("4 Jahreszeiten", "four-seasons"),
        ("e\u{301}toile", "star"),
        ("Montana", "blue-moon"),
    ] {
        assert!(found(text).contains(&id), "{text}: {:?}", found(text));
    }
}

#[test]
fn words_for_all_games_find_all_and_other_words_none() {
    let all = found("");
    for text in [
        "Solitaire",
        "solitär",
        "SOLITAER",
        "Patience",
        "reussite",
        "-",
    ] {
        assert_eq!(found(text), all, "{text}");
    }
    for text in ["whist", "spider klondike", "xyz"] {
        assert_eq!(found(text), Vec::<&str>::new(), "{text}");
    }
    assert_eq!(found("golf"), ["golf"]);
}
