//! The table: the players, the zones, what may be chosen, the hand.

use scene::TableLayout;
use words::ShellWords;

use super::bar::bar;
use super::choices::choices;
use super::end_dialogs::with_end_dialogs;
use super::seats::{own_seat, with_others};
use super::trick::trick;
use super::zones::{HAND, zones};
use crate::components::{line_of, skip_link, status_line};
use crate::dom::{Element, effect, el};
use crate::shell::{Act, Middle, Shell, Tips};
use crate::table::hand;
use crate::widgets::button;

/// The numbers of cards up to which a hand is laid out in the same way.
const HAND_SIZES: [usize; 5] = [7, 13, 20, 30, 60];

/// The zones in a row or more, with the other players above them. Choices and what is new stand below.
static ZONES: Middle = Middle {
    is_trick: false,
    class: "scene",
    felt: |felt, shell| felt.child(zones(shell)),
    rail,
};

/// A trick, with the other players around it.
static TRICK: Middle = Middle {
    is_trick: true,
    class: "ring",
    felt: |felt, shell| {
        felt.child(trick(shell)).show(
            move || shell.with_scene(|scene| !scene.skip.is_empty()) == Some(true),
            move || skip(shell),
        )
    },
    rail: rail_of_trick,
};

/// The middle of a table with this layout. Only for constants: a program that calls it has the code of both.
pub(crate) const fn middle(layout: TableLayout) -> &'static Middle {
    match layout {
        TableLayout::Zones => &ZONES,
        TableLayout::Trick => &TRICK,
    }
}

/// The whole table: the link that skips to the hand, the bar, the table itself, and the dialogs that the
/// game opens.
#[must_use]
pub fn table(shell: Shell) -> Vec<Element> {
    vec![
        skip_link(shell),
        bar(shell),
        with_felt_and_rail(el("main.table"), shell),
        with_end_dialogs(el("div.dialogs"), shell),
    ]
}

/// Adds the table itself: the other players around the zones, and below them the own player and the hand.
pub fn with_felt_and_rail(table: Element, shell: Shell) -> Element {
    let players = move || shell.with_scene(|scene| scene.seats.len());
    let table = table.live_attr("data-players", players).child(felt(shell));
    let middle = shell.game().middle();
    table.class(middle.class).child((middle.rail)(shell))
}

/// The other players around the zones. A tap ends the pause after a step.
fn felt(shell: Shell) -> Element {
    let felt = el("div.felt").on("click", move |_| {
        let _ = shell.go_on();
    });
    (shell.game().middle().felt)(with_others(felt, shell), shell)
}

/// Offers to skip the rest of a round in which nothing is at stake.
fn skip(shell: Shell) -> Element {
    let why = move || shell.with_scene(|scene| scene.skip.clone());
    el("div.finish")
        .attr("role", "status")
        .child(el("p").live_text(why))
        .child(button(shell.text(ShellWords::finish), move || {
            shell.act(Act::Skip);
        }))
}

/// Below a trick: the own player, what the table waits for with a tip, and the hand.
fn rail_of_trick(shell: Shell) -> Element {
    let rail = el("div.rail").child(own_seat(shell));
    let prompt = move || shell.with_scene(|scene| scene.prompt.clone());
    let rail = match shell.own_parts().tips() {
        None => rail.child(status_line(shell, prompt)),
        Some(tips) => with_tips(rail, shell, &tips, prompt),
    };
    rail.child(hand(shell, HAND))
}

/// Adds the status line with the tip, and the button that ends the tips.
fn with_tips(
    rail: Element,
    shell: Shell,
    tips: &Tips,
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
fn rail(shell: Shell) -> Element {
    // While a step is shown, the prompt may say the same as the news above.
    let prompt = move || {
        let prompt =
            shell.with_scene(|scene| (scene.prompt != scene.news).then(|| scene.prompt.clone()));
        prompt.flatten()
    };
    // In the tutorial a remark takes the place of the text of the step.
    let remark = move || shell.remark().filter(|_| shell.is_learning());
    let status = line_of("p.status", remark, prompt);
    let cards = move || {
        let cards = shell.with_scene(|scene| {
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
fn news(shell: Shell) -> Element {
    let remark = move || shell.remark().filter(|_| !shell.is_learning());
    let news = move || {
        let news = shell.with_scene(|scene| scene.news.clone());
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
