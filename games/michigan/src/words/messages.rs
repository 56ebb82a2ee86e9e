//! Keys of the messages of Michigan. `crates/words/src/shell/messages.rs`, whose messages come first in
//! a page, describes the files.

use words::{ShellGuide, ShellWords, messages};

messages! {
    /// Messages of the table and of the form for a new match.
    Words: ShellWords, WordKey, "words":
    title, subtitle, credits,

    level(id), character(id),

    card(rank, suit), the_card(rank, card), card_is(rank, card), played_by(card, who),
    boodle(card), chips(chips), chips_hidden, chips_owned(chips), dead_hand, run, played_suit(suit),

    ask_exchange, ask_dealer, ask_bid(chips), ask_pass, ask_lead, ask_lead_not(suit), ask_lead_same(suit),
    ask_only(card), ask_play_on(card), next_awaited,
    keep, keep_about, swap, swap_about, sell_about, pass, pass_about, bid(chips), bid_about,
    play_on(card), hold, hold_about,

    refused_exchange, refused_bid, refused_stopped(suit), refused_lower(card), refused_next(card),

    antes(dealer), keeps(who), swaps(who), passes(who), bids(who, chips), leads(who, card), plays(who, card),
    takes_chips(who, chips, card), stopped_ace(card), stopped_played(card), stopped_dead(card),
    stopped_unknown(card), lead_passes(who), wrong_lead(who, card), held_back(who, card),
    pays(from, to, chips, why), deal_won(who), deal_drawn, chips_stay(chips), takes_rest(who, chips),
    paid_for_cards(to, payments), chips_from(chips, who), score_note, splits_rest(chips), deal_result(result, chips),

    option(id), option_about(id), option_value(id, value),

    best_decision(kind, card, chips), expected(result, chips), why_run(cards), why_boodle(card),
    next_best(choice, chips), as_good(choice), chips_column, choice_column,
}

messages! {
    /// Tutorial, rules and help: loaded when one of them is first opened.
    Guide: ShellGuide, GuideKey, "guide":
    tutorial_steps[list], tutorial_missed[list],
    signs[list], rules_text[list], rules_captions[list],
    own_key_means[list],

    review_unit,
    points_name, daily_rules,
}
