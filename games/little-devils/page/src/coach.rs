//! Asks for advice by itself in a coached round, and speaks it.

use leptos::prelude::untrack;

use page::dom::effect;
use page::scene_game::SceneDialog;
use page::shell::Dialog;

use crate::state::Task;
use crate::store::Store;

/// Asks for advice at each decision of the person in a coached round, and speaks the tip.
pub fn start(store: Store) {
    effect(move || {
        if store.needs_coach() {
            store.run_own(Task::AskTip);
        }
    });
    effect(move || {
        // An open hint says the same, and more.
        if let Some(tip) = store
            .coached_tip()
            .filter(|_| untrack(|| store.dialog()) != Some(Dialog::Game(SceneDialog::Hint)))
        {
            store.set_answer(tip);
        }
    });
}
