//! The texts of notices.

use little_devils::words::Words;
use page::shell::Notice;

/// The text of a notice.
#[must_use]
pub fn notice_text(notice: &Notice, words: &Words) -> String {
    match notice {
        Notice::IgnoredParameter { name, value } => words.parameter_ignored(name, value),
        Notice::SaveUnreadable => words.save_unreadable().into(),
        Notice::SettingsUnreadable => words.settings_unreadable().into(),
        Notice::NotSaved => words.not_saved().into(),
        Notice::SavedElsewhere => words.played_elsewhere().into(),
        Notice::Paused => words.paused().into(),
        Notice::BotsSilent => words.bots_silent().into(),
        Notice::AnalysisSilent => words.study_silent().into(),
        Notice::Unfit => words.unfit().into(),
        Notice::ExportSoon => words.export_soon().into(),
        Notice::ImportHere => words.import_here().into(),
    }
}

/// The text of the button that dismisses a notice.
#[must_use]
pub fn notice_action(notice: &Notice, words: &Words) -> &'static str {
    match notice {
        Notice::BotsSilent => words.try_again(),
        Notice::SavedElsewhere => words.play_on_here(),
        Notice::Paused => words.go_on(),
        _ => words.close(),
    }
}
