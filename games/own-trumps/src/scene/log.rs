//! The log of a round: one sentence for each step.

use cards::Seat;
use cards::french::PlayingCard;
use scene::{Motion, SceneStep, Spot, card_key};

use crate::rules::{Ending, Place, Step};
use crate::scene::Narrator;
use crate::session::DisplayState;

/// The round so far, oldest first: how it was dealt, then its steps.
pub(super) fn steps(shown: &DisplayState, narrator: &Narrator<'_>) -> Vec<SceneStep> {
    let mut steps = start(shown, narrator);
    let mut pile = Vec::new();
    for step in &shown.steps {
        steps.push(SceneStep {
            motions: motions(shown.viewer, step),
            line: sentence(shown, narrator, step, pile.last().copied()),
        });
        match step {
            Step::CardPlayed { card, .. } => pile.push(*card),
            Step::CardsTaken { cards, .. } => {
                pile.truncate(pile.len().saturating_sub(cards.len()));
            }
            Step::Out(_) | Step::Over(_) => {}
        }
    }
    steps
}

/// What a step moves. The cards that the viewer takes can be seen.
fn motions(viewer: Seat, step: &Step) -> Vec<Motion> {
    let pile = "pile";
    match step {
        Step::CardPlayed { seat, card, .. } => vec![Motion::Move {
            key: card_key(*card),
            from: Spot::Seat(*seat),
            to: Spot::Zone(pile),
        }],
        Step::CardsTaken { seat, cards, .. } if *seat == viewer => {
            let taken = |card: &PlayingCard| Motion::Move {
                key: card_key(*card),
                from: Spot::Zone(pile),
                to: Spot::Seat(viewer),
            };
            cards.iter().map(taken).collect()
        }
        Step::CardsTaken { seat, cards, .. } => vec![Motion::Take {
            cards: cards.len(),
            from: pile,
            seat: *seat,
        }],
        Step::Out(_) | Step::Over(_) => Vec::new(),
    }
}

/// The last sentence of the log, if players would ask why: somebody has taken cards, or the round is over.
pub(super) fn news(shown: &DisplayState, steps: &[SceneStep]) -> String {
    let asks_why = match shown.steps.last() {
        Some(Step::CardsTaken { .. } | Step::Over(_)) => true,
        Some(Step::CardPlayed { .. } | Step::Out(_)) | None => false,
    };
    let last = steps.last().filter(|_| asks_why);
    last.map(|step| step.line.clone()).unwrap_or_default()
}

/// The sentences of the log that say how the round has ended: who has gone out, and who loses.
pub(super) fn ending(shown: &DisplayState, steps: &[SceneStep]) -> Vec<String> {
    let told = shown.steps.iter().rev().zip(steps.iter().rev());
    let ends = told.filter(|(step, _)| matches!(step, Step::Out(_) | Step::Over(_)));
    let mut ends: Vec<String> = ends.map(|(_, step)| step.line.clone()).collect();
    ends.reverse();
    ends
}

/// How the round was dealt. Before the first one, the trump suits too.
fn start(shown: &DisplayState, narrator: &Narrator<'_>) -> Vec<SceneStep> {
    let (words, seats) = (narrator.words, shown.seats());
    let (dealer, leader) = (shown.dealer(), seats.left_of(shown.dealer()));
    let is_first = shown.round_number == 1;
    let options = shown.match_state.options().options();
    let mut steps = Vec::new();
    if is_first {
        let suit = |seat: Seat| words.suit(shown.table.trump(seat));
        let own_suit = |seat| words.own_suit(narrator.who(seat), suit(seat));
        steps.extend(seats.seats().map(own_suit).map(SceneStep::told));
    }
    if is_first && options.mirror_deal {
        steps.push(SceneStep::told(words.mirrored().into()));
    }
    let round = shown.round_number;
    steps.push(SceneStep {
        motions: vec![Motion::Deal {
            round,
            dealer: Some(dealer),
        }],
        line: words.dealt(round, narrator.who(dealer), narrator.who(leader)),
    });
    if options.sixes_go_home {
        steps.push(SceneStep::told(words.sixes_went_home().into()));
    }
    steps
}

/// The sentence for a step; `top` is the top card before it.
fn sentence(
    shown: &DisplayState,
    narrator: &Narrator<'_>,
    step: &Step,
    top: Option<PlayingCard>,
) -> String {
    let words = narrator.words;
    match step {
        Step::CardPlayed { seat, card, place } => {
            let (who, name) = (narrator.who(*seat), words.card_in_sentence(*card));
            match (place, top) {
                (Place::Beat, Some(top)) => {
                    let is_trump = card.suit() != top.suit();
                    words.beats(who, name, words.card_in_sentence(top), is_trump)
                }
                (Place::Second, _) => words.adds(who, name),
                (Place::Lead | Place::Beat, _) => words.leads(who, name),
            }
        }
        Step::CardsTaken {
            seat,
            cards,
            reason,
        } => {
            let free = shown.table.may_take;
            let taken = |top| words.taken(narrator.who(*seat), top, cards.len(), *reason, free);
            cards.last().copied().map(taken).unwrap_or_default()
        }
        Step::Out(seat) => words.goes_out(narrator.who(*seat)),
        Step::Over(Ending::Lost(seat)) => words.loses(narrator.who(*seat), shown.cards_left[*seat]),
        Step::Over(Ending::Drawn) => {
            let mut seats = shown.seats().seats();
            let last = seats.find(|seat| shown.cards_left[*seat] > 0);
            let top = top.map(|top| words.card_in_sentence(top));
            let last = narrator.who(last.unwrap_or(Seat::FIRST));
            words.drawn_last_card(last, top.unwrap_or_default())
        }
        Step::Over(Ending::LimitReached) => words.drawn_limit().into(),
    }
}
