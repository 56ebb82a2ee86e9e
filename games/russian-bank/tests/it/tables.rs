//! Whole matches at a table: what the scene shows, saves, deals of the day, and determinizations.

use cards::Seed;
use protocol::TableFormat;
use russian_bank::bots::levels;
use russian_bank::rules::{Move, Pile, Round, Source, Target, two};
use russian_bank::scene::scene;
use russian_bank::session::{Player, SessionTable};
use russian_bank::words::{BOT_NAMES, Words};
use scene::{CardPlace, Face, Piece, PlaceKind, TableScene};
use table_conformance::{match_of, play_match};
use words::Lang;

use crate::common::all_options;

/// Plays a match of one deal between a person and a bot, who both play like a clerk, and looks at every scene.
pub(crate) fn play(seed: u64, words: &Words, mut look: impl FnMut(&SessionTable<'_>, &TableScene)) {
    let players = vec![Player::here(""), Player::bot(BOT_NAMES[0], levels::CLERK)];
    let options = match_of::<Round>(players, "deals=1", seed);
    play_match::<Round>(options, levels::CLERK, &mut |table| {
        let table = table.typed().expect("a table of Russian Bank");
        look(&table, &scene(&table, words));
    });
}

pub(crate) fn card_place(piece: &Piece) -> &CardPlace {
    match &piece.face {
        Face::Place(place) => place,
        _ => panic!("no place"),
    }
}

#[test]
fn the_scene_shows_all_cards_and_none_that_is_hidden() {
    let words = Words::for_lang(Lang::En);
    play(5, words, |table, scene| {
        let position = table.record().round().position();
        let drawn: Vec<usize> = scene.zones[0]
            .pieces
            .iter()
            .map(|piece| card_place(piece).open.len())
            .collect();
        let columns: usize = position.columns.iter().map(Pile::len).sum();
        let faces = scene.zones[0].pieces.iter().zip(&drawn);
        let in_columns = faces.filter(|(piece, _)| card_place(piece).kind == PlaceKind::Column);
        assert_eq!(in_columns.map(|(_, cards)| cards).sum::<usize>(), columns);
        for (piece, cards) in scene.zones[0].pieces.iter().zip(&drawn) {
            assert!(
                !piece.label.contains('?') && !piece.label.is_empty(),
                "{}",
                piece.label
            );
            match card_place(piece).kind {
                PlaceKind::Stock => assert_eq!(*cards, 0),
                PlaceKind::Column => assert!(*cards <= 13),
                _ => assert!(*cards <= 1),
            }
        }
    });
}

#[test]
fn a_match_is_one_line_of_options_and_moves() {
    for (options, text) in all_options().zip([
        "1 starter together any",
        "1 both together any",
        "1 starter apart any",
        "1 both apart any",
        "1 starter together turned",
    ]) {
        let start = Round::parse_start(Seed(1), two(), text).expect("good");
        assert_eq!(start.options().options(), options);
        assert_eq!(Round::start_text(&start), text);
    }
    for wrong in ["1", "0 starter together any", "1 x together any"] {
        assert_eq!(Round::parse_start(Seed(1), two(), wrong), None, "{wrong}");
    }
}

#[test]
fn a_move_between_columns_is_a_shift() {
    let shift = Move::Carry(Source::Column(0), Target::Column(1));
    assert!(shift.is_shift() && !Move::Draw.is_shift());
}
