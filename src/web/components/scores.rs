//! The score sheet.

use leptos::prelude::*;

use crate::scene::Row;
use crate::web::app::store;

use super::Icon;

/// The score sheet: a row a player, a column a round, then the total.
#[component]
pub fn ScoreTable() -> impl IntoView {
    let store = store();
    let head = move || {
        let words = store.words();
        let rounds = store
            .scene
            .with(|scene| scene.as_ref().map_or(0, |scene| scene.scores.rounds));
        let round =
            |number| view! { <th scope="col" aria-label=(words.round)(number)>{number}</th> };
        view! {
            <tr>
                <th scope="col">{words.player}</th>
                {(1..=rounds).map(round).collect_view()}
                <th scope="col" class="total">{words.total}</th>
            </tr>
        }
    };
    let body = move || {
        let rows = store
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.scores.rows.clone()));
        let rows = rows.unwrap_or_default();
        let fewest = rows.iter().map(|row| row.total).min();
        rows.into_iter()
            .map(|row| {
                let leads = Some(row.total) == fewest;
                score_row(row, leads)
            })
            .collect_view()
    };
    view! {
        // A long match is wider than the page: the sheet scrolls, so it takes the focus.
        <div class="leaf" tabindex="0" role="region" aria-label=store.text(|words| words.scores)>
            <table class="scores">
                <caption>{store.text(|words| words.scores)}</caption>
                <thead>{head}</thead>
                <tbody>{body}</tbody>
            </table>
            <p class="limit">{store.text(|words| words.until_hundred)}</p>
        </div>
    }
}

fn score_row(row: Row, leads: bool) -> impl IntoView {
    let devils = |devils: u8| view! { <td>{devils}</td> };
    view! {
        <tr class:leads=leads>
            <th scope="row">{leads.then(|| view! { <Icon name="halo" /> })}{row.name}</th>
            {row.rounds.into_iter().map(devils).collect_view()}
            <td class="total">{row.total}</td>
        </tr>
    }
}
