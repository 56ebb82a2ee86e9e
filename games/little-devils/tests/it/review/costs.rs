//! Costs of the player's cards: every choice has one, and a larger search agrees with it.

use core::task::Poll;

use cards::Seat;
use game::Game;
use little_devils::bots::Level;
use little_devils::review::{Depth, Reviewer};

use super::{SHALLOW, learned, played, review};
use crate::common::options;

#[test]
fn every_choice_of_the_player_is_reviewed_and_no_other_card() {
    let record = played(options(3, Level::DEFAULT, 4), Level::DEFAULT, 2);
    let review = review(&record, None, SHALLOW);
    assert_eq!(review.rounds.len(), 2);
    for round in &review.rounds {
        let mut decisions = round.decisions.iter();
        for (again, seat, card) in round.round.replay() {
            if seat == Seat::FIRST && again.legal().len() > 1 {
                let decision = decisions.next().expect("a decision for each choice");
                assert_eq!(
                    (decision.card, decision.hand),
                    (card, again.view(seat).hand())
                );
                assert_eq!(decision.trick, *again.position().trick());
                assert_eq!(decision.estimates.rows.len(), again.legal().len() as usize);
            }
        }
        assert_eq!(decisions.next(), None);
    }
}

#[test]
fn slices_do_not_change_a_review_and_its_progress_is_reported() {
    let record = played(options(2, Level::DEFAULT, 8), Level::DEFAULT, 1);
    let whole = review(&record, None, SHALLOW);
    let mut reviewer = Reviewer::new(&record, Seat::FIRST, None, SHALLOW);
    let (mut seen, mut before) = (0, 0);
    let sliced = loop {
        if let Poll::Ready(review) = reviewer.step(50) {
            break review.clone();
        }
        let (done, all) = reviewer.progress();
        assert!(before <= done && done <= all);
        seen += usize::from(done > before);
        before = done;
    };
    assert_eq!(sliced, whole);
    assert!(seen > 5, "{seen}");
}

#[test]
fn costs_agree_with_a_much_larger_search() {
    let (mut inside, mut all) = (0, 0);
    for seed in 0..2 {
        let record = played(options(2, Level::DEFAULT, seed), Level::ALL[1], 1);
        let net = Some(learned(&record));
        let short = review(
            &record,
            net,
            Depth {
                deals: 80,
                hand_value: 80,
            },
        );
        let long = review(
            &record,
            net,
            Depth {
                deals: 700,
                hand_value: 700,
            },
        );
        for (short, long) in short.rounds.iter().zip(&long.rounds) {
            let hand_values = [(short.hand_value, long.hand_value)].into_iter();
            let costs = short
                .decisions
                .iter()
                .zip(&long.decisions)
                .map(|(short, long)| {
                    // Against the same card: which is best is a matter of chance where two are.
                    let best = short.estimates.best().card;
                    let row = long.estimates.row(best).expect("the same cards");
                    let mut of_long = long.played().cost;
                    of_long.mean -= row.cost.mean;
                    of_long.half_width = of_long.half_width.hypot(row.cost.half_width);
                    (short.played().cost, of_long)
                });
            for (short, long) in hand_values.chain(costs) {
                all += 1;
                inside += u32::from(
                    (short.mean - long.mean).abs() <= short.half_width.hypot(long.half_width),
                );
            }
        }
    }
    assert!(
        f64::from(inside) >= 0.85 * f64::from(all),
        "{inside} of {all}"
    );
}
