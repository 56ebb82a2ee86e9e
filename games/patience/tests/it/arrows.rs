//! Arrow keys among piles, in every layout.

use patience::games;
use patience::layout;
use patience::rules::{Kind, STOCK};
use scene::piles::{Fit, neighbour};

use crate::common::game;

/// The room for the table in windows of 360×640, 844×390 and 1366×768.
const TABLES: [(i32, i32); 3] = [(360, 530), (760, 384), (1366, 690)];

/// To the right, to the left, down, up.
const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

fn step(fit: &Fit, from: usize, direction: (i32, i32)) -> Option<usize> {
    let area = fit.areas[from]?;
    neighbour(fit, from, (area.x, area.y), direction, |_| true)
}

fn fits() -> impl Iterator<Item = (&'static str, Fit)> {
    games::ALL.into_iter().flat_map(|game| {
        let of_size =
            move |size| [false, true].map(|mirrored| layout::fit(game, size, 100, mirrored));
        let all = TABLES.into_iter().flat_map(of_size);
        all.map(move |fit| (game.id, fit))
    })
}

#[test]
fn arrow_keys_reach_every_pile() {
    for (id, fit) in fits() {
        let used = |pile: &usize| fit.areas[*pile].is_some();
        let piles: Vec<usize> = (0..fit.areas.len()).filter(used).collect();
        let mut reached = vec![piles[0]];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            for direction in DIRECTIONS {
                let to = step(&fit, from, direction);
                reached.extend(to.filter(|to| !reached.contains(to)));
            }
        }
        let missing: Vec<&usize> = piles
            .iter()
            .filter(|pile| !reached.contains(pile))
            .collect();
        assert!(missing.is_empty(), "{id} {}: {missing:?}", fit.width);
    }
}

#[test]
fn an_arrow_key_never_jumps_across_the_table() {
    for (id, fit) in fits() {
        for from in 0..fit.areas.len() {
            for (right, down) in DIRECTIONS {
                let Some(to) = step(&fit, from, (right, down)) else {
                    continue;
                };
                let (Some(here), Some(there)) = (fit.areas[from], fit.areas[to]) else {
                    panic!("{id}: an unused pile");
                };
                let (x, y) = (there.x - here.x, there.y - here.y);
                assert!(x * right + y * down > 0, "{id}: {from} to {to} lies ahead");
                let aside = if right == 0 { x.abs() } else { 0 };
                let room = here.room.max(there.room).min(fit.width * 3);
                assert!(aside <= fit.width * 3 + room, "{id}: {from} to {to}");
            }
        }
    }
}

#[test]
fn below_a_column_that_reaches_down_there_is_nothing() {
    let klondike = game("klondike");
    for size in TABLES {
        let fit = layout::fit(klondike, size, 100, false);
        for column in klondike.rules.piles_of(Kind::Column) {
            assert_eq!(
                step(&fit, column, (0, 1)),
                None,
                "{size:?}: column {column}"
            );
        }
    }
    // A wide table: stock and waste on the left, the foundations on the right.
    let fit = layout::fit(klondike, (1366, 690), 100, false);
    assert_eq!(step(&fit, STOCK, (1, 0)), Some(6));
    assert_eq!(step(&fit, 6, (1, 0)), Some(7));
    assert_eq!(step(&fit, 12, (1, 0)), Some(2));
    assert_eq!(step(&fit, 2, (0, 1)), Some(3));
    assert_eq!(step(&fit, 5, (-1, 0)), Some(12));
    assert_eq!(step(&fit, 6, (-1, 0)), Some(STOCK));
}
