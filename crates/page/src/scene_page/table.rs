//! The table: the players, the zones, what may be chosen, the hand.

use words::ShellWords;

use super::bar::bar;
use super::choices::choices;
use super::end_dialogs::with_end_dialogs;
use super::seats::{own_seat, with_others};
use super::trick::trick;
use super::zones::{HAND, zones};
use super::{Act, Middle, ScenePage, TableLook, Tips};
use crate::components::{line_of, skip_link, status_line};
use crate::dom::{Element, effect, el};
use crate::shell::Shell;
use crate::table::hand;
use crate::widgets::button;

/// The numbers of cards up to which a hand is laid out in the same way.
const HAND_SIZES: [usize; 5] = [7, 13, 20, 30, 60];

/// The whole table: the link that skips to the hand, the bar, the table itself, and the dialogs that the
/// game opens.
#[must_use]
pub fn table<G: ScenePage>(shell: Shell<G>) -> Vec<Element> {
    vec![
        skip_link(shell),
        bar(shell),
        with_felt_and_rail(el("main.table"), shell),
        with_end_dialogs(el("div.dialogs"), shell),
    ]
}

/// Adds the table itself: the other players around the zones, and below them the own player and the hand.
pub fn with_felt_and_rail<G: ScenePage>(table: Element, shell: Shell<G>) -> Element {
    let players = move || G::with_scene(shell, |scene| scene.seats.len());
    let table = table.live_attr("data-players", players).child(felt(shell));
    match G::Look::MIDDLE {
        Middle::Zones => table.class("scene").child(rail(shell)),
        Middle::Trick => table.class("ring").child(rail_of_trick(shell)),
    }
}

/// The other players around the zones. A tap ends the pause after a step.
fn felt<G: ScenePage>(shell: Shell<G>) -> Element {
    let felt = el("div.felt").on("click", move |_| {
        G::go_on(shell);
    });
    let felt = with_others(felt, shell);
    match G::Look::MIDDLE {
        Middle::Zones => felt.child(zones(shell)),
        Middle::Trick => felt.child(trick(shell)).show(
            move || G::with_scene(shell, |scene| !scene.skip.is_empty()) == Some(true),
            move || skip(shell),
        ),
    }
}

/// Offers to skip the rest of a round in which nothing is at stake.
fn skip<G: ScenePage>(shell: Shell<G>) -> Element {
    let why = move || G::with_scene(shell, |scene| scene.skip.clone());
    el("div.finish")
        .attr("role", "status")
        .child(el("p").live_text(why))
        .child(button(shell.text(ShellWords::finish), move || {
            G::act(shell, Act::Skip);
        }))
}

/// Below a trick: the own player, what the table waits for with a tip, and the hand.
fn rail_of_trick<G: ScenePage>(shell: Shell<G>) -> Element {
    let rail = el("div.rail").child(own_seat(shell));
    let prompt = move || G::with_scene(shell, |scene| scene.prompt.clone());
    let rail = match G::tips() {
        None => rail.child(status_line(shell, prompt)),
        Some(tips) => with_tips(rail, shell, &tips, prompt),
    };
    rail.child(hand(shell, HAND))
}

/// Adds the status line with the tip, and the button that ends the tips.
fn with_tips<G: ScenePage>(
    rail: Element,
    shell: Shell<G>,
    tips: &Tips<G>,
    prompt: impl Fn() -> Option<String> + 'static,
) -> Element {
    let Tips { are_on, tip, stop } = *tips;
    let text = move || {
        let prompt = prompt()?;
        Some(match tip(shell) {
            Some(tip) => format!("{prompt} {tip}"),
            None => prompt,
        })
    };
    let no_tips = move || {
        el("button.no-tips")
            .attr("type", "button")
            .live_attr("aria-label", shell.text(ShellWords::no_tips))
            .live_attr("title", shell.text(ShellWords::no_tips))
            .on("click", move |_| stop(shell))
            .text("✕")
    };
    rail.class_when("with-tips", move || are_on(shell))
        .child(status_line(shell, text))
        .show(move || are_on(shell), no_tips)
}

/// The own player, what is new, what the table waits for, what may be chosen, and the hand.
fn rail<G: ScenePage>(shell: Shell<G>) -> Element {
    // While a step is shown, the prompt may say the same as the news above.
    let prompt = move || {
        let prompt = G::with_scene(shell, |scene| {
            (scene.prompt != scene.news).then(|| scene.prompt.clone())
        });
        prompt.flatten()
    };
    // In the tutorial a remark takes the place of the text of the step.
    let remark = move || shell.remark().filter(|_| shell.is_learning());
    let status = line_of("p.status", remark, prompt);
    let cards = move || {
        let cards = G::with_scene(shell, |scene| {
            let hand = scene.zones.iter().find(|zone| zone.id == HAND);
            hand.map(|hand| hand.pieces.len())
        });
        cards.flatten().unwrap_or_default()
    };
    let size = move || HAND_SIZES.into_iter().find(|size| cards() <= *size);
    let rail = el("div.rail")
        .live_attr("data-hand", size)
        .child(own_seat(shell))
        .child(news(shell))
        .child(status)
        .child(choices(shell))
        .child(hand(shell, HAND));
    follow_rows(&rail, cards);
    rail
}

/// Why something has just happened, or a remark.
fn news<G: ScenePage>(shell: Shell<G>) -> Element {
    let remark = move || shell.remark().filter(|_| !shell.is_learning());
    let news = move || {
        let news = G::with_scene(shell, |scene| scene.news.clone());
        news.filter(|news| !news.is_empty())
    };
    line_of("p.news", remark, news)
}

/// Tells the style sheet how many cards are in a row if the hand has one to four rows: it cannot
/// divide and round up.
fn follow_rows(rail: &Element, cards: impl Fn() -> usize + 'static) {
    let style = rail.node().style();
    effect(move || {
        for (rows, name) in [
            (1, "--row"),
            (2, "--half"),
            (3, "--third"),
            (4, "--quarter"),
        ] {
            let row = cards().div_ceil(rows).max(2);
            // It fails only for an invalid value.
            let _ = style.set_property(name, &row.to_string());
        }
    });
}
