//! The messages that the page reads of every game at a table, by their keys.
//!
//! A game declares them with [`messages!`](crate::messages!) among its own. Each function reads the message of its name.
//! Where that stands is known when the program is compiled, so that no key is part of it.

use std::ops::Deref;

use crate::{Arg, Messages, ShellGuide, fill};

/// The messages that a page reads of its game. One that a game does not have is empty: that of a level in a game without
/// bots, for example.
pub trait GameTexts: Messages {
    /// `title`, `subtitle` and `credits`: the title of the game; the game in one line, below its title on the first
    /// page; and who made it, at the end of that page.
    #[must_use]
    fn titles(&self) -> [&'static str; 3] {
        let places = const {
            [
                place::<Self>("title"),
                place::<Self>("subtitle"),
                place::<Self>("credits"),
            ]
        };
        places.map(|place| text(self, place))
    }

    /// The name of a level, by its `id`.
    #[must_use]
    fn level(&self, level: &str) -> String {
        let place = const { place::<Self>("level") };
        filled(self, place, &[("id", level.into())])
    }

    /// The name of an option, by its `id`.
    #[must_use]
    fn option(&self, option: &str) -> String {
        let place = const { place::<Self>("option") };
        filled(self, place, &[("id", option.into())])
    }

    /// What an option means, in a sentence, by its `id`.
    #[must_use]
    fn option_about(&self, option: &str) -> String {
        let place = const { place::<Self>("option_about") };
        filled(self, place, &[("id", option.into())])
    }

    /// The name of a `value` of an option; the message may ask for the option's `id` too.
    #[must_use]
    fn option_value(&self, option: &str, value: &str) -> String {
        let place = const { place::<Self>("option_value") };
        let args = [("id", option.into()), ("value", value.into())];
        filled(self, place, &args)
    }

    /// The note below the score sheet: what the numbers count, and who wins the match.
    #[must_use]
    fn score_note(&self) -> &'static str {
        text(self, const { place::<Self>("score_note") })
    }
}

impl<W: Messages> GameTexts for W {}

/// The texts to read that a page reads of its game. One that a game does not have is empty.
pub trait GameGuide: Messages {
    /// What the game counts, at the start of a sentence or a column: "Points".
    #[must_use]
    fn points_name(&self) -> &'static str {
        text(self, const { place::<Self>("points_name") })
    }

    /// What the deal of the day is, in a sentence.
    #[must_use]
    fn daily_rules(&self) -> &'static str {
        text(self, const { place::<Self>("daily_rules") })
    }

    /// The unit of costs in reviews: "chips".
    #[must_use]
    fn review_unit(&self) -> &'static str {
        text(self, const { place::<Self>("review_unit") })
    }

    /// The paragraphs of the rules.
    #[must_use]
    fn rules_text(&self) -> Vec<&'static str> {
        lines(self, const { place::<Self>("rules_text") })
    }

    /// The captions of the figures between them, in order.
    #[must_use]
    fn rules_captions(&self) -> Vec<&'static str> {
        lines(self, const { place::<Self>("rules_captions") })
    }

    /// The texts of the steps of the tutorial.
    #[must_use]
    fn tutorial_steps(&self) -> Vec<&'static str> {
        lines(self, const { place::<Self>("tutorial_steps") })
    }

    /// What is said after a wrong move, for each step that has one.
    #[must_use]
    fn tutorial_missed(&self) -> Vec<&'static str> {
        lines(self, const { place::<Self>("tutorial_missed") })
    }

    /// The meanings of the signs of the table.
    #[must_use]
    fn signs(&self) -> Vec<&'static str> {
        lines(self, const { place::<Self>("signs") })
    }

    /// The meanings of the keys that not every game has, in the order in which the game lists these keys.
    #[must_use]
    fn own_key_means(&self) -> Vec<&'static str> {
        lines(self, const { place::<Self>("own_key_means") })
    }

    /// Keys of the table, as printed on keyboards, each with its meaning: those of every table, and the game's `own`
    /// ones, each with its place in the list of all, from 0.
    #[must_use]
    fn keys(&self, own: &[(usize, &'static str)]) -> Vec<(&'static str, &'static str)>
    where
        Self: Deref<Target = ShellGuide>,
    {
        let mut keys = self.common_keys();
        for ((place, key), means) in own.iter().zip(self.own_key_means()) {
            keys.insert(*place, (key, means));
        }
        keys
    }
}

impl<W: Messages> GameGuide for W {}

/// The place of the message with a key among those that a catalogue itself declares; `None` if it has no such key.
const fn place<W: Messages>(key: &str) -> Option<usize> {
    let mut at = 0;
    while at < W::KEYS.len() {
        if is_same(W::KEYS[at].0.as_bytes(), key.as_bytes()) {
            return Some(W::FIRST + at);
        }
        at += 1;
    }
    None
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

fn text<W: Messages>(words: &W, place: Option<usize>) -> &'static str {
    place.map_or("", |place| words.catalog().message(place))
}

fn lines<W: Messages>(words: &W, place: Option<usize>) -> Vec<&'static str> {
    text(words, place).lines().map(str::trim).collect()
}

fn filled<W: Messages>(words: &W, place: Option<usize>, args: &[(&str, Arg<'_>)]) -> String {
    fill(words.catalog().lang(), text(words, place), args)
}
