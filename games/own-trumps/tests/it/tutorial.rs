//! The tutorial and the examples of the rules: what their texts say is true.

use cards::french::PlayingCardSet;
use own_trumps::rules::{Decision, TakeReason, beating, pack};
use own_trumps::scene::tutorial;
use own_trumps::session::{EXAMPLES, Tutorial};
use own_trumps::words::Words;
use words::Lang;

use crate::common::{card, decision};

#[test]
fn the_examples_show_beating_and_taking() {
    for example in EXAMPLES {
        let (pile, hand) = (example.pile(), example.hand());
        let top = *pile.last().expect("a pile");
        let legal = beating(hand, top, Tutorial::OWN);
        match example.wanted().expect("a decision") {
            Decision::Card(wanted) => assert!(legal.contains(wanted)),
            Decision::Take => assert!(legal.is_empty()),
        }
        let different: PlayingCardSet = pile.iter().copied().chain(hand).collect();
        assert_eq!(different.len() as usize, pile.len() + hand.len() as usize);
        assert!((different - pack()).is_empty());
    }
    let wanted = EXAMPLES.map(|example| example.wanted());
    let expected = [decision("JD"), decision("9H"), Decision::Take];
    assert_eq!(wanted, expected.map(Some));
    let five = TakeReason::new(card("QH"), Tutorial::OWN);
    assert_eq!(five, TakeReason::OwnTrump);
}

#[test]
fn the_learner_takes_three_and_five_and_the_other_player_the_whole_pile() {
    let tables = tutorial(Words::for_lang(Lang::En));
    let choice = |step: usize| tables[step].0.choices[0].label.as_str();
    assert_eq!([choice(5), choice(6)], ["Take 3", "Take 5"]);
    let cards = |step: usize| {
        let zones = tables[step].0.zones.iter();
        let zones = zones.map(|zone| zone.pieces.len() + zone.backs);
        (zones.collect::<Vec<_>>(), tables[step].0.seats[1].backs)
    };
    assert_eq!(cards(7), (vec![8, 9], 2));
    assert_eq!(cards(8), (vec![0, 8], 11));
    assert_eq!(cards(11).1, 3, "more than one card");
}
