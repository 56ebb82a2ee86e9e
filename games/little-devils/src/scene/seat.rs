//! A player as seen from across the table.

use crate::bots::Level;
use crate::rules::points;
use crate::session::Phase;
use cards::{BySeat, Seat};

use crate::scene::{SceneInput, scores};

/// A player as seen from across the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// The player's seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The bot's level; `None` for the person.
    pub level: Option<Level>,
    /// The number of cards in the player's hand, 0 to 9.
    pub cards_left: usize,
    /// The player's devils in this round, without a trick that is still shown on the table.
    pub devils: u8,
    /// The player's devils in the finished rounds.
    pub total: u16,
    /// The player's devils in the rounds before this one.
    pub before: u16,
    /// Whether the player dealt this round.
    pub dealer: bool,
    /// Whether it is the player's turn.
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
