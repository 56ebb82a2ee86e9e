//! Keys of the messages of this game, of its tutorial, rules and help, and of its analysis pages.
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
    won_kindly, score_note, decided(round, winner, few, rival, many), no_stakes,

    day_par(devils, par), tip(card, why),

    only_card(card), odds(takes), best_card(card, odds, devils), as_good(card),
    costs_more(tempts, card, more, why, odds), devils_column, takes_column,
    last_trick, all_tricks, trick_number(number), no_trick_yet,
}

messages! {
    /// Texts of the tutorial, the rules and the help with keys, in one language. Loaded when they are
    /// first opened.
    Guide: ShellGuide, GuideKey, "guide":
    tutorial_steps[list], tutorial_missed[list], signs[list],
    rules_text[list], rules_captions[list], own_key_means[list],
}

messages! {
    /// Texts of the analysis pages: reviews, links, the deal of the day, puzzles, statistics, export and
    /// import, in one language. They are built into the analysis worker; the page does not load them.
    AnalysisWords: Words, AnalysisKey, "analysis":
    back,

    looking(done, all), nothing_played, costliest, no_mistakes, trick_of_round(round, trick),
    costs(card, best, more, margin), takes_trick(card, often, best, best_often), often_in_sentence(percent),
    avoid_mistake(mistake_type), every_card, more_than_best, your_card, play_on, look_again, mistake_types,
    mistake_type(mistake_type), cost, review_note,

    luck_skill, round_column, own_hand, own_play, others, luck_skill_note, mostly_luck,

    hands_of_round, hands(round), previous, next,

    bot_replay(level), playing(done, all), bot_replay_result(you, level, devils),

    share, share_note, link, as_code,

    shared, shared_by(name, players, cards), shared_by_somebody(players, cards), same_cards, watch, link_damaged,
    link_later,

    daily_note, par,     work_out_par, result_text(day, devils, par),
    devils_a_round, table_of(players), rating(value, half), rating_note, rating_later, extremes(fewest, most),
    costliest_mistake_type(mistake_type, devils), newest, review_last, review_for_skill,

    fair_note, commitment, made_after(cards), still_closed, seed_and_salt(seed, salt), opens, does_not_open, check,
    checking(done, all), all_right(cards), wrong(number, name, played, thought),

    puzzles_note, puzzles_method, solved(done, all), next_puzzle, skip_puzzle, retry_puzzle, all_puzzles,
    puzzle(number), is_solved, is_missed, grade(grade), own_puzzles, no_own_puzzles, own_state(due, later, mastered),
    own_puzzle(players, trick), from_your_match, again, today, right_in_a_row, kept_as_puzzles(puzzles), taken(list),
    still_out, which_card, right(puzzle), wrong_card(puzzle), is_best(card), is_as_good(card, best),
    then_played(card), all_cards, comes_again(day), mastered,

    bots_text[list], character(word), level_column,

    reading(done, all), imported(list), here_already(number), some_matches(number), some_unfinished(number),
    some_shared(number), some_puzzles(number), some_days(number), some_salts(number), the_settings, nothing_new,
    where_unfinished, no_room_for(number), unreadable_lines(number), later_lines(number), own_settings_stay,
    take_settings, settings_taken, not_stored, file_empty, file_is_no_text, file_foreign, file_unreadable, file_later,
    file_too_large, exported(name, list),

    costliest_card(card, round, trick, more, best), first, last, hand,
}
