//! The whole table of a game, drawn and spoken from its [`scene::TableScene`].
//!
//! Each function takes the shell:
//!
//! - [`table()`]: all elements of the table, for `GamePage::table`.
//! - [`with_felt_and_rail`]: the table without its bar, for a tutorial.
//! - [`scores()`]: the content of the dialog with the score sheet, for `ChunkPage::fill_dialog`.
//! - [`pad()`]: a score pad, in the chunk.
//! - [`past_tricks()`]: the content of a dialog with complete tricks, in the chunk.
//! - [`more_choices`]: the moves of marked pieces, and many moves as a list, in the chunk.
//! - [`log`]: the live region, once for the lifetime of the page.
//! - [`watch`]: movements and sounds, once for the lifetime of the page.
//! - [`run_key`]: the answers to keys, for the task of a `KeyPress`.
//! - [`review_button`]: the button that opens the review.
//! - `watch_drags`: dragging, for a game that [has it](scene::TableLook::has_drags).
//! - `middle`: the middle of a table.
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
mod many_choices;
mod movements;
mod pad;
mod past_tricks;
mod scores;
mod seats;
mod selection;
mod table;
mod tones;
mod trick;
mod zones;

pub use announcer::log;
pub(crate) use drag::watch as watch_drags;
pub use effects::watch;
pub use end_dialogs::review_button;
pub use key_answers::run_key;
pub use pad::pad;
pub use past_tricks::past_tricks;
pub use scores::{chart, scores};
pub use selection::more_choices;
pub(crate) use table::middle;
pub use table::{table, with_felt_and_rail};
pub use trick::sign_of;
