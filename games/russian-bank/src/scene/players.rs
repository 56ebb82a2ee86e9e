//! The players: their names in sentences, and what the others see of them.

use cards::Seat;
use game::Match as _;
use scene::{SeatScene, Tally};
use words::Who;

use crate::session::{SessionOptions, SessionTable};
use crate::words::Words;

/// The words of a language, and the names of the players.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) words: &'a Words,
    /// The player at the lower edge of the table.
    pub(super) below: Seat,
    options: &'a SessionOptions,
    /// The person who reads "you"; `None` while a device that two people share lies between them.
    you: Option<Seat>,
}

impl<'a> Names<'a> {
    pub(super) fn new(table: &'a SessionTable, words: &'a Words) -> Self {
        let options = table.record().options();
        Self {
            words,
            below: table.viewer(),
            options,
            you: table.open_hand().filter(|seat| options.is_here(*seat)),
        }
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.options.is_here(seat)
    }

    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The name of a player. A person without one has that of the language.
    pub(super) fn name(&self, seat: Seat) -> &'a str {
        Some(self.options.name(seat))
            .filter(|name| !name.is_empty())
            .unwrap_or(self.words.default_name())
    }

    /// A player in a sentence.
    pub(super) fn who(&self, seat: Seat) -> Who<'a> {
        if self.is_you(seat) {
            return Who::You;
        }
        Who::Other(self.name(seat))
    }
}

/// The players, the one below first.
pub(super) fn seats(table: &SessionTable, names: &Names<'_>) -> Vec<SeatScene> {
    let seats = table.record().options().seats();
    let in_order = seats.turn_order(names.below);
    in_order.map(|seat| of_seat(table, names, seat)).collect()
}

fn of_seat(table: &SessionTable, names: &Names<'_>, seat: Seat) -> SeatScene {
    let (shown, words) = (table.shown(), names.words);
    let name = words.seat_name(names.name(seat), names.is_you(seat));
    let level = names.options.level(seat);
    let level = level
        .map(|level| words.level(level.id()))
        .unwrap_or_default();
    let (cards, points) = (
        shown.position().cards_left(seat),
        shown.match_state().totals()[seat],
    );
    let dealer = Some(words.dealer()).filter(|_| shown.dealer() == seat);
    let counts = [words.cards_left(cards), words.points(points)];
    let told = [level.as_str()]
        .into_iter()
        .filter(|level| !level.is_empty());
    let told = told.chain(counts.iter().map(String::as_str)).chain(dealer);
    let told: Vec<&str> = told.collect();
    let tally = |icon, number| Tally {
        icon,
        number: Some(number),
    };
    SeatScene {
        seat,
        summary: format!("{name}: {}.", told.join(", ")),
        name,
        detail: level,
        tallies: vec![
            tally("deck", i32::try_from(cards).unwrap_or(i32::MAX)),
            tally("sheet", points),
        ],
        backs: 0,
        is_dealer: false,
        is_to_move: shown.position().to_move() == Some(seat),
    }
}
