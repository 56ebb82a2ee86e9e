//! What the person must be told besides the game.

use crate::text::Words;
use crate::wire::Ignored;

/// Something the person must be told; it stays until it is put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A parameter of the address makes no sense.
    Ignored(Ignored),
    /// The match that was kept could not be read.
    SaveUnreadable,
    /// Nothing can be kept here.
    NotSaved,
    /// The bots' worker does not work.
    BotsSilent,
}

impl Notice {
    /// The notice in words.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::Ignored(Ignored { name, value }) => (words.parameter_ignored)(name, value),
            Self::SaveUnreadable => words.save_unreadable.into(),
            Self::NotSaved => words.not_saved.into(),
            Self::BotsSilent => words.bots_silent.into(),
        }
    }
}
