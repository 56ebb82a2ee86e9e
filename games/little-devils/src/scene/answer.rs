//! Spoken answers about the table, for players who cannot see it.

use cards::{CardSet, Seat};

use crate::rules::{HAND_SIZE, Trick, legal};
use crate::scene::{Narrator, seats};
use crate::session::Table;
use crate::words::Words;

/// The answer to a key, a lower-case letter in any keyboard language, in whole sentences: `h` the hand, `t` the
/// table, `l` the last card or trick, `s` the scores, `d` the direction of the trick, `p` the playable cards. `None` if
/// the key asks nothing.
#[must_use]
pub fn answer(table: &Table<'_>, words: &'static Words, key: char) -> Option<String> {
    let narrator = Narrator::new(table, words);
    let hand = table.open_hand().map(|_| table.display_state().hand());
    let hand = hand.unwrap_or_default();
    Some(match key {
        'h' => words.hand_is(narrator.list(hand.iter())),
        't' => whole_table(table, &narrator),
        'l' => last(table, &narrator),
        's' => totals(table, &narrator),
        'd' => narrator.trick(table.display_state().trick()),
        'p' => playable(table, hand, &narrator),
        _ => return None,
    })
}

/// Describes the trick, then the players in playing order.
fn whole_table(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    let (shown, words) = (table.display_state(), narrator.words);
    let trick = shown.trick();
    let mut parts = vec![words.trick_of(shown.past_tricks().len() + 1, HAND_SIZE)];
    if !trick.is_empty() {
        parts.push(plays(trick, narrator));
    }
    parts.push(narrator.trick(trick));
    for seat in shown.seats().turn_order(trick.leader()) {
        let name = narrator.marked_name(seat);
        let about = seats::about(table, narrator, seat);
        parts.push(format!("{name}: {about}."));
    }
    parts.join(" ")
}

/// Says who has played what to a trick.
fn plays(trick: &Trick, narrator: &Narrator<'_>) -> String {
    let play = |(seat, card)| narrator.plays(trick, seat, card);
    trick.plays().map(play).collect::<Vec<_>>().join(" ")
}

/// The last card, or the last trick if it is complete.
fn last(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    let shown = table.display_state();
    let complete = |trick| format!("{} {}", plays(trick, narrator), narrator.trick(trick));
    let trick = shown.trick();
    match (trick.plays().last(), shown.past_tricks().last()) {
        _ if trick.is_complete() => complete(trick),
        (Some((seat, card)), _) => narrator.plays(trick, seat, card),
        (None, Some(last)) => complete(last),
        (None, None) => narrator.words.nothing_yet().into(),
    }
}

/// Everybody's devils in this round and before it.
fn totals(table: &Table<'_>, narrator: &Narrator<'_>) -> String {
    let shown = table.display_state();
    let (devils, before) = (shown.devils(), shown.totals_before_round());
    let row = |seat: Seat| {
        let who = narrator.who(seat);
        narrator
            .words
            .devils_so_far(who, devils[seat], before[seat])
    };
    let rows: Vec<String> = shown.seats().seats().map(row).collect();
    rows.join(" ")
}

/// The cards that may be played now.
fn playable(table: &Table<'_>, hand: CardSet, narrator: &Narrator<'_>) -> String {
    let trick = table.display_state().trick();
    let is_legal = |card: &_| legal::check(hand, trick, *card).is_ok();
    if table.is_own_turn() {
        let cards = narrator.list(hand.iter().filter(is_legal));
        narrator.words.may_play(cards)
    } else {
        narrator.words.not_your_turn().into()
    }
}
