//! Which languages there are.

use super::{Words, de, en, fr, nl};

/// A language of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
}

impl Lang {
    /// Every language, in the order offered.
    pub const ALL: &[Self] = &[Self::En, Self::De, Self::Nl, Self::Fr];

    /// The language's tag, as in the page's `lang` and in the address.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
            Self::Fr => "fr",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Nl => "Nederlands",
            Self::Fr => "Français",
        }
    }

    /// The language's words.
    #[must_use]
    pub const fn words(self) -> &'static Words {
        match self {
            Self::En => &en::WORDS,
            Self::De => &de::WORDS,
            Self::Nl => &nl::WORDS,
            Self::Fr => &fr::WORDS,
        }
    }

    /// The language of a tag such as `de`, `de-AT` or `DE`.
    ///
    /// ```
    /// use little_devils::text::Lang;
    /// assert_eq!(Lang::from_tag("de-AT"), Some(Lang::De));
    /// assert_eq!(Lang::from_tag("tlh"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL
            .iter()
            .copied()
            .find(|lang| primary.eq_ignore_ascii_case(lang.tag()))
    }
}
