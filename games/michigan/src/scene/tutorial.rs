//! The tables of the tutorial.

use cards::Seat;
use cards::french::{PlayingCard, Suit};
use scene::{Better, Press, TableScene, TutorialTable};
use session::TableGame;

use super::choices;
use super::seats::Player;
use super::zones::{Lying, refusal};
use crate::rules::{Decision, IllegalDecision, Round, Step, StopReason};
use crate::session::Tutorial;
use crate::words::{BOT_NAMES, Narrator, Words, step_sentence};

/// The tables of the tutorial, each with the move that it asks for.
#[must_use]
pub fn tutorial(words: &Words) -> Vec<TutorialTable> {
    let steps = Tutorial::STEPS.into_iter();
    let steps = steps.map(|step| (table(step, words), step.wanted().map(Round::word)));
    steps.collect()
}

/// The table of a step.
fn table(tutorial: Tutorial, words: &Words) -> TableScene {
    let narrator = Narrator::for_learner(words, &BOT_NAMES);
    let lying = Lying {
        narrator: &narrator,
        chips: Suit::ALL.map(|suit| Some(tutorial.chips_on(suit))),
        dead_cards: Tutorial::DEALT,
        plays: tutorial.plays(),
        run_start: tutorial.run_start(),
        hand: tutorial.hand(),
    };
    let is_exchange = matches!(tutorial.wanted(), Some(Decision::Keep | Decision::Swap));
    let offered = [Decision::Keep, Decision::Swap].map(|mv| choices::choice(mv, false, words));
    TableScene {
        seats: Tutorial::seats()
            .seats()
            .map(|seat| player(tutorial, seat).scene(&narrator))
            .collect(),
        zones: lying.zones(|card| press(tutorial, card, words)),
        choices: offered.into_iter().filter(|_| is_exchange).collect(),
        news: news(tutorial, &narrator).unwrap_or_default(),
        ..TableScene::empty(Better::High)
    }
}

fn player(tutorial: Tutorial, seat: Seat) -> Player {
    Player {
        seat,
        level: None,
        cards: tutorial.cards_left(seat),
        chips: Some(tutorial.chips(seat)),
        is_dealer: seat == Tutorial::dealer(),
        is_to_move: seat == Seat::FIRST && tutorial.wanted().is_some(),
    }
}

/// Why the last suit has stopped, or who has won the deal.
fn news(tutorial: Tutorial, narrator: &Narrator<'_>) -> Option<String> {
    let card = tutorial.stopped_at()?;
    let (seat, _) = *tutorial.plays().last()?;
    let step = if tutorial.is_won() {
        Step::Ended(Some(Seat::FIRST))
    } else {
        Step::Stopped {
            seat,
            card,
            reason: StopReason::Dead,
        }
    };
    step_sentence(narrator, step, false)
}

/// What pressing a card of the hand does: the rules refuse it as at any table.
fn press(tutorial: Tutorial, card: PlayingCard, words: &Words) -> Press {
    let suit = card.suit();
    let reason = match tutorial.wanted() {
        None => return Press::NotNow(words.not_your_turn().into()),
        Some(Decision::Card(_)) if tutorial.leads().contains(card) => {
            return Press::Move(Round::word(Decision::Card(card)));
        }
        Some(Decision::Card(_)) => {
            let stopped = tutorial.stopped_at().filter(|last| last.suit() == suit);
            let lowest = tutorial.hand().suited(suit).lowest().unwrap_or(card);
            stopped.map_or(IllegalDecision::LowerCard(lowest), |_| {
                IllegalDecision::StoppedSuit(suit)
            })
        }
        Some(_) => IllegalDecision::KeepOrSwap,
    };
    Press::Refused(refusal(reason, words))
}
