//! A keyboard shortcut, as the chunk gets it.

/// A keyboard shortcut at the table, which the chunk handles.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// The key: one of [`GamePage::keys`](super::GamePage::keys).
    pub key: char,
    /// The last line of the log.
    pub last_line: Option<String>,
}
