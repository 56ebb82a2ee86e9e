//! The French-suited pack: names, order and sets of its cards.

use std::collections::HashSet;

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit, SuitColor};

fn card(text: &str) -> PlayingCard {
    text.parse().expect("a card")
}

fn set(texts: &str) -> PlayingCardSet {
    texts.split(' ').map(card).collect()
}

#[test]
fn every_card_has_a_name_of_its_own_that_reads_back() {
    let pack: Vec<PlayingCard> = PlayingCardSet::ALL.iter().collect();
    assert_eq!(pack.len(), 52);
    let names: HashSet<String> = pack.iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), 52);
    for (index, one) in pack.iter().enumerate() {
        assert_eq!(card(&one.to_string()), *one);
        assert_eq!(PlayingCard::new(one.rank(), one.suit()), *one);
        assert_eq!(
            (one.index(), PlayingCard::from_index(index)),
            (index, Some(*one))
        );
    }
    assert_eq!(PlayingCard::from_index(52), None);
    assert!(pack.is_sorted(), "sets list cards in their order");
    assert_eq!(pack[0], card("2S"));
    assert_eq!(pack[51], card("AH"));
}

#[test]
fn other_texts_are_no_cards() {
    for text in ["", "T", "10H", "1S", "hT", "th", "THH", "T♥", "ST", "🂡"] {
        assert!(text.parse::<PlayingCard>().is_err(), "{text}");
    }
    let long = "x"
        .repeat(1000)
        .parse::<PlayingCard>()
        .expect_err("no card");
    let cut = format!("{:?}", "x".repeat(20));
    assert!(long.to_string().starts_with(&cut), "{long}");
}

#[test]
fn ranks_run_from_the_two_to_the_ace() {
    assert!(Rank::ALL.is_sorted());
    assert_eq!(Rank::Two.next(), Some(Rank::Three));
    assert_eq!(Rank::Ace.next(), None);
    assert_eq!(card("9C").next(), Some(card("TC")));
    assert_eq!(card("AC").next(), None, "the next suit does not follow");
}

#[test]
fn half_the_suits_are_red() {
    let red = Suit::ALL
        .into_iter()
        .filter(|suit| suit.color() == SuitColor::Red);
    assert_eq!(red.collect::<Vec<_>>(), [Suit::Diamonds, Suit::Hearts]);
}

#[test]
fn sets_answer_by_suit_and_rank() {
    let hand = set("6S AS 7C TD QD 6H");
    assert_eq!(hand.len(), 6);
    assert_eq!(hand.suited(Suit::Diamonds), set("TD QD"));
    assert_eq!(hand.above(card("TD")), set("QD"));
    assert_eq!(
        hand.above(card("AS")),
        PlayingCardSet::EMPTY,
        "clubs are not higher spades"
    );
    assert_eq!(
        (hand.lowest(), hand.highest()),
        (Some(card("6S")), Some(card("6H")))
    );
    assert_eq!(
        hand.without(card("6S")).with(card("KH")) & set("6S KH"),
        set("KH")
    );
    assert_eq!(hand - set("AS 7C TD QD 6H"), set("6S"));
    assert_eq!(PlayingCardSet::from_rank_up(Rank::Six).len(), 36);
    let suits = Suit::ALL.map(PlayingCardSet::of_suit);
    assert!(suits.iter().all(|suit| suit.len() == 13));
    assert_eq!(
        suits
            .into_iter()
            .fold(PlayingCardSet::EMPTY, |all, suit| all | suit),
        PlayingCardSet::ALL
    );
    assert_eq!(hand.iter().next_back(), Some(card("6H")));
}
