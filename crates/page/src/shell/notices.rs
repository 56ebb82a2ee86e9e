//! The notices that the person has not dismissed.

use leptos::prelude::{Get, RwSignal, Update, WithUntracked};

use super::{Notice, Shell};

/// The notices on show, in the order in which they came.
pub(super) struct NoticeState {
    shown: RwSignal<Vec<Notice>>,
}

impl NoticeState {
    pub(super) fn new(notices: Vec<Notice>) -> Self {
        Self {
            shown: RwSignal::new(notices),
        }
    }
}

impl Shell {
    /// The notices to show.
    #[must_use]
    pub fn notices(self) -> Vec<Notice> {
        self.0.notices.shown.get()
    }

    /// Adds a notice, unless it is shown already.
    pub fn notify(self, notice: Notice) {
        self.0.notices.shown.update(|notices| {
            if !notices.contains(&notice) {
                notices.push(notice);
            }
        });
    }

    /// Asks whether to import a file of this name, in place of one that was dropped before.
    pub(super) fn offer_import(self, name: String) {
        self.0.notices.shown.update(|notices| {
            notices.retain(|notice| !matches!(notice, Notice::FileDropped(_)));
            notices.push(Notice::FileDropped(name));
        });
    }

    /// Removes a notice, and does what the button that dismisses it says.
    pub fn dismiss(self, notice: &Notice) {
        self.withdraw(notice);
        self.page().dismissed(self, notice);
    }

    /// Removes a notice without doing what its button says: the reason for it is gone.
    pub fn withdraw(self, notice: &Notice) {
        self.0
            .notices
            .shown
            .update(|notices| notices.retain(|other| other != notice));
    }

    /// Removes the notices that ask for nothing. Returns whether there were any.
    pub(super) fn dismiss_informative(self) -> bool {
        let notices = self.0.notices.shown;
        let any = notices.with_untracked(|all| all.iter().any(Notice::is_informative));
        if any {
            notices.update(|all| all.retain(|notice| !notice.is_informative()));
        }
        any
    }
}
