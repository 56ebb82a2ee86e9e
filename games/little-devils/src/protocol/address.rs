//! What the page's address asks for.

use crate::bots::Level;
use cards::{SeatCount, Seed};
use session::{Choice, Motion, Speed, Theme};
use words::Lang;

/// What the page's address asks for; all of it is optional.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// `players`: 3 to 6.
    pub players: Option<SeatCount>,
    /// `level`: of all opponents, by id.
    pub level: Option<Level>,
    /// `seed`: a decimal number or any text of up to 100 characters.
    pub seed: Option<Seed>,
    /// `lang`: a language tag.
    pub lang: Option<Lang>,
    /// `speed`: by id.
    pub speed: Option<Speed>,
    /// `theme`: by id.
    pub theme: Option<Theme>,
    /// `motion`: by id, or yes or no.
    pub motion: Option<Motion>,
    /// `mute`: yes or no; alone it means yes.
    pub mute: Option<bool>,
    /// `embed`: yes or no; alone it means yes. Little besides the game is shown.
    pub embed: Option<bool>,
    /// `host`: the origin of the only page that may talk with the game in its frame; of a senseless
    /// one, empty: then no page may.
    pub host: Option<String>,
}

/// A parameter whose value makes no sense, to be told to the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IgnoredParameter {
    /// The parameter.
    pub name: String,
    /// Its value, shortened if it is long.
    pub value: String,
}

/// The longest text that is taken for a seed, in characters.
const LONGEST_SEED: usize = 100;

/// As much of a senseless value as is worth repeating, in characters.
const SHOWN: usize = 20;

impl Address {
    /// Reads decoded parameters. Names that are not ours are nobody's business; of values that make
    /// no sense a list is kept.
    pub fn read<'a>(
        parameters: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Self, Vec<IgnoredParameter>) {
        let mut address = Self::default();
        let mut ignored = Vec::new();
        for (name, value) in parameters {
            if !address.take(name, value.trim()) {
                let value = value.chars().take(SHOWN).collect();
                ignored.push(IgnoredParameter {
                    name: name.into(),
                    value,
                });
            }
        }
        (address, ignored)
    }

    /// Takes one parameter in; false if it is ours and makes no sense.
    fn take(&mut self, name: &str, value: &str) -> bool {
        match name {
            "players" => set(&mut self.players, players(value)),
            "level" => set(&mut self.level, Level::from_id(value)),
            "seed" => set(&mut self.seed, seed(value)),
            "lang" => set(&mut self.lang, Lang::from_tag(value)),
            "speed" => set(&mut self.speed, Speed::from_id(value)),
            "theme" => set(&mut self.theme, Theme::from_id(value)),
            "motion" => set(&mut self.motion, motion(value)),
            "mute" => set(&mut self.mute, yes(value)),
            "embed" => set(&mut self.embed, yes(value)),
            "host" => {
                let origin = origin(value);
                let sensible = origin.is_some();
                self.host = Some(origin.unwrap_or_default());
                sensible
            }
            _ => true,
        }
    }
}

pub(super) fn players(text: &str) -> Option<SeatCount> {
    let number: i64 = text.parse().ok()?;
    number.try_into().ok()
}

pub(super) fn seed(text: &str) -> Option<Seed> {
    let short = text.chars().nth(LONGEST_SEED).is_none();
    text.parse().ok().filter(|_| short)
}

fn motion(value: &str) -> Option<Motion> {
    let switched = |moves| if moves { Motion::Full } else { Motion::None };
    Motion::from_id(value).or_else(|| yes(value).map(switched))
}

pub(super) fn yes(value: &str) -> Option<bool> {
    match value {
        "" | "1" | "true" | "on" | "yes" => Some(true),
        "0" | "false" | "off" | "no" => Some(false),
        _ => None,
    }
}

/// The origin that a text is, as browsers write it: scheme and host, and no more.
fn origin(text: &str) -> Option<String> {
    let origin = text.to_ascii_lowercase();
    let host = origin
        .strip_prefix("https://")
        .or(origin.strip_prefix("http://"))?;
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.:[]_".contains(c);
    let good = (1..=255).contains(&host.len()) && host.chars().all(plain);
    good.then_some(origin)
}

fn set<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let sensible = value.is_some();
    *place = value.or(place.take());
    sensible
}
