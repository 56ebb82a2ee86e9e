//! The dialog with the deals of the day, and playing one.

use analysis::PlayedDays;
use analysis::daily_page;
use analysis::daily_page::{DailyAction, DailyTexts};
use protocol::{Node, StorageName, StoredResults, daily_options};
use session::{Day, Event, MatchRecord, Origin};
use web_sys::HtmlElement;

use crate::clock;
use crate::dom::{Element, el};
use crate::node::{build_element, page_leaf, pressed_action, share_from};
use crate::pwa;
use crate::share::ShareMethod;
use crate::shell::Shell;
use crate::widgets::with_leaf;

/// Today's deal with its result, and past days.
pub(super) fn daily_deals(dialog: Element, shell: Shell) -> Element {
    shell.load_guide();
    let status = el("div.spoken").attr("role", "status");
    let spoken = status.node();
    let leaf = page_leaf()
        .on("click", move |event| {
            if let Some((button, action)) = pressed_action(&event) {
                act(shell, &button, &action, &spoken);
            }
        })
        .live(
            move || Some((shell.guide()?.lang(), shell.today(), shell.stored_results())),
            move |content| {
                let nodes =
                    content.and_then(|(.., stored)| nodes(shell, &stored.unwrap_or_default()));
                nodes.iter().flatten().map(build_element).collect()
            },
        );
    with_leaf(dialog, leaf).child(status)
}

fn nodes(shell: Shell, stored: &StoredResults) -> Option<Vec<Node>> {
    let (words, guide, today) = (shell.words(), shell.guide()?, shell.today()?);
    let level = shell.chunk_game().reader().daily_level();
    let texts = DailyTexts {
        words,
        guide,
        game: shell.titles()[0],
        rules: shell.chunk_game().daily_rules(guide),
        level: &shell.level_name(level),
        points_name: shell.chunk_game().points_name(shell.page_words(), guide),
        end: clock::end_of_day(),
    };
    let days = PlayedDays::new(stored.results.as_slice());
    Some(daily_page::nodes(&texts, &days, today))
}

fn act(shell: Shell, button: &web_sys::Element, action: &str, status: &HtmlElement) {
    match DailyAction::read(action) {
        Some(DailyAction::Play(day)) => play(shell, day),
        Some(DailyAction::Copy(text)) => share_from(button, ShareMethod::Copy, &text, status),
        Some(DailyAction::Send(text)) => share_from(button, ShareMethod::Send, &text, status),
        None => {}
    }
}

/// Starts the deal of a day.
fn play(shell: Shell, day: Day) {
    let name = shell.settings().name().to_owned();
    let reader = shell.chunk_game().reader();
    let options = daily_options(reader, day, &name, shell.game().bot_names()).ok();
    let Some((options, today)) = options.zip(clock::today()) else {
        return;
    };
    shell.close_dialog();
    pwa::persist(&StorageName::PersistAsked.of(shell.info().id()));
    shell.wake_bots(&options);
    let record = MatchRecord::new(options).with_origin(Origin::of_day(day, today));
    shell.send(Event::Open(Box::new(record)));
}
