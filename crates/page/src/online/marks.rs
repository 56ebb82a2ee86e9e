//! Marks at an online table: who is away, which seats are bots', and the button that opens the
//! dialog.
//!
//! It is added to the elements of the table from here, so that no visitor waits for it.

use cards::SeatCount;
use leptos::prelude::{document, untrack};
use protocol::online_program::SeatStatus;
use words::ShellGuide;

use super::FRAGMENT;
use super::parts::level_name;
use super::status::{OnlineRole, OnlineStatus, latest, status};
use crate::address;
use crate::clock;
use crate::dom::{Element, effect, el, svg};
use crate::shell::{Dialog, Shell};

/// The attribute of the root element during an online match, or while one is on the table.
const PLAYING: &str = "data-friends";

/// Keeps the marks right for the lifetime of the page, as the table builds its elements again now and then.
pub fn watch(shell: Shell) {
    effect(move || {
        let now = status();
        let guide = shell.guide();
        let has_dialog = shell.dialog().is_some();
        let at_table = shell.with_session(|session| session.table().is_some());
        let is_playing = at_table && shell.is_online();
        if !is_playing && !is_marked() {
            return;
        }
        clock::before_frame(move || {
            set_playing(is_playing);
            untrack(|| match guide.filter(|_| is_playing && now.has_match) {
                Some(guide) => mark(shell, guide, &now, has_dialog),
                None => unmark(),
            });
        });
    });
}

/// At the end of a round: that the host goes on with the next one.
pub fn host_goes_on(shell: Shell) -> Element {
    let text = move || {
        let (now, guide) = (status(), shell.guide()?);
        let is_over = latest().is_none_or(|latest| latest.is_over());
        let waits = shell.is_online() && now.role == Some(OnlineRole::Guest) && !is_over;
        waits.then(|| guide.online_next_round(now.host()))
    };
    let note = move || el("p.host-goes-on").live_text(text);
    el("div").show(move || text().is_some(), note)
}

fn mark(shell: Shell, guide: &'static ShellGuide, now: &OnlineStatus, has_dialog: bool) {
    let players = shell.with_session_untracked(|session| {
        let record = session.table()?.record();
        Some(record.options().seats())
    });
    let seats = players.into_iter().flat_map(SeatCount::seats);
    for (seat, one) in seats.zip(&now.seats) {
        if seat.index() == now.you {
            continue;
        }
        let text = state(shell, guide, now, one);
        let panel = format!(".seat[data-seat='{}']", seat.get());
        put(&format!("{panel} .who"), &text, || {
            let mark = el("span.state").text(text.clone());
            if one.level.is_empty() {
                mark.class("away")
            } else {
                mark
            }
        });
        put(&panel, &text, || el("p.spoken").text(text.clone()));
    }
    let name = guide.online_button();
    put(".bar nav", name, || {
        el("button")
            .attr("type", "button")
            .child(people())
            .child(el("span").text(name))
            .on("click", move |_| shell.open_dialog(Dialog::Online))
    });
    // A dialog that closes takes its name out of the address. With it a reload opens the table again.
    if !has_dialog && !address::has_fragment() {
        address::set_fragment(FRAGMENT);
    }
}

/// How a seat is: away, or a bot's; empty for a person who is there.
fn state(
    shell: Shell,
    guide: &'static ShellGuide,
    now: &OnlineStatus,
    seat: &SeatStatus,
) -> String {
    if !seat.level.is_empty() {
        guide.online_bot(level_name(shell, &seat.level))
    } else if seat.away {
        away(guide, now, seat).into()
    } else {
        String::new()
    }
}

/// That somebody is away, or has left on purpose.
pub(super) fn away(
    guide: &'static ShellGuide,
    now: &OnlineStatus,
    seat: &SeatStatus,
) -> &'static str {
    let at = if now.has_left(seat) { 5 } else { 4 };
    guide.online_states().get(at).copied().unwrap_or_default()
}

/// Adds an element with this text to a part of the table, in place of the one that was added before. None if the
/// text is empty.
fn put(host: &str, text: &str, build: impl FnOnce() -> Element) {
    const ADDED: &str = "of-friends";
    let Ok(Some(host)) = document().query_selector(host) else {
        return;
    };
    let added = host.query_selector(&format!(":scope > .{ADDED}"));
    let added = added.ok().flatten();
    let before = added
        .as_ref()
        .and_then(|node| web_sys::Node::text_content(node));
    if before.unwrap_or_default() == text {
        return;
    }
    if let Some(added) = added {
        added.remove();
    }
    if !text.is_empty() {
        // It takes one more child.
        let _ = host.append_child(&build().class(ADDED).node());
    }
}

/// Removes everything that was added.
fn unmark() {
    let Ok(added) = document().query_selector_all(".of-friends") else {
        return;
    };
    for at in 0..added.length() {
        if let Some(node) = added.get(at)
            && let Some(parent) = node.parent_node()
        {
            // It is a child of its parent.
            let _ = parent.remove_child(&node);
        }
    }
}

fn is_marked() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(PLAYING))
}

fn set_playing(is_playing: bool) {
    if let Some(root) = document().document_element() {
        // The name is valid.
        let _ = root.toggle_attribute_with_force(PLAYING, is_playing);
    }
}

/// The sign of the button: two people.
fn people() -> Element {
    let person = |path| {
        svg("path")
            .attr("d", path)
            .attr("fill", "none")
            .attr("stroke", "currentColor")
            .attr("stroke-width", "2")
            .attr("stroke-linecap", "round")
    };
    svg("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(person(
            "M2 20c0-5 2-7 6-7s6 2 6 7M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
        ))
        .child(person("M17 13c3.5 0 5 2 5 6M16 10.5a2.5 2.5 0 1 0 0-5"))
}
