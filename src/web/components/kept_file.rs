//! Settings and match as a file: out of this browser, or into it.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{Get, RwSignal, Set};

use crate::web::dom::{Element, el};
use crate::web::file;
use crate::web::store::Store;
use crate::wire::{Backup, LONGEST_BACKUP};

use super::button;

/// What came of the file that was picked.
#[derive(Clone, Copy, PartialEq)]
enum Picked {
    Nothing,
    Refused,
    /// It has a match, and another is under way here.
    Asks,
    Taken,
}

/// The buttons that save to a file and load from one, and what came of it.
pub fn kept_file(store: Store) -> Element {
    let picked = RwSignal::new(Picked::Nothing);
    let waiting = Rc::<RefCell<Option<Backup>>>::default();
    let save = button(store.text(|words| words.setting.save_file), move || {
        file::save("little-devils.txt", &store.backup().to_text());
    });
    let loaded = Rc::clone(&waiting);
    let load = button(store.text(|words| words.setting.load_file), move || {
        let most = u32::try_from(LONGEST_BACKUP).unwrap_or(u32::MAX);
        let loaded = Rc::clone(&loaded);
        file::pick(most, move |text| picked.set(taken(store, &loaded, text)));
    });
    let answer = move |load: bool| {
        let backup = waiting.take().filter(|_| load);
        picked.set(backup.map_or(Picked::Nothing, |backup| {
            store.take_in(backup);
            Picked::Taken
        }));
    };
    el("div.kept-file")
        .child(el("p.actions").children([save, load]))
        .live(move || picked.get(), move |now| told(store, now, &answer))
}

/// Takes a file's text in, if nothing is lost by it.
fn taken(store: Store, waiting: &RefCell<Option<Backup>>, text: Option<String>) -> Picked {
    let Some(Ok(backup)) = text.map(|text| Backup::read(&text)) else {
        return Picked::Refused;
    };
    if store.would_lose_match(&backup) {
        waiting.replace(Some(backup));
        return Picked::Asks;
    }
    store.take_in(backup);
    Picked::Taken
}

fn told(store: Store, now: Picked, answer: &(impl Fn(bool) + Clone + 'static)) -> Vec<Element> {
    let text = match now {
        Picked::Nothing => return Vec::new(),
        Picked::Refused => store.text(|words| words.setting.file_refused),
        Picked::Asks => store.text(|words| words.setting.file_asks),
        Picked::Taken => store.text(|words| words.setting.file_taken),
    };
    let mut told = vec![el("p").attr("role", "status").live_text(text)];
    if now == Picked::Asks {
        let (yes, no) = (answer.clone(), answer.clone());
        let load = button(store.text(|words| words.setting.file_load), move || {
            yes(true);
        });
        let keep = button(store.text(|words| words.setting.file_keep), move || {
            no(false);
        });
        told.push(el("p.actions").children([load, keep]));
    }
    told
}
