//! The page: the only room that names leptos.

pub mod address;
pub mod advice;
mod analysis_link;
pub mod analysis_worker;
pub mod animation;
pub mod announcer;
pub mod app;
pub mod aside;
pub mod chunk;
pub mod coach;
mod commitment;
pub mod components;
pub mod dialog;
pub mod effects;
pub mod embed;
pub mod engine;
pub mod keys;
pub mod message;
pub mod names;
pub mod notice;
pub mod preferences;
pub mod pwa;
mod reminder;
pub mod save_guard;
pub mod scene_effects;
pub mod sound;
pub mod store;
pub mod texts;
pub mod theme;
mod today;
mod transfer;

pub use app::start;
