//! The rules of `docs/russian-bank.md`, one by one, with small deals.

use cards::Seat;
use game::Game;
use russian_bank::rules::{Duty, IllegalPlay, Move, PackCard, Setup, Source, Target};

use crate::common::{after, legal, setup};

fn card(text: &str) -> PackCard {
    text.parse().expect("a card")
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Nothing on these columns goes anywhere.
const DULL: &str = "KS KC ks kc KD KH kd kh";

#[test]
fn the_higher_reserve_begins_and_lays_out_eight_columns() {
    let round = after(&setup(["9S", "TH"], ["", DULL], ""));
    assert_eq!(
        round.to_move().map(Seat::index),
        Some(1),
        "the ten is higher"
    );
    let columns = round.position().columns();
    assert!(columns.iter().all(|column| column.len() == 1));
    assert_eq!(columns[0].top(), Some(card("KS")));
    let own = round.position().side(round.to_move().expect("a start"));
    assert_eq!((own.reserve().len(), own.stock().len()), (13, 31));
    // An ace is low, and if both are equal the dealer does not begin.
    let low = after(&setup(["2S", "AS"], [DULL, ""], ""));
    assert_eq!(low.to_move(), Some(Seat::FIRST));
    let equal = after(&setup(["9S", "9h"], [DULL, ""], ""));
    assert_eq!(equal.to_move(), Some(Seat::FIRST));
    let four = Setup {
        options: russian_bank::rules::Options {
            four_each: true,
            ..Default::default()
        },
        ..setup(["TS", "9S"], ["KS KC ks kc", "KD KH kd kh"], "")
    };
    let four = after(&four);
    assert_eq!(four.position().columns()[0].top(), Some(card("KD")));
    assert_eq!(four.position().columns()[4].top(), Some(card("KS")));
}

#[test]
fn foundations_come_first() {
    let round = after(&setup(["TS", "5C"], ["KS KC ks kc KD KH AS 9D", ""], ""));
    assert_eq!(legal(&round), "7-f", "the ace");
    let refused = round.check(mv("8-1")).expect_err("the ace first");
    assert_eq!(refused, IllegalPlay::Duty(Duty::Foundation(card("AS"))));
    // Then a space: the reserve alone fills it, and a column does not.
    let round = after(&setup(["TS", "5C"], ["KS KC ks kc KD KH AS 9D", ""], "7-f"));
    assert_eq!(legal(&round), "r-7 draw");
    let refused = round.check(mv("8-7")).expect_err("the reserve first");
    assert_eq!(refused, IllegalPlay::SpaceForReserve);
}

#[test]
fn with_a_space_the_card_on_one_for_the_foundation_is_moved() {
    let stock = "3S 2H KC ks kc KD KH kh AS 2S";
    let reserves = ["TS", "5C"];
    // The space is there at first without a duty: the ace of spades is not out yet.
    let early = after(&setup(reserves, [stock, ""], "2-1"));
    assert_eq!(legal(&early), "r-2 draw");
    let round = after(&setup(reserves, [stock, ""], "2-1 draw d-f draw d-f"));
    assert_eq!(legal(&round), "1-2", "the two of hearts, into the space");
    let refused = round.check(Move::Draw).expect_err("the three first");
    assert_eq!(refused, IllegalPlay::Duty(Duty::Release(card("3S"))));
    let round = after(&setup(reserves, [stock, ""], "2-1 draw d-f draw d-f 1-2"));
    assert_eq!(legal(&round), "1-f");
}

#[test]
fn columns_descend_in_alternating_colors_card_by_card() {
    let round = after(&setup(["TS", "5C"], ["QH KC ks kc KD KH kd kh", ""], ""));
    let legal = legal(&round);
    assert_eq!(legal, "1-2 1-3 1-4 draw");
    let refused = round.check(mv("1-5")).expect_err("red on red");
    assert_eq!(refused, IllegalPlay::NotDescending(card("QH")));
}

#[test]
fn a_turned_card_that_fits_nowhere_ends_the_turn() {
    let stock = format!("{DULL} 5H");
    let base = setup(["TS", "8D"], [&stock, ""], "draw");
    let round = after(&base);
    assert_eq!(round.position().drawn(), Some(card("5H")));
    assert_eq!(legal(&round), "d-w");
    assert_eq!(
        round.check(Move::Draw),
        Err(IllegalPlay::DrawnFirst(card("5H")))
    );
    let round = after(&setup(["TS", "8D"], [&stock, ""], "draw d-w"));
    assert_eq!(round.to_move().map(Seat::index), Some(1));
    let first = round.position().side(Seat::FIRST);
    assert_eq!(first.waste().top(), Some(card("5H")));
}

#[test]
fn a_turned_card_may_be_laid_on_a_neighbour_in_suit_of_the_opponent() {
    let stock = format!("{DULL} 7D 5H");
    let round = after(&setup(["TS", "8D"], [&stock, ""], "draw"));
    assert_eq!(legal(&round), "d-R d-w");
    let round = after(&setup(["TS", "8D"], [&stock, ""], "draw d-R"));
    assert_eq!(round.to_move(), Some(Seat::FIRST), "the turn goes on");
    let other = round.position().side(round.seats().left_of(Seat::FIRST));
    assert_eq!(
        (other.reserve().len(), other.reserve().top()),
        (14, Some(card("7D")))
    );
    assert_eq!(other.unseen_reserve(), 12);
}

#[test]
fn with_the_option_only_the_turned_card_loads_the_opponent() {
    let plain = setup(["9D", "8D"], [DULL, ""], "");
    let load = Move::Carry(Source::Reserve, Target::OtherReserve);
    assert_eq!(after(&plain).check(load), Ok(()));
    let mut narrow = plain;
    narrow.options.turned_only = true;
    assert_eq!(after(&narrow).check(load), Err(IllegalPlay::OnlyDrawn));
}
