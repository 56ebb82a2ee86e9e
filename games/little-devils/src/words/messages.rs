//! Keys of the page's messages, and of the tutorial, rules and help.
//!
//! Each language is a file of lines `key = template`, in the order of the keys here. An indented line
//! continues the one before. Lines that begin with `#` are comments. The page loads one language;
//! `tests/it/words.rs` checks all files against the keys and their arguments.
//!
//! Fluent's parser and resolver would be several times the size of all this code. `leptos_i18n`
//! formats into Leptos views. Neither loads a language as one small file that a static host
//! compresses.

use words::messages;

messages! {
    /// Messages that the page needs from the start, in one language.
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
    /// Texts of the tutorial, the rules and the help with keys, in one language. Loaded when they are
    /// first opened.
    Guide, GuideKey, "guide":
    lesson_steps[list], lesson_missed[list], lesson_progress(step, steps), lesson_skip, lesson_play,
    lesson_back, lesson_next, signs_title, signs[list],
    rules_text[list], rules_captions[list], keys_note, key_means[list],
}
