//! Scenes: pieces, presses, choices and chips follow the position.

use cards::Seat;
use cards::french::PlayingCardSet;
use michigan::bots::Policy;
use michigan::rules::Options;
use michigan::scene::scene;
use michigan::session::Table;
use michigan::words::Words;
use scene::{Face, Piece, TableScene, Zone};
use session::Phase;
use words::Lang;

use crate::common::ALL_OPTIONS;
use crate::tables::{advance, open, options, table};

fn english(table: &Table<'_>) -> TableScene {
    scene(table, Words::for_lang(Lang::En))
}

fn zone<'a>(scene: &'a TableScene, id: &str) -> &'a Zone {
    let zone = scene.zones.iter().find(|zone| zone.id == id);
    zone.expect("a zone")
}

#[test]
fn the_pieces_and_backs_of_every_scene_are_the_pack_and_the_boodle_cards() {
    for (seed, rules) in (1..).zip(ALL_OPTIONS) {
        let mut session = open(options(5, rules, seed));
        while advance(&mut session, Policy::Random) {
            let scene = english(&table(&session));
            let pieces = scene
                .zones
                .iter()
                .map(|zone| zone.pieces.len())
                .sum::<usize>();
            let zone_backs: usize = scene.zones.iter().map(|zone| zone.backs).sum();
            let seat_backs: usize = scene.seats.iter().map(|seat| seat.backs).sum();
            assert_eq!(pieces + zone_backs + seat_backs, 52 + 4);
        }
    }
}

#[test]
fn the_hand_of_the_scene_is_that_of_the_person() {
    let mut session = open(options(3, Options::default(), 4));
    while advance(&mut session, Policy::Heuristic) {
        let (table, scene) = (table(&session), english(&table(&session)));
        let hand = zone(&scene, "hand").pieces.iter();
        let card = |piece: &Piece| match piece.face {
            Face::Card { card, .. } => card,
            _ => panic!("no playing card"),
        };
        let hand: PlayingCardSet = hand.map(card).collect();
        if !matches!(table.phase(), Phase::Step(_)) {
            let held = table.record().round().position().hands()[Seat::FIRST];
            assert_eq!(hand, held);
        }
    }
}

#[test]
fn chips_are_shown_without_the_option_and_add_up() {
    let mut session = open(options(6, Options::default(), 2));
    while advance(&mut session, Policy::Heuristic) {
        let shown = table(&session).display_state();
        let seats = shown.seats().seats();
        let players: i32 = seats.map(|seat| shown.chips(seat).expect("chips")).sum();
        let layout = cards::french::Suit::ALL.map(|suit| shown.chips_on(suit).expect("chips"));
        let shared = shown.end.is_some() && shown.is_last;
        if !shared {
            assert_eq!(players + layout.iter().sum::<i32>(), 0);
        }
    }
}

#[test]
fn chips_below_zero_have_a_minus_sign_and_no_hyphen() {
    let mut session = open(options(4, Options::default(), 6));
    let mut below = 0;
    while advance(&mut session, Policy::Random) {
        for seat in english(&table(&session)).seats {
            for counter in &seat.counters {
                assert!(!seat.summary.contains(" -"), "{}", seat.summary);
                if let Some(chips) = counter.number.filter(|chips| *chips < 0) {
                    let told = format!("\u{2212}{}", -chips);
                    assert!(seat.summary.contains(&told), "{}", seat.summary);
                    below += 1;
                }
            }
        }
    }
    assert!(below > 10, "{below}");
}
