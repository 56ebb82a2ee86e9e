//! Keys of the messages of Russian Bank. `crates/words/src/shell/messages.rs`, whose messages come first in a
//! page, describes the files. `card` and `under` are names of cards, with an article where the language has one
//! in a sentence.

use words::{ShellGuide, ShellWords, messages};

messages! {
    /// Messages that the page needs from the start, in one language.
    Words: ShellWords, WordKey, "words":
    title, subtitle, credits,

    level(id), option(id), option_about(id), option_value(value),

    card(rank, suit), the_card(rank, suit),

    table, column(number, cards), space(number), foundation(card), empty_foundation,
    reserve(who, cards, card), no_reserve(who), stock(who, cards), waste(who, cards, card), no_waste(who),
    turned(card), no_turned,

    place(id, number), turn_card, turn_again, to_waste, pass,

    ask_foundation(card), ask_release(card), ask_free, ask_drawn(card), ask_pass, choose_target(card),
    refused(why, card),

    begins(round, who), carries(who, card, to, under), turns(who, card, again), passes(who),
    out(who), fewer(who), equally_many,
    points(points), round_won(who), round_drawn, score(who, points), score_note, won_kindly,

    only_move(what), best_move(what, chance), next_best(what, chance), move_column, chance_column,
}

messages! {
    /// Texts of the tutorial, the rules and the help with keys, in one language. Loaded when one of them is
    /// opened.
    Guide: ShellGuide, GuideKey, "guide":
    tutorial_steps[list], tutorial_missed[list], signs[list],
    rules_text[list], own_key_means[list],
    points_name, daily_rules, review_unit,
}
