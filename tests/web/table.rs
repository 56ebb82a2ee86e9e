//! Cards, the table, the scores, and bots without a worker.

use cards::{Card, Seat, Seed};
use game::Game;
use little_devils::bots::Level;
use little_devils::rules::Match;
use little_devils::session::{Player, match_options};
use little_devils_page::components::card_face;
use page::dom::el;
use page::scene_page;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use super::{all, bot_leads, one, options, show, show_page, wait};

#[wasm_bindgen_test]
fn a_card_shows_its_number_and_its_devils() {
    for (number, devils) in [(15, 5), (3, 1), (22, 2), (10, 3)] {
        let host = show(move || vec![card_face(Card::new(number).expect("a card"))]);
        assert_eq!(
            one(&host, ".number").text_content(),
            Some(number.to_string())
        );
        assert_eq!(
            one(&host, ".count").get_attribute("data-devils"),
            Some(devils.to_string())
        );
        assert_eq!(all(&host, ".devils .devil").len(), devils);
        assert!(all(&host, ".halo").is_empty());
    }
}

#[wasm_bindgen_test]
fn a_card_without_devils_is_marked() {
    let host = show(|| vec![card_face(Card::new(44).expect("a card"))]);
    assert_eq!(
        one(&host, ".face").get_attribute("data-devils").as_deref(),
        Some("0")
    );
    assert_eq!(all(&host, ".halo").len(), 1);
    assert!(all(&host, ".devils .devil").is_empty());
}

#[wasm_bindgen_test]
async fn the_table_has_every_seat_and_names_every_card() {
    let host = show_page(
        |store| store.deal(options(2)),
        |store| scene_page::table(*store),
    );
    wait(0).await;
    let seats = all(&host, "[role=group].seat");
    let names = seats
        .iter()
        .filter_map(|seat| seat.get_attribute("aria-label"));
    let names: std::collections::BTreeSet<_> = names.collect();
    let expected = ["Anna", "Bert", "Cleo", "Me (you)"].map(String::from);
    assert_eq!(names, expected.into());
    let cards = all(&host, "[role=group][aria-label='Your hand'] button");
    assert_eq!(cards.len(), 9);
    for card in cards {
        let (number, name) = (
            card.get_attribute("data-card"),
            card.get_attribute("aria-label"),
        );
        let (number, name) = (number.expect("a number"), name.expect("a name"));
        assert!(
            name.starts_with(&format!("{number}, ")) && name.contains("devil"),
            "{name}"
        );
        assert!(!card.has_attribute("disabled"));
    }
}

#[wasm_bindgen_test]
async fn an_illegal_card_stays_in_the_hand_and_the_reason_is_shown() {
    let host = show_page(
        |store| store.deal(options(bot_leads())),
        |store| scene_page::table(*store),
    );
    wait(0).await;
    let cards = all(&host, "#hand button[aria-disabled=true]");
    assert_eq!(
        cards.len(),
        9,
        "without a worker the bot that leads never plays"
    );
    let card: &HtmlElement = cards[0].unchecked_ref();
    card.click();
    wait(20).await;
    let status = one(&host, ".status").text_content().expect("a text");
    assert!(status.contains("not your turn"), "{status}");
    let log = one(&host, "[role=log]").text_content().expect("a text");
    assert!(log.contains(&status), "{log}");
    assert_eq!(all(&host, "#hand button").len(), 9);
}

#[wasm_bindgen_test]
async fn the_score_table_has_a_row_for_each_player() {
    let host = show_page(
        |store| store.deal(options(2)),
        |store| vec![scene_page::scores(el("div"), *store)],
    );
    wait(0).await;
    assert_eq!(
        one(&host, "caption").text_content().as_deref(),
        Some("Scores")
    );
    assert_eq!(all(&host, "tbody tr").len(), 4);
    assert_eq!(
        all(&host, "tbody tr:first-child td").len(),
        1,
        "no round yet: the total alone"
    );
}

#[wasm_bindgen_test]
async fn instant_bots_play_without_a_worker() {
    let options = |seed| {
        let opponents = ["Anna", "Bert"].map(|name| Player::bot(name, Level::DEFAULT));
        match_options(Seed(seed), "Me", opponents.to_vec()).expect("good options")
    };
    let leads = |seed: &u64| {
        let round = Match::new(options(*seed).seats(), Seed(*seed)).deal();
        round.to_move() != Some(Seat::FIRST)
    };
    let seed = (0..100).find(leads).expect("in most deals");
    let host = show_page(
        move |store| store.deal(options(seed)),
        |store| scene_page::table(*store),
    );
    wait(500).await;
    assert!(!all(&host, ".plays li").is_empty(), "a bot has led");
    assert!(!all(&host, "#hand button:not([aria-disabled])").is_empty());
}
