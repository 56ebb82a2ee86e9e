//! The whole table of a game, drawn and spoken from its [`scene::TableScene`].
//!
//! A game implements [`ScenePage`] and hands its shell to these functions:
//!
//! - [`table()`]: all elements of the table, for `GameViews::table`.
//! - [`with_felt_and_rail`]: the table without its bar, for a tutorial.
//! - [`scores()`]: the content of the dialog with the score sheet, for `GameViews::fill_dialog`.
//! - [`pad()`]: a score pad, in the chunk.
//! - [`past_tricks()`]: the content of a dialog with complete tricks, in the chunk.
//! - [`more_choices`]: the moves of marked pieces, and many moves as a list, in the chunk.
//! - [`log`]: the live region, once for the lifetime of the page.
//! - [`watch`]: movements and sounds, once for the lifetime of the page.
//! - [`run_key`]: the answers to keys, for the task of a `KeyPress`.
//! - [`zone_of`]: a zone of the scene, for `TablePage::with_zone`.
//!
//! The style sheets are `crates/page/style/bar.css`, `seat.css` and `scene.css`; the icons are in
//! `crates/page/icons.svg` and `scene.svg`.

mod announcer;
mod bar;
mod choices;
mod drag;
mod effects;
mod end_dialogs;
mod key_answers;
mod look;
mod many_choices;
mod movements;
mod pad;
mod page;
mod past_tricks;
mod scores;
mod seats;
mod selection;
mod table;
mod tones;
mod trick;
mod zones;

pub use announcer::log;
pub use effects::watch;
pub use key_answers::run_key;
pub use look::{Middle, TableLook};
pub use pad::pad;
pub use page::{Act, NamedDialog, ScenePage, Tips, zone_of};
pub use past_tricks::past_tricks;
pub use scores::{chart, scores};
pub use selection::more_choices;
pub use table::{table, with_felt_and_rail};
pub use trick::sign_of;
