//! The shell of every page: elements, widgets, and features of the browser.

pub mod clock;
pub mod dom;
mod event;
pub mod file;
pub mod focus;
pub mod frame;
pub mod fullscreen;
pub mod promise;
pub mod seed;
pub mod share;
pub mod storage;
pub mod widgets;
pub mod worker_handle;
pub mod worker_link;
