//! The page: the only room that names leptos.

pub mod address;
pub mod advice;
pub mod app;
mod beside;
pub mod clock;
pub mod components;
pub mod dom;
pub mod effects;
pub mod embed;
pub mod engine;
mod fair;
pub mod file;
pub mod flight;
pub mod fullscreen;
pub mod keeper;
pub mod keys;
pub mod look;
pub mod notice;
pub mod page;
pub mod preferring;
mod promise;
pub mod pwa;
pub mod running;
pub mod said;
pub mod seed;
pub mod sound;
pub mod storage;
pub mod store;
pub mod study;
pub mod take_along;
pub mod voice;
pub mod watch;

pub use app::start;
