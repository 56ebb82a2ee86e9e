//! Whose turn it is, and what they may do.

use scene::Choice;
use session::TableGame;

use crate::rules::{Duty, IllegalPlay, Move, Position, Round, Source, Target};
use crate::scene::{Narrator, log};
use crate::session::SessionTable;
use crate::words::Words;

/// The button that turns a card, lays it onto the waste, or passes.
pub(super) fn choices(table: &SessionTable<'_>, words: &Words) -> Vec<Choice> {
    let position = table.display_state().position();
    let own = position.side(table.viewer());
    let again = own.stock.is_empty() && !own.waste.is_empty();
    let all = [
        (Move::Draw, words.turn_card(), words.turn_again()),
        (
            Move::Carry(Source::Drawn, Target::OwnWaste),
            words.to_waste(),
            "",
        ),
        (Move::Pass, words.pass(), ""),
    ];
    let legal = all
        .into_iter()
        .filter(|(mv, ..)| table.is_own_turn() && position.check(*mv).is_ok());
    let choice = |(mv, label, detail): (Move, &str, &str)| Choice {
        label: label.into(),
        detail: if again { detail } else { "" }.into(),
        mv: Round::word(mv),
    };
    legal.map(choice).collect()
}

/// What the table waits for.
pub(super) fn prompt(table: &SessionTable<'_>, narrator: &Narrator<'_>) -> String {
    let shown = table.display_state();
    let mover = shown.position().to_move();
    let last = shown.steps.last().and_then(|step| step.seat());
    if table.is_own_turn() {
        own_turn(shown.position(), narrator.words)
    } else if mover.is_some() && mover == last {
        // The opponent's turn goes on: what was done just now.
        log::told(shown, narrator).unwrap_or_default()
    } else {
        narrator.waits(table, mover)
    }
}

/// Tells the player to move what to do.
fn own_turn(position: &Position, words: &Words) -> String {
    let name = |card: crate::rules::PackCard| words.card_in_sentence(card.face());
    match (position.check(Move::Draw), position.drawn) {
        (Err(IllegalPlay::Duty(Duty::Foundation(card))), _) => words.ask_foundation(name(card)),
        (Err(IllegalPlay::Duty(Duty::Release(card))), _) => words.ask_release(name(card)),
        (_, Some(card)) => words.ask_drawn(name(card)),
        (Ok(()), None) => words.ask_free().into(),
        (Err(_), None) => words.ask_pass().into(),
    }
}
