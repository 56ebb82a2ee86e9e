//! Hints and reviews in words.

/// A hint in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The best move, and why.
    pub sentence: String,
    /// How the numbers come about.
    pub about: &'static str,
    /// The headings of the columns: moves, and what the numbers are.
    pub headings: [&'static str; 2],
    /// Each move that is worth reading at once with its value, the best first.
    pub rows: Vec<(String, String)>,
    /// What unfolds the other moves, such as "5 more"; shown only if there are some.
    pub more: String,
    /// The other moves with their values.
    pub more_rows: Vec<(String, String)>,
}

/// How a game words reviews.
#[derive(Clone, Copy, Debug)]
pub struct ReviewStyle {
    /// The unit of costs: "chips".
    pub unit: &'static str,
    /// Whether costs are shown with one decimal.
    pub has_decimal: bool,
}
