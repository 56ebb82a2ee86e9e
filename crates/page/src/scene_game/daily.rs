//! The dialog with the deals of the day, and playing one.

use analysis::PlayedDays;
use analysis::daily_page;
use analysis::daily_page::{DailyAction, DailyTexts};
use protocol::GameFormat;
use protocol::{Node, StorageName, StoredResults};
use session::daily::DailyGame;
use session::{Day, Event, MatchRecord, Origin, daily};
use web_sys::HtmlElement;

use super::{SceneGame, SceneState};
use crate::clock;
use crate::dom::{Element, el};
use crate::node::{build_element, page_leaf, pressed_action, share_from};
use crate::pwa;
use crate::share::ShareMethod;
use crate::shell::{MatchPage, Shell};
use crate::widgets::with_leaf;

/// Today's deal with its result, and past days.
pub(super) fn daily_deals<T: SceneGame>(dialog: Element, shell: Shell<SceneState<T>>) -> Element {
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

fn nodes<T: SceneGame>(shell: Shell<SceneState<T>>, stored: &StoredResults) -> Option<Vec<Node>> {
    let (words, guide, today) = (shell.words(), shell.guide()?, shell.today()?);
    let level = <T::Round as DailyGame>::DAILY_LEVEL;
    let texts = DailyTexts {
        words,
        guide,
        game: T::TITLES[0](words),
        rules: T::daily_rules(guide),
        level: &T::level_name(words, level),
        points_name: T::points_name(words, guide),
        end: clock::end_of_day(),
    };
    let days = PlayedDays::new(stored.results.as_slice());
    Some(daily_page::nodes(&texts, &days, today))
}

fn act<T: SceneGame>(
    shell: Shell<SceneState<T>>,
    button: &web_sys::Element,
    action: &str,
    status: &HtmlElement,
) {
    match DailyAction::read(action) {
        Some(DailyAction::Play(day)) => play(shell, day),
        Some(DailyAction::Copy(text)) => share_from(button, ShareMethod::Copy, &text, status),
        Some(DailyAction::Send(text)) => share_from(button, ShareMethod::Send, &text, status),
        None => {}
    }
}

/// Starts the deal of a day.
fn play<T: SceneGame>(shell: Shell<SceneState<T>>, day: Day) {
    let name = shell.settings().name().to_owned();
    let options = daily::options::<T::Round>(day, &name, T::BOT_NAMES).ok();
    let Some((options, today)) = options.zip(clock::today()) else {
        return;
    };
    shell.close_dialog();
    pwa::persist(&StorageName::PersistAsked.of(T::Format::INFO.id()));
    SceneState::<T>::wake_bots(shell, &options);
    let record = MatchRecord::new(options).with_origin(Origin::of_day(day, today));
    shell.send(Event::Open(Box::new(record)));
}
