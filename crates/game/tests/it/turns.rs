//! Every kind of turn.

use cards::{Generator, Seat, Seed};
use game::conformance::{Check, Suite};
use game::{Game, Several, Turn};

use crate::flawed::failed;
use crate::grab::{Grab, Move};

fn seats() -> [Seat; 3] {
    let seats: Vec<Seat> = Grab::SEATS.most().seats().collect();
    seats.try_into().expect("three seats")
}

fn suite(flaw: &'static str) -> Suite<Grab> {
    let of_seat = |seat| {
        let choices = (0..=4).map(move |number| Move::Choose(seat, number));
        choices.chain([Move::Grab(seat), Move::Hold(seat)])
    };
    let both = [false, true];
    let others = both
        .map(Move::Turn)
        .into_iter()
        .chain(both.map(Move::Say))
        .chain((0..=3).map(Move::Play))
        .chain([Move::TimeUp]);
    Suite {
        starts: vec![Grab::new(flaw)],
        games: 60,
        seed: Seed(4),
        conceivable: seats()
            .into_iter()
            .flat_map(of_seat)
            .chain(others)
            .collect(),
        // What is hidden are choices, which the check of moves at the same time compares.
        resample: |game: &Grab, _: Seat, _: &mut Generator| Some(game.clone()),
    }
}

#[test]
fn a_game_with_every_kind_of_turn_conforms() {
    let report = suite("").run().expect("it conforms");
    assert_eq!((report.games, report.abandoned), (60, 0));
}

#[test]
fn each_flaw_of_moves_at_the_same_time_is_found() {
    for flaw in [
        "shows choices",
        "order counts",
        "wrong mover",
        "no moves",
        "no time up",
        "time up is a player's",
        "clock always there",
    ] {
        let found = failed(suite(flaw).several());
        assert_eq!(found, Some(Check::Several), "{flaw:?}");
    }
}

#[test]
fn a_turn_names_its_players_and_the_hand_that_is_played() {
    let [zero, one, two] = seats();
    let mut game = Grab::new("");
    let movers = |game: &Grab| game.turn().movers().iter().collect::<Vec<_>>();
    game.play_unchecked(Move::Choose(one, 3));
    assert_eq!(movers(&game), [zero, two]);
    assert_eq!(game.to_move(), Some(zero));
    assert!(game.legal_of(one).is_empty() && game.legal_of(two).len() == 3);
    game.play_unchecked(Move::Choose(zero, 1));
    game.play_unchecked(Move::Choose(two, 1));
    assert_eq!((game.turn(), movers(&game)), (Turn::Chance, vec![]));
    game.play_unchecked(Move::Turn(true));
    let clock = Some(Grab::TIME);
    assert!(matches!(game.turn(), Turn::Several(Several { clock: time, .. }) if time == clock));
    game.play_unchecked(Move::TimeUp);
    assert_eq!(movers(&game), [one], "the highest number plays");
    assert_eq!(game.turn().hand(), Some(two), "with the cards on the left");
    game.play_unchecked(Move::Play(2));
    assert_eq!(
        (game.turn(), game.turn().hand()),
        (Turn::Seat(zero), Some(zero))
    );
    game.play_unchecked(Move::Say(true));
    assert_eq!((game.turn().mover(), game.turn().hand()), (None, None));
}
