//! Playing with people at other devices: the dialog, and the table that follows their match.
//!
//! The connections and the rules of the table are in a program of their own ([`link`]), which is loaded
//! when the dialog wants it. All of this is in the chunk.

mod announce;
mod asked;
mod dialog;
mod follow;
mod form;
mod host_view;
mod kept;
mod kept_matches;
mod leaving;
mod link;
mod marks;
mod parts;
mod pasted;
mod people;
mod scan;
mod seats_view;
mod status;
mod stun;
mod table;

use leptos::prelude::untrack;

use crate::shell::Shell;

pub use dialog::online_dialog;
pub use marks::{host_goes_on, watch};

/// The fragment of the address while there is an online table. With `=` and a text it is an
/// invitation.
pub const FRAGMENT: &str = "friends";

/// The fragment of a reply, before `=` and its text. It begins like [`FRAGMENT`], so that a page knows it.
const REPLY: &str = "friends-reply";

/// Whether hints are off, because the table is online. Then the person is told.
#[must_use]
pub fn has_no_hints(shell: Shell) -> bool {
    let is_online = shell.is_online();
    if let Some(guide) = untrack(|| shell.guide()).filter(|_| is_online) {
        shell.set_remark(guide.online_no_hints().into());
    }
    is_online
}
