//! Playing with people at other devices: the dialog, and the table that follows their match.
//!
//! The connections and the rules of the table are in a program of their own ([`link`]), which is loaded
//! when the dialog wants it. All of this is in the chunk.

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
mod now;
mod parts;
mod pasted;
mod people;
mod scan;
mod seats_view;
mod stun;
mod table;
mod telling;

use leptos::prelude::untrack;
use protocol::{RoundFormat, SharedGame};

use crate::shell::{MatchPage, Shell};

pub use dialog::friends_dialog;
pub use marks::{host_goes_on, watch};

/// The fragment of the address while there is a table with people elsewhere. With `=` and a text it is an
/// invitation.
pub const FRAGMENT: &str = "friends";

/// The fragment of a reply, before `=` and its text. It begins like [`FRAGMENT`], so that a page knows it.
const REPLY: &str = "friends-reply";

/// A game that people play from several devices.
pub trait SharedPage:
    MatchPage<Format: SharedGame + RoundFormat<Round = <Self as MatchPage>::Round>>
{
}

impl<G> SharedPage for G where
    G: MatchPage<Format: SharedGame + RoundFormat<Round = <G as MatchPage>::Round>>
{
}

/// Whether hints are off, because people elsewhere play at the table. Then the person is told.
#[must_use]
pub fn has_no_hints<G: MatchPage>(shell: Shell<G>) -> bool {
    let is_elsewhere = shell.is_elsewhere();
    if let Some(guide) = untrack(|| shell.guide()).filter(|_| is_elsewhere) {
        shell.set_remark(guide.friends_no_hints().into());
    }
    is_elsewhere
}
