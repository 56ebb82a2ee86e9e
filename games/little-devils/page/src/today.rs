//! The current day.

use little_devils::session::Day;

/// The current day in UTC; `None` if the browser's clock is out of range.
#[must_use]
pub(crate) fn today() -> Option<Day> {
    Day::from_milliseconds(js_sys::Date::now())
}
