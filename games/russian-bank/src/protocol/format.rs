//! Russian Bank in the formats that every game shares.

use cards::{Generator, SeatCount, Seed};
use catalogue::{CATALOGUE, RUSSIAN_BANK};
use game::{ChosenOptions, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, TableFormat};
use session::Day;

use crate::bots::levels;
use crate::rules::{DealtCards, Match, MatchOptions, Options, PackCard, Round, Setup};

/// The number of deals.
pub const DEALS: MatchOption = MatchOption::new("deals", &["1", "3", "5"], "3");

/// Who lays out the columns (rule 4).
pub const COLUMNS: MatchOption = MatchOption::new("columns", &["starter", "both"], "starter");

/// How the packs are shuffled (rule 1).
pub const PACKS: MatchOption = MatchOption::new("packs", &["together", "apart"], "together");

/// What may be laid onto the opponent's piles (rule 8).
pub const LOAD: MatchOption = MatchOption::new("load", &["any", "turned"], "any");

/// Russian Bank before a match.
pub const INFO: GameInfo = GameInfo {
    levels: &[
        levels::APPRENTICE,
        levels::CLERK,
        levels::CASHIER,
        levels::BANKER,
    ],
    // docs/russian-bank.md has how often each level beats the one before.
    difficulties: &[levels::APPRENTICE, levels::CLERK, levels::BANKER],
    options: &[DEALS, COLUMNS, PACKS, LOAD],
    ..GameInfo::new(RUSSIAN_BANK, &CATALOGUE)
};

/// Russian Bank in the formats that every game shares.
///
/// Besides the seed and the players, a save has the options of a match as one line: the values of the four options,
/// such as `3 starter together any`.
///
/// The number of a card is [`PackCard::index`]. Players do not see their own reserve and stock either, so
/// the lists of the seats are empty. The cards of both players follow, in the order in which they are dealt.
/// A move names piles, not cards.
impl TableFormat for Round {
    const INFO: &'static GameInfo = &INFO;
    /// Plays by simple rules.
    const DAILY_LEVEL: LevelId = levels::CLERK;

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
        let valid = MatchOptions::new(options, deals.parse().ok()?)?;
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

    /// # Panics
    /// Never: every value of [`DEALS`] is a number of deals.
    fn start(seed: Seed, seats: SeatCount, chosen: &ChosenOptions) -> Match {
        let all = INFO.options.iter().map(|option| chosen.value(option));
        let text = all.collect::<Vec<_>>().join(" ");
        Self::parse_start(seed, seats, &text).expect("values of the options")
    }

    /// A match of one deal against one bot, with the default options.
    ///
    /// # Panics
    /// Never: one deal is a match.
    fn daily_start(day: Day) -> Match {
        let options = MatchOptions::new(Options::default(), 1);
        Match::new(options.expect("one deal"), day.seed("russian bank"))
    }

    fn deal_from(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let numbers = |cards: &[PackCard; 52]| cards.iter().map(|card| card.index()).collect();
        let piles = dealt.dealt().iter().map(numbers);
        [Vec::new(), Vec::new()].into_iter().chain(piles).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let [hand, other_hand, one, other] = &cards[..] else {
            return None;
        };
        let has_no_hands = hand.is_empty() && other_hand.is_empty();
        has_no_hands.then_some(())?;
        let read = |list: &Vec<u8>| {
            let cards = list.iter().map(|number| PackCard::from_index(*number));
            cards.collect::<Option<Vec<_>>>()?.try_into().ok()
        };
        let cards: DealtCards = [read(one)?, read(other)?];
        dealt.with_dealt(cards)
    }

    fn redealt(reached: &Round, generator: &mut Generator) -> Option<Round> {
        Some(reached.determinized(generator).restarted())
    }
}
