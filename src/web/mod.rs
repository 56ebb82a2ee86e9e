//! The page: the only room that names leptos.

pub mod address;
pub mod app;
pub mod clock;
pub mod components;
pub mod dom;
pub mod engine;
pub mod keys;
pub mod notice;
pub mod pwa;
pub mod seed;
pub mod storage;
pub mod store;
pub mod voice;

pub use app::start;
