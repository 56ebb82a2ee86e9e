//! Saves, links and statistics.

use cards::Seed;
use patience::play::{DealLink, SaveFault, Statistics, read_save, write_save};

use crate::common::won_games;

/// A saved game of the first version of the format.
const SAVED: &str = include_str!("../data/save.txt");

#[test]
fn a_save_gives_the_same_game_back() {
    for (mut play, moves) in won_games() {
        for mv in &moves[..moves.len() / 2] {
            play.play(*mv, false).expect("a legal move");
        }
        play.add_time(61_000);
        assert!(play.undo());
        let text = write_save(&play);
        let read = read_save(&text).expect("a save");
        assert_eq!(write_save(&read), text);
        assert_eq!(read.position(), play.position());
        assert_eq!((read.turns(), read.time()), (play.turns(), 61_000));
        assert!(read.can_redo());
    }
}

#[test]
fn the_kept_save_stays_readable() {
    let play = read_save(SAVED).expect("a save");
    assert_eq!(
        (play.game().id, play.seed()),
        ("klondike-draw-three", Seed(1))
    );
    assert_eq!((play.turns(), play.time()), (3, 4500));
    assert!(play.can_redo());
    assert_eq!(write_save(&play), SAVED.trim_end());
}

#[test]
fn a_text_that_is_no_save_has_a_fault() {
    let faults = [
        ("", SaveFault::Form),
        ("patience 2 klondike 1 0 0", SaveFault::Form),
        ("patience 1 whist 1 0 0", SaveFault::Game),
        ("patience 1 klondike 1 0", SaveFault::Form),
        ("patience 1 klondike 1 4 0 draw", SaveFault::Form),
        (
            "patience 1 klondike 1 0 0 draw draw,bid",
            SaveFault::Turn(2),
        ),
        ("patience 1 klondike 1 0 0 63>2", SaveFault::Turn(1)),
    ];
    for (text, fault) in faults {
        assert_eq!(read_save(text).err(), Some(fault), "{text:?}");
    }
}

#[test]
fn links_name_a_game_and_a_deal() {
    let link = DealLink::read("game=spider&deal=123").expect("a link");
    assert_eq!((link.game.id, link.seed), ("spider", Some(Seed(123))));
    assert_eq!(link.to_string(), "game=spider&deal=123");
    let game = DealLink::read("game=spider").expect("a link");
    assert_eq!((game.seed, game.to_string()), (None, "game=spider".into()));
    assert!(DealLink::read("game=whist&deal=1").is_none());
    assert!(DealLink::read("deal=1").is_none());
    assert!(DealLink::read("").is_none());
}

#[test]
fn statistics_count_and_are_read_as_they_were_written() {
    let mut all = Statistics::default();
    all.add_won("klondike", 90_000, 120);
    all.add_won("klondike", 80_000, 130);
    all.add_lost("klondike");
    all.add_won("klondike", 100_000, 110);
    all.add_lost("spider");
    let klondike = all.of("klondike");
    assert_eq!((klondike.played, klondike.won), (4, 3));
    assert_eq!((klondike.streak, klondike.longest), (1, 2));
    assert_eq!((klondike.best_time, klondike.fewest_turns), (80_000, 110));
    assert_eq!((all.of("spider").played, all.of("golf").played), (1, 0));
    let text = all.to_string();
    assert_eq!(Statistics::read(&text), Some(all));
    for wrong in [
        "",
        "patience-statistics 2",
        "patience-statistics 1\nklondike 1 2",
    ] {
        assert_eq!(Statistics::read(wrong), None, "{wrong:?}");
    }
}
