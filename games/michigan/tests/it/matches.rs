//! Matches: dealers, chips carried over, and the end (rule 8).

use cards::Seed;
use game::{Game, Ignore, Match as _, Record, Standing, Turn};
use michigan::rules::{Layout, Match, MatchOptions, Options, Round};

use crate::common::seats;

fn start(players: i64, deals_each: u8, seed: u64) -> Match {
    let options = MatchOptions {
        options: Options::default(),
        deals_each,
    };
    Match::new(seats(players), options, Seed(seed))
}

/// Plays the first legal decision until the match is over. Calls `visit` after each deal, with the match
/// before it.
fn play_out(start: Match, mut visit: impl FnMut(&Match, &Record<Match>)) -> Match {
    let mut record = Record::new(start);
    loop {
        let before = record.match_state().clone();
        while let Some(decision) = record.round().legal().into_iter().next() {
            record.play(decision, &mut Ignore).expect("legal");
        }
        visit(&before, &record);
        if !record.next_round() {
            return record.match_state().clone();
        }
    }
}

#[test]
fn everybody_deals_once_by_default() {
    for players in 3..=8 {
        for (deals_each, options) in [(1, MatchOptions::default().deals_each), (2, 2)] {
            assert_eq!(deals_each, options);
            let mut dealers = Vec::new();
            let end = play_out(start(players, deals_each, 7), |before, record| {
                assert_eq!(record.round().deal().dealer, before.dealer());
                dealers.push(before.dealer());
            });
            let all = usize::from(deals_each) * seats(players).size();
            assert_eq!((dealers.len(), end.deals() as usize), (all, all));
            let left = |pair: &[_]| seats(players).left_of(pair[0]) == pair[1];
            assert!(dealers.windows(2).all(left), "the deal passes to the left");
        }
    }
}

#[test]
fn any_player_may_deal_first() {
    let firsts = (0..100).map(|seed| start(4, 1, seed).dealer());
    let firsts: std::collections::BTreeSet<_> = firsts.collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn chips_on_the_layout_are_carried_over_and_totals_may_be_negative() {
    let (mut carried, mut debtors) = (0, 0);
    for seed in 0..10 {
        let mut last = Layout::default();
        play_out(start(4, 1, seed), |before, record| {
            assert_eq!(before.layout(), last);
            assert_eq!(record.round().deal().layout, last);
            let end = record.match_state();
            if end.standing() == Standing::Ongoing {
                let sum: i32 = end.totals().as_slice().iter().sum();
                assert_eq!(sum + end.layout().total(), 0, "no chip is lost");
            }
            last = record.round().position().layout();
            carried += end.layout().total();
            debtors += end
                .totals()
                .as_slice()
                .iter()
                .filter(|chips| **chips < 0)
                .count();
        });
    }
    assert!(carried > 0 && debtors > 0);
}

#[test]
fn the_winner_of_the_last_deal_takes_the_layout_and_most_chips_win() {
    let mut taken = 0;
    for seed in 0..10 {
        let mut expected = None;
        let end = play_out(start(3, 1, seed), |before, record| {
            let round: &Round = record.round();
            assert_eq!(round.turn(), Turn::Over);
            let is_last = before.finished_deals() + 1 == before.deals();
            assert_eq!(round.deal().is_last, is_last);
            let winner = round.position().winner().expect("a winner");
            let won = round.payoffs().expect("over");
            let mut totals = before.totals().as_slice().to_vec();
            for (total, won) in totals.iter_mut().zip(won.as_slice()) {
                *total += won;
            }
            if is_last {
                taken += round.position().layout().total();
                totals[winner.index()] += round.position().layout().total();
            }
            expected = Some(totals);
        });
        let totals = expected.expect("a deal");
        assert_eq!(end.totals().as_slice(), totals);
        assert_eq!(totals.iter().sum::<i32>(), 0);
        assert_eq!(end.layout(), Layout::default());
        let most = totals.iter().max().expect("players");
        let best = seats(3)
            .seats()
            .filter(|seat| &totals[seat.index()] == most);
        assert_eq!(end.standing(), Standing::Over(best.collect()));
    }
    assert!(taken > 0, "some layout was not empty");
}

#[test]
fn the_same_seed_gives_the_same_deals() {
    assert_eq!(start(5, 1, 3).deal(), start(5, 1, 3).deal());
    assert_ne!(start(5, 1, 3).deal(), start(5, 1, 4).deal());
}
