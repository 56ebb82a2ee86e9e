//! Options and levels as texts.

use cards::{Generator, below};
use game::LevelId;
use game::conformance::ensure;
use protocol::TableFormat;

use crate::starts::{SEED, any_options};
use crate::{Check, Failure};

/// The number of starts for each number of players, and of changed texts for each text.
const SAMPLES: usize = 40;

/// The catalogue has the numbers of players of the rules. Default values are among the values. No two levels have
/// the same id, and the difficulties and the default level are levels. Every start can be chosen in the form that
/// made it.
pub(crate) fn options<G: TableFormat>() -> Result<(), Failure> {
    ensure(Check::Options, G::INFO.seats() == G::SEATS, || {
        "the catalogue has other numbers of players".into()
    })?;
    for option in G::INFO.options {
        let default = option.value(option.default);
        ensure(Check::Options, default == Some(option.default), || {
            format!("{} has no value {}", option.id, option.default)
        })?;
    }
    for level in G::INFO.levels {
        let alike = G::INFO.levels.iter().filter(|other| *other == level);
        ensure(Check::Options, alike.count() == 1, || {
            format!("two levels have the id {}", level.id())
        })?;
    }
    let place = |id: &LevelId| G::INFO.levels.iter().position(|level| level == id);
    let places: Option<Vec<usize>> = G::INFO.difficulties.iter().map(place).collect();
    let is_sorted = places.is_some_and(|places| places.is_sorted());
    ensure(Check::Options, is_sorted, || {
        "the difficulties are not levels, the weakest first".into()
    })?;
    let has_default = place(&G::INFO.default_level()).is_some();
    let is_without_bots = G::INFO.levels.is_empty();
    ensure(Check::Options, has_default || is_without_bots, || {
        "the default level is not among the levels".into()
    })?;
    let mut generator = SEED.generator();
    for number in 0..SAMPLES {
        starts_read_back::<G>(number as u64, &mut generator)?;
    }
    Ok(())
}

/// Starts with random options read back, for each number of players.
fn starts_read_back<G: TableFormat>(number: u64, generator: &mut Generator) -> Result<(), Failure> {
    let seed = SEED.derive(3_000 + number);
    for seats in G::SEATS.all() {
        let start = G::start(seed, seats, &any_options::<G>(generator));
        let text = G::start_text(&start);
        let read = G::parse_start(seed, seats, &text);
        ensure(Check::Options, read.as_ref() == Some(&start), || {
            format!("{text:?} reads as {read:?}")
        })?;
        let chosen = G::chosen(&start).map(|chosen| G::start(seed, seats, &chosen));
        ensure(Check::Options, chosen.as_ref() == Some(&start), || {
            format!("the form cannot make {text:?}")
        })?;
        for junk in changed(&text, generator) {
            let read = G::parse_start(seed, seats, &junk);
            let again = read.map(|start| G::start_text(&start));
            let is_one = again.as_ref().is_none_or(|again| *again == junk);
            ensure(Check::Options, is_one, || {
                format!("{junk:?} reads as {again:?}")
            })?;
        }
    }
    Ok(())
}

/// Texts that are nearly this one: with a character or a word more or less, in the other case, or with its words in
/// another order.
pub(crate) fn changed(text: &str, generator: &mut Generator) -> Vec<String> {
    let mut texts = vec![
        String::new(),
        format!(" {text}"),
        format!("{text} "),
        format!("{text} {text}"),
        format!("+{text}"),
        format!("0{text}"),
        text.to_uppercase(),
        text.to_lowercase(),
        text.split(' ').rev().collect::<Vec<_>>().join(" "),
    ];
    let chars: Vec<char> = text.chars().collect();
    for _ in 0..SAMPLES.min(2 * chars.len()) {
        let count = u32::try_from(chars.len()).unwrap_or(1).max(1);
        let at = below(generator, count) as usize;
        let mut other = chars.clone();
        match below(generator, 3) {
            0 => drop(other.remove(at)),
            1 => other.insert(at, chars[at]),
            _ => other.swap(0, at),
        }
        texts.push(other.into_iter().collect());
    }
    texts
}
