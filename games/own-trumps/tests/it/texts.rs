//! Messages name cards, players and reasons.

use own_trumps::rules::{IllegalPlay, TakeReason};
use own_trumps::words::Words;
use words::{Lang, Who};

use crate::common::card;

#[test]
fn cards_have_the_names_that_players_of_each_language_use() {
    let label = |text| Lang::ALL.map(|lang| Words::for_lang(lang).card_name(card(text)));
    let named = |text| Lang::ALL.map(|lang| Words::for_lang(lang).card_in_sentence(card(text)));
    for (told, names) in [
        (label("TH"), "10 of hearts, Herz-10, harten 10, 10 de cœur"),
        (
            label("KC"),
            "king of clubs, Kreuz-König, klaverheer, roi de trèfle",
        ),
        (
            named("QS"),
            "the queen of spades, Pik-Dame, schoppenvrouw, la dame de pique",
        ),
        (
            named("AD"),
            "the ace of diamonds, Karo-Ass, ruitenaas, l’as de carreau",
        ),
    ] {
        assert_eq!(told.join(", "), names);
    }
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
