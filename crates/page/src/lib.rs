//! The shell of every page: elements, widgets, and features of the browser.

pub mod address;
pub mod animation;
pub mod clock;
pub mod digest;
pub mod dom;
pub mod embed;
mod event;
pub mod file;
pub mod focus;
pub mod frame;
pub mod fullscreen;
pub mod hand;
pub mod json;
pub mod node;
pub mod promise;
pub mod pwa;
pub mod reminder;
pub mod seed;
pub mod share;
pub mod shell;
pub mod sound;
pub mod storage;
pub mod texts;
pub mod theme;
pub mod widgets;
pub mod worker_handle;
pub mod worker_link;
