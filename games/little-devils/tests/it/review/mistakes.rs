//! Mistakes: the costliest comes first, and each has a type.

use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::review::{Depth, MistakeType};
use little_devils::rules::points;

use super::{SHALLOW, learned, played, review};
use crate::common::{options, play, typed};

#[test]
fn a_planted_blunder_is_found_and_named_first() {
    let good = played(options(3, Level::DEFAULT, 12), Level::ALL[3], 1);
    let net = Some(learned(&good));
    // The dearest card that could have been played instead of any of the player's cards.
    let looked_at = review(&good, net, SHALLOW);
    let decisions = looked_at.rounds[0].decisions.iter();
    let worst = decisions
        .flat_map(|decision| {
            decision
                .estimates
                .rows
                .iter()
                .map(move |row| (decision, row))
        })
        .max_by(|(_, one), (_, other)| one.cost.mean.total_cmp(&other.cost.mean));
    let (decision, row) = worst.expect("decisions");
    let before: usize = typed(&good)
        .round()
        .plays()
        .take_while(|(_, card)| *card != decision.card)
        .count();
    let mut record = good.back_to(before).expect("enough cards");
    play(&mut record, row.card);
    while let Some(seat) = typed(&record).round().to_move() {
        let card = choose(
            Level::ALL[3],
            &typed(&record).view(seat),
            record.decision_seed(),
        );
        play(&mut record, card.expect("their turn"));
    }
    let review = review(
        &record,
        net,
        Depth {
            deals: 150,
            hand_value: 2,
        },
    );
    let first = review.costliest(3)[0];
    assert_eq!((first.number, first.card), (decision.number, row.card));
    assert!(first.mistake_type().is_some());
    assert_eq!(
        review.mistake_costs()[0].0,
        first.mistake_type().expect("a mistake")
    );
    assert!(review.costliest(3).len() <= 3);
}

#[test]
fn each_mistake_has_the_type_that_describes_it() {
    assert!(
        MistakeType::ALL
            .iter()
            .all(|mistake_type| MistakeType::from_id(mistake_type.id()) == Some(*mistake_type))
    );
    assert_eq!(MistakeType::from_id("plays-well"), None);
    let mut found: Vec<MistakeType> = Vec::new();
    for seed in 0..6 {
        let record = played(options(3, Level::ALL[0], seed), Level::ALL[0], 1);
        for decision in &review(&record, None, SHALLOW).rounds[0].decisions {
            let (played, best) = (decision.played(), decision.estimates.best());
            match decision.mistake_type() {
                Some(MistakeType::LeadsHigh) => {
                    assert!(decision.trick.is_empty() && played.card > best.card);
                }
                Some(MistakeType::LeadsLow) => {
                    assert!(decision.trick.is_empty() && played.card < best.card);
                }
                Some(MistakeType::KeepsFives) => assert!(points::FIVE.contains(best.card)),
                Some(MistakeType::TakesTricks) => assert!(played.take_rate > best.take_rate),
                Some(MistakeType::ShunsTricks) => assert!(played.take_rate < best.take_rate),
                Some(MistakeType::WrongWay) => assert_eq!(decision.trick.len(), 1),
                Some(MistakeType::KeepsWrong) => assert!(!decision.trick.is_empty()),
                None => assert!(played.cost.mean <= played.cost.half_width),
            }
            found.extend(decision.mistake_type());
        }
    }
    found.sort_by_key(|mistake_type| mistake_type.id());
    found.dedup();
    assert!(found.len() >= 4, "{found:?}");
}
