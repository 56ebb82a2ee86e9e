//! The page: the only room that names leptos.

pub mod address;
pub mod advice;
pub mod app;
pub mod aside;
mod beside;
pub mod chunk;
pub mod coach;
pub mod components;
pub mod effects;
pub mod embed;
pub mod engine;
mod fair;
mod filing;
pub mod flight;
pub mod keeper;
pub mod keys;
pub mod look;
pub mod names;
pub mod notice;
pub mod page;
pub mod preferring;
pub mod pwa;
mod reminder;
pub mod said;
pub mod sound;
pub mod store;
pub mod study;
pub mod texts;
mod today;
pub mod voice;
pub mod watch;

pub use app::start;
