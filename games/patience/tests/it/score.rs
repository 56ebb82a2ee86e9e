//! Points: each figure, undo and redo, and a reload.

use cards::Seed;
use patience::games;
use patience::play::{Play, Scoring, read_save, score, write_save};
use patience::rules::{Kind, Move, STOCK, legal};

use crate::common::{game, won_games};

/// The points by Standard scoring.
fn standard(play: &Play) -> i32 {
    score(play, Scoring::Standard).expect("a game with standard points")
}

/// The points by Vegas scoring.
fn vegas(play: &Play) -> i32 {
    score(play, Scoring::Vegas).expect("a game with Vegas points")
}

/// What a move changes, by Standard scoring.
fn change(play: &mut Play, mv: Move) -> i32 {
    let before = standard(play);
    play.play(mv, false).expect("a legal move");
    standard(play) - before
}

/// The won game of a declaration, before its first move, and its moves.
fn won_game(id: &str) -> (Play, Vec<Move>) {
    let mut all = won_games().into_iter();
    all.find(|(play, _)| play.game().id == id).expect("a win")
}

/// The kinds of the piles between which a move of cards goes.
fn kinds(play: &Play, mv: Move) -> Option<(Kind, Kind)> {
    let kind = |pile: u8| play.rules().group(pile.into()).kind;
    match mv {
        Move::Cards { from, to, .. } => Some((kind(from), kind(to))),
        _ => None,
    }
}

/// The number of cards of the columns that lie face down.
fn covered(play: &Play) -> usize {
    let columns = play.rules().piles_of(Kind::Column);
    let cards = columns.flat_map(|pile| play.position().pile(pile));
    cards.filter(|card| card.is_face_down()).count()
}

/// Draws up to the end of the stock, then turns the waste over. Returns what that changes.
fn turn_over(play: &mut Play) -> i32 {
    while !play.position().is_empty(STOCK) {
        assert_eq!(change(play, Move::Draw), 0);
    }
    change(play, Move::Draw)
}

#[test]
fn games_are_scored_as_players_know_them() {
    let fitting = |scoring: Scoring| {
        let all = games::ALL
            .into_iter()
            .filter(move |game| scoring.fits(game));
        all.map(|game| game.id).collect::<Vec<_>>()
    };
    let klondike = ["klondike", "klondike-draw-one", "klondike-draw-three"];
    let spider = ["spider", "spider-one-suit", "spider-two-suits"];
    let canfield = ["canfield", "canfield-ace-high"];
    assert_eq!(fitting(Scoring::Standard), [klondike, spider].concat());
    assert_eq!(fitting(Scoring::Vegas), [&klondike[..], &canfield].concat());
    let golf = Play::new(game("golf"), Seed(1));
    assert_eq!(Scoring::ALL.map(|scoring| score(&golf, scoring)), [None; 2]);
    for scoring in Scoring::ALL {
        assert_eq!(Scoring::from_id(scoring.id()), Some(scoring));
    }
    assert_eq!(Scoring::from_id("none"), None);
}

#[test]
fn moves_of_klondike_bring_what_they_should() {
    let mut seen = [0; 5];
    for id in ["klondike", "klondike-draw-one", "klondike-draw-three"] {
        let (mut play, moves) = won_game(id);
        assert_eq!(standard(&play), 0);
        for mv in moves {
            let (kinds, before) = (kinds(&play, mv), covered(&play));
            let change = change(&mut play, mv);
            let turned = before - covered(&play);
            let (at, brought) = match kinds {
                None => continue,
                Some((Kind::Waste, Kind::Column)) => (0, 5),
                Some((Kind::Waste, Kind::Foundation)) => (1, 10),
                Some((Kind::Column, Kind::Foundation)) => (2, 10),
                Some((Kind::Foundation, Kind::Column)) => (3, -15),
                _ => (4, 0),
            };
            seen[at] += 1;
            let turned = i32::try_from(turned).expect("a small number");
            assert_eq!(change, brought + 5 * turned, "{id} {mv}");
        }
        assert!(play.is_won());
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_card_taken_back_costs_15_and_never_more_than_there_are() {
    let (mut play, moves) = won_game("klondike-draw-one");
    let (mut whole, mut part) = (0, 0);
    for mv in moves {
        for back in legal(play.rules(), play.position()) {
            if kinds(&play, back) != Some((Kind::Foundation, Kind::Column)) {
                continue;
            }
            let mut other = play.clone();
            let (points, paid) = (standard(&play), vegas(&play));
            assert_eq!(change(&mut other, back), -points.min(15));
            assert_eq!(vegas(&other), paid - 5);
            whole += i32::from(points >= 15);
            part += i32::from(points < 15);
        }
        play.play(mv, false).expect("a legal move");
    }
    assert!(whole > 0 && part > 0, "{whole} {part}");
}

#[test]
fn the_second_pass_costs_100_with_single_cards_and_the_fourth_20_with_three() {
    let (mut play, moves) = won_game("klondike-draw-one");
    let (mut whole, mut part) = (0, 0);
    for mv in moves {
        play.play(mv, false).expect("a legal move");
        let mut other = play.clone();
        if play.position().is_empty(STOCK) {
            continue;
        }
        for points in [standard(&play), standard(&play) - 100] {
            assert_eq!(turn_over(&mut other), -points.clamp(0, 100));
            whole += i32::from(points >= 100);
            part += i32::from(0 < points && points < 100);
        }
    }
    assert!(whole > 0 && part > 0, "{whole} {part}");
    let (mut play, moves) = won_game("klondike-draw-three");
    let mut costs = Vec::new();
    for mv in moves {
        let is_turning = mv == Move::Draw && play.position().is_empty(STOCK);
        let change = change(&mut play, mv);
        costs.extend(is_turning.then_some(change));
        if standard(&play) > 100 && play.position().len(STOCK) > 0 {
            break;
        }
    }
    while costs.len() < 6 {
        costs.push(turn_over(&mut play));
    }
    assert_eq!(costs, [0, 0, -20, -20, -20, -20]);
}

#[test]
fn spider_begins_with_500_and_pays_suits() {
    for id in ["spider", "spider-one-suit", "spider-two-suits"] {
        let (mut play, moves) = won_game(id);
        assert_eq!(standard(&play), 500);
        let mut suits = 0;
        for mv in &moves {
            let leaves = matches!(kinds(&play, *mv), Some((_, Kind::Foundation)));
            assert_eq!(change(&mut play, *mv), if leaves { 100 } else { -1 });
            suits += usize::from(leaves);
        }
        assert_eq!((suits, play.is_won()), (8, true));
        // Moves count, however many are one turn.
        let mut at_once = Play::new(play.game(), play.seed());
        at_once.play_all(&moves).expect("legal moves");
        assert_eq!(at_once.turns(), 1);
        assert_eq!(standard(&at_once), standard(&play));
    }
}

#[test]
fn vegas_takes_the_price_of_the_pack_and_pays_5_for_each_card() {
    for (id, start) in [
        ("klondike", -52),
        ("klondike-draw-one", -52),
        ("klondike-draw-three", -52),
        ("canfield", -47),
        ("canfield-ace-high", -47),
    ] {
        let (mut play, moves) = won_game(id);
        assert_eq!(vegas(&play), start, "{id}");
        for mv in moves {
            let before = vegas(&play);
            let change = match kinds(&play, mv) {
                Some((_, Kind::Foundation)) => 5,
                Some((Kind::Foundation, _)) => -5,
                _ => 0,
            };
            play.play(mv, false).expect("a legal move");
            assert_eq!(vegas(&play) - before, change, "{id} {mv}");
        }
        assert_eq!(vegas(&play), 208, "{id}");
    }
}

#[test]
fn undo_takes_points_back_and_redo_and_a_reload_give_the_same() {
    for (mut play, moves) in won_games() {
        let points = |play: &Play| Scoring::ALL.map(|scoring| score(play, scoring));
        if points(&play) == [None; 2] {
            continue;
        }
        let mut all = vec![points(&play)];
        for mv in moves {
            play.play(mv, false).expect("a legal move");
            all.push(points(&play));
        }
        play.add_time(3_600_000);
        assert_eq!(points(&play), all[play.turns()], "time does not count");
        while play.undo() {
            assert_eq!(points(&play), all[play.turns()]);
        }
        assert!(play.go_to(all.len() / 2));
        let mut read = read_save(&write_save(&play)).expect("a save");
        assert_eq!(points(&read), all[play.turns()]);
        while read.redo() {
            assert_eq!(points(&read), all[read.turns()]);
        }
    }
}

#[test]
fn whole_games_have_these_points() {
    let ends = [
        ("klondike", 590),
        ("klondike-draw-one", 295),
        ("klondike-draw-three", 600),
        ("spider", 1046),
    ];
    for (id, points) in ends {
        let (mut play, moves) = won_game(id);
        play.play_all(&moves).expect("legal moves");
        assert_eq!(standard(&play), points, "{id}");
    }
}
