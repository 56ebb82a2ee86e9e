//! The fragment of the page's address.

use super::Action;

/// What the fragment of the address opens: `#daily`, `#match=…`, `#beat=…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fragment {
    /// The rules. They are a dialog, not an analysis page.
    Rules,
    /// A challenge. Its text is read when it is shown.
    Challenge,
    /// Playing online; an invitation or a reply may follow. That is a dialog, too.
    Online,
    /// An analysis page or a shared match.
    Analysis(Action),
}

impl Fragment {
    /// Parses a fragment without `#`; `None` if it opens nothing.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let action = match text {
            "rules" => return Some(Self::Rules),
            with if with.starts_with("friends") => return Some(Self::Online),
            "daily" => Action::Daily,
            "puzzles" => Action::Puzzles,
            "statistics" => Action::Statistics,
            "bots" => Action::Bots,
            _ if text.starts_with("beat=") => return Some(Self::Challenge),
            _ => Action::Link(text.strip_prefix("match=")?.into()),
        };
        Some(Self::Analysis(action))
    }
}
