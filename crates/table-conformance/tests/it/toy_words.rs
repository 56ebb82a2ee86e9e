//! The messages of the toy game, in one language for all.

use std::ops::Deref;
use std::sync::LazyLock;

use words::{Catalog, Key, Lang, Messages, ShellGuide, ShellWords};

use crate::flaws::Flaw;

const WORDS: &str = "\
title = Toy Tricks
subtitle = Twelve cards
credits = A toy.
score_note = The most tricks win.
level = {id, select, calm {Calm} other {Wild}}
option = Rounds
option_about = The number of rounds.
option_value = {value}
";

/// All values of an option have one name.
static ONE_NAME: LazyLock<String> =
    LazyLock::new(|| WORDS.replace("{value}", "{value, select, other {some}}"));

const GUIDE: &str = "\
tutorial_steps =
  Play the four, please.
  That is all of the toy.
tutorial_missed = Not that one.
signs =
  a number: the card
  a chip: a point
rules_text = Everybody plays a card.
rules_captions = A card
own_key_means = read the rules
points_name = Tricks
review_unit = tricks
";

/// A third sign has a meaning.
static ONE_SIGN_MORE: LazyLock<String> =
    LazyLock::new(|| GUIDE.replace("signs =", "signs =\n  a sign"));
/// A step has no text.
static ONE_STEP: LazyLock<String> =
    LazyLock::new(|| GUIDE.replace("  That is all of the toy.\n", ""));
/// What the game counts has no name.
static NO_UNIT: LazyLock<String> = LazyLock::new(|| GUIDE.replace("= Tricks", "= ?"));
/// A key has two meanings.
static TWO_MEANINGS: LazyLock<String> =
    LazyLock::new(|| GUIDE.replace("own_key_means =", "own_key_means =\n  another\n "));

/// Declares a catalogue that extends one of the shell's.
macro_rules! toy_messages {
    ($name:ident: $base:ty, $file:ident, $keys:expr) => {
        pub(crate) struct $name($base);

        impl $name {
            pub(crate) fn for_lang(lang: Lang) -> &'static Self {
                Box::leak(Box::new(Self::built_in(lang)))
            }
        }

        impl Messages for $name {
            type Base = $base;

            const KEYS: &'static [Key] = $keys;
            const FOLDER: &'static str = "words";

            fn from_catalog(catalog: Catalog) -> Self {
                Self(<$base>::from_catalog(catalog))
            }

            fn catalog(&self) -> &Catalog {
                self.0.catalog()
            }

            fn file(lang: Lang) -> &'static str {
                $file(lang)
            }
        }

        impl Deref for $name {
            type Target = $base;

            fn deref(&self) -> &$base {
                &self.0
            }
        }
    };
}

toy_messages!(ToyWords: ShellWords, words_file, &[
    ("title", &[]),
    ("subtitle", &[]),
    ("credits", &[]),
    ("score_note", &[]),
    ("level", &["id"]),
    ("option", &[]),
    ("option_about", &[]),
    ("option_value", &["value"]),
]);

toy_messages!(ToyGuide: ShellGuide, guide_file, &[
    ("tutorial_steps", &[]),
    ("tutorial_missed", &[]),
    ("signs", &[]),
    ("rules_text", &[]),
    ("rules_captions", &[]),
    ("own_key_means", &[]),
    ("points_name", &[]),
    ("review_unit", &[]),
]);

fn words_file(_lang: Lang) -> &'static str {
    if Flaw::ValuesShareName.is_set() {
        return &ONE_NAME;
    }
    if Flaw::MessageIsMissing.is_set() {
        return "";
    }
    WORDS
}

fn guide_file(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr if Flaw::SignIsUnknown.is_set() => &ONE_SIGN_MORE,
        _ if Flaw::KeyHasTwoMeanings.is_set() => &TWO_MEANINGS,
        _ if Flaw::StepHasNoText.is_set() => &ONE_STEP,
        _ if Flaw::UnitHasNoName.is_set() => &NO_UNIT,
        _ => GUIDE,
    }
}
