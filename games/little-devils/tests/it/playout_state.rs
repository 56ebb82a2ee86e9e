//! The playout state follows the rules: the same legal cards, takers and devils. (perft.rs counts its
//! paths.)

use cards::{Seat, SeatCount, Seed, below};
use game::Game;
use little_devils::bots::observation::Observation;
use little_devils::bots::playout::HeuristicPolicy;
use little_devils::bots::playout_state::PlayoutState;
use little_devils::rules::{Round, SEATS};
use search::{RandomPolicy, roll_out};

fn shuffled(seats: SeatCount, seed: u64) -> Round {
    Round::shuffled(seats, Seat::FIRST, &mut Seed(seed).generator())
}

#[test]
fn a_playout_state_follows_every_play_as_the_rules_do() {
    for seats in SEATS.all() {
        for seed in 0..200 {
            let mut round = shuffled(seats, seed);
            let mut table = PlayoutState::new(&round);
            let mut generator = Seed(seed).derive(1).generator();
            while let Some(seat) = round.to_move() {
                let view = round.view(seat);
                assert_eq!(table.turn(), seat);
                assert_eq!(table.legal(), round.legal(), "{round:?}");
                assert_eq!(
                    Observation::from_view(&view),
                    Some(table.observation()),
                    "{round:?}"
                );
                assert_eq!(
                    PlayoutState::from_view(&view, round.position().hands()),
                    table,
                    "{round:?}"
                );
                for other in seats.seats() {
                    let window = table.possible_cards()[other];
                    assert!(table.hands()[other].is_subset_of(window), "{round:?}");
                }
                let legal = round.legal();
                let card = legal.nth(below(&mut generator, legal.len()));
                let card = card.expect("a legal card");
                round.play_unchecked(card);
                table.play(card);
            }
            assert!(table.is_over());
            assert_eq!(table.devils(), round.position().devils());
        }
    }
}

#[test]
fn every_playout_hands_out_all_devils() {
    for (seats, devils) in SEATS.all().zip([41, 56, 72, 87]) {
        let table = PlayoutState::new(&shuffled(seats, 3));
        let mut generator = Seed(3).generator();
        let random = roll_out(table, &RandomPolicy, &mut generator);
        let quick = roll_out(table, &HeuristicPolicy, &mut generator);
        for ended in [random, quick] {
            assert_eq!(ended.devils().as_slice().iter().sum::<u8>(), devils);
        }
    }
}
