//! Rules 3 to 6, in the words of the rulebook.

use game::Game;
use own_trumps::rules::{Place, Step, TakeReason};

use crate::common::{after, card, cards, decision, legal, seat, setup};

#[test]
fn the_first_player_puts_any_card_on_the_pile() {
    let round = after(&setup("SH", false, &["6S 7C AH", ""], ""));
    assert_eq!(legal(&round), "6S 7C AH");
    assert_eq!(round.to_move(), Some(seat(0)));
}

#[test]
fn a_card_is_beaten_by_a_higher_one_of_its_suit_or_by_any_own_trump() {
    // Seat 1 has hearts as trumps. Suit need not be followed.
    let hands = ["8C 6S", "7C 9C AC 6H KH AS", ""];
    let round = after(&setup("SHD", false, &hands, "8C"));
    for beating in ["9C", "AC", "6H", "KH"] {
        assert!(round.is_legal(decision(beating)), "{beating}");
    }
    for other in ["7C", "AS"] {
        let reason = round.check(decision(other)).expect_err("it does not beat");
        assert_eq!(
            reason.to_string(),
            format!("the {other} does not beat the 8C")
        );
    }
}

#[test]
fn an_own_trump_on_top_is_beaten_only_by_a_higher_one() {
    let hearts = "6H 7H 9H AS";
    let round = after(&setup("SHC", false, &["8H 6S", hearts, ""], "8H"));
    assert_eq!(legal(&round), "9H");
}

#[test]
fn whether_the_top_card_was_a_trump_for_its_player_does_not_matter() {
    // Spades are trumps of seat 0, but seat 1 beats them with a heart as any other suit.
    let round = after(&setup("SHC", false, &["AS 6C", "6H KS", ""], "AS"));
    assert_eq!(legal(&round), "6H");
}

#[test]
fn after_beating_a_second_card_is_put_on_top_any_card() {
    let start = setup("SHC", false, &["8C 6S", "9C 6D AH", ""], "8C 9C");
    let round = after(&start);
    assert_eq!(round.to_move(), Some(seat(1)));
    assert_eq!(legal(&round), "6D AH");
    let refused = round.check(decision("take")).expect_err("cards only");
    assert_eq!(
        refused.to_string(),
        "after beating, a second card must be played"
    );
    let mut round = round;
    round.play_unchecked(decision("6D"));
    assert_eq!(round.to_move(), Some(seat(2)));
    assert_eq!(round.position().table().pile().top(), Some(card("6D")));
}

#[test]
fn a_player_whose_last_card_beats_puts_no_second_card() {
    let mut round = after(&setup("SHC", false, &["8C 6S", "9C", ""], "8C"));
    let mut steps = Vec::new();
    round.play_steps(decision("9C"), &mut steps);
    let played = Step::CardPlayed {
        seat: seat(1),
        card: card("9C"),
        place: Place::Beat,
    };
    assert_eq!(steps, [played, Step::Out(seat(1))]);
    assert_eq!(round.to_move(), Some(seat(2)));
}

/// The cards that seat 1, with hearts as trumps, takes from a pile.
fn taken(moves: &str, hands: [&str; 3]) -> (usize, TakeReason, String) {
    let mut round = after(&setup("SHC", false, &hands, moves));
    assert_eq!(legal(&round), "take");
    let (count, reason) = round.position().table().take().expect("cards to take");
    let mut steps = Vec::new();
    round.play_steps(decision("take"), &mut steps);
    let [
        Step::CardsTaken {
            seat: taker,
            cards,
            reason: told,
        },
    ] = &steps[..]
    else {
        panic!("{steps:?}");
    };
    assert_eq!((*taker, *told, cards.len()), (seat(1), reason, count));
    let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
    (count, reason, texts.join(" "))
}

#[test]
fn a_player_who_cannot_beat_takes_the_top_three() {
    // Seats 0, 1 and 2 build a pile of five cards, and seat 0 a last two.
    let hands = ["6C 6S 7S TS AD", "7C 8D 9D", "8C 7D 9C TC"];
    let after_six = "6C 7C 8D 9C 7D 6S AD";
    // The 7D of seat 2 is beaten by the trump 6S, and the ace of diamonds lies on top.
    assert_eq!(
        taken(after_six, hands),
        (3, TakeReason::Three, "7D 6S AD".into())
    );
}

#[test]
fn from_a_small_pile_a_player_takes_what_there_is() {
    let (count, _, text) = taken("AD", ["AD 6C", "6D 7D", ""]);
    assert_eq!((count, text.as_str()), (1, "AD"));
    let (count, reason, _) = taken("KH", ["KH 6C", "6D 7D", ""]);
    assert_eq!((count, reason), (1, TakeReason::OwnTrump));
}

#[test]
fn from_an_own_trump_a_player_takes_five() {
    let hands = ["6C 6S KH", "7C 8D 9D", "8C 7D 9C TC"];
    let (count, reason, text) = taken("6C 7C 8D 9C 7D 6S KH", hands);
    assert_eq!((count, reason), (5, TakeReason::OwnTrump));
    assert_eq!(text, "8D 9C 7D 6S KH");
}

#[test]
fn from_the_ace_of_the_own_trumps_a_player_takes_the_whole_pile() {
    let hands = ["6C 6S AH", "7C 8D 9D", "8C 7D 9C TC"];
    let (count, reason, text) = taken("6C 7C 8D 9C 7D 6S AH", hands);
    assert_eq!((count, reason), (7, TakeReason::OwnAce));
    assert_eq!(text, "6C 7C 8D 9C 7D 6S AH");
}

#[test]
fn after_taking_the_next_player_beats_the_new_top_card_or_leads() {
    let hands = ["6C 6S AD TS", "7C 8D 9D", "8C 7D 9C TC"];
    let round = after(&setup("SHC", false, &hands, "6C 7C 8D 9C 7D 6S AD take"));
    assert_eq!(round.to_move(), Some(seat(2)));
    assert_eq!(round.position().table().pile().top(), Some(card("9C")));
    assert_eq!(round.position().hands()[seat(1)], cards("9D 7D 6S AD"));

    let round = after(&setup("SHC", false, &["AD 6C", "6D 7D", ""], "AD take"));
    assert!(round.position().table().pile().is_empty());
    let refused = round.check(decision("take")).expect_err("they lead");
    assert_eq!(
        refused.to_string(),
        "the pile is empty, so a card must be led"
    );
    assert_eq!(round.legal().len(), 32);
}

#[test]
fn the_turn_passes_over_players_without_cards() {
    let mut round = after(&setup("SHC", false, &["8C 6S", "9C", ""], "8C 9C"));
    assert_eq!(round.to_move(), Some(seat(2)));
    let top = round.legal().cards.lowest().expect("clubs are trumps");
    round = round.play(decision(&top.to_string())).expect("it beats");
    let second = round.legal().cards.lowest().expect("a second card");
    round = round.play(decision(&second.to_string())).expect("any card");
    assert_eq!(round.to_move(), Some(seat(0)), "seat 1 is out");
}
