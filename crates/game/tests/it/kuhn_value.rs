//! The value of Kuhn poker, computed over the trait alone.
//!
//! A behaviour strategy plays each action of an information set with some probability. The value lies
//! between what the first player's best strategy wins against every reply, and what the second
//! player's best strategy loses to every reply. Both are enumerated with probabilities in thirds.

use cards::Seat;
use game::{Game, Turn};

use crate::kuhn::Kuhn;

/// The end of one sequence of moves.
struct Leaf {
    /// The probability that chance allows it.
    chance: f64,
    /// The payoff of the first player.
    payoff: f64,
    /// For each seat, its decisions: the information set and the action.
    decisions: [Vec<(usize, usize)>; 2],
}

/// The game as a list of its ends, with the information sets of each seat: what the player sees.
struct Tree<G: Game> {
    leaves: Vec<Leaf>,
    sets: [Vec<G::View>; 2],
}

impl<G: Game> Tree<G> {
    fn new(start: &G) -> Self {
        let mut tree = Self {
            leaves: Vec::new(),
            sets: [Vec::new(), Vec::new()],
        };
        tree.collect(start, 1.0, &[Vec::new(), Vec::new()]);
        tree
    }

    fn collect(&mut self, game: &G, chance: f64, decisions: &[Vec<(usize, usize)>; 2]) {
        let after = |mv| {
            let mut next = game.clone();
            next.play_unchecked(mv);
            next
        };
        match game.turn() {
            Turn::Over => self.leaves.push(Leaf {
                chance,
                payoff: game.payoffs().map_or(0.0, |all| all[Seat::FIRST].into()),
                decisions: decisions.clone(),
            }),
            Turn::Chance => {
                let weight = |outcome| u32::try_from(game.weight(outcome)).map_or(0.0, f64::from);
                let total: f64 = game.legal().into_iter().map(weight).sum();
                for outcome in game.legal() {
                    let chance = chance * weight(outcome) / total;
                    self.collect(&after(outcome), chance, decisions);
                }
            }
            Turn::Dummy { .. } | Turn::Several(_) => unreachable!("Kuhn poker has no such turn"),
            Turn::Seat(seat) => {
                let number = self.set(seat, game.view(seat));
                for (action, mv) in game.legal().into_iter().enumerate() {
                    let mut decisions = decisions.clone();
                    decisions[seat.index()].push((number, action));
                    self.collect(&after(mv), chance, &decisions);
                }
            }
        }
    }

    /// The number of the information set with this view.
    fn set(&mut self, seat: Seat, view: G::View) -> usize {
        let sets = &mut self.sets[seat.index()];
        sets.iter()
            .position(|known| *known == view)
            .unwrap_or_else(|| {
                sets.push(view);
                sets.len() - 1
            })
    }

    /// The best that `seat` can be sure of with probabilities in thirds, as its own payoff.
    fn guaranteed(&self, seat: usize) -> f64 {
        let sign = if seat == 0 { 1.0 } else { -1.0 };
        let other = 1 - seat;
        // The leaves that each pure reply allows.
        let replies: Vec<Vec<usize>> = all_choices(self.sets[other].len(), 2)
            .map(|reply| {
                let allowed = |leaf: &Leaf| {
                    let mut decisions = leaf.decisions[other].iter();
                    decisions.all(|(set, action)| reply[*set] == *action)
                };
                let leaves = self.leaves.iter().enumerate();
                leaves
                    .filter(|(_, leaf)| allowed(leaf))
                    .map(|(at, _)| at)
                    .collect()
            })
            .collect();
        let thirds = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];
        let worst = |strategy: Vec<usize>| {
            let probability = |(set, action): &(usize, usize)| {
                let second = thirds[strategy[*set]];
                if *action == 0 { 1.0 - second } else { second }
            };
            let reached = |leaf: &Leaf| {
                let own: f64 = leaf.decisions[seat].iter().map(probability).product();
                sign * leaf.payoff * leaf.chance * own
            };
            let values: Vec<f64> = self.leaves.iter().map(reached).collect();
            let sums = replies
                .iter()
                .map(|leaves| leaves.iter().map(|at| values[*at]).sum());
            sums.fold(f64::INFINITY, f64::min)
        };
        let strategies = all_choices(self.sets[seat].len(), thirds.len());
        strategies.map(worst).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// All lists of `length` numbers below `bound`.
fn all_choices(length: usize, bound: usize) -> impl Iterator<Item = Vec<usize>> {
    let exponent = u32::try_from(length).expect("short");
    (0..bound.pow(exponent)).map(move |mut number| {
        let digit = |_| {
            let digit = number % bound;
            number /= bound;
            digit
        };
        (0..length).map(digit).collect()
    })
}

#[test]
fn the_first_player_loses_an_eighteenth_of_a_chip() {
    let tree = Tree::new(&Kuhn::default());
    assert_eq!(tree.leaves.len(), 30);
    assert_eq!(tree.sets.each_ref().map(Vec::len), [6, 6]);
    let [first, second] = [0, 1].map(|seat| tree.guaranteed(seat));
    assert!(
        (first + 1.0 / 18.0).abs() < 1e-12,
        "the first player has {first}"
    );
    assert!(
        (second - 1.0 / 18.0).abs() < 1e-12,
        "the second player has {second}"
    );
}
