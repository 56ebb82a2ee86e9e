//! Simple rules, and hands that agree with the view.

use std::collections::BTreeMap;

use cards::Seed;
use cards::french::{PlayingCard, PlayingCardSet};
use game::Game;
use own_trumps::bots::hidden_hands::HiddenHands;
use own_trumps::bots::rules_policy::choose_by_rules;
use own_trumps::rules::{Options, Round};
use search::{Determinize, Playout};

use crate::common::{after, all_options, dealt, decision, mixed, seat, setup};

/// The positions of a round in which rules and chance decide.
fn positions(players: i64, options: Options, seed: u64) -> Vec<Round> {
    let mut round = dealt(players, options, seed);
    let mut generator = Seed(seed).generator();
    let mut all = vec![round];
    while let Some(decision) = mixed(&round, seed, &mut generator).filter(|_| all.len() < 150) {
        round.play_unchecked(decision);
        all.push(round);
    }
    all
}

#[test]
fn by_rules_the_lowest_card_beats_and_trumps_come_last() {
    let choose = |hands: [&str; 3], moves: &str| {
        let round = after(&setup("SHC", true, &hands, moves));
        let seat = round.to_move().expect("not over");
        let hand = round.position().hands()[seat];
        choose_by_rules(round.position().table(), hand).expect("a decision")
    };
    assert_eq!(choose(["7D 6S AH", "8D", ""], ""), decision("7D"));
    let beat = ["8D 6S", "9D AD 6H", ""];
    assert_eq!(choose(beat, "8D"), decision("9D"));
    assert_eq!(choose(["8D 6S", "7D 6H KH", ""], "8D"), decision("6H"));
    assert_eq!(choose(["8D 6S", "7D 9S", ""], "8D"), decision("take"));
    assert_eq!(
        choose(beat, "8D 9D"),
        decision("AD"),
        "a trump is worth more"
    );
}

#[test]
fn by_rules_the_ace_of_the_next_players_trumps_goes_on_a_large_pile() {
    let hands = ["6C 6S AH 9S", "7C 8D 9D", "8C 7D 9C TC"];
    let round = after(&setup("SHC", false, &hands, "6C 7C 8D 9C 7D 6S"));
    assert_eq!(round.position().table().pile.len(), 6);
    let hand = round.position().hands()[seat(0)];
    let chosen = choose_by_rules(round.position().table(), hand);
    assert_eq!(chosen, Some(decision("AH")));
}

#[test]
fn drawn_hands_agree_with_everything_seen() {
    let (mut others, mut constrained) = (0, 0);
    for players in 2..=4 {
        for options in all_options(players) {
            for round in positions(players, options, 3).iter().step_by(4) {
                for seat in round.seats().seats() {
                    let hidden = HiddenHands::new(round.view(seat));
                    let mut generator = Seed(9).generator();
                    for _ in 0..4 {
                        let drawn = hidden.determinize(&mut generator);
                        let other = round.with_hands(*drawn.hands());
                        let other = other.expect("they agree with the knowledge");
                        assert_eq!(other.view(seat), round.view(seat));
                        assert_eq!(drawn, *other.position());
                        others += u32::from(other != *round);
                    }
                    let knowledge = round.knowledge();
                    let unseen = round.view(seat).unseen();
                    let mut opponents = round.seats().seats().filter(|other| *other != seat);
                    constrained += u32::from(
                        opponents.any(|other| !(knowledge.excluded[other] & unseen).is_empty()),
                    );
                }
            }
        }
    }
    assert!(others > 800 && constrained > 80, "{others} {constrained}");
}

#[test]
fn all_hands_that_agree_are_equally_likely() {
    let mut found = None;
    for seed in 0..200 {
        let rounds = positions(3, Options::default(), seed);
        found = rounds.into_iter().find(|round| {
            let view = round.view(seat(1));
            let ways = enumerate(round).len();
            view.unseen().len() <= 6 && (8..=60).contains(&ways)
        });
        if found.is_some() {
            break;
        }
    }
    let round = found.expect("some position has few unseen cards");
    let all = enumerate(&round);
    let hidden = HiddenHands::new(round.view(seat(1)));
    let mut generator = Seed(4).generator();
    let mut counts: BTreeMap<u64, u32> = BTreeMap::new();
    let draws = 400 * u32::try_from(all.len()).expect("few");
    for _ in 0..draws {
        let hands = *hidden.determinize(&mut generator).hands();
        *counts.entry(hands[seat(0)].bits()).or_default() += 1;
    }
    assert_eq!(counts.len(), all.len());
    assert!(
        counts.values().all(|count| (300..500).contains(count)),
        "{counts:?}"
    );
}

/// All hands of seat 0 that agree with what seat 1 knows.
fn enumerate(round: &Round) -> Vec<PlayingCardSet> {
    let view = round.view(seat(1));
    let unseen: Vec<PlayingCard> = view.unseen().iter().collect();
    if unseen.len() > 10 {
        return Vec::new();
    }
    let known = |player| round.knowledge().held[player];
    let subsets = (0_u32..1 << unseen.len()).filter_map(|bits| {
        let chosen = unseen
            .iter()
            .enumerate()
            .filter(|(at, _)| bits >> at & 1 == 1);
        let chosen: PlayingCardSet = chosen.map(|(_, card)| *card).collect();
        let mut hands = *round.position().hands();
        hands[seat(0)] = known(seat(0)) | chosen;
        hands[seat(2)] = known(seat(2)) | (view.unseen() - chosen);
        round.with_hands(hands).map(|_| hands[seat(0)])
    });
    subsets.collect()
}

#[test]
fn a_position_plays_like_its_round() {
    for round in positions(4, Options::default(), 2) {
        let position = *round.position();
        assert_eq!(Playout::to_move(&position), round.to_move());
        assert_eq!(Playout::legal(&position), round.legal());
        assert_eq!(
            Some(Playout::payoffs(&position)).filter(|_| round.to_move().is_none()),
            round.payoffs()
        );
        for decision in round.legal() {
            let (mut position, mut round) = (position, round);
            position.play(decision);
            round.play_unchecked(decision);
            assert_eq!(position, *round.position());
        }
    }
}
