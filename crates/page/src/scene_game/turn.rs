//! The hint and the takeback on the person's turn, in the chunk.

use leptos::prelude::untrack;
use session::Event;

use crate::shell::{Dialog, Shell};

impl Shell {
    /// Opens the hint and asks for it on the person's turn; else says that it is not their turn.
    pub(super) fn hint(self) {
        let is_own_turn = untrack(|| self.with_scene(|scene| scene.is_own_turn));
        if is_own_turn == Some(true) {
            self.ask_hint();
            self.open_dialog(Dialog::Hint);
        } else {
            self.set_remark(untrack(|| self.words()).not_your_turn().into());
        }
    }

    /// Takes the person's last decision back, and says which, or that there is none.
    pub(super) fn undo(self) {
        let taken = self.with_session_untracked(|session| {
            let table = session.table().filter(|table| table.can_undo())?;
            table.record().last_decision()
        });
        let (words, game) = (untrack(|| self.words()), self.chunk_game());
        match taken {
            Some(mv) => {
                let taken = self.own_chunk().and_then(|own| own.taken_back(self));
                let taken = taken.unwrap_or_else(|| {
                    words.taken_back(game.move_label(untrack(|| self.page_words()), mv))
                });
                self.set_answer(taken);
                self.send(Event::Undo);
            }
            None => self.set_remark(words.nothing_to_undo().into()),
        }
    }
}
