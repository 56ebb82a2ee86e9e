//! Determinizations of the real games look like the truth after every move.

use cards::{Seat, SeatCount, Seed, below};
use game::{Game, Record};
use little_devils::rules::Round as LittleDevils;
use michigan::rules::Round as Michigan;
use own_trumps::rules::Round as OwnTrumps;
use protocol::TableFormat;
use russian_bank::rules::Round as RussianBank;
use together::{consistent_determinization, looks_the_same};

/// Plays a random round and draws a determinization for every seat after every move. Returns how many moves had a
/// determinization that was not the true deal, and all moves.
fn play<G: TableFormat>(start: G::Match, seed: u64) -> (u32, u32) {
    let generator = &mut Seed(seed).generator();
    let dealt = G::deal_from(&start, Seed(seed).derive(9));
    let mut record = Record::new(start)
        .with_deal(1, dealt.clone())
        .expect("no move yet");
    assert_eq!(record.dealt(), &dealt);
    let seats: Vec<Seat> = record.round().seats().seats().collect();
    let mut determinizations = vec![None; seats.len()];
    let (mut other, mut all) = (0, 0);
    loop {
        for seat in &seats {
            let last: Option<&G> = determinizations[seat.index()].as_ref();
            let drawn = consistent_determinization::<G>(
                &dealt,
                record.round_moves(),
                *seat,
                last,
                generator,
            );
            assert!(looks_the_same::<G>(
                &dealt,
                &drawn,
                record.round_moves(),
                *seat
            ));
            let (mine, theirs) = (G::cards(&drawn), G::cards(&dealt));
            assert_eq!(
                mine[seat.index()],
                theirs[seat.index()],
                "the seat's own cards stay"
            );
            let replaced = record.clone().with_deal(1, drawn.clone()).expect("it fits");
            assert_eq!(replaced.round().view(*seat), record.round().view(*seat));
            assert_eq!(replaced.match_state(), record.match_state());
            (other, all) = (other + u32::from(drawn != dealt), all + 1);
            determinizations[seat.index()] = Some(drawn);
        }
        let legal: Vec<_> = record.round().legal().into_iter().collect();
        let bound = u32::try_from(legal.len()).expect("few");
        let Some(mv) = legal.get(below(generator, bound.max(1)) as usize) else {
            break;
        };
        record.play(*mv, &mut game::Ignore).expect("legal");
    }
    (other, all)
}

fn seats<G: TableFormat>(players: i64) -> SeatCount {
    G::SEATS
        .seat_count(players)
        .expect("the game has that many")
}

#[test]
fn determinizations_of_little_devils_look_like_the_truth() {
    for players in 3..=6 {
        let start = little_devils::rules::Match::new(seats::<LittleDevils>(players), Seed(1));
        let (other, all) = play::<LittleDevils>(start, players.unsigned_abs());
        assert!(2 * other > all, "{other} of {all} differ from the truth");
    }
}

#[test]
fn determinizations_of_own_trumps_look_like_the_truth() {
    let starts = [
        (2, "SH 1 mirror"),
        (2, "SH 1"),
        (3, "SHC 1 sixes-home"),
        (4, "SHCD 1 may-take"),
    ];
    for (players, text) in starts {
        let start = OwnTrumps::parse_start(Seed(3), seats::<OwnTrumps>(players), text);
        let start = start.expect("a start");
        let (other, all) = play::<OwnTrumps>(start, 5);
        assert!(
            players == 2 || other > 0,
            "{other} of {all} differ from the truth"
        );
    }
}

#[test]
fn determinizations_of_michigan_look_like_the_truth() {
    for (players, text) in [(3, "1"), (4, "1 auction"), (5, "1"), (8, "1 auction")] {
        let seats = seats::<Michigan>(players);
        let start = Michigan::parse_start(Seed(4), seats, text).expect("a start");
        let (other, all) = play::<Michigan>(start, 6);
        assert!(2 * other > all, "{other} of {all} differ from the truth");
    }
    let watched = Michigan::parse_start(Seed(4), seats::<Michigan>(3), "1 watch");
    assert!(watched.is_some_and(|start| Michigan::has_secret_moves(&start)));
}

#[test]
fn determinizations_of_russian_bank_look_like_the_truth() {
    for (text, seed) in [("1 starter together any", 1), ("1 both apart turned", 2)] {
        let start = RussianBank::parse_start(Seed(seed), RussianBank::SEATS.fewest(), text);
        let (other, all) = play::<RussianBank>(start.expect("a start"), seed);
        assert!(2 * other > all, "{other} of {all} differ from the truth");
    }
}
