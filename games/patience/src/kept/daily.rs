//! The deal of the day.

use cards::Seed;
use session::Day;

use crate::play::{DealFacts, Play, numbered};
use crate::rules::Declaration;

/// The id of the patience that is the deal of the day.
pub const DAILY: &str = "klondike-draw-one";

/// The number of a day's deal.
#[must_use]
pub fn daily_number(day: Day) -> u64 {
    numbered(day.seed("patience")).0
}

/// A deal that begins on a day. `id` tells it from an earlier deal of the same cards.
#[must_use]
pub fn begun(game: &'static Declaration, seed: Seed, today: Option<Day>, id: u32) -> Play {
    let mut play = Play::new(game, seed);
    *play.facts_mut() = DealFacts {
        id: id.max(1),
        day: today.filter(|day| is_of(&play, *day)),
        is_counted: false,
    };
    play
}

/// Adds the day to a game that a page of the first version has saved: today or yesterday, if it is that day's deal.
pub(super) fn add_day(play: &mut Play, today: Option<Day>) {
    let facts = play.facts();
    if facts.id == 0 && facts.day.is_none() && !facts.is_counted {
        let days = [today, today.and_then(Day::previous)];
        let day = days.into_iter().flatten().find(|day| is_of(play, *day));
        play.facts_mut().day = day;
    }
}

fn is_of(play: &Play, day: Day) -> bool {
    play.game().id == DAILY && play.seed().0 == daily_number(day)
}
