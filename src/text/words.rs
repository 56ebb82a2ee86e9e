//! What every language must say.

use crate::cards::Card;
use crate::rules::little_devils::{Direction, Illegal};

use super::{HelpWords, LessonWords, SettingWords, Who};

/// Every text of the page in one language.
///
/// Functions take what the phrase is about and give it whole: word order, plurals and cases are
/// each language's own.
#[allow(missing_docs)] // the names say which text it is; a sentence about each would say it again
pub struct Words {
    pub title: &'static str,
    pub subtitle: &'static str,
    pub credits: &'static str,
    pub skip_to_hand: &'static str,

    pub new_match: &'static str,
    pub players: &'static str,
    pub your_name: &'static str,
    pub default_name: &'static str,
    pub opponents: &'static str,
    pub opponent_name: fn(number: usize) -> String,
    pub opponent_level: fn(number: usize) -> String,
    pub level: fn(id: &str) -> &'static str,
    pub language: &'static str,
    pub speed: &'static str,
    pub speeds: [&'static str; 4],
    pub deal: &'static str,
    pub back_to_match: &'static str,
    pub name_missing: &'static str,

    pub menu: &'static str,
    pub scores: &'static str,
    pub player: &'static str,
    pub round: fn(number: usize) -> String,
    pub total: &'static str,
    pub close: &'static str,
    pub next_round: &'static str,

    pub your_hand: &'static str,
    pub trick: &'static str,
    pub log: &'static str,
    pub card: fn(Card, devils: u8) -> String,
    pub played_by: fn(card: &str, Who<'_>) -> String,
    pub you: &'static str,
    pub seat_name: fn(name: &str, is_you: bool) -> String,
    pub cards_left: fn(usize) -> String,
    pub devils: fn(u16) -> String,
    pub devils_this_round: fn(u8) -> String,
    pub total_is: fn(u16) -> String,
    pub deals: &'static str,
    pub thinks: fn(Who<'_>) -> String,
    pub empty_trick: fn(Who<'_>) -> String,
    pub bound: fn(Direction, Card) -> String,
    pub direction: fn(Direction) -> &'static str,
    pub side: fn(Direction, Card) -> String,
    pub undecided: &'static str,
    pub would_take: fn(Who<'_>, devils: u8) -> String,

    pub lead: &'static str,
    pub decide: fn(Card) -> String,
    pub follow: fn(Direction, Card) -> String,
    pub free: fn(Direction, Card) -> String,
    pub not_your_turn: &'static str,
    pub refused: fn(&Illegal) -> String,

    pub hand_is: fn(cards: &str) -> String,
    pub may_play: fn(cards: &str) -> String,
    pub nothing_yet: &'static str,
    pub taken_back: &'static str,
    pub undo: &'static str,

    pub dealt: fn(round: usize, dealer: Who<'_>, leader: Who<'_>) -> String,
    pub plays: fn(Who<'_>, card: &str) -> String,
    pub takes: fn(Who<'_>, devils: u8) -> String,
    pub round_over: fn(number: usize) -> String,
    pub round_devils: fn(Who<'_>, devils: u8, total: u16) -> String,
    pub match_over: &'static str,
    pub wins: fn(&[Who<'_>]) -> String,
    pub won_kindly: &'static str,
    pub lost_kindly: &'static str,
    pub until_hundred: &'static str,
    pub decided: fn(round: usize, winner: Who<'_>, few: u8, rival: Who<'_>, many: u8) -> String,
    pub plot: &'static str,
    pub same_deals: &'static str,
    pub no_stakes: &'static str,
    pub finish: &'static str,
    pub training: &'static str,

    pub setting: &'static SettingWords,
    pub help: &'static HelpWords,
    pub lesson: &'static LessonWords,

    pub review: &'static str,
    pub daily: &'static str,
    pub puzzles: &'static str,
    pub statistics: &'static str,
    pub fair: &'static str,

    pub rules: &'static str,
    pub rules_text: [&'static str; 7],
    pub how_bots_play: &'static str,
    pub decimal: fn(tenths: u16) -> String,

    pub parameter_ignored: fn(name: &str, value: &str) -> String,
    pub save_unreadable: &'static str,
    pub settings_unreadable: &'static str,
    pub not_saved: &'static str,
    pub played_elsewhere: &'static str,
    pub play_on_here: &'static str,
    pub paused: &'static str,
    pub go_on: &'static str,
    pub update_waits: &'static str,
    pub update: &'static str,
    pub add_to_home_screen: &'static str,
    pub bots_silent: &'static str,
    pub study_silent: &'static str,
    pub try_again: &'static str,
}
