//! Reviews: costs, mistakes, luck and skill, and the replay with a bot.

use core::task::Poll;

use cards::{BySeat, Card, Seat};
use game::Game;
use little_devils::bots::net::Net;
use little_devils::bots::observation::Observation;
use little_devils::bots::{Level, Strategy, choose, heuristic};
use little_devils::review::{
    Average, BotReplay, Depth, LuckSkillSplit, MistakeType, Review, Reviewer,
};
use little_devils::rules::{SEATS, points};
use little_devils::session::{MatchOptions, MatchRecord};

use crate::common::{at_random, options};

/// Little effort, so that tests are fast.
const SHALLOW: Depth = Depth {
    deals: 30,
    hand_value: 30,
};

/// A match of this many rounds in which the person plays as this level does.
fn played(options: MatchOptions, person: Level, rounds: usize) -> MatchRecord {
    let mut record = MatchRecord::new(options);
    while record.match_state().rounds().len() < rounds && !record.is_over() {
        record.next_round();
        while let Some(seat) = record.round().to_move() {
            let level = record
                .options()
                .opponent(seat)
                .map_or(person, |bot| bot.level);
            let card = choose(level, &record.view(seat), record.decision_seed());
            record.play(card.expect("their turn")).expect("legal");
        }
    }
    record
}

fn review(record: &MatchRecord, net: Option<&'static Net>, depth: Depth) -> Review {
    let mut reviewer = Reviewer::new(record, Seat::FIRST, net, depth);
    loop {
        if let Poll::Ready(review) = reviewer.step(u32::MAX) {
            return review.clone();
        }
    }
}

fn learned(record: &MatchRecord) -> &'static Net {
    Net::for_seats(record.options().seats())
}

#[test]
fn every_choice_of_the_player_is_looked_at_and_nothing_else() {
    let record = played(options(3, Level::DEFAULT, 4), Level::DEFAULT, 2);
    let review = review(&record, None, SHALLOW);
    assert_eq!(review.rounds.len(), 2);
    for round in &review.rounds {
        let mut again = round.round.restarted();
        let mut decisions = round.decisions.iter();
        for (seat, card) in round.round.plays() {
            if seat == Seat::FIRST && again.legal().len() > 1 {
                let decision = decisions.next().expect("a decision for each choice");
                assert_eq!(
                    (decision.card, decision.hand),
                    (card, again.view(seat).hand())
                );
                assert_eq!(decision.trick, *again.position().trick());
                assert_eq!(decision.advice.rows.len(), again.legal().len() as usize);
            }
            again.play_unchecked(card);
        }
        assert_eq!(decisions.next(), None);
    }
}

#[test]
fn a_review_is_the_same_however_it_is_sliced_and_tells_how_far_it_is() {
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
                    let best = short.advice.best().card;
                    let row = long.advice.row(best).expect("the same cards");
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

#[test]
fn a_planted_blunder_is_found_and_named_first() {
    let good = played(options(3, Level::DEFAULT, 12), Level::ALL[3], 1);
    let net = Some(learned(&good));
    // The dearest card that could have been played instead of any of the player's cards.
    let looked_at = review(&good, net, SHALLOW);
    let decisions = looked_at.rounds[0].decisions.iter();
    let worst = decisions
        .flat_map(|decision| decision.advice.rows.iter().map(move |row| (decision, row)))
        .max_by(|(_, one), (_, other)| one.cost.mean.total_cmp(&other.cost.mean));
    let (decision, row) = worst.expect("decisions");
    let before: usize = good
        .round()
        .plays()
        .take_while(|(_, card)| *card != decision.card)
        .count();
    let mut record = good.back_to(before).expect("enough cards");
    record.play(row.card).expect("legal");
    while let Some(seat) = record.round().to_move() {
        let card = choose(Level::ALL[3], &record.view(seat), record.decision_seed());
        record.play(card.expect("their turn")).expect("legal");
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
fn mistakes_are_told_apart() {
    assert!(
        MistakeType::ALL
            .iter()
            .all(|habit| MistakeType::from_id(habit.id()) == Some(*habit))
    );
    assert_eq!(MistakeType::from_id("plays-well"), None);
    let mut found: Vec<MistakeType> = Vec::new();
    for seed in 0..6 {
        let record = played(options(3, Level::ALL[0], seed), Level::ALL[0], 1);
        for decision in &review(&record, None, SHALLOW).rounds[0].decisions {
            let (played, best) = (decision.played(), decision.advice.best());
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
    found.sort_by_key(|habit| habit.id());
    found.dedup();
    assert!(found.len() >= 4, "{found:?}");
}

#[test]
fn deal_and_play_and_others_make_the_result_in_a_thousand_rounds() {
    let hasty = Depth {
        deals: 2,
        hand_value: 2,
    };
    let (mut rounds, mut seed) = (0, 0);
    while rounds < 1000 {
        let seats = 2 + usize::try_from(seed % 4).expect("small");
        let record = at_random(options(seats, Level::DEFAULT, seed));
        let review = review(&record, None, hasty);
        for (balance, devils) in review
            .luck_skill_splits()
            .iter()
            .zip(record.match_state().rounds())
        {
            let LuckSkillSplit {
                deal,
                play,
                others,
                result,
            } = *balance;
            assert_eq!(result, devils[Seat::FIRST]);
            let sum = deal.mean + play.mean + others.mean;
            assert!((sum - f64::from(result)).abs() < 1e-9, "{balance:?}");
            rounds += 1;
        }
        seed += 1;
    }
}

#[test]
fn a_stronger_player_has_more_skill_on_the_same_deals() {
    let [mut weak, mut strong] = [Vec::new(), Vec::new()];
    for seed in 0..12 {
        for (level, balances) in [(Level::ALL[0], &mut weak), (Level::ALL[2], &mut strong)] {
            let record = played(options(2, Level::DEFAULT, seed), level, 1);
            balances.extend(review(&record, Some(learned(&record)), SHALLOW).luck_skill_splits());
        }
    }
    let added = |balances: &[LuckSkillSplit]| Average::over(balances).expect("rounds").play.mean;
    assert!(added(&weak) > added(&strong) + 1.0, "devils added by play");
}

#[test]
fn a_player_who_plays_the_policy_neither_adds_nor_saves_devils() {
    let mut record = MatchRecord::new(options(3, Level::DEFAULT, 1));
    while let Some(seat) = record.round().to_move() {
        let glance = Observation::from_view(&record.view(seat)).expect("their turn");
        record.play(heuristic::card(&glance)).expect("legal");
    }
    let balances = review(&record, None, SHALLOW).luck_skill_splits();
    // Without a network the policy is the quick one.
    assert!(balances[0].play.mean.abs() < 1e-9 && balances[0].play.half_width.abs() < 1e-9);
}

#[test]
fn an_average_has_the_interval_of_its_scatter() {
    let round = |deal: f64, result: u8| {
        let deal = little_devils::bots::advice::Estimate {
            mean: deal,
            half_width: 1.0,
        };
        LuckSkillSplit::new(deal, &[], result)
    };
    assert_eq!(Average::over(&[]), None);
    let one = Average::over(&[round(12.0, 14)]).expect("a round");
    assert!(one.deal.half_width.is_infinite());
    let two = Average::over(&[round(12.0, 14), round(16.0, 14)]).expect("rounds");
    assert!((two.deal.mean - 14.0).abs() < 1e-9 && two.others.mean.abs() < 1e-9);
    // Two values 2 off their mean: a deviation of √8, over √2, times 1.96.
    assert!((two.deal.half_width - 3.92).abs() < 1e-9);
}

#[test]
fn a_bot_replay_plays_the_same_deals_against_the_same_bots() {
    let record = played(options(2, Level::ALL[1], 3), Level::ALL[0], 2);
    let replay = |strategy| {
        let mut replay = BotReplay::new(&record, Seat::FIRST, strategy);
        assert_eq!(replay.progress(), (0, 2));
        let deals = loop {
            if let Poll::Ready(deals) = replay.step(100) {
                break deals.to_vec();
            }
        };
        assert_eq!(replay.progress(), (2, 2));
        deals
    };
    let rounds = record.rounds();
    // Who plays as the person did makes the same round of it.
    let same = replay(Level::ALL[0].strategy());
    assert!(same.iter().eq(rounds.iter().map(|(deal, _)| deal)));
    let other = replay(Strategy::Heuristic);
    assert_ne!(other, same);
    for (deal, (played, _)) in other.iter().zip(&rounds) {
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
    let rounds = record.rounds();
    let mut totals = BySeat::new(SEATS.fewest());
    for ((deal, before), devils) in rounds.iter().zip(record.match_state().rounds()) {
        assert_eq!((deal.position().devils(), *before), (devils, totals));
        totals = BySeat::from_fn(SEATS.fewest(), |seat| {
            totals[seat] + u16::from(devils[seat])
        });
    }
    let half = record.back_to(40).expect("enough cards");
    assert_eq!(half.rounds().len(), 2);
    assert_eq!(half.rounds()[1].1, rounds[1].1);
    assert!(half.takeback_used() && record.back_to(1000).is_none());
    let plays: Vec<Card> = half.round().plays().map(|(_, card)| card).collect();
    assert_eq!(plays, record.plays()[27..40]);
}
