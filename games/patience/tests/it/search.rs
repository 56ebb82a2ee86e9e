//! Finding games by what people call them, and deals by their numbers.

use cards::Seed;
use patience::games::{self, is_sought};
use patience::play::{DealLink, numbered_deal};

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

#[test]
fn only_digits_are_the_number_of_a_deal() {
    for (text, number) in [
        ("5", 5),
        (" 12 ", 12),
        ("007", 7),
        ("18446744073709551615", u64::MAX),
    ] {
        assert_eq!(numbered_deal(text), Some(Seed(number)), "{text}");
        let link = DealLink::read(&format!("game=klondike&deal={text}")).expect("a link");
        assert_eq!(link.seed, Some(Seed(number)));
        assert_eq!(DealLink::faults(&format!("game=klondike&deal={text}")), []);
    }
    for text in [
        "",
        " ",
        "-5",
        "+5",
        "5.",
        "1,234",
        "abc",
        "0x5",
        "1e3",
        "99999999999999999999",
        "123456789012345678901234",
        "٣",
    ] {
        assert_eq!(numbered_deal(text), None, "{text}");
        let fragment = format!("game=klondike&deal={text}");
        assert_eq!(DealLink::read(&fragment).expect("a game").seed, None);
        assert_eq!(DealLink::faults(&fragment), [("deal", text)]);
    }
    assert_eq!(
        DealLink::faults("game=whist&deal=x"),
        [("game", "whist"), ("deal", "x")]
    );
    assert_eq!(DealLink::faults("dialog=rules"), []);
}
