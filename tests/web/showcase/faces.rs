//! Pieces that are no cards: dice, chips, tiles, drawings, texts.

use cards::Card;
use scene::{Better, DrawingPart, Face, Piece, Press, TableScene, Zone, ZoneKind};
use wasm_bindgen_test::wasm_bindgen_test;

use super::page::open;
use crate::{all, one};

#[wasm_bindgen_test]
async fn every_face_is_drawn() {
    let part = |path, is_drawn| DrawingPart { path, is_drawn };
    let faces = [
        Face::Die { pips: 5 },
        Face::Chip(25),
        Face::Tile("Q".into()),
        Face::Text("Full house".into()),
        Face::Numbered {
            card: Card::try_from(41).expect("a card"),
            mark: None,
        },
        Face::Drawing(vec![part("M0 0H9", true), part("M0 9H9", false)]),
    ];
    let pieces = (1..).zip(faces);
    let pieces =
        pieces.map(|(key, face)| Piece::new(key, face, format!("Piece {key}"), Press::Never));
    let zone = Zone {
        pieces: pieces.collect(),
        ..Zone::new("row", ZoneKind::Row, "The row".into())
    };
    let host = open(TableScene {
        zones: vec![zone],
        ..TableScene::empty(Better::High)
    })
    .await;
    assert_eq!(all(&host, "[role=img] .shape").len(), 6);
    assert_eq!(all(&host, ".die .pip").len(), 5);
    let text = |class: &str| one(&host, class).text_content().unwrap_or_default();
    assert_eq!(text(".chip-face"), "25");
    assert_eq!(text(".tile"), "Q");
    assert_eq!(text(".numbered"), "41");
    assert_eq!(text(".text-face"), "Full house");
    assert_eq!(all(&host, ".drawn path").len(), 2);
    assert_eq!(all(&host, ".drawn .faint").len(), 1);
}

#[wasm_bindgen_test]
async fn a_die_has_its_number_of_pips() {
    for pips in 1..=6 {
        let die = Piece::new(1, Face::Die { pips }, format!("A {pips}"), Press::Never);
        let zone = Zone {
            pieces: vec![die],
            ..Zone::new("dice", ZoneKind::Row, "Dice".into())
        };
        let host = open(TableScene {
            zones: vec![zone],
            ..TableScene::empty(Better::High)
        })
        .await;
        assert_eq!(all(&host, ".pip").len(), usize::from(pips));
    }
}
