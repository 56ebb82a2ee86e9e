//! Languages, and how each writes numbers and plurals.

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
    /// Every language, in the order of the settings.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Nl, Self::Fr];

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

    /// The language's name for itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Nl => "Nederlands",
            Self::Fr => "Français",
        }
    }

    /// Plural category of a number with at most one decimal (Unicode CLDR): `one` or `other`.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::En.plural(1, 0), "one");
    /// assert_eq!(Lang::En.plural(0, 9), "other");
    /// assert_eq!(Lang::Fr.plural(0, 9), "one");
    /// ```
    #[must_use]
    pub const fn plural(self, whole: i64, tenths: i64) -> &'static str {
        let one = match self {
            // In French every number below two is singular.
            Self::Fr => whole == 0 || whole == 1,
            Self::En | Self::De | Self::Nl => whole == 1 && tenths == 0,
        };
        if one { "one" } else { "other" }
    }

    /// A number given in tenths, with one decimal and the language's decimal mark: "1.5".
    #[must_use]
    pub fn decimal(self, tenths: i64) -> String {
        let mark = if matches!(self, Self::En) { '.' } else { ',' };
        format!("{}{mark}{}", tenths / 10, tenths % 10)
    }

    /// The language of a tag such as `de`, `de-AT` or `DE`.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::from_tag("de-AT"), Some(Lang::De));
    /// assert_eq!(Lang::from_tag("tlh"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| primary.eq_ignore_ascii_case(lang.tag()))
    }
}
