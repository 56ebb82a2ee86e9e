//! Texts of the analysis pages: reviews, links, the deal of the day, statistics.
//!
//! They are built into the analysis worker, not into the page.

mod de;
mod en;
mod fr;
mod nl;

use crate::review::MistakeType;
use crate::session::Day;
use cards::Card;

use words::{Lang, number as with_minus};

/// Every text of the analysis pages in one language.
///
/// Code calls these texts `phrases`, and `words` those that the pages share with the game.
///
/// Fractions of devils are passed as texts, written by [`AnalysisWords::number`].
#[allow(missing_docs)] // the field names the text
pub struct AnalysisWords {
    pub lang: Lang,
    pub decimal: char,
    pub back: &'static str,

    pub review: &'static str,
    pub looking: fn(done: usize, all: usize) -> String,
    pub nothing_played: &'static str,
    pub costliest: &'static str,
    pub no_mistakes: &'static str,
    pub decision: fn(round: usize, trick: usize) -> String,
    pub costs: fn(Card, best: Card, more: &str) -> String,
    pub takes: fn(Card, often: &str, best: Card, best_often: &str) -> String,
    pub often_in_sentence: fn(percent: u8) -> String,
    pub mistake_advice: fn(MistakeType) -> &'static str,
    pub every_card: &'static str,
    pub card: &'static str,
    pub devils: &'static str,
    pub more_than_best: &'static str,
    pub takes_trick: &'static str,
    pub your_card: &'static str,
    pub play_on: &'static str,
    pub look_again: &'static str,
    pub mistake_types: &'static str,
    pub mistake_type: fn(MistakeType) -> &'static str,
    pub cost: &'static str,
    pub review_note: &'static str,

    pub luck_skill: &'static str,
    pub round: &'static str,
    pub own_hand: &'static str,
    pub play: &'static str,
    pub others: &'static str,
    pub result: &'static str,
    pub together: &'static str,
    pub luck_skill_note: &'static str,
    pub mostly_luck: &'static str,

    pub hands_of_round: &'static str,
    pub hands: fn(round: usize) -> String,
    pub trick_of: fn(round: usize, trick: usize) -> String,
    pub previous: &'static str,
    pub next: &'static str,

    pub bot_replay: fn(level: &str) -> String,
    pub playing: fn(done: usize, all: usize) -> String,
    pub bot_replay_result: fn(you: u16, level: &str, devils: u16) -> String,

    pub share: &'static str,
    pub share_note: &'static str,
    pub link: &'static str,
    pub copy: &'static str,
    pub send: &'static str,
    pub as_code: &'static str,

    pub shared: &'static str,
    pub shared_by: fn(name: &str, players: usize, cards: usize) -> String,
    pub same_cards: &'static str,
    pub watch: &'static str,
    pub link_damaged: &'static str,
    pub link_later: &'static str,

    pub daily: &'static str,
    pub daily_note: &'static str,
    pub day_ends: fn(time: &str) -> String,
    pub play_it: &'static str,
    pub play_day: fn(day: &str) -> String,
    pub day: &'static str,
    pub months: [&'static str; 12],
    pub date: fn(day: u32, month: &str) -> String,
    pub par: &'static str,
    pub not_played: &'static str,
    pub in_a_row: fn(days: usize) -> String,
    pub work_out_par: &'static str,
    pub result_text: fn(day: &str, devils: u8, par: Option<u8>) -> String,
    pub paste: &'static str,

    pub statistics: &'static str,
    pub no_matches: &'static str,
    pub all: &'static str,
    pub matches: &'static str,
    pub wins: &'static str,
    pub devils_a_round: &'static str,
    pub with_players: fn(usize) -> String,
    pub against: fn(level: &str) -> String,
    pub rating: fn(value: &str, half: &str) -> String,
    pub rating_note: &'static str,
    pub rating_later: &'static str,
    pub extremes: fn(fewest: u8, most: u8) -> String,
    pub costliest_mistake_type: fn(mistake_type: &str, devils: &str) -> String,
    pub newest: &'static str,
    pub review_last: &'static str,
    pub review_for_skill: &'static str,
    pub fair: &'static str,
    pub fair_note: &'static str,
    pub commitment: &'static str,
    pub made_after: fn(cards: usize) -> String,
    pub still_closed: &'static str,
    pub seed_and_salt: fn(seed: &str, salt: &str) -> String,
    pub opens: &'static str,
    pub does_not_open: &'static str,
    pub check: &'static str,
    pub checking: fn(done: usize, all: usize) -> String,
    pub all_right: fn(cards: usize) -> String,
    pub wrong: fn(number: usize, name: &str, played: Card, thought: Card) -> String,

    pub puzzles_note: &'static str,
    pub puzzles_method: &'static str,
    pub solved: fn(done: usize, all: usize) -> String,
    pub next_puzzle: &'static str,
    pub skip_puzzle: &'static str,
    pub try_again: &'static str,
    pub all_puzzles: &'static str,
    pub puzzle: fn(number: usize) -> String,
    pub is_solved: &'static str,
    pub is_missed: &'static str,
    pub grade: fn(grade: u8) -> &'static str,
    pub own_puzzles: &'static str,
    pub no_own_puzzles: &'static str,
    pub own_state: fn(due: usize, later: usize, mastered: usize) -> String,
    pub own_puzzle: fn(players: &str, trick: usize) -> String,
    pub from_your_match: &'static str,
    pub again: &'static str,
    pub today: &'static str,
    pub right_in_a_row: &'static str,
    pub kept_as_puzzles: fn(usize) -> String,
    pub taken: fn(list: &str) -> String,
    pub still_out: &'static str,
    pub which_card: &'static str,
    pub right: fn(puzzle: &str) -> String,
    pub wrong_card: fn(puzzle: &str) -> String,
    pub is_best: fn(Card) -> String,
    pub as_good: fn(Card, best: Card) -> String,
    pub then_played: fn(Card) -> String,
    pub all_cards: &'static str,
    pub comes_again: fn(day: &str) -> String,
    pub mastered: &'static str,

    pub how_bots_play: &'static str,
    pub bots_text: [&'static str; 4],
    pub character: fn(word: &str) -> &'static str,
    pub level: &'static str,
    pub running_average: fn(most: &str, fewest: &str) -> String,

    pub place: &'static str,
    pub with_takeback: &'static str,
    pub with_takeback_note: &'static str,

    pub a_player: fn(number: usize) -> String,
    pub shared_by_somebody: fn(players: usize, cards: usize) -> String,

    pub reading: fn(done: usize, all: usize) -> String,
    pub imported: fn(list: &str) -> String,
    pub here_already: fn(usize) -> String,
    pub and: &'static str,
    pub some_matches: fn(usize) -> String,
    pub some_unfinished: fn(usize) -> String,
    pub some_shared: fn(usize) -> String,
    pub some_puzzles: fn(usize) -> String,
    pub some_days: fn(usize) -> String,
    pub some_salts: fn(usize) -> String,
    pub the_settings: &'static str,
    pub nothing_new: &'static str,
    pub where_unfinished: &'static str,
    pub no_room_for: fn(usize) -> String,
    pub unreadable_lines: fn(usize) -> String,
    pub later_lines: fn(usize) -> String,
    pub own_settings_stay: &'static str,
    pub take_settings: &'static str,
    pub settings_taken: &'static str,
    pub not_stored: &'static str,
    pub file_empty: &'static str,
    pub file_is_no_text: &'static str,
    pub file_foreign: &'static str,
    pub file_unreadable: &'static str,
    pub file_later: &'static str,
    pub file_too_large: &'static str,
    pub exported: fn(name: &str, list: &str) -> String,
    pub nothing_to_export: &'static str,
    pub costliest_card:
        fn(Card, round: Option<usize>, trick: usize, more: &str, best: Card) -> String,
    pub first: &'static str,
    pub last: &'static str,
    pub hand: &'static str,
}

impl AnalysisWords {
    /// Texts of a language.
    #[must_use]
    pub const fn for_lang(lang: Lang) -> &'static Self {
        match lang {
            Lang::En => &en::WORDS,
            Lang::De => &de::WORDS,
            Lang::Nl => &nl::WORDS,
            Lang::Fr => &fr::WORDS,
        }
    }

    /// A number with one decimal and the language's decimal mark: "−1.5".
    #[must_use]
    pub fn number(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        // Rounding may leave a negative zero.
        let text = if text == "-0.0" { "0.0" } else { &text };
        with_minus(text.replace('.', &self.decimal.to_string()))
    }

    /// Day and month, as the language writes them: "22 November".
    #[must_use]
    pub fn date_of(&self, day: Day) -> String {
        let (_, month, day) = day.date();
        let month = usize::try_from(month).map_or(0, |month| month.saturating_sub(1));
        (self.date)(day, self.months.get(month).copied().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn a_day_is_written_as_each_language_writes_it() {
        let on =
            |lang, day: &str| AnalysisWords::for_lang(lang).date_of(day.parse().expect("a day"));
        assert_eq!(on(Lang::En, "2026-11-22"), "22 November");
        assert_eq!(on(Lang::De, "2026-03-01"), "1. März");
        assert_eq!(on(Lang::Nl, "2026-12-31"), "31 december");
        assert_eq!(on(Lang::Fr, "2027-01-01"), "1er janvier");
        assert_eq!(on(Lang::Fr, "2027-01-02"), "2 janvier");
    }
}
