//! The notices that the person has not dismissed.

use leptos::prelude::{Get, RwSignal, Update, WithUntracked};

use super::{LazyTask, Store};
use crate::bot_worker::BotWorker;
use crate::notice::Notice;

pub(super) struct NoticeState {
    notices: RwSignal<Vec<Notice>>,
}

impl NoticeState {
    pub(super) fn new(notices: Vec<Notice>) -> Self {
        Self {
            notices: RwSignal::new(notices),
        }
    }
}

impl Store {
    /// The notices to show.
    #[must_use]
    pub fn notices(self) -> Vec<Notice> {
        self.0.notices.notices.get()
    }

    /// Adds a notice, unless it is shown already.
    pub fn notify(self, notice: Notice) {
        self.0.notices.notices.update(|notices| {
            if !notices.contains(&notice) {
                notices.push(notice);
            }
        });
    }

    /// Removes a notice, and does what its button offers.
    pub fn dismiss(self, notice: &Notice) {
        self.withdraw(notice);
        match notice {
            Notice::BotsSilent => self.with_bots(BotWorker::retry),
            Notice::Elsewhere => self.run_lazy(LazyTask::PlayOnHere),
            Notice::Paused => self.pause(false),
            _ => {}
        }
    }

    /// Removes a notice.
    pub(super) fn withdraw(self, notice: &Notice) {
        self.0
            .notices
            .notices
            .update(|notices| notices.retain(|other| other != notice));
    }

    /// Removes the notices that only tell something; returns whether there were any.
    pub(super) fn dismiss_informative(self) -> bool {
        let notices = self.0.notices.notices;
        let any = notices.with_untracked(|all| all.iter().any(Notice::is_informative));
        if any {
            notices.update(|all| all.retain(|notice| !notice.is_informative()));
        }
        any
    }
}
