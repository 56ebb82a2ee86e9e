//! The dialogs and pages that are open, and the words that are only spoken.

use core::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, Update};

use super::{Dialog, Shell};
use crate::{address, back, clock};

/// Milliseconds that a remark is shown: these, and some for each byte to read.
const REMARK: (u32, u32) = (4_000, 40);

pub(super) struct ViewState {
    dialog: RwSignal<Option<Dialog>>,
    is_learning: RwSignal<bool>,
    has_more_options: RwSignal<bool>,
    update_waits: RwSignal<bool>,
    /// How often the host page has requested a match.
    host_requests: RwSignal<u32>,
    remark: RwSignal<Option<String>>,
    /// How many remarks there were.
    remarks: AtomicU32,
    answer: RwSignal<Option<String>>,
}

impl ViewState {
    pub(super) fn new() -> Self {
        Self {
            dialog: RwSignal::new(None),
            is_learning: RwSignal::new(false),
            has_more_options: RwSignal::new(false),
            update_waits: RwSignal::new(false),
            host_requests: RwSignal::new(0),
            remark: RwSignal::new(None),
            remarks: AtomicU32::new(0),
            answer: RwSignal::new(None),
        }
    }
}

/// Dialogs.
impl Shell {
    /// The dialog that the person has opened.
    #[must_use]
    pub fn dialog(self) -> Option<Dialog> {
        self.0.view.dialog.get()
    }

    /// Opens a dialog.
    pub fn open_dialog(self, dialog: Dialog) {
        self.0.view.dialog.set(Some(dialog));
    }

    /// Closes the dialog that is open, and removes it from the address.
    pub fn close_dialog(self) {
        self.remove_fragment();
        self.hide_dialog();
    }

    /// Removes a fragment of the address that opens something.
    pub fn remove_fragment(self) {
        if address::fragment().is_some_and(|fragment| self.page().opens(self, &fragment)) {
            address::remove_fragment();
        }
    }

    /// Closes the dialog that is open. The address stays.
    pub fn hide_dialog(self) {
        self.0.view.dialog.set(None);
    }

    /// Leaves the tutorial, or else dismisses the notices that ask for nothing. Returns whether
    /// there was anything to close.
    #[must_use]
    pub fn close_topmost(self) -> bool {
        if self.0.view.is_learning.get_untracked() {
            self.set_learning(false);
            return true;
        }
        self.dismiss_informative()
    }
}

/// The first page.
impl Shell {
    /// Whether the tutorial is open, in place of the set-up form.
    #[must_use]
    pub fn is_learning(self) -> bool {
        self.0.view.is_learning.get()
    }

    /// Opens or closes the tutorial.
    pub fn set_learning(self, learning: bool) {
        self.0.view.is_learning.set(learning);
        if learning {
            back::opened();
        }
    }

    /// Whether the first page has the form of all options, in place of the one choice.
    #[must_use]
    pub fn has_more_options(self) -> bool {
        self.0.view.has_more_options.get()
    }

    /// Shows or hides the form of all options.
    pub fn show_more_options(self, more: bool) {
        self.0.view.has_more_options.set(more);
    }

    /// Whether a new version of the game waits for the person's consent.
    #[must_use]
    pub fn update_waits(self) -> bool {
        self.0.view.update_waits.get()
    }

    /// Offers the new version.
    pub fn offer_update(self) {
        self.0.view.update_waits.set(true);
    }

    /// How often the host page has requested a match: the set-up form is rebuilt each time.
    #[must_use]
    pub fn host_requests(self) -> u32 {
        self.0.view.host_requests.get()
    }

    /// Counts a match that the host page has requested.
    pub fn count_host_request(self) {
        self.0.view.host_requests.update(|count| *count += 1);
    }
}

/// Words for the log.
impl Shell {
    /// Why a card was refused just now, or what is new: shown and spoken.
    #[must_use]
    pub fn remark(self) -> Option<String> {
        self.0.view.remark.get()
    }

    /// Speaks a remark, such as why a card is refused, and shows it long enough to be read.
    pub fn set_remark(self, text: String) {
        let length = u32::try_from(text.len()).unwrap_or_default();
        self.keep_remark(text);
        let remarks = &self.0.view.remarks;
        let number = remarks.load(Ordering::Relaxed);
        clock::after(REMARK.0 + REMARK.1 * length, move || {
            if remarks.load(Ordering::Relaxed) == number {
                self.clear_remark();
            }
        });
    }

    /// Speaks a remark, and shows it until it is removed.
    pub fn keep_remark(self, text: String) {
        self.0.view.remarks.fetch_add(1, Ordering::Relaxed);
        self.0.view.remark.set(Some(text));
    }

    /// Removes the remark.
    pub fn clear_remark(self) {
        if self.0.view.remark.get_untracked().is_some() {
            self.0.view.remark.set(None);
        }
    }

    /// The answer to the last question by key: spoken, not shown.
    #[must_use]
    pub fn answer(self) -> Option<String> {
        self.0.view.answer.get()
    }

    /// Speaks an answer.
    pub fn set_answer(self, text: String) {
        self.0.view.answer.set(Some(text));
    }

    /// Forgets the last answer.
    pub fn clear_answer(self) {
        self.0.view.answer.set(None);
    }
}
