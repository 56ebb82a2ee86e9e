//! Zones with pieces to press: rows, several hands, several boards.

use cards::french::{PlayingCard, Rank, Suit};
use scene::{
    Accepted, Better, CardPlace, Face, Piece, PlaceKind, Press, Selection, TableScene, Target,
    Word, Zone, ZoneKind,
};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use super::page::{attribute, focused, legal, made, open, press_key, show_next};
use crate::{all, one, wait};

fn card(key: u16, press: Press) -> Piece {
    let face = Face::Card {
        card: PlayingCard::new(Rank::ALL[usize::from(key) % 13], Suit::Hearts),
        mark: None,
    };
    Piece::new(key, face, format!("Card {key}"), press)
}

fn place(key: u16, press: Press) -> Piece {
    let face = Face::Place(CardPlace {
        kind: PlaceKind::Reserve,
        open: Vec::new(),
        count: 0,
        is_new: false,
    });
    Piece::new(key, face, format!("Place {key}"), press)
}

fn zone(id: &'static str, kind: ZoneKind, pieces: Vec<Piece>) -> Zone {
    Zone {
        pieces,
        ..Zone::new(id, kind, format!("The {id}"))
    }
}

fn table(zones: Vec<Zone>) -> TableScene {
    TableScene {
        zones,
        prompt: "Your turn.".into(),
        is_own_turn: true,
        ..TableScene::empty(Better::Low)
    }
}

fn never(key: u16) -> Piece {
    card(key, Press::Never)
}

/// A table with these zones, for the moves that the rules of the page allow.
async fn open_with(zones: impl Fn(&[Word]) -> Vec<Zone>) -> HtmlElement {
    // Which moves there are is known once the match is dealt.
    let _ = open(table(Vec::new())).await;
    open(table(zones(&legal()))).await
}

#[wasm_bindgen_test]
async fn a_row_with_pieces_to_press_has_buttons_and_another_one_pictures() {
    let host = open_with(|legal| {
        let pressed = vec![
            card(1, Press::Move(legal[0])),
            card(2, Press::Refused("Not this one.".into())),
            never(3),
        ];
        vec![
            zone("row", ZoneKind::Row, pressed),
            zone("seen", ZoneKind::Row, vec![never(4)]),
        ]
    })
    .await;
    let buttons = all(&host, "[data-zone='row'] button");
    let states: Vec<String> = buttons
        .iter()
        .map(|one| attribute(one, "data-state"))
        .collect();
    assert_eq!(states, ["legal", "illegal", "waiting"]);
    let names: Vec<String> = buttons
        .iter()
        .map(|one| attribute(one, "aria-label"))
        .collect();
    assert_eq!(names, ["Card 1", "Card 2", "Card 3"]);
    assert_eq!(all(&host, "[data-zone='seen'] [role=img]").len(), 1);
    assert!(all(&host, "[data-zone='seen'] button").is_empty());

    one(&host, "[data-card='2']").click();
    wait(0).await;
    let told = one(&host, ".log").text_content().unwrap_or_default();
    assert!(told.contains("Not this one."), "{told}");
    assert!(made().is_empty());

    let wanted = legal()[0];
    one(&host, "[data-card='1']").click();
    wait(0).await;
    assert_eq!(made(), [wanted]);
}

#[wasm_bindgen_test]
async fn arrow_keys_stay_in_the_zone_that_has_the_focus() {
    let host = open_with(|legal| {
        let to_play = |key| card(key, Press::Move(legal[usize::from(key) % 2]));
        vec![
            zone("row", ZoneKind::Row, vec![to_play(1), to_play(2)]),
            zone("dummy", ZoneKind::Hand, vec![to_play(5), to_play(6)]),
            zone("hand", ZoneKind::Hand, vec![to_play(3), to_play(4)]),
        ]
    })
    .await;
    assert_eq!(all(&host, ".hand").len(), 1, "other hands lie on the table");
    let _ = one(&host, "[data-card='1']").focus();
    press_key("ArrowRight");
    assert_eq!(focused(), "Card 2");
    press_key("ArrowRight");
    assert_eq!(focused(), "Card 1", "a row goes round");
    let _ = one(&host, "[data-card='6']").focus();
    press_key("ArrowLeft");
    assert_eq!(focused(), "Card 5");
    let _ = one(&host, "[data-card='3']").focus();
    press_key("End");
    assert_eq!(focused(), "Card 4");
    // One piece of each zone is in the tab order.
    assert_eq!(all(&host, "[data-walk] [tabindex='0']").len(), 3);
}

#[wasm_bindgen_test]
async fn a_picked_card_goes_to_a_place_of_another_zone() {
    let zones = |legal: &[Word]| {
        let target = |key, mv: usize| Target { key, mv: legal[mv] };
        let mut picked = card(1, Press::Move(legal[0]));
        picked.targets = vec![target(11, 0), target(21, 1)];
        picked.ask = "Where to?".into();
        let left = place(11, Press::Never);
        vec![
            zone("left", ZoneKind::Board, vec![left]),
            zone(
                "right",
                ZoneKind::Board,
                vec![place(21, Press::Never), place(22, Press::Never)],
            ),
            zone("hand", ZoneKind::Hand, vec![picked]),
        ]
    };
    let host = open_with(zones).await;
    assert_eq!(all(&host, ".board").len(), 2);
    one(&host, "[data-card='1']").click();
    wait(0).await;
    let marked = all(&host, "[data-target]");
    let marked: Vec<String> = marked
        .iter()
        .map(|one| attribute(one, "data-cell"))
        .collect();
    assert_eq!(marked, ["11", "21"]);
    assert!(made().is_empty());
    let wanted = legal()[1];
    show_next(table(Vec::new()));
    one(&host, "[data-cell='21']").click();
    wait(0).await;
    assert_eq!(made(), [wanted]);
}

#[wasm_bindgen_test]
async fn a_row_to_which_a_card_can_go_has_buttons() {
    let host = open_with(|legal| {
        let mut held = card(1, Press::Refused("It only goes to the row.".into()));
        held.targets = vec![Target {
            key: 5,
            mv: legal[1],
        }];
        vec![
            zone("row", ZoneKind::Row, vec![never(5)]),
            zone(
                "hand",
                ZoneKind::Hand,
                vec![held, card(2, Press::Move(legal[0]))],
            ),
        ]
    })
    .await;
    assert_eq!(all(&host, "[data-zone='row'] button").len(), 1);
    one(&host, "[data-card='1']").click();
    wait(0).await;
    let told = one(&host, ".log").text_content().unwrap_or_default();
    assert!(told.contains("It only goes to the row."), "{told}");
    assert!(made().is_empty());
}

#[wasm_bindgen_test]
async fn pieces_are_marked_and_a_button_makes_their_move() {
    let _ = open_with(|_| Vec::new()).await;
    let words = legal();
    let selection = |accepted| Selection {
        prefix: String::new(),
        parts: vec![(1, words[0].as_str().into()), (2, words[1].as_str().into())],
        accepted,
        label: "Pass".into(),
        ask: "Choose one card.".into(),
    };
    let hand = vec![card(1, Press::Mark), card(2, Press::Mark), never(3)];
    let host = open(TableScene {
        selection: Some(selection(Accepted::Count { least: 1, most: 1 })),
        ..table(vec![zone("hand", ZoneKind::Hand, hand)])
    })
    .await;
    let mark = |key: u16| one(&host, &format!("[data-card='{key}']"));
    let marked = || -> Vec<String> {
        let all = all(&host, ".hand [aria-pressed='true']");
        all.iter().map(|one| attribute(one, "data-card")).collect()
    };
    let button = || one(&host, ".choices .offered");
    assert_eq!(button().text_content().as_deref(), Some("Pass0"));

    mark(1).click();
    mark(2).click();
    wait(0).await;
    assert_eq!(marked(), ["1", "2"]);
    assert_eq!(button().text_content().as_deref(), Some("Pass2"));
    assert_eq!(attribute(&button(), "aria-disabled"), "true");
    button().click();
    wait(0).await;
    let told = one(&host, ".log").text_content().unwrap_or_default();
    assert!(told.contains("Choose one card."), "{told}");
    assert!(made().is_empty());

    mark(1).click();
    wait(0).await;
    assert_eq!(marked(), ["2"]);
    let wanted = legal()[1];
    show_next(table(Vec::new()));
    button().click();
    wait(0).await;
    assert_eq!(made(), [wanted]);
    assert!(all(&host, ".choices .offered").is_empty());
}

#[wasm_bindgen_test]
async fn after_a_play_the_focus_is_on_the_neighbour_whatever_the_keys() {
    let hand = |legal: &[Word], keys: &[u16]| {
        let card = |key: &u16| card(*key, Press::Move(legal[usize::from(*key) % 2]));
        vec![zone(
            "hand",
            ZoneKind::Hand,
            keys.iter().map(card).collect(),
        )]
    };
    let host = open_with(|legal| hand(legal, &[9, 3, 7, 5])).await;
    // The focus goes to the first hand of the document, and the pages of earlier tests are in it.
    let body = leptos::prelude::document().body().expect("a body");
    for other in all(&body, ":scope > div:has(main.table)") {
        if !other.is_same_node(Some(&host)) {
            other.remove();
        }
    }
    let played = one(&host, "[data-card='3']");
    let _ = played.focus();
    show_next(table(hand(&legal(), &[9, 7, 5])));
    played.click();
    wait(50).await;
    assert_eq!(made().len(), 1);
    assert_eq!(focused(), "Card 7");
}
