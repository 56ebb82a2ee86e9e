//! The messages of the page, and those of its pages to read.
//!
//! A language's messages are a file of lines `key = template`, in the order of the keys here; a line
//! that is indented goes on with the one before. Lines that begin with `#` are comments. The page loads
//! one language; `tests/words.rs` compares all files with the keys and their arguments.
//!
//! (Weighed: Fluent, whose parser and resolver would be a multiple of all this code in the page, and
//! `leptos_i18n`, whose formats come as views of Leptos' own. Neither loads a language as one small file
//! that a static host compresses.)

use std::sync::LazyLock;

use super::{Arg, Lang, message};

macro_rules! messages {
    (
        $(#[$about:meta])*
        $name:ident, $keys:ident, $folder:literal:
        $($key:ident $(($($arg:ident),+))? $([$list:ident])?,)+
    ) => {
        #[allow(non_camel_case_types)] // a key is named as in the files
        enum $keys {
            $($key,)+
        }

        $(#[$about])*
        #[derive(Debug)]
        pub struct $name {
            lang: Lang,
            messages: Vec<&'static str>,
        }

        impl $name {
            /// Every key with the names of its arguments, in the order of the files.
            pub const KEYS: &'static [(&'static str, &'static [&'static str])] =
                &[$((stringify!($key), &[$($(stringify!($arg)),+)?])),+];

            /// The folder that the files are in.
            pub const FOLDER: &'static str = $folder;

            /// The messages of a language's file; `None` if there are too few or too many.
            #[must_use]
            pub fn parse(lang: Lang, file: &'static str) -> Option<Self> {
                let messages: Vec<_> = entries(file).map(|(_, message)| message).collect();
                (messages.len() == Self::KEYS.len()).then_some(Self { lang, messages })
            }

            /// The messages of a language as the program has them; the page loads them instead.
            #[must_use]
            pub fn of(lang: Lang) -> &'static Self {
                static ALL: LazyLock<[$name; 4]> = LazyLock::new(|| {
                    Lang::ALL.map(|lang| {
                        let file = match lang {
                            Lang::En => include_str!(concat!($folder, "/en.txt")),
                            Lang::De => include_str!(concat!($folder, "/de.txt")),
                            Lang::Nl => include_str!(concat!($folder, "/nl.txt")),
                            Lang::Fr => include_str!(concat!($folder, "/fr.txt")),
                        };
                        $name::parse(lang, file).unwrap_or($name { lang, messages: Vec::new() })
                    })
                });
                &ALL[lang as usize]
            }

            /// The language.
            #[must_use]
            pub const fn lang(&self) -> Lang {
                self.lang
            }

            fn get(&self, key: usize) -> &'static str {
                self.messages.get(key).copied().unwrap_or_default()
            }
        }

        #[allow(missing_docs)] // the keys say which message it is
        impl $name {
            $(message!($keys, $key $(($($arg),+))? $([$list])?);)+
        }
    };
}

macro_rules! message {
    ($keys:ident, $key:ident) => {
        #[must_use]
        pub fn $key(&self) -> &'static str {
            self.get($keys::$key as usize)
        }
    };
    ($keys:ident, $key:ident [list]) => {
        #[must_use]
        pub fn $key(&self) -> Vec<&'static str> {
            self.get($keys::$key as usize).lines().map(str::trim).collect()
        }
    };
    ($keys:ident, $key:ident ($($arg:ident),+)) => {
        #[must_use]
        pub fn $key<'a>(&self, $($arg: impl Into<Arg<'a>>),+) -> String {
            let message = self.get($keys::$key as usize);
            message::fill(self.lang, message, &[$((stringify!($arg), $arg.into())),+])
        }
    };
}

messages! {
    /// What a page and its table need from the first moment, in one language.
    Words, WordKey, "words":
    title, subtitle, credits, skip_to_hand,

    new_match, players, your_name, default_name, opponents, opponent_name(number), opponent_level(number),
    level(id), language, speed, speeds[list], deal, continue_match(round, players),
    name_missing,

    your_matches, match_kept, a_match, shared_match, with_players(players), remove, remove_match, keep_match, which_to_drop,
    no_room, unread_matches(matches),

    menu, scores, player, round(number), total, close, next_round,

    your_hand, trick, log, card(card, devils), played_by(card, who), could_not_follow(card, who),
    you, own_name(name), cards_left(cards),
    devils(devils), devils_this_round(devils), total_before(total), dealer, thinks(who), empty_trick(who),
    bound(direction, led), direction(direction), side(direction, led), undecided, would_take(who, devils),
    why_taken(failed, who, direction),

    lead(fives), decide(led, only), follow(direction, led), free(direction, led), last_card(card), not_your_turn,
    refused_over, refused_not_in_hand(card), refused_lead(card), refused_side(card, direction, led),

    hand_is(cards), may_play(cards), nothing_yet, trick_of(number, tricks), taken_back(cards), nothing_to_undo, undo,

    dealt(round, dealer, leader), leads(who, card, devils), plays(who, card, devils), cannot_follow(who, card, devils),
    takes(who, card, devils), round_over(number),
    round_devils(who, devils, total), devils_so_far(who, devils, total), match_over, wins(who),
    share_win(first, names, last), and_last(names, last), behind(rank, shared, devils, first),
    ahead(shared, devils, second),
    won_kindly, lost_kindly, until_hundred, decided(round, winner, few, rival, many),
    plot, same_deals, no_stakes, finish, training, in_training,

    review, daily, puzzles, statistics, fair, rules, how_bots_play, learn,

    difficulty, easy, medium, hard, play, loading, more_options, fewer_options, seats_are(players, level), mixed,
    day_open, day_par(devils, par), days_in_a_row(days), puzzles_due(count), tip(card, why), no_tips, tips_off,

    settings, theme, themes[list], motion, motions[list], card_size, card_sizes[list], switches[list],
    press_again(card), sound_is(state), full_screen, save_file, load_file, game_settings, look_settings, data_settings,

    hint, thinking, only_card(card), odds(takes), best_card(card, odds, devils), as_good(card),
    costs_more(tempts, card, more, why, odds), hint_about,
    card_column, devils_column, takes_column, margin(mean, half), margin_told(mean, half), how_often(takes), percent(number), last_trick, all_tricks, trick_number(number), no_trick_yet, keys,

    parameter_ignored(name, value), save_unreadable, settings_unreadable, not_saved, played_elsewhere, play_on_here,
    paused, go_on, update_waits, update, add_to_home_screen, bots_silent, study_silent, try_again, unfit, export_soon, import_here,
}

messages! {
    /// The texts of the tutorial, the rules and the help with keys, in one language: loaded when they are
    /// first opened.
    Guide, GuideKey, "guide":
    lesson_steps[list], lesson_missed[list], lesson_progress(step, steps), lesson_skip, lesson_play,
    lesson_back, lesson_next, signs_title, signs[list],
    rules_text[list], rules_captions[list], keys_note, key_means[list],
}

/// The keys and messages of a file, in order.
pub fn entries(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = file;
    std::iter::from_fn(move || {
        while rest.starts_with(['\n', '#']) {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        }
        let ends = rest.match_indices('\n').map(|(at, _)| at);
        let goes_on = |at: &usize| rest[at + 1..].starts_with(' ');
        let end = ends
            .into_iter()
            .find(|at| !goes_on(at))
            .unwrap_or(rest.len());
        let entry = &rest[..end];
        rest = &rest[end..];
        let (key, message) = entry.split_once('=')?;
        Some((key.trim(), message.trim()))
    })
}
