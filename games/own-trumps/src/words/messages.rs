//! Keys of the messages of this game, and of its tutorial, rules and help.
//!
//! They follow those that every page has (`crates/words/src/shell/messages.rs`, which describes the
//! files). Arguments: `rank` is 6 to 10, J, Q, K or A; `suit` is S, C, D or H in [`Words::card`],
//! [`Words::the_card`] and [`Words::suit`], and elsewhere a name from [`Words::suit`]; `card` and `top` are
//! names, with an article where the language has one.

use words::{ShellGuide, ShellWords, messages};

messages! {
    /// Messages that the page needs from the start, in one language.
    Words: ShellWords, WordKey, "words":
    title, subtitle, credits,

    level(id), option(id), option_about(id), option_value(value),

    suit(suit), card(rank, suit), the_card(rank, suit), trump_card(card), played_by(card, who),
    pile(cards, card), pile_empty, trumps_are(suit), points(points), no_cards,

    lead, beat(card), beat_or_take(card, cards), must_take(card, cards), second, take(cards), take_why(why),
    refused_not_in_hand(card), refused_beat(why, card, top, suit), refused_lead, refused_second, refused_can_beat(top),

    own_suit(who, suit), sixes_went_home, mirrored,
    leads(who, card), beats(who, card, top, trump), adds(who, card), takes(who, card, cards, why, free),
    goes_out(who), loses(who, cards), drawn_last_card(who, top), drawn_limit,
    round_lost(who), round_drawn, score(who, points), score_note, won_kindly,

    took_cards, hint_about_two, more_decisions(count), risk_column, only_card(card), only_take(cards), best_card(card, odds), best_take(cards, odds), other_card(card, odds),
    other_take(cards, odds), odds(sure, risk), reason(why, next, cards),
}

messages! {
    /// Texts of the tutorial, the rules and the help with keys, in one language. Loaded when one of them
    /// is opened.
    Guide: ShellGuide, GuideKey, "guide":
    tutorial_steps[list], tutorial_missed[list], signs[list],
    rules_text[list], rules_captions[list], own_key_means[list],

    review_unit, review_take,
    points_name, daily_rules,
}
