//! The state of a trick beside its cards.

/// The state of a trick: which way it goes, what it is worth, and whose it would be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickState {
    /// How the trick goes, for the style sheet: `high`, `low`, `undecided`. `None` as long as it is empty, and in
    /// games in which it makes no difference.
    pub course: Option<&'static str>,
    /// The trick in sentences, as far as it is decided. Screen readers get it with the cards.
    pub told: String,
    /// The signs beside the cards, at most two: the first on the left, the second on the right.
    pub signs: Vec<TrickSign>,
    /// The key of the card that takes the trick, as it stands.
    pub taking: Option<u16>,
    /// Whether everybody has played.
    pub is_complete: bool,
}

/// A sign beside a trick: an icon, a word and a detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickSign {
    /// The id of the icon in the page's sprite.
    pub icon: &'static str,
    /// The word, such as "High".
    pub word: String,
    /// More about it, such as "above 23".
    pub detail: String,
}
