//! Keys of the messages that the page of every game needs.
//!
//! Each language is a file of lines `key = template`, in the order of the keys here. An indented line
//! continues the one before. Lines that begin with `#` are comments. A game's page loads one file for
//! each language and catalogue: these messages, then the game's own.
//!
//! A text stands here if other card games say it in the very same words, in every language. Those that
//! name a card are the game's own, as the card decides the article: "le 15", "la dame".
//!
//! Fluent's parser and resolver would be several times the size of all this code. `leptos_i18n`
//! formats into Leptos views. Neither loads a language as one small file that a static host
//! compresses.

use crate::{Catalog, messages};

messages! {
    /// Messages that every page needs from the start, in one language.
    ShellWords: Catalog, ShellWordKey, "words":
    skip_to_hand,

    new_match, players, your_name, default_name, opponents, opponent_name(number), opponent_level(number),
    person_here, person_number(number), pass_to(name), ready,
    language, speed, speeds[list], continue_match(round, players), name_missing,

    your_matches, match_kept, a_match, shared_match, with_players(players), remove, remove_match, keep_match, which_to_drop,
    no_room, unread_matches(matches),

    menu, scores, player, round(number), total, close, next_round,

    your_hand, log, you, own_name(name), cards_left(cards), total_before(total), dealer, thinks(who),

    not_your_turn, refused_over,

    hand_is(cards), may_play(cards), nothing_yet, taken_back(cards), nothing_to_undo, undo,

    dealt(round, dealer, leader), round_over(number), match_over, wins(who), share_win(first, names, last),
    and_last(names, last), behind(rank, shared, difference, first), ahead(shared, difference, second), lost_kindly,
    plot, same_deals, finish, takeback_match, takeback_mark,

    review, daily, puzzles, statistics, fair, rules, how_bots_play, learn, more_games, not_kept(game), friends,

    difficulty, easy, medium, hard, play, loading, more_options, fewer_options, seats_are(players, level), mixed,
    day_open, day_result(outcome, place, players), days_in_a_row(days), day_ends(time), puzzles_due(count), no_tips, tips_off,

    settings, theme, themes[list], motion, motions[list], card_size, card_sizes[list], switches[list],
    press_again(card), sound_is(state), full_screen, save_file, load_file, game_settings, look_settings, data_settings,

    hint, thinking, hint_about, card_column, margin(mean, half), margin_told(mean, half), how_often(percent),
    percent(number), keys,

    parameter_ignored(name, value), save_unreadable, settings_unreadable, results_unreadable, not_saved, played_elsewhere, play_on_here,
    paused, go_on, update_waits, update, add_to_home_screen, bots_silent, not_loaded, try_again, self_check_failed, export_soon, import_here,
    file_dropped(file),
}

messages! {
    /// Texts of the tutorial, of the help with keys, of statistics, of the deal of the day and of challenges that every page
    /// has, in one language. Loaded when they are first opened.
    ShellGuide: Catalog, ShellGuideKey, "guide":
    tutorial_progress(step, steps), tutorial_skip, tutorial_play, tutorial_back, tutorial_next, signs_title,

    keys_note, key_means[list],

    imported(matches), not_imported,

    review_texts[list], review_running(done, all), review_none, review_done(decisions, mistakes),
    review_cost(taken, best, cost, unit), review_exact(taken, best, before, after),
    review_fine(taken, kind, best, cost, unit), review_split(unit, luck, play, others, result),
    no_matches, all_matches, matches_column, wins_column, place_column, points_a_round(points), against(level), margin_note,
    winning_streak(now, longest), best_match(points, best, worst), with_takeback, with_takeback_note,
    running_average(most, least),

    daily_note(level), in_a_row(days), play_day(day), day_column, result_column, date(day, month), months[list], not_played,
    result_text(game, day, result), to_paste, copy, send,

    beat_match, beat_about, beat_part(rounds), beat_too_long, beat_link, somebody,
    challenged_by(name), challenge_rounds(rounds, name), challenge_rules(name), challenge_damaged, challenge_later,
    side_by_side, compare, did_better(outcome, name), compared_rounds(rounds), used_undo(who), same_play,
    other_deal, first_difference(turn, name, theirs, mine), turn_by_turn, turn,
    online_about[list], online_open, online_join, online_seat(number), online_person, online_invitation,
    online_join_now, online_windows, online_invite, online_send_link, online_reply, online_connect,
    online_send_back, online_preparing, online_ready, online_start, online_rematch, online_states[list],
    online_bot(level), online_vote(name), online_back, online_leave, online_leave_ask, online_close_ask, online_stay, online_left(name), online_reactions[list], online_reacted(name, text),
    online_failures[list], online_lost, online_again, online_closed, online_lied(lie), online_next_round(name),
    online_handed_over, online_not_taken, online_stun, online_stun_about, online_fair,
    online_sealed, online_sealed_about, online_shuffling, online_checking, online_checked, online_no_answer(name), online_dealt_again,
    online_hello(name), online_no_hints,
    online_button, online_away(name), online_bot_plays(name), online_seated(name), online_is_ready(name), online_all_ready,
    online_start_when, online_wait_start(name), online_asks_again(name), online_away_now(name), online_voted(name),
    online_reseat, online_looking, online_invited, online_new_invitation, online_other_game,
    online_scan, online_scan_about, online_no_camera,
    online_gone, online_kept, online_matches, online_look, online_evidence, lie_illegal_move(name), lie_false_salt(name), lie_forked_log(name), lie_forged_move(name), lie_wrong_deal(name),
    lie_false_determinization(name), lie_broken_log(name), lie_false_accusation(name),
    lie_wrong_shuffle(name), lie_forged_key(name), lie_false_seed(name), lie_false_alarm(name), lie_of_another_kind(name),
}
