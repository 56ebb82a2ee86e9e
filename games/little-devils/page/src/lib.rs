//! The page of Little Devils: its state ([`store`]), its [`components`], and the links to the workers,
//! the browser and the host page. Start with [`app`].

pub mod address;
pub mod analysis_page;
pub mod analysis_worker;
pub mod animation;
pub mod announcer;
pub mod app;
pub mod bot_worker;
pub mod chunk;
pub mod coach;
pub mod components;
pub mod dialog;
pub mod message;
pub mod scene_effects;
pub mod sound;
pub mod store;

pub use store::LittleDevils;
