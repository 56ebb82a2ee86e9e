//! Types of mistakes, told apart by the card played and the best card.

/// The type of a mistake: the first one that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MistakeType {
    /// A lead, and a lower card was best.
    LeadsHigh,
    /// A lead, and a higher card was best.
    LeadsLow,
    /// The second card, and the other direction was best.
    WrongWay,
    /// A card with 5 devils was best, but another card was played.
    KeepsFives,
    /// The card takes the trick far more often than the best one.
    TakesTricks,
    /// The card takes the trick far less often than the best one, but taking a cheap trick was better.
    ShunsTricks,
    /// Any other mistake: the cards left in hand are worse than they could be.
    KeepsWrong,
}

impl MistakeType {
    /// Every type.
    pub const ALL: [Self; 7] = [
        Self::LeadsHigh,
        Self::LeadsLow,
        Self::WrongWay,
        Self::KeepsFives,
        Self::TakesTricks,
        Self::ShunsTricks,
        Self::KeepsWrong,
    ];

    /// The type's name in saves and messages, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::LeadsHigh => "leads-high",
            Self::LeadsLow => "leads-low",
            Self::WrongWay => "wrong-way",
            Self::KeepsFives => "keeps-fives",
            Self::TakesTricks => "takes-tricks",
            Self::ShunsTricks => "shuns-tricks",
            Self::KeepsWrong => "keeps-wrong",
        }
    }

    /// The type with this name; `None` if there is none.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|mistake_type| mistake_type.id() == id)
    }
}
