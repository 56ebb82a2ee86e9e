//! Languages, and how each writes numbers and plurals.

use crate::number;

/// A language that games are translated into.
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
    /// Every language, in the order in which the settings list them.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Nl, Self::Fr];

    /// The language's tag, as in the page's `lang` attribute and the `lang` parameter of the address.
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

    /// Plural category of a number that is not negative (Unicode CLDR): `one` or `other`.
    /// `decimal_digit`, 0 to 9, is the only digit after the decimal mark; 0 for a whole number.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::En.plural_category(1, 0), "one");
    /// assert_eq!(Lang::En.plural_category(0, 9), "other");
    /// assert_eq!(Lang::Fr.plural_category(0, 9), "one");
    /// ```
    #[must_use]
    pub const fn plural_category(self, whole: i64, decimal_digit: i64) -> &'static str {
        let one = match self {
            // In French every number below two is singular.
            Self::Fr => whole == 0 || whole == 1,
            Self::En | Self::De | Self::Nl => whole == 1 && decimal_digit == 0,
        };
        if one { "one" } else { "other" }
    }

    /// A number given in tenths, with one decimal and the language's decimal mark: "1.5".
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::En.decimal(15), "1.5");
    /// assert_eq!(Lang::De.decimal(-3), "−0,3");
    /// ```
    #[must_use]
    pub fn decimal(self, tenths: i64) -> String {
        let mark = if matches!(self, Self::En) { '.' } else { ',' };
        let sign = if tenths < 0 { "-" } else { "" };
        let tenths = tenths.unsigned_abs();
        number(format!("{sign}{}{mark}{}", tenths / 10, tenths % 10))
    }

    /// The language of a tag such as `de`, `de-AT` or `DE`.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::from_tag("de-AT"), Some(Lang::De));
    /// assert_eq!(Lang::from_tag("tlh"), None, "not one of ours");
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| primary.eq_ignore_ascii_case(lang.tag()))
    }
}
