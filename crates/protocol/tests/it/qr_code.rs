//! QR codes as drawings.

use std::collections::BTreeSet;

use protocol::{Node, qr_code};

/// The dark modules of a drawing by column and row, and its width with the margin.
fn modules(drawing: &Node) -> (BTreeSet<(i32, i32)>, i32) {
    let number = |text: &str| text.parse::<i32>().expect("a number");
    let view_box = drawing.attribute("viewBox").expect("a view box");
    let path = drawing.children[0].attribute("d").expect("a path");
    let squares = path.split('M').skip(1).map(|square| {
        let at = square.strip_suffix("h1v1h-1z").expect("a square");
        let (column, row) = at.split_once(' ').expect("two numbers");
        (number(column), number(row))
    });
    let width = view_box.split(' ').next_back().map(number);
    (squares.collect(), width.expect("a width"))
}

#[test]
fn a_code_has_its_three_corner_marks_and_a_margin() {
    let drawing = qr_code("https://cards.example/#AAAA").expect("short enough");
    let (dark, width) = modules(&drawing);
    // 21 modules and 4 more for each version, with 4 light ones on each side.
    assert_eq!((width - 8 - 21) % 4, 0);
    let far = width - 4 - 7;
    for (left, top) in [(4, 4), (far, 4), (4, far)] {
        for at in 0..7 {
            assert!(dark.contains(&(left + at, top)) && dark.contains(&(left, top + at)));
            let is_ring = at == 0 || at == 6;
            assert_eq!(dark.contains(&(left + 1, top + at)), is_ring);
        }
    }
    let inside = 4..width - 4;
    assert!(
        dark.iter()
            .all(|(x, y)| inside.contains(x) && inside.contains(y))
    );
}

#[test]
fn a_text_that_is_too_long_has_no_code() {
    assert!(qr_code(&"a".repeat(2_953)).is_some());
    assert_eq!(qr_code(&"a".repeat(2_954)), None);
}
