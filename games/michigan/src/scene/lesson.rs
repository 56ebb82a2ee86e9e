//! The tables of the tutorial.

use cards::Seat;
use cards::french::{PlayingCard, Suit};
use scene::{Better, LessonStep, Press, TableScene, Word};

use super::choices;
use super::seats::Player;
use super::zones::{Lying, refusal};
use crate::protocol::Michigan;
use crate::rules::{Decision, IllegalDecision, Step, StopReason};
use crate::session::Lesson;
use crate::words::{BOT_NAMES, Guide, Speaker, Words};

/// The tutorial: a table for each step, with its text.
#[must_use]
pub fn lesson(words: &Words, guide: &Guide) -> Vec<LessonStep> {
    let tables = Lesson::STEPS.into_iter();
    let tables = tables.map(|lesson| {
        let wanted = lesson.wanted().map(Word::of::<Michigan>);
        (table(lesson, words), wanted)
    });
    LessonStep::all(tables, guide.lesson_steps(), guide.lesson_missed())
}

/// The table of a step.
fn table(lesson: Lesson, words: &Words) -> TableScene {
    let names = [words.default_name()].into_iter().chain(BOT_NAMES);
    let names = names.take(Lesson::seats().size()).map(Into::into);
    let speaker = Speaker::new(words, names.collect(), Some(Seat::FIRST));
    let lying = Lying {
        speaker: &speaker,
        chips: Suit::ALL.map(|suit| Some(lesson.chips_on(suit))),
        dead_cards: Lesson::DEALT,
        plays: lesson.plays(),
        run_start: lesson.run_start(),
        hand: lesson.hand(),
    };
    let is_exchange = matches!(lesson.wanted(), Some(Decision::Keep | Decision::Swap));
    let offered = [Decision::Keep, Decision::Swap].map(|mv| choices::choice(mv, false, words));
    TableScene {
        seats: Lesson::seats()
            .seats()
            .map(|seat| player(lesson, seat).scene(&speaker))
            .collect(),
        zones: lying.zones(|card| press(lesson, card, words)),
        choices: offered.into_iter().filter(|_| is_exchange).collect(),
        news: news(lesson, &speaker).unwrap_or_default(),
        ..TableScene::empty(Better::High)
    }
}

fn player(lesson: Lesson, seat: Seat) -> Player {
    let is_viewer = seat == Seat::FIRST;
    Player {
        seat,
        is_viewer,
        level: String::new(),
        character: String::new(),
        cards: lesson.cards_left(seat),
        chips: Some(lesson.chips(seat)),
        is_dealer: seat == Lesson::dealer(),
        is_to_move: is_viewer && lesson.wanted().is_some(),
    }
}

/// Why the last suit has stopped, or who has won the deal.
fn news(lesson: Lesson, speaker: &Speaker<'_>) -> Option<String> {
    let card = lesson.stopped_at()?;
    let (seat, _) = *lesson.plays().last()?;
    let step = if lesson.is_won() {
        Step::Ended(Some(Seat::FIRST))
    } else {
        Step::Stopped {
            seat,
            card,
            reason: StopReason::Dead,
        }
    };
    speaker.step(step, false)
}

/// What pressing a card of the hand does: the rules refuse it as at any table.
fn press(lesson: Lesson, card: PlayingCard, words: &Words) -> Press {
    let suit = card.suit();
    let reason = match lesson.wanted() {
        None => return Press::NotNow(words.not_your_turn().into()),
        Some(Decision::Card(_)) if lesson.leads().contains(card) => {
            return Press::Move(Word::of::<Michigan>(Decision::Card(card)));
        }
        Some(Decision::Card(_)) => {
            let stopped = lesson.stopped_at().filter(|last| last.suit() == suit);
            let lowest = lesson.hand().suited(suit).lowest().unwrap_or(card);
            stopped.map_or(IllegalDecision::LowerCard(lowest), |_| {
                IllegalDecision::StoppedSuit(suit)
            })
        }
        Some(_) => IllegalDecision::KeepOrSwap,
    };
    Press::Refused(refusal(reason, words))
}
