//! The table: bar, board, status and buttons.

mod piles;

use std::rc::Rc;

use leptos::prelude::{Get, With};
use page::clock;
use page::components::{bar, open_button, status_line};
use page::dom::{Element, el};
use page::piles::board;
use page::shell::{Dialog, Task};
use page::widgets::{button, icon_button};
use patience::layout::fit;
use patience::outlook::WayBack;
use patience::play::{Play, finish};
use patience::protocol::INFO;
use patience::protocol::{SHOW_MOVES, SHOW_TIME};
use patience::rules::{Gather, Move, check};
use patience::words::Words;
use session::Day;
use words::ShellWords;

use crate::actions;
use crate::own::{DEAL, LOOK_BACK, Page};

use self::piles::GameOnTable;

/// The table on a common phone held upright, and the width of a card that is narrow there, in pixels.
const PHONE: (i32, i32) = (360, 530);
const NARROW_CARD: i32 = 42;

/// The table.
pub(crate) fn table(page: Page) -> Vec<Element> {
    let own = page.own();
    let game = own.play.with(|play| play.as_ref().map(Play::game));
    let Some(game) = game else {
        return Vec::new();
    };
    let title = move || page.words().game_name(&game.names);
    let gathers = game.rules.gather != Gather::None;
    let main = el(if gathers {
        "main.felt.gathers"
    } else {
        "main.felt"
    })
    .child(facts(page))
    .child(board(*page, Rc::new(GameOnTable { page, game })))
    .child(
        el("div.below")
            .child(status_line(*page, move || prompt(page)))
            .child(el("p.turn-phone").live_text(move || turn_phone(page)))
            .child(buttons(page)),
    );
    vec![bar(*page, "patience", title, menu(page)), main]
}

/// The hint, or that the game can no longer be won. Both follow from the same outlook.
fn prompt(page: Page) -> Option<String> {
    let own = page.own();
    let hint = own.hint.get().map(|(_, text)| text);
    hint.or_else(|| page.words().outlook_text(own.findings.outlook.get()))
}

/// Before the first move of a game with narrow cards: that they are larger on a phone that lies flat. Shown on phones
/// held upright only.
fn turn_phone(page: Page) -> Option<String> {
    let is_narrow =
        |play: &Play| play.turns() == 0 && fit(play.game(), PHONE, 100, false).width < NARROW_CARD;
    let shown = (page.own().play).with(|play| play.as_ref().is_some_and(is_narrow));
    shown.then(|| page.words().turn_phone().into())
}

/// The deal, the time, the number of moves and the points.
fn facts(page: Page) -> Element {
    let own = page.own();
    let of_play = move |text: fn(&'static Words, &Play) -> String| {
        move || {
            let words = page.words();
            own.play
                .with(|play| play.as_ref().map(|play| text(words, play)))
        }
    };
    let deal = of_play(|words, play| words.deal_number(play.seed().to_string()));
    let day = move || own.play.with(|play| play.as_ref()?.facts().day);
    let daily = move || day().map(|day| daily_text(page, day));
    let moves = of_play(|words, play| words.moves(play.turns()));
    let extra = of_play(extra_fact);
    let time = move || time_text(own.seconds.get());
    let points = move || {
        // The settings have no signal of their own; every change of them changes the preferences too.
        let _ = page.preferences();
        own.play.with(|play| points_text(page, play.as_ref()?))
    };
    el("p.facts")
        .child(el("span.deal").live_text(deal))
        .child(el("span.daily").live_text(daily))
        .child(el("span.extra").live_text(extra))
        .show(
            move || has(page, "time"),
            move || el("span.time").live_text(time),
        )
        .show(
            move || has(page, "moves"),
            move || el("span").live_text(moves),
        )
        .child(el("span.points").live_text(points))
}

/// That it is the deal of the day; of an earlier day, with its date.
fn daily_text(page: Page, day: Day) -> String {
    let words = page.words();
    if clock::today() == Some(day) {
        return words.daily_deal().into();
    }
    let date = clock::date_text(day, words.lang());
    format!("{}, {date}", words.daily_deal())
}

/// The points of a game, if the person wants them and the game has them.
pub(crate) fn points_text(page: Page, play: &Play) -> Option<String> {
    let points = actions::points(page, play)?;
    Some(page.words().points(points))
}

/// Minutes and seconds, or hours too.
pub(crate) fn time_text(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Whether a switch of this page is on. Follows the settings, which change with the preferences.
fn has(page: Page, id: &str) -> bool {
    // The settings have no signal of their own; every change of them changes the preferences too.
    let _ = page.preferences();
    let options = page.settings().options(&INFO);
    [SHOW_TIME, SHOW_MOVES]
        .iter()
        .find(|option| option.id == id)
        .is_some_and(|option| options.is_on(option))
}

/// What else is worth knowing: the rank of the foundations, the passes through the stock.
fn extra_fact(words: &'static Words, play: &Play) -> String {
    let (rules, position) = (play.rules(), play.position());
    let chosen = rules
        .groups
        .iter()
        .any(|group| group.base == patience::rules::Base::OfDeal);
    let draws = matches!(
        rules.stock,
        patience::rules::Stock::Draw(_) | patience::rules::Stock::TwoWastes(_)
    );
    let mut facts = Vec::new();
    if chosen && position.base > 0 {
        facts.push(words.base_text(position.base));
    }
    if draws && rules.passes > 1 {
        let left = rules.passes.saturating_sub(position.passes + 1);
        facts.push(words.passes_left(left));
    }
    facts.join(" · ")
}

fn menu(page: Page) -> Vec<Element> {
    let own = page.own();
    let state = move |is: fn(&Play) -> bool| {
        move || {
            let can = own.play.with(|play| play.as_ref().is_some_and(is));
            (!can).then_some("true")
        }
    };
    let cannot_undo = move || state(Play::can_undo)().filter(|_| own.left.with(Option::is_none));
    vec![
        icon_button("deck", page.own_text(Words::all_games), move || {
            actions::leave(page);
        }),
        icon_button("new", page.own_text(Words::new_deal), move || {
            actions::new_deal(page);
        }),
        icon_button("undo", page.text(ShellWords::undo), move || {
            actions::undo(page);
        })
        .live_attr("aria-disabled", cannot_undo),
        icon_button("undo", page.own_text(Words::redo), move || {
            actions::redo(page);
        })
        .class("redo")
        .live_attr("aria-disabled", state(Play::can_redo)),
        icon_button("hint", page.text(ShellWords::hint), move || {
            page.run_lazy(Task::Hint);
        }),
        icon_button("sheet", page.own_text(Words::deal_menu), move || {
            page.open_dialog(DEAL);
        }),
        open_button(*page, "book", ShellWords::rules, Dialog::Rules),
        open_button(*page, "gear", ShellWords::settings, Dialog::Settings),
    ]
}

/// The buttons below the table, for what no tap on a card does.
fn buttons(page: Page) -> Element {
    let own = page.own();
    let when =
        move |is: fn(&Play) -> bool| move || own.play.with(|play| play.as_ref().is_some_and(is));
    let way_back = move || own.findings.outlook.get().way_back();
    el("p.actions")
        .show(when(|play| finish(play).is_some()), move || {
            act(page, Words::finish_game, actions::finish).class("primary")
        })
        .show(
            when(|play| {
                play.rules().gather != Gather::None
                    && check(play.rules(), play.position(), Move::Gather).is_ok()
            }),
            move || {
                act(page, Words::gather, |page| {
                    actions::play_move(page, Move::Gather);
                })
            },
        )
        .show(
            move || matches!(way_back(), Some(WayBack::To(_))),
            move || act(page, Words::go_back, actions::go_back),
        )
        .show(
            move || matches!(way_back(), Some(WayBack::Nowhere | WayBack::Unknown)),
            move || act(page, Words::look_back, look_back),
        )
        // Not at once in the place of the button that ended the game: that may be pressed twice.
        .show(
            move || !own.celebrates.get() && when(Play::is_won)(),
            move || act(page, Words::new_deal, actions::new_deal).class("primary"),
        )
}

fn look_back(page: Page) {
    page.open_dialog(LOOK_BACK);
}

fn act(page: Page, name: fn(&'static Words) -> &'static str, run: fn(Page)) -> Element {
    let text = move || name(page.words());
    button(text, move || run(page))
}
