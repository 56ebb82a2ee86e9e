//! The log of a round: a step for each sentence, with what it moves.

use cards::CardSet;
use scene::{Motion, SceneStep, Spot};

use crate::rules::{Trick, points};
use crate::scene::zones::{TRICK, key};
use crate::scene::{Narrator, outcome};
use crate::session::{Phase, Table};

/// The round so far, oldest first: how it was dealt, its tricks, and how it has ended.
pub(super) fn steps(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<SceneStep> {
    let shown = table.display_state();
    let mut steps = start(table, narrator);
    let is_over = matches!(table.phase(), Phase::RoundOver | Phase::MatchOver);
    for (before, trick) in shown.tricks().enumerate() {
        of_trick(&mut steps, trick, narrator);
        // A trick that has left the table is counted.
        if is_over || before < shown.past_tricks().len() {
            count(&mut steps, trick, table);
        }
    }
    if is_over {
        steps.push(SceneStep::told(outcome::round_devils(shown, narrator)));
    }
    if table.phase() == Phase::MatchOver {
        steps.push(SceneStep::told(outcome::winners(shown, narrator)));
    }
    steps
}

/// Who deals and leads, and the hand of the person at the page if it may be seen.
fn start(table: &Table<'_>, narrator: &Narrator<'_>) -> Vec<SceneStep> {
    let (shown, words) = (table.display_state(), narrator.words);
    let (round, dealer) = (shown.round_number(), shown.dealer());
    let leader = shown.seats().left_of(dealer);
    let deal = Motion::Deal {
        round,
        dealer: Some(dealer),
    };
    let mut steps = vec![SceneStep {
        motions: vec![deal],
        line: words.dealt(round, narrator.who(dealer), narrator.who(leader)),
    }];
    if table.open_hand().is_some() {
        let played = shown
            .tricks()
            .filter_map(|trick| trick.card_of(table.viewer()));
        let dealt = played.fold(shown.hand(), CardSet::with);
        let line = words.hand_is(narrator.list(dealt.iter()));
        steps.push(SceneStep::told(line));
    }
    steps
}

/// Each card, the direction after the second, and the taker after the last.
fn of_trick(steps: &mut Vec<SceneStep>, trick: &Trick, narrator: &Narrator<'_>) {
    for (before, (seat, card)) in trick.plays().enumerate() {
        steps.push(SceneStep {
            motions: vec![Motion::Move {
                key: key(card),
                from: Spot::Seat(seat),
                to: Spot::Zone(TRICK),
            }],
            line: narrator.plays(trick, seat, card),
        });
        let decided = trick.direction().zip(trick.led());
        if let Some((direction, led)) = decided.filter(|_| before == 1) {
            steps.push(SceneStep::told(narrator.words.bound(direction, led)));
        }
    }
    if let Some((line, seat)) = narrator.takes(trick).zip(trick.taker()) {
        let motions = vec![Motion::TrickTaken { from: TRICK, seat }];
        steps.push(SceneStep { motions, line });
    }
}

/// The devils of a complete trick go to its taker. That is bad news for the person at the page.
fn count(steps: &mut Vec<SceneStep>, trick: &Trick, table: &Table<'_>) {
    let has_devils = trick.is_complete() && points::devils_of(trick.cards()) > 0;
    if let Some(seat) = trick.taker().filter(|_| has_devils) {
        steps.push(SceneStep {
            motions: vec![Motion::Count {
                seat,
                is_bad: seat == table.viewer(),
            }],
            line: String::new(),
        });
    }
}
