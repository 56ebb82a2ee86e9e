//! The way to the other games of the site.

use game::CatalogueEntry;
use js_sys::Array;
use leptos::prelude::{Get, RwSignal, Set, untrack, window};
use web_sys::Event;
use words::ShellWords;

use crate::address;
use crate::dom::{Element, el};
use crate::frame;
use crate::promise::{method, property, then};
use crate::shell::Shell;

/// A game that cannot be opened now, if the person has tried.
type Missing = RwSignal<Option<&'static CatalogueEntry>>;

/// Links to the other games, with their titles in the language of the page; none in the frame of a host page, which
/// shows one game.
pub fn more_games(shell: Shell) -> Option<Element> {
    let own = shell.info().id();
    let others = shell.info().site.iter().filter(move |game| game.id != own);
    let missing = RwSignal::new(None);
    let link = move |game: &'static CatalogueEntry| {
        el("a")
            .live_attr("href", move || href(shell, game))
            .live_text(move || game.title.in_language(shell.lang().tag()))
            .on("click", move |event| {
                if !window().navigator().on_line() {
                    open_offline(shell, game, missing, &event);
                }
            })
    };
    let title = el("h2").live_text(shell.text(ShellWords::more_games));
    let note = move || {
        let game = missing.get()?;
        let title = game.title.in_language(shell.lang().tag());
        Some(shell.words().not_kept(title))
    };
    frame::host().is_none().then(|| {
        el("nav.more-games")
            .live_attr("aria-label", shell.text(ShellWords::more_games))
            .child(title)
            .child(el("p").children(others.map(link)))
            .child(el("p").attr("role", "status").live_text(note))
    })
}

/// The address of another game. It has the language, if the other page would not choose the same by itself.
fn href(shell: Shell, game: &CatalogueEntry) -> String {
    // The front page is the folder above those of all others.
    let up = if shell.info().entry.address == "./" {
        ""
    } else {
        "../"
    };
    let lang = shell.lang();
    let chosen = if lang == address::browser_lang() {
        String::new()
    } else {
        format!("?lang={}", lang.tag())
    };
    format!("{up}{}{chosen}", game.address)
}

/// Opens another game without a network, if its page is kept: after a visit. Otherwise says so, in place of the
/// browser's error page.
fn open_offline(shell: Shell, game: &'static CatalogueEntry, missing: Missing, event: &Event) {
    event.prevent_default();
    let address = untrack(|| href(shell, game));
    let caches = property(&window(), "caches").filter(|caches| !caches.is_undefined());
    let names = caches.and_then(|caches| method(&caches, "keys")?.call0(&caches).ok());
    let Some(names) = names else {
        return missing.set(Some(game));
    };
    let opened = move |names| {
        let prefix = format!("{}-", game.id);
        let is_kept = Array::from(&names).iter().any(|name| {
            let name = name.as_string();
            name.is_some_and(|name| name.starts_with(&prefix))
        });
        if is_kept {
            // It fails only for an invalid address.
            let _ = window().location().set_href(&address);
        } else {
            missing.set(Some(game));
        }
    };
    then(&names, Box::new(opened));
}
