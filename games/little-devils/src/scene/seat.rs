//! A player as seen from across the table.

use crate::bots::Level;
use crate::rules::points;
use crate::session::Phase;
use cards::{BySeat, Seat};

use super::{SceneInput, scores};

/// A player as seen from across the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// How they play, if they are a bot.
    pub level: Option<Level>,
    /// The cards they hold, 0 to 9.
    pub cards_left: usize,
    /// The devils they have taken in this round; those of a trick still on the table do not count.
    pub devils: u8,
    /// The devils of the rounds that are over.
    pub total: u16,
    /// The devils of the rounds before this one.
    pub before: u16,
    /// Whether they dealt this round.
    pub dealer: bool,
    /// Whether it is their turn.
    pub to_play: bool,
}

pub(super) fn seats(input: &SceneInput<'_>) -> Vec<SeatScene> {
    let options = input.table.record().options();
    let (devils, totals) = (round_devils(input), scores::totals(input));
    let to_play = match input.table.phase() {
        Phase::Person | Phase::Forced(_) | Phase::Bot(_) => input.view.trick().to_play(),
        _ => None,
    };
    let counted = input.table.record().round().is_over() && !input.shows_last_trick;
    let scene = |seat| SeatScene {
        seat,
        name: options.name(seat).into(),
        level: options.opponent(seat).map(|opponent| opponent.level),
        cards_left: input.view.cards_left(seat),
        devils: devils[seat],
        total: totals[seat],
        before: totals[seat] - if counted { devils[seat].into() } else { 0 },
        dealer: input.view.dealer() == seat,
        to_play: to_play == Some(seat),
    };
    input.view.seats().seats().map(scene).collect()
}

fn round_devils(input: &SceneInput<'_>) -> BySeat<u8> {
    let mut devils = input.view.devils();
    if let (true, Some(last)) = (input.shows_last_trick, input.view.tricks().last()) {
        devils[last.taker().unwrap_or(Seat::FIRST)] -= points::devils_of(last.cards());
    }
    devils
}
