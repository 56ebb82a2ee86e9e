//! The same deals played again by a bot, and the rounds of a record.

use core::task::Poll;

use cards::{BySeat, Card, Seat};
use little_devils::bots::{Level, Policy};
use little_devils::review::BotReplay;
use little_devils::rules::SEATS;

use super::played;
use crate::common::{options, typed};

#[test]
fn a_bot_replay_plays_the_same_deals_against_the_same_bots() {
    let record = played(options(2, Level::ALL[1], 3), Level::ALL[0], 2);
    let replay = |policy| {
        let mut replay = BotReplay::new(&record, Seat::FIRST, policy);
        assert_eq!(replay.progress(), (0, 2));
        let deals = loop {
            if let Poll::Ready(deals) = replay.step(100) {
                break deals.to_vec();
            }
        };
        assert_eq!(replay.progress(), (2, 2));
        deals
    };
    let rounds = typed(&record).rounds();
    // Who plays as the person did makes the same round of it.
    let same = replay(Level::ALL[0].policy());
    assert!(same.iter().eq(rounds.iter().map(|(_, deal)| deal)));
    let other = replay(Policy::Heuristic);
    assert_ne!(other, same);
    for (deal, (_, played)) in other.iter().zip(&rounds) {
        assert!(deal.is_over());
        assert_eq!(
            (deal.dealt(), deal.dealer()),
            (played.dealt(), played.dealer())
        );
    }
}

#[test]
fn rounds_come_with_the_totals_before_them() {
    let record = played(options(2, Level::DEFAULT, 5), Level::DEFAULT, 3);
    let rounds = typed(&record).rounds();
    let mut totals = BySeat::new(SEATS.fewest());
    for ((before, deal), devils) in rounds.iter().zip(typed(&record).match_state().rounds()) {
        assert_eq!(
            (deal.position().devils(), before.totals()),
            (devils, totals)
        );
        totals = BySeat::from_fn(SEATS.fewest(), |seat| {
            totals[seat] + u16::from(devils[seat])
        });
    }
    let half = record.back_to(40).expect("enough cards");
    assert_eq!(typed(&half).rounds().len(), 2);
    assert_eq!(typed(&half).rounds()[1].0, rounds[1].0);
    assert!(half.takeback_used() && record.back_to(1000).is_none());
    let plays: Vec<Card> = typed(&half).round().plays().map(|(_, card)| card).collect();
    assert_eq!(plays, typed(&record).moves()[27..40]);
}
