//! A player as seen from across the table.

use crate::bots::Level;
use crate::session::Table;
use cards::Seat;

/// A player as seen from across the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// The player's seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The bot's level; `None` for a person.
    pub level: Option<Level>,
    /// Whether it is the person at the page: see [`Scene::you`](crate::scene::Scene::you).
    pub is_you: bool,
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

pub(super) fn seats(table: &Table) -> Vec<SeatScene> {
    let (options, shown) = (table.record().options(), table.shown());
    let you = table.open_hand();
    let (totals, before) = (shown.totals(), shown.totals_before_round());
    // Nobody's turn while the trick is complete.
    let to_play = shown.trick().to_play();
    let scene = |seat| SeatScene {
        seat,
        name: options.name(seat).into(),
        level: options.level(seat),
        is_you: you == Some(seat),
        cards_left: shown.cards_left(seat),
        devils: shown.devils()[seat],
        total: totals[seat],
        before: before[seat],
        dealer: shown.dealer() == seat,
        to_play: to_play == Some(seat),
    };
    shown.seats().seats().map(scene).collect()
}
