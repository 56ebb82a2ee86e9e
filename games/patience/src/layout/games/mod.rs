//! The plan of each game.

mod single;

use scene::piles::{Fan, PileSpot, Plan};

use crate::rules::{Declaration, STOCK, WASTE};

/// The height of a table with columns, for a row of cards above them and a fan of a usual length.
const COLUMNS: i32 = 330;

/// The plan of a game, for a tall table or for a wide one.
#[must_use]
pub fn plan(game: &Declaration, is_wide: bool) -> Plan {
    match game.option_of.unwrap_or(game.id) {
        "cross" => single::cross(is_wide),
        "diagonal-pairs" => single::diagonals(is_wide),
        "beleaguered-castle" => castle(is_wide),
        "kings-patience" => single::kings(is_wide),
        "little-bismarck" => bismarck(is_wide),
        "wedding-procession" => single::wedding(is_wide),
        "braid" => single::braid(is_wide),
        "kings-snake" => snake(is_wide),
        "golf" => golf(is_wide),
        "big-harp" | "forty-thieves" => ten_columns(is_wide),
        "great-patience" => great(is_wide),
        "pharaohs-tomb" => single::tomb(is_wide),
        "surprise" => rows_from_stock(11, is_wide),
        "spider" | "grounds-for-a-divorce" => rows_from_stock(10, is_wide),
        "valentine" => valentine(is_wide),
        "regiment" => single::regiment(is_wide),
        "blue-moon" => Plan::new(1400, 400)
            .stacks(2..16, (0, 0), (100, 0))
            .stacks(16..30, (0, 100), (100, 0))
            .stacks(30..44, (0, 200), (100, 0))
            .stacks(44..58, (0, 300), (100, 0)),
        "star" => single::star(is_wide),
        "demon" => demon(is_wide),
        "clock" => single::clock(is_wide),
        "lucky-thirteen" => single::thirteen(is_wide),
        "canfield" => canfield(is_wide),
        "four-seasons" => single::seasons(is_wide),
        _ => klondike(is_wide),
    }
}

/// The plan of a game with long rows for a narrow table: each row is broken into two halves, one below the other.
#[must_use]
pub(super) fn narrow_plan(game: &Declaration) -> Option<Plan> {
    let is_moon = game.option_of.unwrap_or(game.id) == "blue-moon";
    is_moon.then(|| {
        (0..4).fold(Plan::new(700, 845), |plan, row| {
            let (first, y) = (2 + 14 * row, 215 * i32::try_from(row).unwrap_or_default());
            plan.stacks(first..first + 7, (0, y), (100, 0)).stacks(
                first + 7..first + 14,
                (0, y + 100),
                (100, 0),
            )
        })
    })
}

/// Stock and waste beside each other.
fn talon(plan: Plan, x: i32, y: i32) -> Plan {
    plan.stack(STOCK, x, y)
        .fan(WASTE, (x + 100, y), Fan::LastRight, 60)
}

/// Stock and waste one above the other, on the left of a wide table.
fn side_talon(plan: Plan) -> Plan {
    plan.stack(STOCK, 0, 0)
        .fan(WASTE, (0, 105), Fan::LastDown, 60)
}

fn klondike(is_wide: bool) -> Plan {
    if is_wide {
        return side_talon(Plan::new(930, 400))
            .columns(6..13, (115, 0))
            .stacks(2..6, (830, 0), (0, 100));
    }
    talon(Plan::new(700, COLUMNS), 0, 0)
        .stacks(2..6, (300, 0), (100, 0))
        .columns(6..13, (0, 110))
}

fn castle(is_wide: bool) -> Plan {
    if is_wide {
        return Plan::new(930, 400)
            .stacks(2..6, (415, 0), (0, 100))
            .fans(6..10, (300, 0), (0, 100), Fan::Left, 300)
            .fans(10..14, (530, 0), (0, 100), Fan::Right, 300);
    }
    Plan::new(800, COLUMNS)
        .stacks(2..6, (200, 0), (100, 0))
        .columns(6..14, (0, 115))
}

fn bismarck(is_wide: bool) -> Plan {
    if is_wide {
        return Plan::new(1030, 400)
            .stacks(6..9, (0, 0), (0, 100))
            .columns(9..17, (115, 0))
            .stacks(2..6, (930, 0), (0, 100));
    }
    Plan::new(800, COLUMNS)
        .stacks(6..9, (0, 0), (100, 0))
        .stacks(2..6, (400, 0), (100, 0))
        .columns(9..17, (0, 115))
}

/// Stock, waste, eight foundations and ten columns.
fn ten_columns(is_wide: bool) -> Plan {
    if is_wide {
        return two_columns_of_four(side_talon(Plan::new(1330, 400)), 1125)
            .columns(10..20, (110, 0));
    }
    talon(Plan::new(1000, 440), 100, 105)
        .stacks(2..10, (100, 0), (100, 0))
        .columns(10..20, (0, 220))
}

/// Eight foundations in two columns.
fn two_columns_of_four(plan: Plan, x: i32) -> Plan {
    plan.stacks(2..6, (x, 0), (0, 100))
        .stacks(6..10, (x + 100, 0), (0, 100))
}

/// A stock that gives every column a card.
fn rows_from_stock(columns: usize, is_wide: bool) -> Plan {
    let width = i32::try_from(columns).unwrap_or_default() * 100;
    let piles = 10..10 + columns;
    if is_wide {
        return two_columns_of_four(Plan::new(width + 330, 400), width + 125)
            .stack(STOCK, 0, 0)
            .columns(piles, (110, 0));
    }
    Plan::new(width, COLUMNS)
        .stack(STOCK, 0, 0)
        .stacks(2..10, (width - 800, 0), (100, 0))
        .columns(piles, (0, 115))
}

fn valentine(is_wide: bool) -> Plan {
    if is_wide {
        return two_columns_of_four(side_talon(Plan::new(1130, 400)), 925)
            .columns(10..18, (110, 0));
    }
    talon(Plan::new(800, 440), 0, 105)
        .stacks(2..10, (0, 0), (100, 0))
        .columns(10..18, (0, 220))
}

fn great(is_wide: bool) -> Plan {
    if is_wide {
        return Plan::new(1330, 500)
            .stacks(10..15, (0, 0), (0, 100))
            .columns(15..26, (115, 0))
            .stacks(2..10, (1230, 0), (0, 57));
    }
    Plan::new(1100, 440)
        .stacks(2..10, (150, 0), (100, 0))
        .stacks(10..15, (300, 105), (100, 0))
        .columns(15..26, (0, 220))
}

fn snake(is_wide: bool) -> Plan {
    if is_wide {
        return two_columns_of_four(Plan::new(1350, 400), 1150)
            .stacks(10..14, (0, 0), (0, 100))
            .stacks(14..18, (100, 0), (0, 100))
            .columns(18..27, (225, 0));
    }
    Plan::new(900, 460)
        .stacks(2..10, (50, 0), (100, 0))
        .stacks(10..18, (50, 105), (100, 0))
        .columns(18..27, (0, 220))
}

fn golf(is_wide: bool) -> Plan {
    let columns = |plan: Plan, x| plan.fans(3..10, (x, 0), (100, 0), Fan::Down, 115);
    if is_wide {
        return columns(Plan::new(820, 230), 120)
            .stack(STOCK, 0, 0)
            .stack(2, 0, 115);
    }
    columns(Plan::new(700, 340), 0)
        .stack(STOCK, 200, 235)
        .stack(2, 400, 235)
}

fn demon(is_wide: bool) -> Plan {
    if is_wide {
        return two_columns_of_four(Plan::new(1230, 400), 1025)
            .stack(STOCK, 0, 0)
            .fan(WASTE, (0, 105), Fan::LastDown, 60)
            .stack(10, 0, 285)
            .columns(11..19, (110, 0));
    }
    talon(Plan::new(800, 440), 0, 105)
        .stacks(2..10, (0, 0), (100, 0))
        .stack(10, 700, 105)
        .columns(11..19, (0, 220))
}

fn canfield(is_wide: bool) -> Plan {
    if is_wide {
        return Plan::new(800, 400)
            .stack(STOCK, 100, 0)
            .fan(WASTE, (100, 105), Fan::LastDown, 60)
            .fan(6, (0, 0), Fan::Down, PileSpot::REST)
            .columns(7..11, (250, 0))
            .stacks(2..6, (700, 0), (0, 100));
    }
    talon(Plan::new(600, 460), 0, 0)
        .stacks(2..6, (200, 115), (100, 0))
        .fan(6, (0, 115), Fan::Down, PileSpot::REST)
        .columns(7..11, (200, 230))
}
