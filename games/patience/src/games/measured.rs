//! The solver's verdicts on random deals of each game.

/// Verdicts of the solver on deals of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The number of deals.
    pub deals: u32,
    /// Those that can be won.
    pub won: u32,
    /// Those that cannot be won.
    pub lost: u32,
    /// Those won within the budget of the page's worker ([`crate::solver::DEAL_BUDGET`]).
    pub quick: u32,
}

/// The games in the order of [`super::ALL`]: deals of the seeds from 1 on, by
/// `cargo run --release -p patience --example speed -- GAME DEALS BUDGET`. docs/patience.md
/// has the budgets of games of one pack; it is 60,000 positions a deal in games of two packs.
const MEASURED: [(&str, Measured); 35] = [
    ("cross", Measured::new(1000, 939, 61, 505)),
    ("diagonal-pairs", Measured::new(1000, 282, 718, 282)),
    ("beleaguered-castle", Measured::new(1000, 889, 97, 841)),
    (
        "beleaguered-castle-single",
        Measured::new(1000, 851, 130, 800),
    ),
    ("kings-patience", Measured::new(100, 100, 0, 100)),
    ("little-bismarck", Measured::new(1000, 1000, 0, 1000)),
    ("wedding-procession", Measured::new(100, 99, 0, 99)),
    ("braid", Measured::new(100, 0, 0, 0)),
    ("kings-snake", Measured::new(100, 47, 0, 42)),
    ("golf", Measured::new(1000, 448, 552, 448)),
    ("big-harp", Measured::new(100, 12, 0, 7)),
    ("great-patience", Measured::new(100, 1, 7, 1)),
    ("great-patience-free", Measured::new(100, 34, 3, 31)),
    ("pharaohs-tomb", Measured::new(100, 0, 0, 0)),
    ("surprise", Measured::new(100, 68, 0, 68)),
    ("valentine", Measured::new(100, 7, 0, 6)),
    ("regiment", Measured::new(100, 7, 3, 5)),
    ("blue-moon", Measured::new(1000, 1000, 0, 947)),
    ("star", Measured::new(100, 5, 89, 4)),
    ("demon", Measured::new(100, 96, 0, 95)),
    ("klondike", Measured::new(1000, 861, 136, 520)),
    ("klondike-draw-one", Measured::new(1000, 916, 81, 865)),
    ("klondike-draw-three", Measured::new(1000, 844, 149, 792)),
    ("spider", Measured::new(100, 0, 0, 0)),
    ("spider-one-suit", Measured::new(100, 98, 0, 98)),
    ("spider-two-suits", Measured::new(100, 0, 0, 0)),
    ("clock", Measured::new(1000, 1000, 0, 1000)),
    ("lucky-thirteen", Measured::new(1000, 733, 267, 733)),
    ("forty-thieves", Measured::new(100, 0, 0, 0)),
    ("forty-thieves-any-card", Measured::new(100, 3, 0, 2)),
    ("forty-thieves-runs", Measured::new(100, 5, 0, 4)),
    ("canfield", Measured::new(1000, 718, 258, 653)),
    ("canfield-ace-high", Measured::new(1000, 381, 615, 358)),
    ("four-seasons", Measured::new(1000, 890, 0, 530)),
    ("grounds-for-a-divorce", Measured::new(100, 0, 0, 0)),
];

/// The verdicts on random deals of the game with an id; `None` if there is no such game.
#[must_use]
pub fn measured(id: &str) -> Option<Measured> {
    let found = MEASURED.iter().find(|(game, _)| *game == id);
    found.map(|(_, measured)| *measured)
}

impl Measured {
    const fn new(deals: u32, won: u32, lost: u32, quick: u32) -> Self {
        Self {
            deals,
            won,
            lost,
            quick,
        }
    }

    /// The number of deals that the solver could not decide.
    #[must_use]
    pub const fn undecided(self) -> u32 {
        self.deals - self.won - self.lost
    }

    /// The share of the deals that can be won, in whole percent, rounded down; undecided deals count as lost.
    #[must_use]
    pub const fn percent(self) -> u32 {
        self.won * 100 / self.deals
    }

    /// Whether at least half of the deals are decided: with fewer, the number of those that can be won says little.
    #[must_use]
    pub const fn is_mostly_decided(self) -> bool {
        self.undecided() * 2 <= self.deals
    }

    /// The share of the decided deals that can be won, 0 to 1; `None` if fewer than nine of ten deals are decided,
    /// because deals that are won are decided sooner than others.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        let decided = self.won + self.lost;
        (decided > 0 && decided * 10 >= self.deals * 9)
            .then(|| f64::from(self.won) / f64::from(decided))
    }

    /// The 95 % interval of the share of deals that can be won, 0 to 1: undecided deals count as lost for its lower
    /// bound and as won for its upper bound.
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        let [low, _] = wilson(self.won, self.deals);
        let [_, high] = wilson(self.deals - self.lost, self.deals);
        [low, high]
    }

    /// Whether winnable deals are found fast: at least one of twenty is won within the worker's budget.
    #[must_use]
    pub const fn is_quick(self) -> bool {
        self.quick * 20 >= self.deals
    }
}

/// The 95 % interval of a share by Wilson's score, which is right for shares near 0 and 1 too; 0 to 1 if there is
/// nothing. Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
#[must_use]
pub fn wilson(part: u32, all: u32) -> [f64; 2] {
    const Z: f64 = 1.96;
    if all == 0 {
        return [0.0, 1.0];
    }
    let (part, all) = (f64::from(part), f64::from(all));
    let share = part / all;
    let middle = share + Z * Z / (2.0 * all);
    let half = Z * (share * (1.0 - share) / all + Z * Z / (4.0 * all * all)).sqrt();
    [-1.0, 1.0].map(|sign| (middle + sign * half) / (1.0 + Z * Z / all))
}
