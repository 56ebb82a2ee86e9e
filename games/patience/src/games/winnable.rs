//! Deals that can be won, for a person who opens a game for the first time. Later ones are found by the solver.

/// Numbers of deals that can be won, as `cargo run --release -p patience --example winnable` lists them.
const WINNABLE: [(&str, &[u8]); 25] = [
    ("cross", &[1, 3, 4, 6, 7, 8, 12, 13, 16, 17, 19, 22]),
    (
        "diagonal-pairs",
        &[27, 39, 40, 50, 53, 54, 62, 68, 70, 71, 76, 77],
    ),
    (
        "beleaguered-castle",
        &[1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14],
    ),
    (
        "beleaguered-castle-single",
        &[1, 2, 5, 6, 7, 8, 9, 11, 12, 14, 16, 17],
    ),
    ("kings-patience", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ("little-bismarck", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    (
        "wedding-procession",
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ),
    (
        "kings-snake",
        &[2, 5, 9, 10, 12, 13, 14, 15, 18, 21, 22, 25],
    ),
    ("golf", &[1, 4, 10, 13, 21, 25, 27, 31, 32, 34, 35, 42]),
    (
        "big-harp",
        &[6, 13, 16, 67, 74, 81, 82, 105, 118, 133, 138, 141],
    ),
    (
        "great-patience-free",
        &[3, 4, 6, 7, 15, 18, 20, 23, 26, 28, 33, 34],
    ),
    ("surprise", &[1, 4, 5, 6, 7, 10, 11, 13, 14, 15, 17, 18]),
    (
        "valentine",
        &[20, 25, 40, 45, 81, 83, 88, 97, 101, 183, 209],
    ),
    ("regiment", &[28, 37, 44, 54, 68, 154, 205, 248]),
    ("blue-moon", &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13]),
    ("demon", &[1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14]),
    ("klondike", &[1, 4, 5, 6, 7, 8, 9, 10, 12, 13, 17, 20]),
    (
        "klondike-draw-one",
        &[1, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16],
    ),
    (
        "klondike-draw-three",
        &[1, 5, 6, 7, 8, 9, 10, 11, 13, 14, 16, 17],
    ),
    ("spider-one-suit", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ("clock", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    (
        "lucky-thirteen",
        &[1, 2, 4, 5, 6, 10, 11, 12, 14, 15, 16, 17],
    ),
    ("canfield", &[1, 3, 4, 6, 7, 9, 10, 11, 12, 13, 15, 17]),
    (
        "canfield-ace-high",
        &[4, 7, 10, 12, 15, 22, 27, 35, 38, 39, 40, 41],
    ),
    (
        "four-seasons",
        &[1, 3, 7, 10, 13, 19, 21, 22, 23, 24, 25, 26],
    ),
];

/// The numbers of some deals of a quick game that the solver has won. Empty for games without such a list.
#[must_use]
pub fn winnable_deals(id: &str) -> &'static [u8] {
    let found = WINNABLE.iter().find(|(game, _)| *game == id);
    found.map_or(&[], |(_, deals)| *deals)
}
