//! The person's preferences in a card game with tricks, as a settings dialog offers them, with the names
//! used in storage.
//!
//! All games have the same ones, so that saved settings have one format. A game that has no use for one
//! leaves it out of its dialog.

use crate::{Choice, Speed};

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the operating system is set.
    #[default]
    System,
    /// Light colours.
    Light,
    /// Dark colours.
    Dark,
    /// High contrast: black, white and very few colours.
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

/// Whether cards are animated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Motion {
    /// As the operating system is set.
    #[default]
    System,
    /// All animations.
    Full,
    /// No animations.
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
    /// Smaller cards, more room for the table.
    Small,
    /// Between the two.
    #[default]
    Medium,
    /// Larger cards, less room for the table.
    Large,
}

impl Choice for CardSize {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Small, "small"),
        (Self::Medium, "medium"),
        (Self::Large, "large"),
    ];
}

/// A setting that is on or off. Off by default, unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// Marks the cards that may be played. On by default.
    ShowLegal,
    /// Plays the person's card for them when it is the only legal one.
    PlayForced,
    /// Asks for a second tap to play a card, to prevent slips.
    AskFirst,
    /// Shows all past tricks of the round, not only the last.
    History,
    /// Plays sounds. On by default.
    Sound,
    /// Puts the controls within reach of the left thumb.
    LeftHanded,
    /// Gives each suit of the French pack a color of its own.
    FourColors,
}

impl Switch {
    /// Every switch, in the order of the enum: [`Preferences`] stores the values by it. Texts and
    /// dialogs follow it too.
    pub const ALL: [Self; 7] = [
        Self::ShowLegal,
        Self::PlayForced,
        Self::AskFirst,
        Self::History,
        Self::Sound,
        Self::LeftHanded,
        Self::FourColors,
    ];

    /// The switch's name in saved settings.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ShowLegal => "show-legal",
            Self::PlayForced => "play-forced",
            Self::AskFirst => "ask-first",
            Self::History => "history",
            Self::Sound => "sound",
            Self::LeftHanded => "left-handed",
            Self::FourColors => "four-colors",
        }
    }
}

/// The person's preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// How fast the table moves.
    pub speed: Speed,
    /// The colours.
    pub theme: Theme,
    /// Whether cards are animated.
    pub motion: Motion,
    /// How large the cards are.
    pub card_size: CardSize,
    /// One value for each switch, in the order of [`Switch::ALL`].
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

    /// Takes over what differs between two states, such as before and after a change. All else stays.
    pub fn take_changes(&mut self, before: &Self, after: &Self) {
        fn take<T: Copy + PartialEq>(ours: &mut T, before: T, after: T) {
            if before != after {
                *ours = after;
            }
        }
        take(&mut self.speed, before.speed, after.speed);
        take(&mut self.theme, before.theme, after.theme);
        take(&mut self.motion, before.motion, after.motion);
        take(&mut self.card_size, before.card_size, after.card_size);
        for switch in Switch::ALL {
            let at = switch as usize;
            take(
                &mut self.switches[at],
                before.has(switch),
                after.has(switch),
            );
        }
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
