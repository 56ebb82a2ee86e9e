//! The hint: the devils to expect from each card, and the best card.

use crate::store::{Store, percent, tenths};
use cards::Card;
use little_devils::bots::noisy;
use little_devils::words::{RatedCard, Words};
use page::dom::{Element, el};
use session::RatedMove;

use super::card_face;

/// The hint: the best card and a tempting one, in sentences, and a row for each card.
pub fn hint(store: Store) -> Element {
    let sentence = el("p.hint-text")
        .attr("role", "status")
        .live_text(move || sentence(store));
    let table = el("div").live(
        move || (store.rated_cards(), store.lang()),
        move |(rated, _)| {
            let rows = rated.filter(|rows| rows.len() > 1);
            let table = rows.map(|rows| table(store.words(), &rows));
            table.into_iter().collect()
        },
    );
    el("div.hint").child(sentence).child(table)
}

fn sentence(store: Store) -> String {
    let words = store.words();
    let Some(all) = store.weighed() else {
        return words.thinking().into();
    };
    let Some(best) = all.first() else {
        return words.not_your_turn().into();
    };
    words.hint_text(*best, all.get(1).copied(), tempting(store, &all))
}

/// The tempting card among the costly ones; the best and the second best are named anyway.
fn tempting(store: Store, all: &[RatedCard]) -> Option<RatedCard> {
    let costly = all.iter().skip(2).filter(|row| row.is_costly());
    let view = store.own_view()?;
    let card = noisy::tempting(&view, costly.map(|row| row.card))?;
    all.iter().find(|row| row.card == card).copied()
}

fn table(words: &'static Words, rows: &[RatedMove<Card>]) -> Element {
    let column = |text: &'static str| el("th").attr("scope", "col").text(text);
    let head = el("tr")
        .child(column(words.card_column()))
        .child(column(words.devils_column()))
        .child(column(words.takes_column()));
    let row = |row: &RatedMove<Card>| {
        let card = row.mv;
        let name = el("th")
            .attr("scope", "row")
            .child(el("span.spoken").text(card.to_string()))
            .child(el("span.card").child(card_face(card)));
        let line = el("tr")
            .child(name)
            .child(devils(words, row))
            .child(el("td").text(words.how_often(percent(row.percent))));
        if row.cost == 0 {
            line.class("best")
        } else {
            line
        }
    };
    el("table.costs")
        .child(el("caption").text(words.hint_about()))
        .child(el("thead").child(head))
        .child(el("tbody").children(rows.iter().map(row)))
}

/// Expected devils of a card with their margin of error, unless that rounds to 0. Screen readers get words for
/// the sign between the two.
fn devils(words: &'static Words, row: &RatedMove<Card>) -> Element {
    let [mean, margin] =
        [-row.value, row.margin].map(|part| words.lang().decimal(tenths(part).into()));
    let cell = el("td");
    if tenths(row.margin) == 0 {
        return cell.text(mean);
    }
    let seen = words.margin(&mean, &margin);
    cell.child(el("span").attr("aria-hidden", "true").text(seen))
        .child(el("span.spoken").text(words.margin_told(mean, margin)))
}
