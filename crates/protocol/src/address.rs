//! Parameters of the page's address.

use cards::{SeatCount, Seed};
use game::{ChosenOptions, GameInfo, LevelId, MatchOption};
use session::{Choice, Motion, Speed, Theme};
use words::Lang;

/// Parameters that the address of every game has; each is optional. A game with parameters of its own
/// calls [`read_parameters`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// `players`: one of the game's numbers of players.
    pub players: Option<SeatCount>,
    /// `level`: of all opponents, by id.
    pub level: Option<LevelId>,
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
    /// `mute`: yes or no; without a value it means yes.
    pub mute: Option<bool>,
    /// `embed`: yes or no; without a value it means yes. Shows little besides the game.
    pub embed: Option<bool>,
    /// `host`: origin of the only page that may exchange messages with the embedded game. Empty if
    /// the value is not an origin: then no page may.
    pub host: Option<String>,
    /// The game's own options, each by its id. A switch is yes or no as well.
    pub options: ChosenOptions,
}

/// A parameter that was ignored because its value is invalid. The player is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IgnoredParameter {
    /// Name of the parameter.
    pub name: String,
    /// Its value, shortened to 20 characters.
    pub value: String,
}

/// Longest seed text, in characters.
const LONGEST_SEED: usize = 100;

/// Number of characters of an ignored value that are repeated to the player.
const SHOWN: usize = 20;

/// Reads decoded parameters. `set` stores one and returns false if the name is known and the value is
/// invalid; such parameters are returned.
///
/// ```
/// let mut goal = None;
/// let given = [("goal", "31"), ("goal", "high"), ("utm", "x")];
/// let ignored = protocol::read_parameters(given, |name, value| match name {
///     "goal" => value.parse::<u32>().map(|points| goal = Some(points)).is_ok(),
///     _ => true,
/// });
/// assert_eq!(goal, Some(31));
/// assert_eq!((ignored.len(), &*ignored[0].value), (1, "high"));
/// ```
pub fn read_parameters<'a>(
    parameters: impl IntoIterator<Item = (&'a str, &'a str)>,
    mut set: impl FnMut(&str, &str) -> bool,
) -> Vec<IgnoredParameter> {
    let mut ignored = Vec::new();
    for (name, value) in parameters {
        if !set(name, value.trim()) {
            let value = value.chars().take(SHOWN).collect();
            ignored.push(IgnoredParameter {
                name: name.into(),
                value,
            });
        }
    }
    ignored
}

impl Address {
    /// The names of the parameters that every game has.
    pub const NAMES: [&'static str; 10] = [
        "players", "level", "seed", "lang", "speed", "theme", "motion", "mute", "embed", "host",
    ];

    /// The names of all parameters, with the game's own options.
    #[must_use]
    pub fn names(game: &GameInfo) -> Vec<&'static str> {
        let options = game.options.iter().map(|option| option.id);
        Self::NAMES.into_iter().chain(options).collect()
    }

    /// Reads decoded parameters. Unknown names are skipped. Known names with an invalid value are
    /// returned as the second part, and so are options that do not matter with the number of `players`.
    pub fn read<'a>(
        game: &GameInfo,
        parameters: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Self, Vec<IgnoredParameter>) {
        let mut address = Self::default();
        let mut ignored = read_parameters(parameters, |name, value| address.set(game, name, value));
        ignored.extend(address.drop_unfit_options(game));
        (address, ignored)
    }

    /// Drops the options that do not matter with the number of players, if there is one.
    fn drop_unfit_options(&mut self, game: &GameInfo) -> Vec<IgnoredParameter> {
        let Some(seats) = self.players else {
            return Vec::new();
        };
        let unfit = game.options.iter().filter(|option| !option.fits(seats));
        let dropped = unfit.filter_map(|option| {
            let value = self.options.value(option);
            self.options.choose(option, option.default);
            (value != option.default).then(|| IgnoredParameter {
                name: option.id.into(),
                value: value.into(),
            })
        });
        dropped.collect()
    }

    /// Stores one parameter; false if the name is known and the value is invalid.
    pub fn set(&mut self, game: &GameInfo, name: &str, value: &str) -> bool {
        match name {
            "players" => set(&mut self.players, players(game, value)),
            "level" => set(&mut self.level, game.level(value)),
            "seed" => set(&mut self.seed, seed(value)),
            "lang" => set(&mut self.lang, Lang::from_tag(value)),
            "speed" => set(&mut self.speed, Speed::from_id(value)),
            "theme" => set(&mut self.theme, Theme::from_id(value)),
            "motion" => set(&mut self.motion, motion(value)),
            "mute" => set(&mut self.mute, yes(value)),
            "embed" => set(&mut self.embed, yes(value)),
            "host" => {
                let origin = origin(value);
                let is_valid = origin.is_some();
                self.host = Some(origin.unwrap_or_default());
                is_valid
            }
            _ => {
                let option = game.options.iter().find(|option| option.id == name);
                option.is_none_or(|option| choose(&mut self.options, option, value))
            }
        }
    }
}

pub(crate) fn players(game: &GameInfo, text: &str) -> Option<SeatCount> {
    game.seats().seat_count(text.parse().ok()?).ok()
}

pub(crate) fn seed(text: &str) -> Option<Seed> {
    let short = text.chars().nth(LONGEST_SEED).is_none();
    text.parse().ok().filter(|_| short)
}

fn motion(value: &str) -> Option<Motion> {
    let switched = |moves| if moves { Motion::Full } else { Motion::None };
    Motion::from_id(value).or_else(|| yes(value).map(switched))
}

pub(crate) fn yes(value: &str) -> Option<bool> {
    match value {
        "" | "1" | "true" | "on" | "yes" => Some(true),
        "0" | "false" | "off" | "no" => Some(false),
        _ => None,
    }
}

/// Reads an origin as browsers write it: scheme and host, nothing else.
fn origin(text: &str) -> Option<String> {
    let origin = text.to_ascii_lowercase();
    let host = origin
        .strip_prefix("https://")
        .or(origin.strip_prefix("http://"))?;
    let plain =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '[' | ']' | '_');
    let good = (1..=255).contains(&host.len()) && host.chars().all(plain);
    good.then_some(origin)
}

/// Chooses the value of an option; false if it has no such value.
pub(crate) fn choose(options: &mut ChosenOptions, option: &MatchOption, value: &str) -> bool {
    let switched = || yes(value).map(|on| if on { "on" } else { "off" });
    options.choose(option, value) || switched().is_some_and(|name| options.choose(option, name))
}

fn set<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let is_valid = value.is_some();
    *place = value.or(place.take());
    is_valid
}
