//! The dice game in the shared formats, and matches of it.

use cards::{SeatCount, SeatRange, Seed};
use game::{CatalogueEntry, ChosenOptions, Game, GameInfo, GameKind, LevelId, MatchOption, Title};
use protocol::export_file::{ExportFormat, ExportItem, ExportLine};
use protocol::{CompactText, ParseJsonError, TableFormat, compact_text};
use session::{Controller, Day, MatchOptions, MatchRecord, Player};

use crate::dice::{CALM, Dice, ThreeRounds, View, WILD};

compact_text!(struct View { seat, sum, goal, is_own_turn });

/// What a save of version 1 did not have: it was always of a [`race`].
const SINCE_VERSION_1: &str = r#""version":2,"options":"to 10","players":[{"name":"Player 1","seat":"here"},{"name":"Player 2","seat":"bot","level":"calm"}]"#;

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

/// The dice game in the shared formats.
impl TableFormat for Dice {
    const INFO: &'static GameInfo = &GameInfo {
        levels: &[CALM, WILD],
        options: &[GOAL, DOUBLE],
        ..GameInfo::new(ENTRY, &[])
    };
    const SAVE_VERSION: u32 = 2;
    const DAILY_LEVEL: LevelId = CALM;

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

    fn dealt_text(dealt: &Dice) -> String {
        (dealt.seats(), dealt.move_limit().moves()).to_text()
    }

    fn parse_dealt(text: &str) -> Option<Dice> {
        let (seats, goal) = <(SeatCount, u8)>::read(text)?;
        Some(Dice::new(seats, goal))
    }

    fn renew_save(text: &str) -> Result<String, ParseJsonError> {
        Ok(text.replacen(r#""version":1"#, SINCE_VERSION_1, 1))
    }

    fn start(seed: Seed, seats: SeatCount, options: &ChosenOptions) -> ThreeRounds {
        let goal = if options.value(&GOAL) == "10" { 10 } else { 20 };
        ThreeRounds::new(seed, seats, goal, options.is_on(&DOUBLE))
    }

    fn daily_start(day: Day) -> ThreeRounds {
        ThreeRounds::new(day.seed("dice"), Self::SEATS.fewest(), 10, false)
    }
}

impl ExportFormat for Dice {
    /// The fastest match, in moves.
    type OwnItem = u32;

    fn read_item(name: &str, text: &str) -> Option<ExportLine<Self>> {
        let item = |moves| ExportLine::item(ExportItem::Own(moves));
        let line = text.parse().map_or(ExportLine::refused(text), item);
        (name == "fastest").then_some(line)
    }

    fn item_line(item: &u32) -> String {
        format!("fastest {item}")
    }
}

/// A match to 10 with a player of each controller.
pub(super) fn dice(seed: u64, controllers: &[Controller]) -> MatchRecord {
    let named = |(controller, number): (&Controller, u32)| Player {
        name: format!("Player {number}"),
        controller: *controller,
    };
    let players = controllers.iter().zip(1..).map(named).collect();
    let start = |seats| ThreeRounds::new(Seed(seed), seats, 10, false);
    MatchRecord::new(MatchOptions::new(players, start).expect("good options"))
}

/// A match to 10 of a person against a bot. The die has shown 1, and then these numbers were added; without any the
/// match has not begun.
pub(super) fn race(seed: u64, added: &[usize]) -> MatchRecord {
    let mut record = dice(seed, &[Controller::Here, Controller::Bot(CALM)]);
    if !added.is_empty() {
        play(&mut record, &[0]);
    }
    let picks: Vec<usize> = added.iter().map(|number| number - 1).collect();
    play(&mut record, &picks);
    record
}

/// Plays a legal move for each of these picks. Deals the next round when one is over.
pub(super) fn play(record: &mut MatchRecord, picks: &[usize]) {
    for pick in picks {
        record.next_round();
        let legal = record.any().legal();
        if let Some(mv) = legal.get(pick % legal.len().max(1)) {
            record.play(*mv).expect("legal");
        }
    }
}
