//! Timers, the time, and the day.

use core::cell::Cell;
use core::time::Duration;
use std::rc::Rc;

use js_sys::{Date, Object, Reflect};
use leptos::prelude::{request_animation_frame, set_timeout};
use session::Day;
use words::Lang;

/// The current day in UTC; `None` if the browser's clock is out of range.
#[must_use]
pub fn today() -> Option<Day> {
    Day::from_milliseconds(Date::now())
}

/// Milliseconds in a day.
const DAY: u32 = 86_400_000;

/// The milliseconds up to the end of the day in UTC.
pub(crate) fn until_midnight() -> u32 {
    u32::try_from(u64::from(DAY) - now() % u64::from(DAY)).unwrap_or(DAY)
}

/// The local time at which the day ends, such as 16:00; `None` where that is midnight.
#[must_use]
pub fn end_of_day() -> Option<String> {
    // The clock is read once: a millisecond between two readings would name the minute before.
    let days = u32::try_from(now() / u64::from(DAY) + 1).ok()?;
    let end = Date::new_0();
    end.set_time(f64::from(days) * f64::from(DAY));
    let (hours, minutes) = (end.get_hours(), end.get_minutes());
    (hours + minutes > 0).then(|| format!("{hours}:{minutes:02}"))
}

/// The current time in whole milliseconds since 1970.
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a clock before 1970 gives 0
pub fn now() -> u64 {
    Date::now() as u64
}

/// A day as the browser writes it in a language, such as 24 Nov 2026.
#[must_use]
pub fn date_text(day: Day, lang: Lang) -> String {
    let options = Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeZone", "UTC")] {
        // It fails only for an object that cannot be changed.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = Date::new(&day.to_string().into());
    date.to_locale_date_string(lang.tag(), &options).into()
}

/// Runs `call` after this many milliseconds. Even 0 is never at once: pending events come first.
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) {
    set_timeout(call, Duration::from_millis(milliseconds.into()));
}

/// Runs `call` before the next paint: in a task of its own, or in the animation frame if that comes
/// first.
pub fn before_frame(call: impl FnOnce() + 'static) {
    let first = Rc::new(Cell::new(Some(call)));
    let second = Rc::clone(&first);
    request_animation_frame(move || run(&first));
    after(0, move || run(&second));
}

/// Runs the closure, unless it has run.
fn run(once: &Cell<Option<impl FnOnce()>>) {
    if let Some(call) = once.take() {
        call();
    }
}
