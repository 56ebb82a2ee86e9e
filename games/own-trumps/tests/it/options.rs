//! Rules 1 and 2: trump suits, the deal and its options.

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};
use cards::{Seat, Seed};
use game::Game;
use own_trumps::rules::{
    Fault, Match, MatchOptions, Options, Round, mirrored, mirrored_suit, pack,
};

use crate::common::{all_options, card, dealt, options, seat};

const MIRROR: Options = Options {
    sixes_go_home: false,
    mirror_deal: true,
    may_take: false,
};

const SIXES: Options = Options {
    sixes_go_home: true,
    mirror_deal: false,
    may_take: false,
};

fn hand(round: &Round, seat: Seat) -> PlayingCardSet {
    round.position().hands()[seat]
}

#[test]
fn the_pack_has_36_cards_from_the_six_to_the_ace() {
    assert_eq!(pack().len(), 36);
    assert!(pack().iter().all(|card| card.rank() >= Rank::Six));
}

#[test]
fn all_cards_are_dealt_and_the_player_left_of_the_dealer_leads() {
    for players in 2..=4 {
        for chosen in all_options(players) {
            for seed in 0..20 {
                let round = dealt(players, chosen, seed);
                let dealer = Match::new(options(players, chosen), Seed(seed)).dealer();
                assert_eq!(round.to_move(), Some(round.seats().left_of(dealer)));
                let hands = round.position().hands();
                let all = hands
                    .as_slice()
                    .iter()
                    .fold(PlayingCardSet::EMPTY, |all, hand| all | *hand);
                assert_eq!(all, pack());
                let sizes: u32 = hands.as_slice().iter().map(|hand| hand.len()).sum();
                assert_eq!(sizes, 36, "each card once");
                if !chosen.sixes_go_home {
                    let even = 36 / u32::try_from(players).expect("few");
                    assert!(hands.as_slice().iter().all(|hand| hand.len() == even));
                }
            }
        }
    }
}

#[test]
fn every_six_goes_to_the_player_whose_trump_suit_it_is() {
    let mut uneven = 0;
    for players in 2..=4 {
        for seed in 0..40 {
            let (before, round) = (
                dealt(players, Options::default(), seed),
                dealt(players, SIXES, seed),
            );
            for player in round.seats().seats() {
                let six = PlayingCard::new(Rank::Six, round.position().table().trump(player));
                assert!(hand(&round, player).contains(six));
                assert!(
                    round.knowledge().held[player].contains(six),
                    "everybody knows"
                );
                let others = hand(&round, player) - hand(&before, player);
                assert!(others.iter().all(|other| other == six));
                uneven += u32::from(hand(&round, player).len() != hand(&before, player).len());
            }
            // A six whose suit is nobody's trump stays where it is.
            let home = |six: &PlayingCard| {
                let mut seats = round.seats().seats();
                seats.any(|seat| round.position().table().trump(seat) == six.suit())
            };
            let sixes = pack().iter().filter(|card| card.rank() == Rank::Six);
            for six in sixes.filter(|six| !home(six)) {
                let holder = |round: &Round| {
                    round
                        .seats()
                        .seats()
                        .find(|seat| hand(round, *seat).contains(six))
                };
                assert_eq!(holder(&round), holder(&before));
            }
        }
    }
    assert!(uneven > 0, "hands may then differ in size");
}

#[test]
fn spades_mirror_hearts_and_clubs_mirror_diamonds() {
    for suit in Suit::ALL {
        assert_eq!(mirrored_suit(mirrored_suit(suit)), suit);
    }
    assert_eq!(mirrored(card("6S")), card("6H"));
    assert_eq!(mirrored(card("AD")), card("AC"));
}

#[test]
fn in_a_mirror_deal_whoever_gets_a_card_the_other_gets_its_mirror_image() {
    let both = Options {
        sixes_go_home: true,
        ..MIRROR
    };
    let mut first_hands = Vec::new();
    for seed in 0..40 {
        for chosen in [MIRROR, both] {
            let round = dealt(2, chosen, seed);
            let (first, second) = (hand(&round, seat(0)), hand(&round, seat(1)));
            let image: PlayingCardSet = first.iter().map(mirrored).collect();
            assert_eq!(
                (image, first.len()),
                (second, 18),
                "both hands are worth the same"
            );
            let table = round.position().table();
            assert_eq!(table.trump(seat(1)), mirrored_suit(table.trump(seat(0))));
            first_hands.push(first);
        }
        // The sixes move last: nothing else differs.
        let moved = first_hands[first_hands.len() - 2] - first_hands[first_hands.len() - 1];
        assert!(moved.iter().all(|card| card.rank() == Rank::Six));
    }
    for pair in pack() {
        let with = first_hands
            .iter()
            .filter(|hand| hand.contains(pair))
            .count();
        assert!(
            (10..=70).contains(&with) || pair.rank() == Rank::Six,
            "{pair}: {with} of 80"
        );
    }
}

#[test]
fn a_mirror_deal_is_for_two_players_with_mirrored_trumps() {
    let fault = |suits: &str| {
        let suits: Vec<Suit> = suits.chars().filter_map(Suit::from_letter).collect();
        MatchOptions::new(&suits, 1, MIRROR)
            .err()
            .map(|fault| fault.to_string())
    };
    assert_eq!((fault("SH"), fault("DC")), (None, None));
    let refused = "in a mirror deal the second trump suit is H";
    assert_eq!(fault("SC").as_deref(), Some(refused));
    let refused = "a mirror deal is for 2 players, not 3";
    assert_eq!(fault("SHC").as_deref(), Some(refused));
}

#[test]
fn a_match_has_a_different_suit_for_each_player_and_1_to_100_deals() {
    let options = |suits: &[Suit], deals| MatchOptions::new(suits, deals, Options::default());
    let twice = [Suit::Spades, Suit::Hearts, Suit::Spades];
    for suits in [&[], &Suit::ALL[..1], &twice] {
        assert_eq!(options(suits, 1), Err(Fault::MatchTrumps), "{suits:?}");
    }
    for deals in [-1, 0, 101, i64::MAX] {
        assert_eq!(options(&Suit::ALL, deals), Err(Fault::Deals(deals)));
    }
    for deals in [1, 100] {
        let options = options(&Suit::ALL, deals).expect("good options");
        assert_eq!(i64::from(options.deals()), deals);
    }
}

#[test]
fn the_same_seed_deals_the_same_cards_and_seeds_differ() {
    for players in 2..=4 {
        for chosen in all_options(players) {
            assert_eq!(dealt(players, chosen, 3), dealt(players, chosen, 3));
            assert_ne!(dealt(players, chosen, 3), dealt(players, chosen, 4));
        }
    }
}
