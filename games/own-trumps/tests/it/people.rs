//! Several people at one device.

use analysis::{reviewed_people, reviewed_rounds};
use cards::{Seat, Seed};
use game::Game;
use own_trumps::bots::Level;
use own_trumps::rules::Round;
use own_trumps::scene::scene;
use own_trumps::session::{MatchRecord, SessionOptions};
use own_trumps::words::Words;
use protocol::TableFormat;
use session::Player;
use words::Lang;

use crate::tables::{chosen, play, typed};

/// A match of people, and of bots where there is no name.
fn shared(names: &[&str], seed: u64) -> SessionOptions {
    let player = |name: &&str| match *name {
        "" => Player::bot("Vera", Level::Hare),
        name => Player::here(name),
    };
    let players = names.iter().map(player).collect();
    let start = |seats| Round::start(Seed(seed), seats, &chosen("deals=3"));
    SessionOptions::new(players, start).expect("good options")
}

#[test]
fn nobody_is_you_before_they_are_ready() {
    let (mut closed, mut hand_overs) = (0, 0);
    for (names, seed) in [
        (&["Anna", "Bert"][..], 1),
        (&["Anna", "", "Bert"], 2),
        (&["", "Anna", "Bert", "Cleo"], 3),
    ] {
        play(shared(names, seed), |table| {
            if table.open_hand().is_none() {
                let scene = scene(table, Words::for_lang(Lang::En));
                assert!(scene.seats.iter().all(|one| !one.name.contains("You")));
                closed += 1;
            }
            hand_overs += usize::from(table.hand_over(true).is_some());
        });
    }
    assert!(closed > 50 && hand_overs > 50);
}

#[test]
fn each_person_has_a_review_of_their_own_decisions_only() {
    let (people, seed) = (&["Anna", "", "Bert"][..], 2);
    let mut record = None;
    play(shared(people, seed), |table| {
        record = Some(MatchRecord::clone(&table.record()));
    });
    let record = record.expect("a match");
    let reviewed: Vec<Seat> = reviewed_people(&record).collect();
    assert_eq!(reviewed.len(), 2);
    for seat in reviewed {
        let rounds = reviewed_rounds(&record, seat);
        let decisions = rounds.iter().flat_map(|round| &round.decisions);
        let movers = decisions.map(|before| {
            let then = record.back_to(*before).expect("a decision");
            typed(&then).round().to_move()
        });
        let movers: Vec<_> = movers.collect();
        assert!(movers.len() > 5);
        assert!(movers.iter().all(|mover| *mover == Some(seat)));
    }
}
