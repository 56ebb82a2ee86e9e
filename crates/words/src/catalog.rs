//! Message catalogues: a type with one method per message, filled from one file per language.

use super::Lang;

/// Declares a catalogue. Each key becomes a method. Without arguments it returns the text, with
/// arguments it fills the template ([`fill`](crate::fill)), with `[list]` it returns the text's
/// lines. The files `FOLDER/en.txt`, `de.txt`, `nl.txt` and `fr.txt` lie beside the declaring source
/// and have the keys in the same order. A program may load one of them at run time instead.
///
/// A catalogue extends another one: [`ShellWords`](crate::ShellWords), for example, or an empty
/// [`Catalog`]. It has all of that one's methods too, and the messages of both are stored together.
///
/// ```text
/// words::messages! {
///     /// Messages of this game.
///     Words: words::ShellWords, WordKey, "words":
///     title, captured(who, pieces), hints[list],
/// }
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$about:meta])*
        $name:ident: $base:ty, $keys:ident, $folder:literal:
        $($key:ident $(($($arg:ident),+))? $([$list:ident])?,)+
    ) => {
        #[allow(non_camel_case_types)] // keys are named as in the files
        enum $keys {
            $($key,)+
        }

        $(#[$about])*
        #[derive(Debug)]
        pub struct $name($base);

        impl $crate::Messages for $name {
            type Base = $base;

            const KEYS: &'static [$crate::Key] =
                &[$((stringify!($key), &[$($(stringify!($arg)),+)?])),+];

            const FOLDER: &'static str = $folder;

            fn file(lang: $crate::Lang) -> &'static str {
                match lang {
                    $crate::Lang::En => include_str!(concat!($folder, "/en.txt")),
                    $crate::Lang::De => include_str!(concat!($folder, "/de.txt")),
                    $crate::Lang::Nl => include_str!(concat!($folder, "/nl.txt")),
                    $crate::Lang::Fr => include_str!(concat!($folder, "/fr.txt")),
                }
            }

            fn from_catalog(catalog: $crate::Catalog) -> Self {
                Self(<$base as $crate::Messages>::from_catalog(catalog))
            }

            fn catalog(&self) -> &$crate::Catalog {
                self.0.catalog()
            }
        }

        impl std::ops::Deref for $name {
            type Target = $base;

            fn deref(&self) -> &$base {
                &self.0
            }
        }

        impl $name {
            /// The built-in messages of a language. The page loads its messages instead.
            #[must_use]
            pub fn for_lang(lang: $crate::Lang) -> &'static Self {
                static ALL: std::sync::LazyLock<[$name; 4]> = std::sync::LazyLock::new(|| {
                    $crate::Lang::ALL.map(<$name as $crate::Messages>::built_in)
                });
                &ALL[lang as usize]
            }
        }

        #[allow(missing_docs)] // the key names the message
        impl $name {
            $($crate::message!($keys, $key $(($($arg),+))? $([$list])?);)+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! message {
    ($keys:ident, $key:ident) => {
        #[must_use]
        pub fn $key(&self) -> &'static str {
            self.message(<Self as $crate::Messages>::FIRST + $keys::$key as usize)
        }
    };
    ($keys:ident, $key:ident [list]) => {
        #[must_use]
        pub fn $key(&self) -> Vec<&'static str> {
            let at = <Self as $crate::Messages>::FIRST + $keys::$key as usize;
            self.message(at).lines().map(str::trim).collect()
        }
    };
    ($keys:ident, $key:ident ($($arg:ident),+)) => {
        #[must_use]
        pub fn $key<'a>(&self, $($arg: impl Into<$crate::Arg<'a>>),+) -> String {
            let at = <Self as $crate::Messages>::FIRST + $keys::$key as usize;
            $crate::fill(self.lang(), self.message(at), &[$((stringify!($arg), $arg.into())),+])
        }
    };
}

/// The name of a message, and the names of its arguments.
pub type Key = (&'static str, &'static [&'static str]);

/// A catalogue that [`messages!`](crate::messages!) has declared.
pub trait Messages: Sized {
    /// The catalogue that this one extends: its messages come first.
    type Base: Messages;

    /// The keys of this catalogue alone, in the order of its files.
    const KEYS: &'static [Key];

    /// Folder of the message files. The page's file of a language is called `FOLDER/LANG`.
    const FOLDER: &'static str;

    /// Place of this catalogue's first message.
    const FIRST: usize = Self::Base::COUNT;

    /// Number of messages, with those that come first.
    const COUNT: usize = Self::FIRST + Self::KEYS.len();

    /// The file of this catalogue alone in a language.
    fn file(lang: Lang) -> &'static str;

    /// Wraps the messages, [`COUNT`](Self::COUNT) of them.
    #[must_use]
    fn from_catalog(catalog: Catalog) -> Self;

    /// The messages, those of the base first.
    fn catalog(&self) -> &Catalog;

    /// All keys, in the order of the messages.
    #[must_use]
    fn all_keys() -> Vec<Key> {
        [&Self::Base::all_keys(), Self::KEYS].concat()
    }

    /// The files that have all messages in a language, in order.
    #[must_use]
    fn files(lang: Lang) -> Vec<&'static str> {
        let mut files = Self::Base::files(lang);
        files.push(Self::file(lang));
        files
    }

    /// The messages of a language, from its files.
    #[must_use]
    fn built_in(lang: Lang) -> Self {
        let messages = Self::files(lang).into_iter().flat_map(messages).collect();
        Self::from_catalog(Catalog { lang, messages })
    }

    /// Reads all messages of a language from one text: the [`files`](Self::files) one after the other.
    /// Keys may be left out (`= message`). `None` if the number of messages is wrong.
    #[must_use]
    fn parse(lang: Lang, text: &'static str) -> Option<Self> {
        let messages: Vec<_> = messages(text).collect();
        (messages.len() == Self::COUNT).then(|| Self::from_catalog(Catalog { lang, messages }))
    }
}

/// The messages of one language by their places. An empty one is what the first catalogue extends.
#[derive(Debug)]
pub struct Catalog {
    lang: Lang,
    messages: Vec<&'static str>,
}

impl Catalog {
    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The message in a place; empty if there is none.
    #[must_use]
    pub fn message(&self, place: usize) -> &'static str {
        self.messages.get(place).copied().unwrap_or_default()
    }
}

impl Messages for Catalog {
    type Base = Self;

    const KEYS: &'static [Key] = &[];

    const FOLDER: &'static str = "";

    const FIRST: usize = 0;

    fn file(_lang: Lang) -> &'static str {
        ""
    }

    fn from_catalog(catalog: Self) -> Self {
        catalog
    }

    fn catalog(&self) -> &Self {
        self
    }

    fn all_keys() -> Vec<Key> {
        Vec::new()
    }

    fn files(_lang: Lang) -> Vec<&'static str> {
        Vec::new()
    }
}

/// Keys and messages of a file, in order.
pub fn entries(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = file;
    std::iter::from_fn(move || {
        while rest.starts_with(['\n', '#']) {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        }
        let ends = rest.match_indices('\n').map(|(at, _)| at);
        let goes_on = |at: &usize| rest.as_bytes().get(at + 1) == Some(&b' ');
        let end = ends.into_iter().find(|at| !goes_on(at));
        let (entry, after) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
        rest = after;
        let (key, message) = entry.split_once('=')?;
        Some((key.trim(), message.trim()))
    })
}

fn messages(file: &'static str) -> impl Iterator<Item = &'static str> {
    entries(file).map(|(_, message)| message)
}
