//! Asks for tips in a round that has them, and speaks them.

use leptos::prelude::untrack;

use page::dom::effect;
use page::shell::Dialog;

use crate::state::Task;
use crate::store::Store;

/// Asks for a hint at each decision of the person in such a round, and speaks the tip.
pub fn start(store: Store) {
    effect(move || {
        if store.needs_tip() {
            store.run_own(Task::AskTip);
        }
    });
    effect(move || {
        // An open hint says the same, and more.
        if let Some(tip) = store
            .tip_on_show()
            .filter(|_| untrack(|| store.dialog()) != Some(Dialog::Hint))
        {
            store.set_answer(tip);
        }
    });
}
