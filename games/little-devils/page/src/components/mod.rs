//! What is on the page, one small component a file.
//!
//! A component is a function from the store, and what else it is about, to an
//! [`Element`](page::dom::Element); one that may be absent adds itself to its place and is
//! called `with_…`. To keep the page small to download:
//!
//! - Elements are built with [`el`](page::dom::el) and its methods, not with Leptos' `view!`,
//!   which compiles each view anew.
//! - What repeats is a function, such as [`button`] or [`face`].
//! - Fixed words come from `store.text(|words| …)`, which is one type of closure for all of them.
//! - Closures are cheap, new types of signals and memos less so: read the scene with
//!   `store.look(|scene| …)`. The page is touched only where the answer differs from before, so a
//!   memo in between gains nothing.
//! - In what the page runs, no sorting, no maps, no hash tables: each brings several kilobytes of code
//!   for a handful of things, which a list and `find` do as well.

pub mod analysis;
pub mod bar;
pub mod begin;
pub mod card;
pub mod dialogs;
pub mod example;
pub mod form;
pub mod hand;
pub mod hint;
pub mod kept_file;
pub mod legend;
pub mod lesson;
pub mod lobby;
pub mod log;
pub mod matches;
pub mod modal;
pub mod new_match;
pub mod notices;
pub mod opponents;
pub mod pages;
pub mod plot;
pub mod reading;
pub mod scores;
pub mod seat;
pub mod settings;
pub mod table;
pub mod trick;
pub mod tricks;
pub mod update;

pub use analysis::{analysis, draw, study_button};
pub use bar::bar;
pub use begin::begin;
pub use card::{card_face, mark};
pub use dialogs::with_end_dialogs;
pub use form::Form;
pub use hand::{hand, walk};
pub use hint::hint;
pub use kept_file::kept_file;
pub use lesson::lesson;
pub use lobby::lobby;
pub use log::log;
pub use matches::{match_list, question};
pub use modal::{modal, modal_beside, page_to_read};
pub use new_match::new_match;
pub use notices::notices;
pub use opponents::opponents;
pub use pages::dialog;
pub use plot::plot;
pub use scores::score_table;
pub use seat::{seat_view, with_seats};
pub use settings::{language, settings, speed};
pub use table::table_view;
pub use trick::trick_view;
pub use tricks::tricks;
pub use update::with_update_offer;
