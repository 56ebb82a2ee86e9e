//! Notices to the person besides the game.

use words::ShellWords;

/// A notice to the person. It stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A parameter of the address is invalid.
    IgnoredParameter {
        /// The name of the parameter.
        name: String,
        /// Its value, shortened.
        value: String,
    },
    /// The saved match is unreadable and was quarantined.
    SaveUnreadable,
    /// The saved settings are unreadable and were quarantined.
    SettingsUnreadable,
    /// Saved results are unreadable and were quarantined.
    ResultsUnreadable,
    /// Something could not be saved.
    NotSaved,
    /// Another tab or frame has saved its own match.
    SavedElsewhere,
    /// The host page has paused the game.
    Paused,
    /// The bots' worker has failed.
    BotsSilent,
    /// The analysis worker, the chunk or a language could not be loaded.
    AnalysisSilent,
    /// The browser computes wrongly.
    SelfCheckFailed,
    /// The browser deletes what is saved here, unless the person exports it in time.
    ExportSoon,
    /// The installed game is new and empty: the person may have a file to import.
    ImportHere,
    /// A file was dropped on the page: the person may want to import it.
    FileDropped(String),
}

impl Notice {
    /// The text of the notice.
    #[must_use]
    pub fn text(&self, words: &ShellWords) -> String {
        match self {
            Self::IgnoredParameter { name, value } => words.parameter_ignored(name, value),
            Self::SaveUnreadable => words.save_unreadable().into(),
            Self::SettingsUnreadable => words.settings_unreadable().into(),
            Self::ResultsUnreadable => words.results_unreadable().into(),
            Self::NotSaved => words.not_saved().into(),
            Self::SavedElsewhere => words.played_elsewhere().into(),
            Self::Paused => words.paused().into(),
            Self::BotsSilent => words.bots_silent().into(),
            Self::AnalysisSilent => words.not_loaded().into(),
            Self::SelfCheckFailed => words.self_check_failed().into(),
            Self::ExportSoon => words.export_soon().into(),
            Self::ImportHere => words.import_here().into(),
            Self::FileDropped(name) => words.file_dropped(name),
        }
    }

    /// The text of the button that dismisses it.
    #[must_use]
    pub fn action(&self, words: &ShellWords) -> &'static str {
        match self {
            Self::BotsSilent => words.try_again(),
            Self::SavedElsewhere => words.play_on_here(),
            Self::Paused => words.go_on(),
            _ => words.close(),
        }
    }

    /// Whether it asks for nothing: the person can only read it.
    #[must_use]
    pub const fn is_informative(&self) -> bool {
        !matches!(self, Self::BotsSilent | Self::SavedElsewhere | Self::Paused)
            && !self.needs_settings()
    }

    /// Whether it has a button that opens the settings.
    #[must_use]
    pub const fn needs_settings(&self) -> bool {
        matches!(
            self,
            Self::ExportSoon | Self::ImportHere | Self::FileDropped(_)
        )
    }
}
