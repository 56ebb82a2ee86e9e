//! A score pad.

use scene::{
    Better, Face, Headings, Piece, Press, Score, TableScene, Target, Word, Zone, ZoneKind,
};
use wasm_bindgen_test::wasm_bindgen_test;

use super::page::{focused, legal, made, open, press_key};
use crate::{all, one, wait};

const ROWS: [&str; 3] = ["Ones", "Twos", "Three of a kind"];

/// A pad of two players; the person may write in the cells for which there is a move.
fn pad(moves: &[Word]) -> TableScene {
    let cell = |at: u16| {
        let mv = moves
            .get(usize::from(at) / 2)
            .filter(|_| at.is_multiple_of(2));
        let points = i32::from(at);
        let (score, press) = match mv {
            Some(mv) => (Score::Offered(points), Press::Move(*mv)),
            None if at == 5 => (Score::Empty, Press::Refused("It is Ada's.".into())),
            None => (Score::Written(-points), Press::Never),
        };
        Piece::new(at + 1, Face::Score(score), format!("Cell {at}"), press)
    };
    let zone = Zone {
        pieces: (0..6).map(cell).collect(),
        headings: Headings {
            columns: vec!["Me".into(), "Ada".into()],
            rows: ROWS.map(Into::into).into(),
        },
        ..Zone::new("pad", ZoneKind::Pad, "The sheet".into())
    };
    TableScene {
        zones: vec![zone],
        prompt: "Write something.".into(),
        is_own_turn: !moves.is_empty(),
        ..TableScene::empty(Better::High)
    }
}

fn texts(host: &web_sys::HtmlElement, selector: &str) -> Vec<String> {
    let texts = all(host, selector).into_iter();
    texts
        .map(|one| one.text_content().unwrap_or_default())
        .collect()
}

#[wasm_bindgen_test]
async fn a_score_pad_is_a_table_with_headings() {
    let host = open(pad(&[])).await;
    assert_eq!(texts(&host, "thead th[scope=col]"), ["Me", "Ada"]);
    assert_eq!(texts(&host, "tbody th[scope=row]"), ROWS);
    assert_eq!(
        texts(&host, ".written-score"),
        ["0", "−1", "−2", "−3", "−4"]
    );
    assert_eq!(texts(&host, "caption"), ["The sheet"]);
    assert_eq!(all(&host, "tbody tr").len(), 3);
    assert_eq!(all(&host, "tbody td").len(), 6);
}

#[wasm_bindgen_test]
async fn a_cell_of_a_score_pad_is_pressed_and_says_why_not() {
    let _ = open(pad(&[])).await;
    let moves = legal();
    let host = open(pad(&moves[..2])).await;
    assert_eq!(texts(&host, ".offered-score"), ["0", "2"]);
    assert_eq!(all(&host, "button.cell").len(), 6);
    one(&host, "[data-cell=\"6\"]").click();
    wait(0).await;
    assert!(made().is_empty(), "the cell is another player's");
    one(&host, "[data-cell=\"3\"]").click();
    wait(0).await;
    assert_eq!(made(), [moves[1]]);
}

#[wasm_bindgen_test]
async fn arrow_keys_go_from_cell_to_cell_of_a_score_pad() {
    let host = open(pad(&[])).await;
    one(&host, "[data-cell=\"1\"]").focus().expect("a button");
    for (key, label) in [
        ("ArrowRight", "Cell 1"),
        ("ArrowDown", "Cell 3"),
        ("ArrowLeft", "Cell 2"),
        ("ArrowUp", "Cell 0"),
        ("End", "Cell 5"),
    ] {
        press_key(key);
        assert_eq!(focused(), label, "{key}");
    }
    assert_eq!(
        all(&host, ".pad [tabindex=\"0\"]").len(),
        1,
        "one cell is in the tab order"
    );
}

#[wasm_bindgen_test]
async fn a_cell_of_a_score_pad_can_be_a_target() {
    let _ = open(pad(&[])).await;
    let moves = legal();
    let target = |key: u16, at: usize| Target { key, mv: moves[at] };
    let mut scene = pad(&[]);
    let die = Piece {
        targets: vec![target(4, 0), target(6, 1)],
        ..Piece::new(100, Face::Die { pips: 4 }, "A four".into(), Press::Never)
    };
    scene.is_own_turn = true;
    let cup = Zone {
        pieces: vec![die],
        ..Zone::new("dice", ZoneKind::Row, "Dice".into())
    };
    scene.zones.push(cup);
    let host = open(scene).await;
    assert_eq!(
        all(&host, "button.cell").len(),
        6,
        "a target makes the cells buttons"
    );
    one(&host, "[data-card=\"100\"]").click();
    wait(0).await;
    assert!(made().is_empty(), "it is picked");
    one(&host, "[data-cell=\"6\"]").click();
    wait(0).await;
    assert_eq!(made(), [moves[1]]);
}
