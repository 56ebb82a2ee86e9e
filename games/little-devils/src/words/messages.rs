//! Keys of the messages of this game, and of its tutorial, rules and help.
//!
//! They follow those that every page has (`crates/words/src/shell/messages.rs`, which describes the
//! files).

use words::{ShellGuide, ShellWords, messages};

messages! {
    /// Messages that the page needs from the start, in one language.
    Words: ShellWords, WordKey, "words":
    title, subtitle, credits,

    level(id),

    trick, card(card, devils), played_by(card, who), could_not_follow(card, who),
    devils(devils), devils_this_round(devils), empty_trick(who),
    bound(direction, led), direction(direction), side(direction, led), undecided, would_take(who, devils),
    why_taken(failed, who, direction),

    lead(fives), decide(led, only), follow(direction, led), free(direction, led), last_card(card),
    refused_not_in_hand(card), refused_lead(card), refused_side(card, direction, led),

    trick_of(number, tricks),

    leads(who, card, devils), plays(who, card, devils), cannot_follow(who, card, devils),
    takes(who, card, devils), round_devils(who, devils, total), devils_so_far(who, devils, total),
    won_kindly, until_hundred, decided(round, winner, few, rival, many), no_stakes,

    day_par(devils, par), tip(card, why),

    only_card(card), odds(takes), best_card(card, odds, devils), as_good(card),
    costs_more(tempts, card, more, why, odds), devils_column, takes_column,
    last_trick, all_tricks, trick_number(number), no_trick_yet,
}

messages! {
    /// Texts of the tutorial, the rules and the help with keys, in one language. Loaded when they are
    /// first opened.
    Guide: ShellGuide, GuideKey, "guide":
    lesson_steps[list], lesson_missed[list], signs[list],
    rules_text[list], rules_captions[list], own_key_means[list],
}
