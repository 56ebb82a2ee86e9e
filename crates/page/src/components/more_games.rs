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

/// A page of the site: of a game, or that of all games.
#[derive(Clone, Copy)]
struct SitePage(Option<&'static CatalogueEntry>);

/// A page that cannot be opened now, if the person has tried.
type Missing = RwSignal<Option<SitePage>>;

/// Links to the other games, with their titles in the language of the page, and to the page of all games; none in the
/// frame of a host page, which shows one game.
pub fn more_games(shell: Shell) -> Option<Element> {
    let own = shell.info().id();
    let others = shell.info().site.iter().filter(move |game| game.id != own);
    let pages = others.map(Some).chain([None]).map(SitePage);
    let missing = RwSignal::new(None);
    let link = move |page: SitePage| {
        el("a")
            .live_attr("href", move || page.link(shell))
            .live_text(move || page.name(shell))
            .on("click", move |event| {
                if !window().navigator().on_line() {
                    open_offline(shell, page, missing, &event);
                }
            })
    };
    let note = move || Some(shell.words().not_kept(missing.get()?.name(shell)));
    frame::host().is_none().then(|| {
        el("nav.more-games")
            .live_attr("aria-label", shell.text(ShellWords::more_games))
            .child(el("p").children(pages.map(link)))
            .child(el("p").attr("role", "status").live_text(note))
    })
}

impl SitePage {
    /// Its name in the language of the page.
    fn name(self, shell: Shell) -> &'static str {
        match self.0 {
            Some(game) => game.title.in_language(shell.lang().tag()),
            None => shell.words().more_games(),
        }
    }

    /// Its address. It has the language, if the other page would not choose the same by itself.
    fn link(self, shell: Shell) -> String {
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
        let address = self.0.map_or("games/", |game| game.address);
        format!("{up}{address}{chosen}")
    }
}

/// Opens another page without a network, if it is kept: after a visit. Otherwise says so, in place of the browser's
/// error page.
fn open_offline(shell: Shell, page: SitePage, missing: Missing, event: &Event) {
    event.prevent_default();
    let address = untrack(|| page.link(shell));
    let caches = property(&window(), "caches").filter(|caches| !caches.is_undefined());
    let names = caches.and_then(|caches| method(&caches, "keys")?.call0(&caches).ok());
    let Some(names) = names else {
        return missing.set(Some(page));
    };
    let opened = move |names| {
        // The names of its caches begin with its id.
        let prefix = format!("{}-", page.0.map_or("games", |game| game.id));
        let is_kept = Array::from(&names).iter().any(|name| {
            let name = name.as_string();
            name.is_some_and(|name| name.starts_with(&prefix))
        });
        if is_kept {
            // It fails only for an invalid address.
            let _ = window().location().set_href(&address);
        } else {
            missing.set(Some(page));
        }
    };
    then(&names, Box::new(opened));
}
