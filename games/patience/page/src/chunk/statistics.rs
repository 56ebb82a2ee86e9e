//! The figures of all games.

use leptos::prelude::{Get, With};
use page::dom::{Element, el};
use page::widgets::with_scroller;
use patience::games;
use patience::play::GameStatistics;
use patience::rules::Declaration;
use patience::words::Guide;
use words::{ShellWords, number};

use super::backup::backup_buttons;
use crate::kept::FIGURES;
use crate::own::Page;
use crate::table::time_text;

/// Adds the table of all games that have been played.
pub(super) fn statistics(element: Element, page: Page) -> Element {
    page.load_guide();
    let leaf = el("div.leaf.text").live(
        // Other tabs change the figures too.
        move || Some((page.guide()?.lang(), page.own().statistics.get())),
        move |_| {
            let figures = page.guide().map(|guide| figures(page, guide));
            let all = figures.unwrap_or_default().into_iter();
            all.chain(unreadable(page)).collect()
        },
    );
    with_scroller(element, leaf).child(backup_buttons(page))
}

/// Says that some figures could not be read, or that the browser keeps none.
fn unreadable(page: Page) -> Option<Element> {
    let words: &ShellWords = page.words();
    let text = match FIGURES.load() {
        Ok(stored) if stored.has_unreadable => words.results_unreadable(),
        Ok(_) => return None,
        Err(_) => words.not_saved(),
    };
    Some(el("p").text(text))
}

fn figures(page: Page, guide: &'static Guide) -> Vec<Element> {
    let words = page.words();
    let rows: Vec<Element> = page.own().statistics.with(|all| {
        let printed = games::ALL.iter().filter(|game| game.option_of.is_none());
        let played = printed.map(|game| (game, all.of(game.id)));
        let played = played.filter(|(_, figures)| figures.played > 0);
        let row = |(game, figures): (&&'static Declaration, GameStatistics)| {
            let (played, won) = (figures.played, figures.won);
            let share = u64::from(won) * 100 / u64::from(played);
            let or_none = |is: bool, text: String| if is { text } else { "–".into() };
            let cells = [
                played.to_string(),
                won.to_string(),
                words.percent(usize::try_from(share).unwrap_or_default()),
                format!("{} / {}", figures.streak, figures.longest),
                or_none(won > 0, time_text(figures.best_time / 1000)),
                or_none(won > 0, figures.fewest_turns.to_string()),
            ];
            figures_row(words.game_name(&game.names), cells)
        };
        played.map(row).collect()
    });
    if rows.is_empty() {
        return vec![el("p").text(guide.nothing_played())];
    }
    let columns = [
        guide.game_column(),
        guide.played_column(),
        guide.won_column(),
        guide.share_column(),
        guide.streak_column(),
        guide.best_time_column(),
        guide.fewest_column(),
    ];
    let table = with_rows(el("table.figures"), columns, rows);
    let about = el("p").text(guide.streak_about());
    let points = most_points(page, guide);
    [table, about].into_iter().chain(points).collect()
}

/// The most points of each game that was scored, if any was.
fn most_points(page: Page, guide: &'static Guide) -> Option<Element> {
    let words = page.words();
    let rows: Vec<Element> = page.own().statistics.with(|all| {
        let printed = games::ALL.iter().filter(|game| game.option_of.is_none());
        let scored = printed.map(|game| (game, all.of(game.id).most_points));
        let scored = scored.filter(|(_, most)| most.iter().any(Option::is_some));
        let cell = |most: Option<i32>| most.map_or_else(|| "–".into(), number);
        let row = |(game, most): (&&'static Declaration, [Option<i32>; 2])| {
            figures_row(words.game_name(&game.names), most.map(cell))
        };
        scored.map(row).collect()
    });
    let columns = [
        guide.game_column(),
        guide.standard_column(),
        guide.vegas_column(),
    ];
    let title = el("caption").text(guide.most_points_title());
    let table = el("table.figures").child(title);
    (!rows.is_empty()).then(|| with_rows(table, columns, rows))
}

/// A row: the name of a game, and its figures.
fn figures_row<const N: usize>(name: &'static str, cells: [String; N]) -> Element {
    let name = el("th").attr("scope", "row").text(name);
    let cells = cells.map(|cell| el("td").text(cell));
    el("tr").child(name).children(cells)
}

/// Adds the names of the columns, and rows.
fn with_rows<const N: usize>(
    table: Element,
    columns: [&'static str; N],
    rows: Vec<Element>,
) -> Element {
    let head = columns.map(|name| el("th").attr("scope", "col").text(name));
    table
        .child(el("thead").child(el("tr").children(head)))
        .child(el("tbody").children(rows))
}
