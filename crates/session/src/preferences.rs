//! How the person likes to play: what a settings dialog offers, each with its name outside.

use super::Speed;

/// A setting with a few values, each of which has a name in addresses and kept settings.
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

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the person's system has it.
    #[default]
    System,
    /// A table by day.
    Light,
    /// A table by night.
    Dark,
    /// Black and white with as few colours as can be.
    Contrast,
}

impl Choice for Theme {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::System, "system"),
        (Self::Light, "light"),
        (Self::Dark, "dark"),
        (Self::Contrast, "contrast"),
    ];
}

/// Whether cards fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Motion {
    /// As the person's system has it.
    #[default]
    System,
    /// They do.
    Full,
    /// Nothing moves.
    None,
}

impl Choice for Motion {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::System, "system"),
        (Self::Full, "full"),
        (Self::None, "none"),
    ];
}

/// How large the person's cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum CardSize {
    /// More table, smaller cards.
    Small,
    /// As large as leaves the table its room.
    #[default]
    Medium,
    /// Larger cards, less table.
    Large,
}

impl Choice for CardSize {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Small, "small"),
        (Self::Medium, "medium"),
        (Self::Large, "large"),
    ];
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// The cards that may be played stand out.
    ShowLegal,
    /// A card that is the only legal one plays itself.
    PlayForced,
    /// A card is played by a second tap, against slips of the finger.
    AskFirst,
    /// All tricks of the round may be looked at, not only the last.
    History,
    /// What happens can be heard.
    Sound,
    /// The controls lie where the left thumb is.
    LeftHanded,
}

impl Switch {
    /// Every switch, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::ShowLegal,
        Self::PlayForced,
        Self::AskFirst,
        Self::History,
        Self::Sound,
        Self::LeftHanded,
    ];

    /// The switch's name in kept settings.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ShowLegal => "show-legal",
            Self::PlayForced => "play-forced",
            Self::AskFirst => "ask-first",
            Self::History => "history",
            Self::Sound => "sound",
            Self::LeftHanded => "left-handed",
        }
    }
}

/// How the person likes to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// How fast the table moves.
    pub speed: Speed,
    /// The colours.
    pub theme: Theme,
    /// Whether cards fly.
    pub motion: Motion,
    /// How large the cards are.
    pub card_size: CardSize,
    /// By the place of the switch in [`Switch::ALL`].
    switches: [bool; Switch::ALL.len()],
}

impl Preferences {
    /// Whether a switch is on.
    #[must_use]
    pub const fn has(&self, switch: Switch) -> bool {
        self.switches[switch as usize]
    }

    /// Turns a switch on or off.
    pub const fn set(&mut self, switch: Switch, on: bool) {
        self.switches[switch as usize] = on;
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            speed: Speed::default(),
            theme: Theme::default(),
            motion: Motion::default(),
            card_size: CardSize::default(),
            switches: Switch::ALL.map(|switch| matches!(switch, Switch::ShowLegal | Switch::Sound)),
        }
    }
}
