//! Deals have the cards and the shape of their game.

use cards::Seed;
use cards::french::Suit;
use game::Game;
use patience::games;
use patience::rules::{PileCard, Round};

use super::common::{all_cards, dealt};

#[test]
fn every_deal_has_the_cards_of_its_game() {
    for game in games::ALL {
        for seed in 0..20 {
            let round = Round::new(game, Seed(seed));
            let mut found = all_cards(&round);
            found.sort_unstable();
            let mut expected = game.rules.pack();
            expected.sort_unstable();
            assert_eq!(found, expected, "{} {seed}", game.id);
            assert!(!round.legal().is_empty() || !round.is_won(), "{}", game.id);
        }
    }
}

#[test]
fn spider_with_fewer_suits_has_each_card_more_often() {
    for (id, suits, times) in [
        ("spider", "SCDH", 2),
        ("spider-two-suits", "SH", 4),
        ("spider-one-suit", "S", 8),
    ] {
        let cards = all_cards(&dealt(id, 3));
        for suit in Suit::ALL {
            let of_suit = |card: &&PileCard| card.suit() == suit as usize;
            for rank in 1..=13 {
                let found = cards.iter().filter(of_suit);
                let found = found.filter(|card| card.rank() == rank).count();
                let has_suit = suits.contains(suit.letter());
                assert_eq!(found, if has_suit { times } else { 0 }, "{id} {rank}");
            }
        }
    }
}

#[test]
fn shapes_are_those_of_the_rules() {
    let lengths = |id| -> Vec<usize> {
        let round = dealt(id, 3);
        let piles = 0..round.rules().piles();
        piles.map(|pile| round.position().len(pile)).collect()
    };
    assert_eq!(
        lengths("klondike"),
        [0, 24, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]
    );
    assert_eq!(
        lengths("spider"),
        [0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5]
    );
    assert_eq!(lengths("spider"), lengths("spider-one-suit"));
    assert_eq!(lengths("canfield"), [0, 34, 1, 0, 0, 0, 13, 1, 1, 1, 1]);
    assert_eq!(lengths("golf"), [0, 16, 1, 5, 5, 5, 5, 5, 5, 5]);
    assert_eq!(lengths("forty-thieves")[1], 64);
    assert_eq!(lengths("clock")[..3], [0, 39, 1]);
    assert_eq!(lengths("lucky-thirteen")[1], 42);
    assert_eq!(lengths("four-seasons"), [0, 46, 1, 0, 0, 0, 1, 1, 1, 1, 1]);
    assert_eq!(lengths("braid")[1], 104 - 24 - 12 - 1);
    assert_eq!(lengths("surprise")[1], 68);
}
