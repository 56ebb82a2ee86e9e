//! The dice game in the shared formats, and matches of it.

use cards::{SeatCount, SeatRange, Seed};
use game::{CatalogueEntry, ChosenOptions, Game, GameInfo, GameKind, MatchOption, Title};
use protocol::{CompactText, GameFormat, RoundFormat, TableFormat, compact_text};
use session::{Controller, MatchOptions, MatchRecord, Player};

use crate::dice::{Dice, Move, ThreeRounds, View};
use crate::toy::{CALM, WILD};

compact_text!(struct View { seat, sum, goal, is_own_turn });

/// The dice game in the shared formats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ToyDice;

pub(super) const GOAL: MatchOption = MatchOption {
    id: "goal",
    values: &["10", "20"],
    default: "20",
    only_for: None,
};

pub(super) const DOUBLE: MatchOption = MatchOption {
    id: "double",
    values: &["off", "on"],
    default: "off",
    only_for: Some(SeatRange::new(2, 3)),
};

const ENTRY: CatalogueEntry = CatalogueEntry {
    id: "toy-dice",
    title: Title::everywhere("Toy Dice"),
    kind: GameKind::Table,
    seats: SeatRange::new(2, 4),
    address: "toy-dice/",
};

impl GameFormat for ToyDice {
    const INFO: &'static GameInfo = &GameInfo {
        levels: &[CALM, WILD],
        options: &[GOAL, DOUBLE],
        ..GameInfo::new(ENTRY, &[])
    };
}

impl RoundFormat for ToyDice {
    type Round = Dice;

    fn start_text(start: &ThreeRounds) -> String {
        let double = if start.is_double { " double" } else { "" };
        format!("to {}{double}", start.goal)
    }

    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<ThreeRounds> {
        let goal = text.strip_prefix("to ")?;
        let (goal, is_double) = match goal.strip_suffix(" double") {
            Some(goal) => (goal, true),
            None => (goal, false),
        };
        let goal = goal.parse().ok().filter(|goal| [10, 20].contains(goal))?;
        Some(ThreeRounds::new(seed, seats, goal, is_double))
    }

    fn move_text(mv: Move) -> String {
        match mv {
            Move::Thrown(number) => format!("die{number}"),
            Move::Add(number) => number.to_string(),
        }
    }

    fn parse_move(text: &str) -> Option<Move> {
        let (make, number): (fn(u8) -> Move, _) = match text.strip_prefix("die") {
            Some(number) => (Move::Thrown, number),
            None => (Move::Add, text),
        };
        number.parse().ok().map(make)
    }

    fn dealt_text(dealt: &Dice) -> String {
        (dealt.seats(), dealt.move_limit().moves()).to_text()
    }

    fn parse_dealt(text: &str) -> Option<Dice> {
        let (seats, goal) = <(SeatCount, u8)>::read(text)?;
        Some(Dice::new(seats, goal))
    }
}

impl TableFormat for ToyDice {
    fn start(seed: Seed, seats: SeatCount, options: &ChosenOptions) -> ThreeRounds {
        let goal = if options.value(&GOAL) == "10" { 10 } else { 20 };
        ThreeRounds::new(seed, seats, goal, options.is_on(&DOUBLE))
    }
}

/// A match to 10 with a player of each controller.
pub(super) fn dice(seed: u64, controllers: &[Controller]) -> MatchRecord<Dice> {
    let named = |(controller, number): (&Controller, u32)| Player {
        name: format!("Player {number}"),
        controller: *controller,
    };
    let players = controllers.iter().zip(1..).map(named).collect();
    let start = |seats| ThreeRounds::new(Seed(seed), seats, 10, false);
    MatchRecord::new(MatchOptions::new(players, start).expect("good options"))
}

/// Plays a legal move for each of these picks. Deals the next round when one is over.
pub(super) fn play(record: &mut MatchRecord<Dice>, picks: &[usize]) {
    for pick in picks {
        record.next_round();
        let legal = record.round().legal();
        if let Some(mv) = legal.get(pick % legal.len().max(1)) {
            record.play(*mv).expect("legal");
        }
    }
}
