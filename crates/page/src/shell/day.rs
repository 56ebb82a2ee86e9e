//! The current day, which ends while a page is open.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set};
use session::Day;

use super::Shell;
use crate::clock;
use crate::event::on_window;

pub(super) struct DayState(RwSignal<Option<Day>>);

impl DayState {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(clock::today()))
    }

    fn refresh(&self) {
        let today = clock::today();
        if self.0.get_untracked() != today {
            self.0.set(today);
        }
    }
}

impl Shell {
    /// The current day in UTC; `None` if the browser's clock is out of range. Followed, it changes at midnight.
    #[must_use]
    pub fn today(self) -> Option<Day> {
        self.0.day.0.get()
    }

    /// Follows the day for the lifetime of the page: with one timer up to midnight, and whenever the page is seen
    /// again, since timers stand still on a device that sleeps.
    pub(super) fn watch_day(self) {
        for event in ["focus", "pageshow", "visibilitychange"] {
            on_window(event, move |_| self.0.day.refresh());
        }
        self.wait_for_midnight();
    }

    fn wait_for_midnight(self) {
        clock::after(clock::until_midnight(), move || {
            self.0.day.refresh();
            self.wait_for_midnight();
        });
    }
}
