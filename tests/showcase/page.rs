//! A page like that of a game, whose table has what no game of today has: every kind of zone, face, selection and turn.
//! Only tests build it. `?show=NAME` says what is on the table.

mod scenes;
mod showcase;

use page::scene_game::{TableStart, chunk_of, start};

use showcase::Showcase;

fn main() {
    let search = leptos::prelude::window().location().search();
    let name = search.unwrap_or_default();
    let name = name
        .split(['?', '&'])
        .find_map(|part| part.strip_prefix("show="));
    showcase::show(scenes::named(name.unwrap_or_default()));
    start(TableStart::of::<Showcase, ()>(), |loaded| {
        loaded(Some(chunk_of::<Showcase, ()>()));
    });
}
