//! Sampled hands agree with everything that a player has seen.

use std::collections::BTreeSet;

use cards::{Seed, below};
use game::{Game, Turn};
use michigan::bots::{Determinizer, Sampler};
use michigan::rules::{Decision, Options, Round};
use search::Determinize;

use crate::common::{ALL_OPTIONS, dealt, kept, options, played, seat};
use crate::hidden::replayed;

/// Draws for each decision.
const DRAWS: usize = 3;

/// Calls `visit` before every decision of random rounds.
fn each_decision(options: Options, mut visit: impl FnMut(&Round, &mut cards::Generator)) {
    for seed in 0..48 {
        let players = 3 + i64::try_from(seed % 6).expect("few");
        let mut round = dealt(players, options, seed);
        let mut generator = Seed(seed).derive(7).generator();
        while round.turn() != Turn::Over {
            visit(&round, &mut generator);
            let legal: Vec<Decision> = round.legal().into_iter().collect();
            let most = u32::try_from(legal.len().min(5)).expect("few");
            round.play_unchecked(legal[below(&mut generator, most) as usize]);
        }
    }
}

#[test]
fn the_past_could_have_happened_with_every_sampled_hand() {
    for options in ALL_OPTIONS {
        let (mut drawn, mut missed) = (0, 0);
        each_decision(options, |round, generator| {
            let viewer = round.to_move().expect("a turn");
            let sampler = Sampler::new(&round.view(viewer)).expect("a turn");
            for _ in 0..DRAWS {
                let Some(position) = sampler.draw(generator) else {
                    missed += 1;
                    continue;
                };
                drawn += 1;
                let hands = (*position.hands(), position.dead());
                let other = replayed(round, &hands).expect("the same past");
                assert_eq!(other.position(), &position, "hands, chips and holds follow");
                assert_eq!(other.view(viewer), round.view(viewer));
            }
        });
        assert!(drawn > 1_000, "{drawn} draws, {missed} missed");
        assert!(
            missed * 50 < drawn,
            "{options:?}: {drawn} draws, {missed} missed"
        );
    }
}

#[test]
fn only_the_viewer_to_move_is_sampled() {
    let round = dealt(4, options(false, false), 1);
    let viewer = round.to_move().expect("a turn");
    let mut generator = Seed(1).generator();
    let determinizer = Determinizer::new(&round.view(viewer), &mut generator).expect("a turn");
    assert_eq!(
        (determinizer.viewer(), determinizer.legal()),
        (viewer, round.legal())
    );
    let other = round.seats().left_of(viewer);
    assert!(Determinizer::new(&round.view(other), &mut generator).is_none());
}

#[test]
fn stops_leads_and_players_without_another_suit_are_remembered() {
    let hands = ["3S KS AS 5D", "4S 7S", "6S 2H 6H 9C 9D"];
    // The 5S is dead; the second player has only spades.
    let round = played(kept(&hands, options(false, false)), "3S");
    let (first, second, third) = (seat(&round, 0), seat(&round, 1), seat(&round, 2));
    assert_eq!(round.to_move(), Some(third));
    let sampler = Sampler::new(&round.view(third)).expect("a turn");
    let mut generator = Seed(5).generator();
    let mut seen = BTreeSet::new();
    for _ in 0..200 {
        let position = sampler.draw(&mut generator).expect("hands");
        let five = "5S".parse().expect("a card");
        assert!(position.dead().contains(five));
        let one = position.hands()[second].lowest().expect("a card");
        assert_eq!(one.suit(), cards::french::Suit::Spades);
        let two = "2S".parse().expect("a card");
        assert!(
            !position.hands()[first].contains(two),
            "the 3S was their lowest"
        );
        seen.insert(one);
    }
    // The 2S, and all spades from the 7S up.
    assert_eq!(seen.len(), 9, "{seen:?}");
}
