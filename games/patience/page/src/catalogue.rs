//! The first page: all games, each with a picture of its layout.

use leptos::prelude::{Get, RwSignal, Track, With};
use page::clock;
use page::components::{more_games, sound_button, with_update_offer};
use page::dom::{Element, el};
use page::shell::Dialog;
use page::static_page::{credits, title};
use page::widgets::icon_button;
use patience::games;
use patience::play::DealLink;
use patience::rules::Declaration;
use patience::words::Words;
use words::ShellWords;

use crate::own::Page;
use crate::picture::picture;
use crate::saved;

/// The first page. The static page shows the same head: change both together.
pub(crate) fn catalogue(page: Page) -> Element {
    let sought = RwSignal::new(String::new());
    let main = el("main.lobby.catalogue")
        .child(head(page))
        .child(ways(page))
        .child(search(page, sought))
        .child(tiles(page, sought));
    let credits = el("footer.credits")
        .child(credits(page.own_text(Words::credits)))
        .children(more_games(*page));
    with_update_offer(main.child(credits), *page)
}

fn head(page: Page) -> Element {
    let menu = el("nav.corner")
        .live_attr("aria-label", page.text(ShellWords::menu))
        .child(icon_button(
            "sheet",
            page.text(ShellWords::statistics),
            move || {
                page.open_dialog(Dialog::Statistics);
            },
        ))
        .child(icon_button(
            "gear",
            page.text(ShellWords::settings),
            move || {
                page.open_dialog(Dialog::Settings);
            },
        ))
        .child(sound_button(*page));
    title(page.own_text(Words::title), page.own_text(Words::subtitle)).child(menu)
}

/// The game under way and the deal of the day.
fn ways(page: Page) -> Element {
    let last = saved::last_game().map(|game| {
        let text = move || {
            let words = page.words();
            words.continue_game(words.game_name(&game.names))
        };
        let link = DealLink { game, seed: None };
        el("a.way.primary")
            .attr("href", format!("#{link}"))
            .live_text(text)
    });
    let klondike = games::by_id(saved::DAILY);
    let daily = klondike.map(|game| {
        let days = move || daily_text(page);
        let address = move || {
            let seed = Some(cards::Seed(saved::daily_number(page)));
            format!("#{}", DealLink { game, seed })
        };
        el("a.way")
            .live_attr("href", address)
            .child(el("b").live_text(page.own_text(Words::daily_deal)))
            .child(el("span").live_text(days))
            .children(clock::end_of_day().map(|time| {
                el("span").live_text(move || {
                    let words: &ShellWords = page.words();
                    words.day_ends(&time)
                })
            }))
    });
    el("p.ways").children(last).children(daily)
}

/// Whether today's deal is won, and on how many days in a row.
fn daily_text(page: Page) -> String {
    // The days change together with the figures.
    page.own().statistics.track();
    let id = if saved::is_daily_won(page) {
        "won"
    } else {
        "open"
    };
    page.words().daily_days(id, saved::daily_streak(page))
}

fn search(page: Page, sought: RwSignal<String>) -> Element {
    el("label.search")
        .child(el("span.spoken").live_text(page.own_text(Words::search)))
        .child(
            el("input")
                .attr("type", "text")
                .attr("autocomplete", "off")
                .live_attr("placeholder", page.own_text(Words::search))
                .bound_to(sought),
        )
}

fn tiles(page: Page, sought: RwSignal<String>) -> Element {
    let has_any = move || {
        games::in_order()
            .into_iter()
            .any(|game| games::is_sought(game, &sought.get()))
    };
    let tile = |(at, game): (usize, &'static Declaration)| {
        el("li")
            .live_attr("hidden", move || {
                (!games::is_sought(game, &sought.get())).then_some("")
            })
            .child(tile(page, game, at))
    };
    el("div.games")
        .child(el("ul.tiles").children(games::in_order().into_iter().enumerate().map(tile)))
        .show(
            move || !has_any(),
            move || {
                el("p.none")
                    .attr("role", "status")
                    .live_text(page.own_text(Words::no_game))
            },
        )
}

/// A game: its picture, its name, and how often it was won.
fn tile(page: Page, game: &'static Declaration, at: usize) -> Element {
    let won = move || {
        let figures = page.own().statistics.with(|all| all.of(game.id));
        let words = page.words();
        if figures.played > 0 {
            let count = |number: u32| usize::try_from(number).unwrap_or_default();
            words.tile_won(count(figures.won), count(figures.played))
        } else {
            words.tile_about(usize::from(game.rules.packs))
        }
    };
    let share = games::measured(saved::variant(game).id).filter(|found| found.is_mostly_decided());
    let share = share.map(|found| {
        let [percent, open] = [found.percent(), found.undecided()]
            .map(|number| usize::try_from(number).unwrap_or_default());
        let id = if found.won == found.deals {
            "all"
        } else {
            "some"
        };
        el("small.share")
            .style("--share", &format!("{percent}%"))
            .live_text(move || page.words().tile_share(id, percent, open))
    });
    let place = el("span.picture");
    let node = place.node();
    // Drawn in tasks of their own, first those that are seen first.
    let delay = u32::try_from(at).unwrap_or_default() * 4;
    clock::after(delay, move || {
        // A new element can be appended anywhere.
        let _ = node.append_child(&picture(game).node());
    });
    let link = DealLink { game, seed: None };
    el("a.tile")
        .attr("href", format!("#{link}"))
        .child(place)
        .child(el("b").live_text(move || page.words().game_name(&game.names)))
        .child(el("small").live_text(won))
        .children(share)
}
