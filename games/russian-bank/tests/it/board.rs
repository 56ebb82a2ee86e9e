//! The board: which way the last card went, and where a picked one may go.

use game::Game;
use russian_bank::rules::{Move, Source, Step};
use russian_bank::session::{Phase, SessionTable};
use russian_bank::words::Words;
use scene::{Motion, Spot};
use words::Lang;

use crate::tables::{card_place, play};

#[test]
fn the_last_card_can_be_followed_on_the_board() {
    let words = Words::for_lang(Lang::En);
    let (mut moves, mut told) = (0, 0);
    play(7, words, |table, scene| {
        let steps = &table.display_state().steps;
        let pieces = &scene.zones[0].pieces;
        let way = scene.steps.last().and_then(|step| step.motions.first());
        if let Some(&Motion::Move { key, from, to }) = way {
            assert_eq!(to, Spot::Place(key));
            assert_ne!(from, to);
            let piece = pieces.iter().find(|piece| piece.key == key);
            assert!(piece.is_some_and(|piece| card_place(piece).is_new));
            moves += 1;
        } else {
            let is_still = |step: &Step| matches!(step, Step::Passed(_) | Step::Over(_));
            assert!(steps.last().is_none_or(is_still));
        }
        for piece in pieces {
            let asked = &piece.ask;
            assert_eq!(asked.is_empty(), !is_source(table, piece.key), "{asked}");
        }
        let position = table.display_state().position();
        for mv in position.legal() {
            let name = words.move_in(position, mv);
            let is_carry = matches!(mv, Move::Carry(..));
            assert_eq!(
                name.contains(" of ") && name.contains(" → "),
                is_carry,
                "{name}"
            );
        }
        // While the opponent's turn lasts, the prompt says what was done just now.
        let last = steps.last().and_then(|step| step.seat());
        if !scene.is_own_turn && last.is_some() && last == table.record().round().to_move() {
            assert_eq!(Some(scene.prompt.as_str()), scene.log().last());
            told += 1;
        }
    });
    assert!(moves > 100 && told > 50, "{moves} {told}");
}

/// Whether the person can take a card from a place now.
fn is_source(table: &SessionTable<'_>, key: u16) -> bool {
    let (round, own) = (
        table.record().round(),
        matches!(table.phase(), Phase::Person | Phase::Forced(_)),
    );
    let sources = [
        (21, Source::Waste),
        (22, Source::Drawn),
        (24, Source::Reserve),
    ];
    let columns = (0..8).map(|column| {
        (
            5 + 4 * (u16::from(column) % 4) + 3 * (u16::from(column) / 4),
            Source::Column(column),
        )
    });
    let from = sources
        .into_iter()
        .chain(columns)
        .find(|(at, _)| *at == key);
    own && from.is_some_and(|(_, from)| round.position().card_at(from).is_some())
}
