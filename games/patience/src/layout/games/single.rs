//! Games of single places, and of short fans in rows.

use scene::piles::{Fan, Plan};

use super::{side_talon, talon, two_columns_of_four};
use crate::rules::{STOCK, WASTE};

pub(super) fn cross(is_wide: bool) -> Plan {
    // Seven places across, and two above and two below the one in the middle.
    let places = |plan: Plan, x: i32| {
        plan.stacks(6..13, (x, 200), (100, 0))
            .stacks(13..15, (x + 300, 0), (0, 100))
            .stacks(15..17, (x + 300, 300), (0, 100))
            .stacks(2..4, (x + 125, 50), (350, 0))
            .stacks(4..6, (x + 125, 350), (350, 0))
    };
    if is_wide {
        return places(Plan::new(950, 500), 125)
            .stack(STOCK, 0, 0)
            .fan(WASTE, (0, 105), Fan::LastDown, 60)
            .stacks(17..21, (850, 0), (0, 110));
    }
    talon(places(Plan::new(700, 620), 0), 0, 520).stacks(17..21, (300, 520), (100, 0))
}

pub(super) fn diagonals(is_wide: bool) -> Plan {
    let rows = |plan: Plan, x: i32| {
        plan.stacks(3..11, (x, 0), (100, 0))
            .stacks(11..19, (x, 100), (100, 0))
            .stacks(19..27, (x, 200), (100, 0))
            .stacks(27..35, (x, 300), (100, 0))
    };
    if is_wide {
        rows(Plan::new(930, 400), 0).stack(2, 830, 150)
    } else {
        rows(Plan::new(800, 520), 0).stack(2, 350, 420)
    }
}

pub(super) fn kings(is_wide: bool) -> Plan {
    let wastes = |plan: Plan, step: i32, at: (i32, i32), fan| {
        plan.fan(WASTE, at, fan, 60)
            .fan(22, (at.0 + step, at.1), fan, 60)
    };
    if is_wide {
        let plan = two_columns_of_four(Plan::new(1110, 400), 910);
        return wastes(plan, 100, (0, 105), Fan::LastDown)
            .stack(STOCK, 50, 0)
            .fans(10..16, (255, 0), (100, 0), Fan::Down, 85)
            .fans(16..22, (255, 200), (100, 0), Fan::Down, 85);
    }
    wastes(Plan::new(800, 610), 200, (250, 505), Fan::LastRight)
        .stack(STOCK, 100, 505)
        .stacks(2..10, (0, 0), (100, 0))
        .fans(10..16, (100, 110), (100, 0), Fan::Down, 85)
        .fans(16..22, (100, 305), (100, 0), Fan::Down, 85)
}

pub(super) fn wedding(is_wide: bool) -> Plan {
    if is_wide {
        return two_columns_of_four(Plan::new(1360, 400), 0)
            .stacks(10..14, (1160, 0), (0, 100))
            .stacks(14..18, (1260, 0), (0, 100))
            .fans(18..26, (230, 0), (100, 0), Fan::Down, 85)
            .fans(26..34, (230, 200), (100, 0), Fan::Down, 85)
            .stack(STOCK, 1045, 0);
    }
    Plan::new(800, 710)
        .stacks(2..10, (0, 0), (100, 0))
        .stacks(10..18, (0, 100), (100, 0))
        .fans(18..26, (0, 210), (100, 0), Fan::Down, 85)
        .fans(26..34, (0, 405), (100, 0), Fan::Down, 85)
        .stack(STOCK, 0, 605)
}

pub(super) fn braid(is_wide: bool) -> Plan {
    let middle = |plan: Plan, x: i32| {
        plan.fan(10, (x + 115, 0), Fan::Braid, 400)
            .stacks(11..16, (x, 0), (0, 100))
            .stacks(16..21, (x + 230, 0), (0, 100))
    };
    if is_wide {
        return two_columns_of_four(middle(Plan::new(950, 500), 200), 750)
            .stack(STOCK, 0, 0)
            .fan(WASTE, (0, 105), Fan::LastDown, 60)
            .stacks(21..23, (580, 150), (0, 100));
    }
    talon(middle(Plan::new(660, 610), 165), 0, 510)
        .stacks(2..6, (0, 0), (0, 110))
        .stacks(6..10, (560, 0), (0, 110))
        .stacks(21..23, (360, 510), (100, 0))
}

pub(super) fn tomb(is_wide: bool) -> Plan {
    // Four rows of seven: the kings' places on top, that of the ace in the middle.
    let rows = |plan: Plan, x: i32| {
        plan.stacks(2..9, (x, 0), (100, 0))
            .stacks(10..17, (x, 110), (100, 0))
            .stacks(17..20, (x, 210), (100, 0))
            .stack(9, x + 300, 210)
            .stacks(20..23, (x + 400, 210), (100, 0))
            .stacks(23..30, (x, 310), (100, 0))
    };
    if is_wide {
        side_talon(rows(Plan::new(820, 410), 120))
    } else {
        talon(rows(Plan::new(700, 530), 0), 250, 430)
    }
}

pub(super) fn regiment(is_wide: bool) -> Plan {
    if is_wide {
        return two_columns_of_four(Plan::new(1020, 460), 820)
            .fans(18..26, (0, 0), (100, 0), Fan::Down, 65)
            .stacks(10..18, (0, 175), (100, 0))
            .fans(26..34, (0, 285), (100, 0), Fan::Down, 75);
    }
    Plan::new(800, 530)
        .stacks(2..10, (0, 0), (100, 0))
        .fans(18..26, (0, 110), (100, 0), Fan::Down, 55)
        .stacks(10..18, (0, 270), (100, 0))
        .fans(26..34, (0, 375), (100, 0), Fan::Down, 55)
}

pub(super) fn star(is_wide: bool) -> Plan {
    let rays = |plan: Plan, x: i32, room: i32| {
        plan.stacks(2..6, (x + room + 105, 0), (0, 100))
            .stacks(6..10, (x + room + 205, 0), (0, 100))
            .fans(10..14, (x + room, 0), (0, 100), Fan::Left, room)
            .fans(14..18, (x + room + 310, 0), (0, 100), Fan::Right, room)
    };
    if is_wide {
        rays(Plan::new(990, 400), 130, 225).stack(STOCK, 0, 0)
    } else {
        rays(Plan::new(700, 515), 0, 145).stack(STOCK, 300, 415)
    }
}

pub(super) fn clock(is_wide: bool) -> Plan {
    // The hours of a dial, from one to twelve, from its middle.
    const DIAL: [(i32, i32); 12] = [
        (150, -173),
        (245, -100),
        (275, 0),
        (245, 100),
        (150, 173),
        (0, 200),
        (-150, 173),
        (-245, 100),
        (-275, 0),
        (-245, -100),
        (-150, -173),
        (0, -200),
    ];
    let dial = |plan: Plan, x: i32| {
        let hours = (2..).zip(DIAL);
        let plan = hours.fold(plan, |plan, (pile, (right, down))| {
            plan.stack(pile, x + right, 200 + down)
        });
        plan.stack(14, x, 200)
    };
    if is_wide {
        dial(Plan::new(820, 500), 445)
            .stack(STOCK, 0, 0)
            .fan(WASTE, (0, 105), Fan::LastDown, 60)
    } else {
        talon(dial(Plan::new(650, 620), 275), 175, 520)
    }
}

pub(super) fn thirteen(is_wide: bool) -> Plan {
    let rows = |plan: Plan, x: i32| {
        plan.stacks(3..8, (x, 0), (100, 0))
            .stacks(8..13, (x, 105), (100, 0))
    };
    if is_wide {
        rows(Plan::new(750, 210), 120)
            .stack(STOCK, 0, 0)
            .stack(WASTE, 0, 105)
            .stack(2, 650, 0)
    } else {
        rows(Plan::new(500, 320), 0)
            .stack(STOCK, 50, 220)
            .stack(WASTE, 200, 220)
            .stack(2, 350, 220)
    }
}

pub(super) fn seasons(is_wide: bool) -> Plan {
    // The columns at the sides lie across the table. On a wide table all do: the rows are closer then.
    if is_wide {
        return side_talon(Plan::new(905, 310))
            .stacks(2..4, (275, 0), (370, 0))
            .stacks(4..6, (275, 210), (370, 0))
            .fan(7, (275, 105), Fan::Left, 150)
            .fan(6, (400, 0), Fan::Right, 120)
            .fan(8, (400, 105), Fan::Right, 120)
            .fan(10, (400, 210), Fan::Right, 120)
            .fan(9, (645, 105), Fan::Right, 160);
    }
    talon(Plan::new(600, 580), 125, 480)
        .stacks(2..4, (125, 0), (250, 0))
        .stacks(4..6, (125, 310), (250, 0))
        .fan(7, (125, 155), Fan::Left, 125)
        .fan(6, (250, 0), Fan::Down, 50)
        .fan(8, (250, 155), Fan::Down, 50)
        .fan(10, (250, 310), Fan::Down, 50)
        .fan(9, (375, 155), Fan::Right, 125)
}
