//! What a bot would play in the person's place, and why.

use leptos::prelude::Get;

use crate::cards::Card;
use crate::text::Words;
use crate::web::dom::{Element, el};
use crate::web::store::Store;
use crate::wire::CardAdvice;

use super::card_face;

/// The advice: a sentence about the best card and the dearest, and a row for each card.
pub fn hint(store: Store) -> Element {
    let sentence = el("p.advice")
        .attr("role", "status")
        .live_text(move || sentence(store));
    let table = el("div").live(
        move || (store.advice.get(), store.lang.get()),
        move |(advice, _)| {
            let rows = advice.filter(|rows| rows.len() > 1);
            let table = rows.map(|rows| table(store.words(), &rows));
            table.into_iter().collect()
        },
    );
    el("div.hint").child(sentence).child(table)
}

fn sentence(store: Store) -> String {
    let words = store.words();
    let (Some(rows), help) = (store.advice.get(), words.help) else {
        return words.help.thinking.into();
    };
    match (rows.first().and_then(card), rows.last().and_then(card)) {
        (Some((best, row)), Some((other, dearest))) if rows.len() > 1 => {
            let first = (help.best)(best, &devils(words, row.devils), percent(row.takes));
            let more = devils(words, dearest.dearer);
            format!(
                "{first} {}",
                (help.other)(other, &more, percent(dearest.takes))
            )
        }
        (Some((only, _)), _) => (help.only)(only),
        _ => words.not_your_turn.into(),
    }
}

fn table(words: &'static Words, rows: &[CardAdvice]) -> Element {
    let column = |text: &'static str| el("th").attr("scope", "col").text(text);
    let head = el("tr")
        .child(column(words.help.card_column))
        .child(column(words.help.devils_column))
        .child(column(words.help.takes_column));
    let row = |(card, row): (Card, &CardAdvice)| {
        let name = el("th")
            .attr("scope", "row")
            .child(el("span.spoken").text(card.to_string()))
            .child(el("span.card").child(card_face(card)));
        let cost = format!(
            "{} ± {}",
            devils(words, row.devils),
            devils(words, row.half)
        );
        let line = el("tr")
            .child(name)
            .child(el("td").text(cost))
            .child(el("td").text(format!("{} %", percent(row.takes))));
        if row.dearer == 0 {
            line.class("best")
        } else {
            line
        }
    };
    el("table.costs")
        .child(el("caption").text(words.help.about))
        .child(el("thead").child(head))
        .child(el("tbody").children(rows.iter().filter_map(card).map(row)))
}

fn card(row: &CardAdvice) -> Option<(Card, &CardAdvice)> {
    Some((Card::new(row.card)?, row))
}

/// Hundredths of a devil, in the language's decimals.
fn devils(words: &Words, hundredths: i32) -> String {
    let tenths = (hundredths.max(0) + 5) / 10;
    (words.decimal)(u16::try_from(tenths).unwrap_or(u16::MAX))
}

fn percent(takes: i32) -> u8 {
    u8::try_from(takes.clamp(0, 100)).unwrap_or(100)
}
