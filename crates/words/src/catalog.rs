//! Message catalogues: a type with one method per message, filled from one file per language.

/// Declares a catalogue. Each key becomes a method. Without arguments it returns the text, with
/// arguments it fills the template ([`fill`](crate::fill)), with `[list]` it returns the text's
/// lines. The files `FOLDER/en.txt`, `de.txt`, `nl.txt` and `fr.txt` lie beside the declaring source
/// and have the keys in the same order. A program may load one of them at run time instead.
#[macro_export]
macro_rules! messages {
    (
        $(#[$about:meta])*
        $name:ident, $keys:ident, $folder:literal:
        $($key:ident $(($($arg:ident),+))? $([$list:ident])?,)+
    ) => {
        #[allow(non_camel_case_types)] // keys are named as in the files
        enum $keys {
            $($key,)+
        }

        $(#[$about])*
        #[derive(Debug)]
        pub struct $name {
            lang: $crate::Lang,
            messages: Vec<&'static str>,
        }

        impl $name {
            /// Every key with the names of its arguments, in the order of the files.
            pub const KEYS: &'static [(&'static str, &'static [&'static str])] =
                &[$((stringify!($key), &[$($(stringify!($arg)),+)?])),+];

            /// Folder of the message files.
            pub const FOLDER: &'static str = $folder;

            /// Reads a language's file, whose keys may be left out (`= message`); `None` if the number of
            /// messages is wrong.
            #[must_use]
            pub fn parse(lang: $crate::Lang, file: &'static str) -> Option<Self> {
                let messages: Vec<_> = $crate::entries(file).map(|(_, message)| message).collect();
                (messages.len() == Self::KEYS.len()).then_some(Self { lang, messages })
            }

            /// The built-in messages of a language. The page loads its messages instead.
            #[must_use]
            pub fn for_lang(lang: $crate::Lang) -> &'static Self {
                static ALL: std::sync::LazyLock<[$name; 4]> = std::sync::LazyLock::new(|| {
                    $crate::Lang::ALL.map(|lang| {
                        let file = match lang {
                            $crate::Lang::En => include_str!(concat!($folder, "/en.txt")),
                            $crate::Lang::De => include_str!(concat!($folder, "/de.txt")),
                            $crate::Lang::Nl => include_str!(concat!($folder, "/nl.txt")),
                            $crate::Lang::Fr => include_str!(concat!($folder, "/fr.txt")),
                        };
                        $name::parse(lang, file).unwrap_or($name { lang, messages: Vec::new() })
                    })
                });
                &ALL[lang as usize]
            }

            /// The language.
            #[must_use]
            pub const fn lang(&self) -> $crate::Lang {
                self.lang
            }

            fn get(&self, key: usize) -> &'static str {
                self.messages.get(key).copied().unwrap_or_default()
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
            self.get($keys::$key as usize)
        }
    };
    ($keys:ident, $key:ident [list]) => {
        #[must_use]
        pub fn $key(&self) -> Vec<&'static str> {
            self.get($keys::$key as usize).lines().map(str::trim).collect()
        }
    };
    ($keys:ident, $key:ident ($($arg:ident),+)) => {
        #[must_use]
        pub fn $key<'a>(&self, $($arg: impl Into<$crate::Arg<'a>>),+) -> String {
            let message = self.get($keys::$key as usize);
            $crate::fill(self.lang, message, &[$((stringify!($arg), $arg.into())),+])
        }
    };
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
