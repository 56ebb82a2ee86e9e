//! The messages and the texts to read of a page, of which only the game knows more.

use core::any::Any;
use std::ops::Deref;

use words::{Lang, Messages, ShellGuide, ShellWords};

use super::typed;

/// The messages of a game, those of the shell among them.
pub trait PageWords: Any + Deref<Target = ShellWords> + Send + Sync {}

/// The texts of a game to read, such as the rules, those of the shell among them.
pub trait PageGuide: Any + Deref<Target = ShellGuide> + Send + Sync {}

impl<W: Any + Deref<Target = ShellWords> + Send + Sync> PageWords for W {}

impl<W: Any + Deref<Target = ShellGuide> + Send + Sync> PageGuide for W {}

/// All messages of a page in a language. They stay for the lifetime of the page.
pub type WordsRef = &'static dyn PageWords;

/// All texts of a page to read, in a language. They stay for the lifetime of the page.
pub type GuideRef = &'static dyn PageGuide;

/// Reads the messages and the texts of a game from their files.
#[derive(Clone, Copy)]
pub struct Catalogs {
    /// Reads the messages of a language; `None` if it is not their file.
    pub words: fn(Lang, &'static str) -> Option<WordsRef>,
    /// Reads the texts to read; `None` if it is not their file.
    pub guide: fn(Lang, &'static str) -> Option<GuideRef>,
}

impl Catalogs {
    /// Those of a game with these types.
    #[must_use]
    pub const fn of<W: Messages + PageWords, G: Messages + PageGuide>() -> Self {
        Self {
            words: |lang, file| Some(Box::leak(Box::new(W::parse(lang, file)?))),
            guide: |lang, file| Some(Box::leak(Box::new(G::parse(lang, file)?))),
        }
    }
}

impl dyn PageWords {
    /// The messages with the type that the game has for them.
    ///
    /// # Panics
    /// As [`typed()`].
    #[must_use]
    pub fn typed<W: 'static>(&self) -> &W {
        typed(self)
    }
}

impl dyn PageGuide {
    /// The texts with the type that the game has for them.
    ///
    /// # Panics
    /// As [`typed()`].
    #[must_use]
    pub fn typed<W: 'static>(&self) -> &W {
        typed(self)
    }
}
