//! Russian Bank in the formats that every game shares.

use cards::{SeatCount, Seed};
use catalogue::{CATALOGUE, RUSSIAN_BANK};
use game::{ChosenOptions, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, GameFormat, OnlineGame, RoundFormat, TableFormat};

use crate::rules::{Match, MatchOptions, Options, Round, Setup};

/// Russian Bank in the formats that every game shares.
///
/// Besides the seed and the players, a save has the options of a match as one line: the values of the four options,
/// such as `3 starter together any`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RussianBank;

/// The number of deals.
pub const DEALS: MatchOption = option("deals", &["1", "3", "5"], "3");

/// Who lays out the columns (rule 4).
pub const COLUMNS: MatchOption = option("columns", &["starter", "both"], "starter");

/// How the packs are shuffled (rule 1).
pub const PACKS: MatchOption = option("packs", &["together", "apart"], "together");

/// What may be laid onto the opponent's piles (rule 8).
pub const LOAD: MatchOption = option("load", &["any", "turned"], "any");

/// Russian Bank before a match.
pub const INFO: GameInfo = GameInfo {
    levels: &[
        LevelId::new("apprentice"),
        LevelId::new("clerk"),
        LevelId::new("cashier"),
        LevelId::new("banker"),
    ],
    // docs/russian-bank.md has how often each level beats the one before.
    difficulties: &[
        LevelId::new("apprentice"),
        LevelId::new("clerk"),
        LevelId::new("banker"),
    ],
    options: &[DEALS, COLUMNS, PACKS, LOAD],
    ..GameInfo::new(RUSSIAN_BANK, &CATALOGUE)
};

impl GameFormat for RussianBank {
    const INFO: &'static GameInfo = &INFO;
}

impl RoundFormat for RussianBank {
    type Round = Round;

    fn start_text(start: &Match) -> String {
        let options = start.options().options();
        let [columns, packs, load] = [
            (COLUMNS, options.four_each),
            (PACKS, options.packs_apart),
            (LOAD, options.turned_only),
        ]
        .map(|(option, is_other)| option.values[usize::from(is_other)]);
        format!("{} {columns} {packs} {load}", start.options().deals())
    }

    fn parse_start(seed: Seed, _seats: SeatCount, text: &str) -> Option<Match> {
        let words: Vec<&str> = text.split(' ').collect();
        let [deals, columns, packs, load] = words[..] else {
            return None;
        };
        let is_other = |option: &MatchOption, value| option.values.get(1) == Some(&value);
        let options = Options {
            four_each: is_other(&COLUMNS, columns),
            packs_apart: is_other(&PACKS, packs),
            turned_only: is_other(&LOAD, load),
        };
        let valid = MatchOptions::new(options, deals.parse().ok()?).ok()?;
        // Only the one text of a match is accepted.
        Some(Match::new(valid, seed)).filter(|start| Self::start_text(start) == text)
    }

    fn dealt_text(dealt: &Round) -> String {
        Setup::new(dealt, &[]).to_text()
    }

    fn parse_dealt(text: &str) -> Option<Round> {
        let setup = Setup::read(text).filter(|setup| setup.moves.is_empty());
        setup?.validate().ok().map(|(dealt, _)| dealt)
    }
}

impl TableFormat for RussianBank {
    /// # Panics
    /// Never: every value of [`DEALS`] is a number of deals.
    fn start(seed: Seed, seats: SeatCount, chosen: &ChosenOptions) -> Match {
        let all = INFO.options.iter().map(|option| chosen.value(option));
        let text = all.collect::<Vec<_>>().join(" ");
        Self::parse_start(seed, seats, &text).expect("values of the options")
    }

    fn given_cards(dealt: &Round) -> Deal {
        Self::cards(dealt)
    }

    fn given_round(match_state: &Match, cards: &Deal) -> Option<Round> {
        Self::round_with(match_state, cards)
    }
}

const fn option(
    id: &'static str,
    values: &'static [&'static str],
    default: &'static str,
) -> MatchOption {
    MatchOption {
        id,
        values,
        default,
        only_for: None,
    }
}
