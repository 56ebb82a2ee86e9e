//! Settings with a few named values.

/// A setting with a few values. Each value has a name for addresses and saved settings.
pub trait Choice: Copy + PartialEq + Default + 'static {
    /// Every value with its name, in the order in which they are offered.
    const ALL: &'static [(Self, &'static str)];

    /// The value's name.
    #[must_use]
    fn id(self) -> &'static str {
        let find = Self::ALL.iter().find(|(value, _)| *value == self);
        find.map_or("", |(_, id)| id)
    }

    /// The value with this name, if there is one.
    #[must_use]
    fn from_id(id: &str) -> Option<Self> {
        let find = Self::ALL.iter().find(|(_, name)| *name == id);
        find.map(|(value, _)| *value)
    }
}
