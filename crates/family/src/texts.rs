//! The texts of a game in a language, as the page asks for them.

use protocol::compact_text;
use scene::{ReviewStyle, RulesPart, Sign, TutorialStep};

/// The messages of a game that its page shows outside of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableTexts {
    /// The title of the game; the game in one line; and who made it.
    pub titles: [&'static str; 3],
    /// The note below the score sheet.
    pub score_note: &'static str,
    /// The names of the levels, in their order.
    pub levels: Vec<String>,
    /// The options, in their order.
    pub options: Vec<OptionTexts>,
}

/// The messages of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionTexts {
    /// The name.
    pub name: String,
    /// What it means, in a sentence.
    pub about: String,
    /// The names of its values, in their order.
    pub values: Vec<String>,
}

/// The texts of a game to read, with the pictures beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideTexts {
    /// What the deal of the day is, in a sentence.
    pub daily_rules: &'static str,
    /// What the game counts, at the start of a sentence or a column.
    pub points_name: &'static str,
    /// How reviews are worded; `None` if the game has none.
    pub review_style: Option<ReviewStyle>,
    /// The steps of the tutorial.
    pub tutorial: Vec<TutorialStep>,
    /// The signs of the table, each with its meaning.
    pub signs: Vec<(Sign, &'static str)>,
    /// The rules, to read.
    pub rules: Vec<RulesPart>,
    /// The keys, each with its meaning.
    pub keys: Vec<(&'static str, &'static str)>,
}

compact_text!(struct TableTexts { titles, score_note, levels, options });
compact_text!(struct OptionTexts { name, about, values });
compact_text!(struct GuideTexts { daily_rules, points_name, review_style, tutorial, signs, rules, keys });
