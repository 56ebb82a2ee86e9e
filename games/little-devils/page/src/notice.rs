//! What the person must be told besides the game.

use little_devils::protocol::IgnoredParameter;
use little_devils::words::Words;

/// Something the person must be told; it stays until it is put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A parameter of the address makes no sense.
    IgnoredParameter(IgnoredParameter),
    /// The match that was kept could not be read.
    SaveUnreadable,
    /// The settings that were kept could not be read.
    SettingsUnreadable,
    /// Nothing can be kept here.
    NotSaved,
    /// Another tab or frame plays, and keeps its match.
    Elsewhere,
    /// The page around has paused the game.
    Paused,
    /// The bots' worker does not work.
    BotsSilent,
    /// The worker for what is looked at beside the table does not work.
    StudySilent,
    /// The browser computes wrongly.
    Unfit,
    /// The browser deletes what is saved here, unless the person exports it in time.
    ExportSoon,
    /// The installed game is new and empty: the person may have a file to import.
    ImportHere,
}

impl Notice {
    /// The notice in words.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::IgnoredParameter(IgnoredParameter { name, value }) => {
                words.parameter_ignored(name, value)
            }
            Self::SaveUnreadable => words.save_unreadable().into(),
            Self::SettingsUnreadable => words.settings_unreadable().into(),
            Self::NotSaved => words.not_saved().into(),
            Self::Elsewhere => words.played_elsewhere().into(),
            Self::Paused => words.paused().into(),
            Self::BotsSilent => words.bots_silent().into(),
            Self::StudySilent => words.study_silent().into(),
            Self::Unfit => words.unfit().into(),
            Self::ExportSoon => words.export_soon().into(),
            Self::ImportHere => words.import_here().into(),
        }
    }

    /// Whether there is nothing to do about it but to read it.
    #[must_use]
    pub const fn only_tells(&self) -> bool {
        !matches!(self, Self::BotsSilent | Self::Elsewhere | Self::Paused) && !self.needs_settings()
    }

    /// Whether the settings have what it is about, so that it has a button that opens them.
    #[must_use]
    pub const fn needs_settings(&self) -> bool {
        matches!(self, Self::ExportSoon | Self::ImportHere)
    }

    /// What the button says that puts it away.
    #[must_use]
    pub fn action(&self, words: &Words) -> &'static str {
        match self {
            Self::BotsSilent => words.try_again(),
            Self::Elsewhere => words.play_on_here(),
            Self::Paused => words.go_on(),
            _ => words.close(),
        }
    }
}
