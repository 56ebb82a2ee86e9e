//! Searches with perfect information: they find the winning moves of Nim.

use core::cmp::Reverse;
use core::task::Poll;

use cards::{Seat, Seed};
use search::{
    BudgetedSearch, Determinize, Ismcts, MoveSet, PerfectInformation, Pimc, Playout, RandomPolicy,
    Search, draw_move, roll_out,
};

use crate::toy_nim::{Nim, PerfectNim, Take};

fn pimc(state: Nim, determinizations: u32, seed: u64) -> Take {
    let search = Pimc::new(PerfectInformation(state), RandomPolicy, Seed(seed));
    BudgetedSearch::new(search.expect("a move"), determinizations).finish()
}

fn new_ismcts(state: Nim, seed: u64) -> Ismcts<PerfectInformation<Nim>, RandomPolicy> {
    Ismcts::new(PerfectInformation(state), RandomPolicy, 1.0, Seed(seed)).expect("a move")
}

fn ismcts(state: Nim, iterations: u32, seed: u64) -> Take {
    BudgetedSearch::new(new_ismcts(state, seed), iterations).finish()
}

/// All positions of heaps up to 3 that the player to move wins.
fn won() -> impl Iterator<Item = Nim> {
    let heaps = (0..64).map(|number: u8| [number % 4, number / 4 % 4, number / 16]);
    heaps.map(Nim::new).filter(|state| !state.is_lost())
}

#[test]
fn ismcts_wins_every_small_game() {
    assert_eq!(won().count(), 48);
    for state in won() {
        let mv = ismcts(state, 4000, 1);
        assert!(state.after(mv).is_lost(), "{state:?} {mv:?}");
    }
}

#[test]
fn ismcts_tells_its_visits_and_means_the_best_move_first() {
    let mut search = new_ismcts(Nim::new([2, 1, 0]), 1);
    assert!(search.searched().iter().all(|one| one.visits == 0));
    for _ in 0..500 {
        search.iterate();
    }
    let searched = search.searched();
    assert_eq!(searched.len(), 3);
    assert_eq!(searched[0].mv, search.best());
    assert!(searched.is_sorted_by_key(|one| Reverse(one.visits)));
    assert_eq!(searched.iter().map(|one| one.visits).sum::<u32>(), 500);
    assert!(searched[0].mean > searched[2].mean, "{searched:?}");
}

#[test]
fn pimc_with_a_perfect_policy_wins_every_small_game() {
    for state in won() {
        let search = Pimc::new(PerfectInformation(state), PerfectNim, Seed(1)).expect("a move");
        let mv = BudgetedSearch::new(search, 1).finish();
        assert!(state.after(mv).is_lost(), "{state:?} {mv:?}");
    }
}

#[test]
fn pimc_with_random_rollouts_wins_where_the_rest_is_forced() {
    assert_eq!(pimc(Nim::new([0, 3, 0]), 100, 1), (1, 3));
    assert_eq!(pimc(Nim::new([2, 1, 0]), 100, 1), (0, 1));
    assert_eq!(pimc(Nim::new([1, 0, 3]), 100, 1), (2, 2));
}

#[test]
fn at_its_horizon_pimc_takes_the_move_with_the_highest_value() {
    // A lost position of the others is worth a point.
    let value =
        |state: &Nim, seat: Seat| i32::from(state.is_lost() && state.to_move() != Some(seat));
    for state in won() {
        let search = Pimc::new(PerfectInformation(state), RandomPolicy, Seed(1)).expect("a move");
        let mv = search.up_to(1, value).best_after(1);
        assert!(state.after(mv).is_lost(), "{state:?} {mv:?}");
    }
    let state = Nim::new([0, 3, 0]);
    let search = Pimc::new(PerfectInformation(state), RandomPolicy, Seed(1)).expect("a move");
    assert_eq!(
        search.up_to(2, |_, _| 0).best_after(9),
        (1, 1),
        "the first of equal ones"
    );
}

#[test]
fn one_seat_may_move_several_times_in_a_row() {
    // With four left, taking 1 and moving again wins; taking 2 leaves two moves to the other.
    assert_eq!(ismcts(Nim::again(4), 500, 1), (0, 1));
    let mut state = Nim::again(6);
    for _ in 0..4 {
        state.play((0, 1));
        assert_eq!(state.to_move(), Some(Seat::FIRST));
    }
    assert_eq!(state.after((0, 1)).after((0, 1)).to_move(), None);
}

#[test]
fn the_same_seed_gives_the_same_search() {
    let state = Nim::new([3, 2, 2]);
    for iterations in [1, 2, 7, 30] {
        for seed in 0..10 {
            let moves = || {
                (
                    pimc(state, iterations, seed),
                    ismcts(state, iterations, seed),
                )
            };
            assert_eq!(moves(), moves());
        }
    }
    let first: Vec<Take> = (0..20).map(|seed| ismcts(state, 1, seed)).collect();
    assert!(first.iter().any(|mv| *mv != first[0]), "seeds differ");
}

#[test]
fn slices_do_not_change_the_answer() {
    let state = Nim::new([3, 3, 1]);
    for slice in [1, 3, 64, 1000] {
        let mut search = BudgetedSearch::new(new_ismcts(state, 5), 100);
        let mut slices = 1;
        let mv = loop {
            match search.step(slice) {
                Poll::Ready(mv) => break mv,
                Poll::Pending => slices += 1,
            }
        };
        assert_eq!(mv, ismcts(state, 100, 5));
        assert_eq!(slices, 100_u32.div_ceil(slice));
        assert_eq!(search.step(slice), Poll::Ready(mv), "ready from then on");
    }
}

#[test]
fn without_a_budget_the_first_legal_move_is_chosen() {
    let state = Nim::new([0, 2, 1]);
    assert_eq!(pimc(state, 0, 1), (1, 1));
    assert_eq!(ismcts(state, 0, 1), (1, 1));
    assert_eq!(
        BudgetedSearch::new(new_ismcts(state, 1), 0).step(0),
        Poll::Ready((1, 1))
    );
}

#[test]
fn a_forced_move_is_chosen() {
    let state = Nim::new([0, 0, 1]);
    for iterations in [0, 1, 50] {
        assert_eq!(pimc(state, iterations, 1), (2, 1));
        assert_eq!(ismcts(state, iterations, 1), (2, 1));
    }
}

#[test]
fn without_a_legal_move_there_is_no_search() {
    let over = PerfectInformation(Nim::new([0; 3]));
    assert!(over.legal().into_iter().next().is_none());
    assert!(Pimc::new(over, RandomPolicy, Seed(1)).is_none());
    assert!(Ismcts::new(over, RandomPolicy, 1.0, Seed(1)).is_none());
    assert_eq!(draw_move(over.legal(), &mut Seed(1).generator()), None);
}

#[test]
fn searches_continue_after_their_best_move_is_read() {
    let mut search = new_ismcts(Nim::new([2, 1, 0]), 3);
    for _ in 0..300 {
        search.iterate();
        assert!(Nim::new([2, 1, 0]).legal().contains(search.best()));
    }
    assert_eq!(search.best(), (0, 1));
}

#[test]
fn rollouts_end_the_game() {
    let mut generator = Seed(1).generator();
    for state in won() {
        let end = roll_out(state, &RandomPolicy, &mut generator);
        assert_eq!(end.to_move(), None);
        assert_eq!(end.payoffs().as_slice().iter().sum::<i32>(), 0);
    }
}

#[test]
fn the_methods_of_a_move_set_agree_with_its_iterator() {
    for state in won() {
        let moves = state.legal();
        let listed: Vec<Take> = moves.into_iter().collect();
        assert_eq!(moves.count() as usize, listed.len());
        for (at, mv) in (0..).zip(&listed) {
            assert!(moves.contains(*mv));
            assert_eq!(moves.nth(at), Some(*mv));
        }
        assert!(!moves.contains((0, 4)));
    }
}
