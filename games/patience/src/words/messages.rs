//! Keys of the messages of the patiences, and of their rules and help.
//!
//! They follow those that every page has (`crates/words/src/shell/messages.rs`, which describes the
//! files). Arguments: `rank` is 2 to 10, J, Q, K or A; `suit` is S, C, D or H; `kind` is a kind of pile, and
//! `number` its number among those of its kind, or 0 if there is only one; `card`, `one`, `other` and `pile` are
//! names; `time` is a text such as 4:05.

use words::{ShellGuide, ShellWords, messages};

messages! {
    /// Messages that the page needs from the start, in one language.
    Words: ShellWords, WordKey, "words":
    title, subtitle, credits, search, no_game, all_games, continue_game(game), daily_deal, daily_days(id, days),
    tile_about(packs), tile_won(won, played), tile_share(id, share, open),

    turn_phone, new_deal, give_up, give_up_about, keep_playing, other_aside(menu), same_deal, deal_number(number), redo, finish_game, gather, draw, moves(moves), points(points),

    card(rank, suit), pile(kind, number), onto(kind, number), empty(pile), holds(pile, cards), covered(cards), run(first, last),
    base_is(rank), passes_left(passes),

    deal_begins(game, number), moved(card, pile), moved_run(cards, card, pile), drawn(card), turned_up(card), turned_over,
    gathered, paired(one, other), gone(card), row_dealt, went_home(cards), undone, undone_turn(line), redone, nothing_to_redo,
    picked_up(card, piles), picked_run(cards, card, piles), put_down, won, won_in(moves, time), best_time, most_points, stuck(way, turn),
    lost(way, turn), go_back, look_back, odds, hint_move(card, pile, why), hint_pair(one, other, why), hint_draw(why), hint_gather(why), looking, why(reason),
    refused(why), may_move(cards), nothing_may_move,

    deal_menu, options, option(id), own_switch(id), points_label, scoring(id), number_label, number_any, deal_this, number_wrong, deal_link,
}

messages! {
    /// Texts of the rules, the statistics and the help with keys, in one language. Loaded when one of them is
    /// opened.
    Guide: ShellGuide, GuideKey, "guide":
    own_key_means[list],

    pack(packs, cards), goal(id, cards), counted(count), foundations(id, count), columns(id, suits, wraps), take(id),
    space(id), cells(count), reserve(id), stock(id, count), passes(count), gathering(id, count), special(id),
    points_rules(id, draw),
    measured(deals, won, lost, open),

    game_column, played_column, won_column, share_column, streak_column, best_time_column, fewest_column,
    nothing_played, streak_about, most_points_title, standard_column, vegas_column,

    look_back_about, look_back_checking(done, all), look_back_result(id, won, lost), look_back_rest(moves),
    look_back_state(id, moves), look_back_deal, look_back_drawn(card),

    odds_about, odds_trying(tried, all, won), odds_result(id, least, most, won, tried, open), odds_known(id),

    aside_title, imported_games(games, figures), file_later, file_damaged(line),
}
