//! Tournaments: rotations, totals, threads and faults.

use std::sync::Mutex;

use cards::{BySeat, Seed};
use search::{Contest, Results, Sample, Seating, Tournament, beaten_shares, lineup};

use crate::toy_nim::seats;

/// A contest that the strongest player wins. Each seat also has luck, the same for every lineup.
struct Strength;

impl Contest<u32, 2> for Strength {
    type Error = String;

    fn play(
        &self,
        Seating { lineup, bots }: Seating<'_, u32>,
        seed: Seed,
    ) -> Result<[BySeat<f64>; 2], String> {
        let strength = lineup.map(|bot| bots[bot]);
        if strength.as_slice().contains(&13) {
            return Err("13 has no answer".into());
        }
        let luck = seed.0.to_le_bytes();
        let points = BySeat::from_fn(seats(), |seat| {
            f64::from(strength[seat]) + f64::from(luck[seat.index()])
        });
        let best = strength.as_slice().iter().max();
        let wins = strength.map(|strength| f64::from(u8::from(Some(&strength) == best)));
        Ok([points, wins])
    }
}

fn tournament(bots: usize, deals: u64, threads: usize) -> Tournament {
    Tournament {
        seats: seats(),
        bots,
        deals,
        seed: Seed(1),
        threads,
    }
}

fn run(bots: &[u32], deals: u64, threads: usize) -> Result<Results<u32, 2>, String> {
    let tournament = tournament(bots.len(), deals, threads);
    tournament.run(&Strength, || Ok(bots.to_vec()), |_| ())
}

#[test]
fn on_duplicate_deals_luck_cancels() {
    let results = run(&[50, 20, 30], 10, 1).expect("answers");
    let [points, wins] = &results.totals;
    for (lead, expected) in points.leads.iter().zip([0.0, -30.0, -20.0]) {
        assert!((lead.mean() - expected).abs() < 1e-9 && lead.margin() < 1e-9);
    }
    assert!(points.scores[0].margin() > 1.0, "luck stays in the scores");
    let shares: Vec<f64> = wins.scores.iter().map(Sample::mean).collect();
    assert_eq!(shares, [1.0, 0.0, 0.0]);
}

#[test]
fn threads_share_the_deals() {
    let one = run(&[50, 20], 40, 1).expect("answers");
    let three = run(&[50, 20], 40, 3).expect("answers");
    assert_eq!((one.bots.len(), three.bots.len()), (1, 3));
    for (one, three) in one.totals.iter().zip(&three.totals) {
        for (one, three) in one.scores.iter().zip(&three.scores) {
            assert!((one.mean() - three.mean()).abs() < 1e-9);
            assert!((one.margin() - three.margin()).abs() < 1e-9);
        }
    }
}

#[test]
fn a_player_without_an_answer_ends_the_tournament() {
    assert_eq!(run(&[50, 13], 40, 2).err(), Some("13 has no answer".into()));
    let enter = || Err("nobody came".to_owned());
    let results = tournament(2, 40, 2).run(&Strength, enter, |_| ());
    assert_eq!(results.err(), Some("nobody came".into()));
}

#[test]
fn progress_is_reported_after_each_deal() {
    let deals = Mutex::new(Vec::new());
    let progress = |deal| deals.lock().expect("one thread").push(deal);
    let results = tournament(2, 5, 1).run(&Strength, || Ok(vec![1, 2]), progress);
    assert!(results.is_ok());
    assert_eq!(deals.into_inner().expect("one thread"), [1, 2, 3, 4, 5]);
}

#[test]
fn without_deals_nothing_is_known() {
    let [points, _] = run(&[1, 2], 0, 2).expect("answers").totals;
    assert!(points.scores[1].margin().is_infinite());
}

#[test]
fn every_rotation_moves_everybody_one_seat() {
    let places = |bots, rotation| lineup(bots, seats(), rotation).as_slice().to_vec();
    assert_eq!(places(2, 0), [0, 1, 1]);
    assert_eq!(places(2, 1), [1, 0, 1]);
    assert_eq!(places(3, 2), [1, 2, 0]);
}

#[test]
fn beaten_shares_compare_only_different_bots() {
    let points = |numbers: [i32; 3]| BySeat::from_fn(seats(), |seat| numbers[seat.index()]);
    let shares = |points, lineup| beaten_shares(&points, &lineup).as_slice().to_vec();
    let two = lineup(2, seats(), 0);
    assert_eq!(shares(points([5, 5, 1]), two), [0.75, 0.5, 0.0]);
    assert_eq!(shares(points([5, 5, 1]), lineup(1, seats(), 0)), [0.0; 3]);
}
