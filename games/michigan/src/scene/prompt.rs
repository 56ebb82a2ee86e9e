//! The prompt: what the table waits for, in one sentence.

use cards::french::{PlayingCardSet, Suit};
use game::Game;
use scene::SceneStep;

use crate::rules::{Decision, Decisions, Phase, Step};
use crate::session::{Table, TablePhase};
use crate::words::{Narrator, Words};

/// The prompt. While somebody is asked to play on in secret, it does not say who.
pub(super) fn prompt(table: &Table<'_>, narrator: &Narrator<'_>, steps: &[SceneStep]) -> String {
    let (words, shown) = (narrator.words, table.display_state());
    match (table.phase(), shown.phase) {
        (TablePhase::MatchOver | TablePhase::RoundOver, _) => narrator.waits(table, None),
        (_, Some(phase)) if table.is_own_turn() => {
            let legal = table.record().round().legal();
            own_prompt(phase, legal, shown.options.auction, words)
        }
        (_, Some(phase)) => narrator.waits(table, phase.to_move()),
        (_, None) => match shown.steps.last() {
            Some(
                Step::Stopped { .. } | Step::LeadPassed(_) | Step::Swapped(_) | Step::Ended(_),
            ) => steps
                .last()
                .map(|step| step.line.clone())
                .unwrap_or_default(),
            _ => words.next_awaited().into(),
        },
    }
}

fn own_prompt(phase: Phase, legal: Decisions, auction: bool, words: &Words) -> String {
    match phase {
        Phase::Exchange(_) if auction => words.ask_dealer().into(),
        Phase::Exchange(_) => words.ask_exchange().into(),
        Phase::Auction { .. } => match *legal.bids().start() {
            least if least > Decision::MAX_CHIPS => words.ask_pass().into(),
            least => words.ask_bid(least),
        },
        Phase::Lead { stopped, .. } => lead_prompt(stopped, legal.cards(), words),
        Phase::PlayOn { next, .. } => words.ask_play_on(words.card_object(next)),
        Phase::Over(_) => words.refused_over().into(),
    }
}

fn lead_prompt(stopped: Option<Suit>, legal: PlayingCardSet, words: &Words) -> String {
    match (stopped, legal.lowest()) {
        (_, Some(only)) if legal.len() == 1 => words.ask_only(words.card_subject(only)),
        (Some(suit), Some(lead)) if lead.suit() == suit => words.ask_lead_same(suit),
        (Some(suit), _) => words.ask_lead_not(suit),
        (None, _) => words.ask_lead().into(),
    }
}
