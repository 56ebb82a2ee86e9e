//! The time played.

use leptos::prelude::{Get, GetUntracked, Memo, RwSignal, Set, With, document};
use page::clock;
use page::dom::{effect, on_window};

use crate::actions;
use crate::own::Page;

/// The time between two ticks, in milliseconds.
const TICK: u32 = 1000;

/// Counts the seconds of a game under way while it is to be seen, from the first move on. At all other times there is no
/// timer.
pub(crate) fn start(page: Page) {
    let own = page.own();
    let is_hidden = RwSignal::new(document().hidden());
    on_window("visibilitychange", move |_| {
        is_hidden.set(document().hidden());
    });
    let runs = Memo::new(move |_| {
        let is_seen = own.is_at_table.get() && page.dialog().is_none() && !is_hidden.get();
        is_seen
            && !own.is_paused.get()
            && own.play.with(|play| {
                play.as_ref()
                    .is_some_and(|play| play.turns() > 0 && !play.is_won())
            })
    });
    // Whether a timer is set: it may still be there when the time runs again.
    let is_set = RwSignal::new(false);
    effect(move || {
        if runs.get() && !is_set.get_untracked() {
            tick(page, runs, is_set);
        }
    });
}

fn tick(page: Page, runs: Memo<bool>, is_set: RwSignal<bool>) {
    is_set.set(true);
    clock::after(TICK, move || {
        is_set.set(false);
        if runs.get_untracked() {
            actions::add_time(page, TICK.into());
            tick(page, runs, is_set);
        }
    });
}
