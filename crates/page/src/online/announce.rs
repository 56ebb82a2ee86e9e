//! The notices of the online table: spoken and shown.

use leptos::prelude::untrack;
use protocol::online_program::DealStage;

use super::parts::notice_text;
use super::status::{OnlineNotice, change, status_untracked};
use crate::shell::Shell;

/// Speaks the notice, and shows it in the dialog and for a while at the table. What everybody waits for is shown until
/// it comes.
pub(super) fn announce(shell: Shell, what: OnlineNotice) {
    let is_waiting = matches!(
        what,
        OnlineNotice::NoAnswer(_) | OnlineNotice::Deal(DealStage::Shuffling | DealStage::Checking)
    );
    change(|now| now.notice = Some(what));
    match untrack(|| notice_text(shell, &status_untracked())) {
        Some(text) if is_waiting => shell.keep_remark(text),
        Some(text) => shell.set_remark(text),
        None => {}
    }
}
