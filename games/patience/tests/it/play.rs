//! Games as they are played: undo, redo, taps, hints and the end.

use cards::Seed;
use patience::games;
use patience::layout::{self, piles};
use patience::play::{Play, Tap, Tapper, finish, is_stuck, open_hint, targets, write_save};
use patience::rules::{Move, Refusal, legal};
use scene::piles::{PlacedCard, identities, places};

use crate::common::{game, won_games};

#[test]
fn a_whole_game_is_undone_and_redone_turn_by_turn() {
    for (mut play, moves) in won_games() {
        let start = *play.position();
        for mv in &moves {
            play.play(*mv, false).expect("a legal move");
        }
        assert!(play.is_won(), "{}", play.game().id);
        let end = *play.position();
        assert_eq!(play.turns(), moves.len());
        while play.undo() {}
        assert_eq!(*play.position(), start);
        while play.redo() {}
        assert_eq!(*play.position(), end);
        assert!(!play.can_redo() && play.can_undo());
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut play = Play::new(game("klondike"), Seed(1));
    let before = write_save(&play);
    assert_eq!(play.play(Move::Gather, true), Err(Refusal::NoGather));
    assert_eq!(
        play.play_all(&[Move::Draw, Move::Gather]),
        Err(Refusal::NoGather)
    );
    assert_eq!(write_save(&play), before);
}

#[test]
fn safe_moves_follow_and_are_undone_with_the_move_before() {
    let (mut play, moves) = won_games().swap_remove(12);
    let mut shortest = 0;
    for mv in moves {
        if play.play(mv, true).is_ok() {
            shortest += 1;
        }
    }
    assert!(play.turns() == shortest && play.last_turn().len() < 60);
    let turns = play.turns();
    assert!(play.undo());
    assert_eq!(play.turns(), turns - 1);
    assert!(
        play.all_turns().any(|moves| moves.len() > 1),
        "some moves follow"
    );
}

#[test]
fn taps_bring_a_card_to_the_best_place_and_then_to_the_next() {
    // The ace of a won game goes to its foundation by a tap.
    for (mut play, moves) in won_games() {
        for mv in moves {
            let Move::Cards { from, to, count: 1 } = mv else {
                play.play(mv, false).expect("a legal move");
                continue;
            };
            let index = play.position().len(from.into()).saturating_sub(1);
            let places = targets(play.rules(), play.position(), from.into(), 1);
            assert!(places.contains(&to.into()), "{} {mv}", play.game().id);
            let tap = Tapper::default().tap(&play, from.into(), index);
            match tap {
                Tap::Move(tapped) => {
                    assert!(legal(play.rules(), play.position()).contains(&tapped));
                }
                // The only targets may be pointless for a tap, such as another space.
                Tap::Refused(_) | Tap::Select => {}
            }
            play.play(mv, false).expect("a legal move");
        }
    }
}

#[test]
fn a_second_tap_goes_on_and_a_third_comes_back() {
    let (mut play, moves) = won_games()
        .into_iter()
        .find(|(play, _)| play.game().id == "beleaguered-castle")
        .expect("a game");
    let mut several = 0;
    for mv in moves {
        let Move::Cards { from, count: 1, .. } = mv else {
            play.play(mv, false).expect("a legal move");
            continue;
        };
        let (mut tapper, mut tried) = (Tapper::default(), play.clone());
        let mut pile = usize::from(from);
        let mut visited = vec![pile];
        for _ in 0..3 {
            let index = tried.position().len(pile) - 1;
            let Tap::Move(mv) = tapper.tap(&tried, pile, index) else {
                break;
            };
            let Move::Cards { to, .. } = mv else { break };
            tried.play(mv, false).expect("a legal move");
            pile = to.into();
            if !visited.contains(&pile) {
                visited.push(pile);
            }
        }
        several += usize::from(visited.len() > 2);
        play.play(mv, false).expect("a legal move");
    }
    assert!(several > 0, "some cards have several targets");
}

#[test]
fn a_tap_on_the_stock_draws_and_one_on_nothing_is_refused() {
    let mut play = Play::new(game("klondike"), Seed(1));
    let mut tapper = Tapper::default();
    assert_eq!(tapper.tap(&play, 1, 0), Tap::Move(Move::Draw));
    assert_eq!(tapper.tap(&play, 2, 0), Tap::Refused(Refusal::NoSuchPile));
    assert_eq!(tapper.tap(&play, 99, 0), Tap::Refused(Refusal::NoSuchPile));
    play.play(Move::Draw, false).expect("a legal move");
    let star = Play::new(game("star"), Seed(1));
    assert!(matches!(
        tapper.tap(&star, 1, 0),
        Tap::Refused(_) | Tap::Move(_)
    ));
}

#[test]
fn pairs_go_by_one_tap_if_there_is_no_choice() {
    let play = Play::new(game("lucky-thirteen"), Seed(1));
    let (mut moved, mut chosen) = (0, 0);
    for pile in 3..13 {
        match Tapper::default().tap(&play, pile, 0) {
            Tap::Move(mv) => {
                assert!(legal(play.rules(), play.position()).contains(&mv));
                moved += 1;
            }
            Tap::Select => chosen += 1,
            Tap::Refused(reason) => assert_eq!(reason, Refusal::NoPair),
        }
    }
    assert!(moved + chosen > 0);
}

#[test]
fn the_end_of_a_won_game_is_played_by_itself() {
    let mut finished = 0;
    for (mut play, moves) in won_games() {
        for mv in moves {
            if let Some(rest) = finish(&play) {
                assert!(!is_stuck(&play), "{}", play.game().id);
                play.play_all(&rest).expect("legal moves");
                assert!(play.is_won(), "{}", play.game().id);
                assert_eq!(finish(&play), None);
                finished += 1;
                break;
            }
            play.play(mv, false).expect("a legal move");
        }
    }
    assert!(finished > 10, "{finished} games");
}

#[test]
fn a_hint_is_always_legal_and_a_stuck_game_has_none() {
    for game in games::ALL {
        let mut play = Play::new(game, Seed(3));
        for _ in 0..300 {
            let Some(hint) = open_hint(&play) else {
                assert_eq!(is_stuck(&play), !play.is_won(), "{}", game.id);
                break;
            };
            assert!(legal(play.rules(), play.position()).contains(&hint.mv));
            play.play(hint.mv, true).expect("a legal move");
        }
    }
}

#[test]
fn a_number_has_one_face_in_all_deals_of_a_game() {
    for game in games::ALL {
        let fit = layout::fit(game, (360, 530), 100, false);
        let faces = |seed| {
            let now = places(
                &piles(&game.rules, Play::new(game, Seed(seed)).position()),
                &fit,
            );
            let ids = identities(&[], &now).into_iter();
            let mut faces: Vec<_> = ids.zip(now.iter().map(|place| place.face)).collect();
            faces.sort_unstable();
            faces
        };
        assert_eq!(faces(1), faces(2), "{}", game.id);
        assert_eq!(
            faces(1).len(),
            usize::from(game.rules.cards()),
            "{}",
            game.id
        );
    }
}

#[test]
fn cards_keep_their_numbers_as_they_move() {
    for game in games::ALL {
        let fit = layout::fit(game, (360, 530), 100, false);
        let mut play = Play::new(game, Seed(5));
        let mut before = Vec::new();
        for _ in 0..40 {
            let now = places(&piles(&game.rules, play.position()), &fit);
            let ids = identities(&before, &now);
            let mut sorted = ids.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), now.len(), "{}: each number once", game.id);
            assert!(sorted.iter().all(|id| *id < 104));
            let moved = |(id, place): (&usize, &PlacedCard)| {
                let old = before.iter().find(|(old, _)| old == id);
                old.is_some_and(|(_, was): &(usize, PlacedCard)| was.face != place.face)
            };
            assert!(
                !ids.iter().zip(&now).any(moved),
                "{}: a card stays the same",
                game.id
            );
            before = ids.into_iter().zip(now).collect();
            let Some(hint) = open_hint(&play) else { break };
            play.play(hint.mv, false).expect("a legal move");
        }
    }
}
