//! Which day it is.

use little_devils::session::Day;

/// The day it is, in UTC; none if the browser's clock is out of bounds.
#[must_use]
pub(crate) fn today() -> Option<Day> {
    Day::from_milliseconds(js_sys::Date::now())
}
