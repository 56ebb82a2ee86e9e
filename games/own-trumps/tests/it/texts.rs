//! Messages name cards, players and reasons.

use own_trumps::rules::{IllegalPlay, TakeReason};
use own_trumps::words::{Guide, Words};
use words::{Lang, Who};

use crate::common::card;

const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Nl, Lang::Fr];

#[test]
fn cards_have_the_names_that_players_of_each_language_use() {
    let names = |text| ALL.map(|lang| Words::for_lang(lang).card_name(card(text)));
    assert_eq!(
        names("TH"),
        ["10 of hearts", "Herz-10", "harten 10", "10 de cœur"]
    );
    assert_eq!(
        names("KC"),
        [
            "king of clubs",
            "Kreuz-König",
            "klaverheer",
            "roi de trèfle"
        ]
    );
    let in_sentences = |text| ALL.map(|lang| Words::for_lang(lang).card_in_sentence(card(text)));
    assert_eq!(
        in_sentences("QS"),
        [
            "the queen of spades",
            "Pik-Dame",
            "schoppenvrouw",
            "la dame de pique"
        ]
    );
    assert_eq!(
        in_sentences("AD"),
        [
            "the ace of diamonds",
            "Karo-Ass",
            "ruitenaas",
            "l’as de carreau"
        ]
    );
}

#[test]
fn taking_is_explained_by_the_top_card() {
    let words = Words::for_lang(Lang::En);
    let taken = |top, cards, reason, may_beat| {
        words.taken(Who::Other("Vera"), card(top), cards, reason, may_beat)
    };
    assert_eq!(
        taken("KH", 3, TakeReason::Three, false),
        "Vera cannot beat the king of hearts and takes 3 cards."
    );
    assert_eq!(
        taken("KS", 5, TakeReason::OwnTrump, true),
        "Vera does not beat the king of spades, an own trump, and takes 5 cards."
    );
    assert_eq!(
        words.taken(Who::You, card("AH"), 12, TakeReason::OwnAce, true),
        "You cannot beat the ace of hearts, your highest trump, and take the whole pile: 12 cards."
    );
    let german = Words::for_lang(Lang::De);
    assert_eq!(
        german.taken(Who::You, card("KH"), 1, TakeReason::Three, true),
        "Du schlägst Herz-König nicht und nimmst 1 Karte."
    );
}

#[test]
fn the_number_to_take_is_explained_even_of_a_small_pile() {
    let words = Words::for_lang(Lang::En);
    let why = |reason, pile| words.why_take(reason, pile);
    assert_eq!(
        why(TakeReason::Three, 3),
        "The top card is not your trump: take three."
    );
    assert_eq!(
        why(TakeReason::OwnTrump, 9),
        "The top card is your own trump: take five."
    );
    assert!(why(TakeReason::OwnAce, 2).contains("whole pile"));
    for (reason, pile) in [(TakeReason::Three, 2), (TakeReason::OwnTrump, 4)] {
        assert_eq!(why(reason, pile), "There are no more cards on the pile.");
    }
}

#[test]
fn a_refusal_says_what_would_beat() {
    let words = Words::for_lang(Lang::En);
    let refused = |own: &str, played: &str, top: &str| {
        let reason = IllegalPlay::DoesNotBeat {
            card: card(played),
            top: card(top),
        };
        words.refused(reason, card(own).suit())
    };
    assert_eq!(
        refused("AH", "6C", "TC"),
        "You cannot play the 6 of clubs: it is lower than the 10 of clubs."
    );
    assert_eq!(
        refused("AH", "6C", "TD"),
        "You cannot play the 6 of clubs: to beat the 10 of diamonds, play a higher card of its suit, or a trump: hearts."
    );
    assert_eq!(
        refused("AH", "6H", "TH"),
        "You cannot play the 6 of hearts: the 10 of hearts is your own trump, and only a higher one beats it."
    );
}

#[test]
fn the_guide_has_a_text_for_every_example_and_key() {
    use own_trumps::session::EXAMPLES;
    for lang in Lang::ALL {
        let guide = Guide::for_lang(lang);
        assert_eq!(guide.rules_captions().len(), EXAMPLES.len());
        assert_eq!(guide.rules_text().len(), 9);
        assert_eq!(guide.signs().len(), 7);
        let keys: Vec<&str> = guide.keys().iter().map(|(key, _)| *key).collect();
        assert_eq!(keys.join(","), "← →,Enter,X,H,T,L,S,P,R,U, Z,?,M,Esc");
    }
}
