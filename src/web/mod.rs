//! The page and its bot worker: the only room that names leptos or the browser.

pub mod address;
pub mod app;
pub mod clock;
pub mod components;
pub mod engine;
pub mod keys;
pub mod notice;
pub mod pwa;
pub mod seed;
pub mod storage;
pub mod store;
pub mod voice;
pub mod worker;

pub use app::start;
pub use worker::listen;
