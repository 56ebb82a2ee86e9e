//! The messages of the toy game, in one language for all.

use std::sync::LazyLock;

use words::{Catalog, Key, Lang, Messages};

use crate::flaws::Flaw;

/// The messages of the toy game: those of its table and those of its guide.
pub(crate) struct ToyWords(Catalog);

const TEXTS: &str = "\
lead = Play a card.
level = {id, select, calm {Calm} other {Wild}}
option = Rounds
option_about = The number of rounds.
option_value = {value}
tutorial_steps =
  Play the four, please.
  That is all of the toy.
tutorial_missed = Not that one.
signs = a number: the card
rules_captions = A card
own_key_means = read the rules
";

/// All values of an option have one name.
static ONE_NAME: LazyLock<String> =
    LazyLock::new(|| TEXTS.replace("{value}", "{value, select, other {some}}"));
/// Two signs have a meaning.
static TWO_SIGNS: LazyLock<String> =
    LazyLock::new(|| TEXTS.replace("signs =", "signs =\n  a sign\n "));
/// A step has no text.
static ONE_STEP: LazyLock<String> =
    LazyLock::new(|| TEXTS.replace("  That is all of the toy.\n", ""));

impl ToyWords {
    pub(crate) fn for_lang(lang: Lang) -> &'static Self {
        let text = match lang {
            _ if Flaw::ValuesShareName.is_set() => &ONE_NAME,
            Lang::Fr if Flaw::SignIsUnknown.is_set() => &TWO_SIGNS,
            _ if Flaw::StepHasNoText.is_set() => &ONE_STEP,
            _ => TEXTS,
        };
        Box::leak(Box::new(Self::parse(lang, text).expect("all messages")))
    }
}

impl Messages for ToyWords {
    type Base = Catalog;

    const KEYS: &'static [Key] = &[
        ("lead", &[]),
        ("level", &["id"]),
        ("option", &[]),
        ("option_about", &[]),
        ("option_value", &["value"]),
        ("tutorial_steps", &[]),
        ("tutorial_missed", &[]),
        ("signs", &[]),
        ("rules_captions", &[]),
        ("own_key_means", &[]),
    ];
    const FOLDER: &'static str = "words";

    fn from_catalog(catalog: Catalog) -> Self {
        Self(catalog)
    }

    fn catalog(&self) -> &Catalog {
        &self.0
    }

    fn file(_lang: Lang) -> &'static str {
        if Flaw::MessageIsMissing.is_set() {
            ""
        } else {
            TEXTS
        }
    }
}
