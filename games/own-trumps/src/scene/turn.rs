//! Whose turn it is, and what they may do.

use scene::Choice;
use session::TableGame;

use crate::rules::{Decision, Round};
use crate::scene::Narrator;
use crate::session::{DisplayState, Phase, SessionTable};
use crate::words::Words;

/// The button to take cards, if they may be taken.
pub(super) fn choices(table: &SessionTable<'_>, words: &Words) -> Vec<Choice> {
    let shown = table.display_state();
    let may_take = table.is_own_turn() && shown.legal.take;
    let take = shown.table.take().filter(|_| may_take);
    let choice = take.map(|(cards, reason)| Choice {
        label: words.take(cards),
        detail: words.why_take(reason, shown.pile.len()),
        mv: Round::word(Decision::Take),
    });
    choice.into_iter().collect()
}

/// What the table waits for. During the pause after a step it is the `news` of that step.
pub(super) fn prompt(table: &SessionTable<'_>, narrator: &Narrator<'_>, news: &str) -> String {
    let shown = table.display_state();
    match table.phase() {
        Phase::Person | Phase::Forced(_) => own_turn(shown, narrator.words),
        Phase::Step(_) => news.into(),
        _ => narrator.waits(table, shown.table.to_move()),
    }
}

/// Tells the player to move what to do.
fn own_turn(shown: &DisplayState, words: &Words) -> String {
    let table = shown.table;
    let legal = shown.legal;
    let Some(top) = table.pile.top() else {
        return words.lead().into();
    };
    let top = words.card_in_sentence(top);
    match table.take() {
        None => words.second().into(),
        Some(_) if !legal.take => words.beat(top),
        Some((cards, _)) if legal.cards.is_empty() => words.must_take(top, cards),
        Some((cards, _)) => words.beat_or_take(top, cards),
    }
}
