//! Bots: legal decisions, the same for the same seed, and stronger from level to level.

use core::task::Poll;

use cards::{Seed, below};
use game::{Game, Turn};
use michigan::bots::{BotDecision, Level, Policy, SingleDeals, WholeMatches};
use michigan::rules::{Decision, MatchOptions, Options};
use search::{Playout, Sample, Tournament};

use crate::common::{ALL_OPTIONS, dealt, kept, options, played, seat, seats, table};

const ALL: [Policy; 6] = [
    Policy::Random,
    Policy::Careless,
    Policy::Heuristic,
    Policy::Pimc {
        determinizations: 4,
    },
    Policy::Ismcts { iterations: 12 },
    Policy::Expectation { samples: 8 },
];

#[test]
fn every_strategy_plays_every_table_to_its_end() {
    for options in ALL_OPTIONS {
        for players in 3..=8 {
            let mut round = dealt(players, options, 11);
            let mut generator = Seed(3).generator();
            for number in 0.. {
                let Turn::Seat(seat) = round.turn() else {
                    break;
                };
                let policy = ALL[below(&mut generator, 6) as usize];
                let view = round.view(seat);
                let other = round.seats().left_of(seat);
                assert!(BotDecision::new(policy, &round.view(other), Seed(number)).is_none());
                let decide = || {
                    BotDecision::new(policy, &view, Seed(number))
                        .expect("a turn")
                        .finish()
                };
                assert_eq!(decide(), decide());
                round = round.play(decide()).expect("a legal decision");
            }
        }
    }
}

#[test]
fn slices_do_not_change_a_decision() {
    let round = dealt(4, options(false, true), 5);
    let round = played(round, "keep keep keep keep");
    let view = round.view(round.to_move().expect("a leader"));
    for policy in &ALL[3..] {
        let bot = BotDecision::new(*policy, &view, Seed(8)).expect("a turn");
        let mut sliced = bot.clone();
        let decision = loop {
            if let Poll::Ready(decision) = sliced.step(1) {
                break decision;
            }
        };
        assert_eq!(decision, bot.finish());
    }
}

fn decision_of(policy: Policy, round: &michigan::rules::Round) -> String {
    let view = round.view(round.to_move().expect("a turn"));
    let bot = BotDecision::new(policy, &view, Seed(1)).expect("a turn");
    bot.finish().to_string()
}

#[test]
fn rules_of_thumb_lead_boodle_cards_and_suits_that_stop_at_once() {
    let none = options(false, false);
    let round = kept(&["KC 9D 3D", "2S 4S", "2H 4H"], none);
    assert_eq!(decision_of(Policy::Heuristic, &round), "KC");
    // The ace stops its suit, so its player leads again.
    let round = kept(&["AS 9D 3H 4C", "2S 4S", "2H 4H"], none);
    assert_eq!(decision_of(Policy::Heuristic, &round), "AS");
}

#[test]
fn bad_hands_are_swapped_and_good_ones_kept() {
    let none = options(false, false);
    let (bad, good) = ("2S 2C 2D 2H 3S KS", "AS AH JS QD KC AC");
    let others = ["4S 6S 8S 4C 6C", "5H 7H 9H 7D 9D"];
    for policy in [Policy::Heuristic, Policy::Expectation { samples: 200 }] {
        let round = table(&[others[0], others[1], bad], none);
        assert_eq!(decision_of(policy, &round), "swap");
        let round = table(&[others[0], others[1], good], none);
        assert_eq!(decision_of(policy, &round), "keep");
        // In an auction the same hands bid and pass.
        let auction = options(true, false);
        let round = played(table(&[bad, others[0], others[1]], auction), "keep");
        assert_eq!(decision_of(policy, &round), "1");
        let round = played(table(&[good, others[0], others[1]], auction), "keep");
        assert_eq!(decision_of(policy, &round), "pass");
    }
}

#[test]
fn no_level_makes_a_mistake_against_the_rules() {
    let watch = options(false, true);
    for policy in [Policy::Careless, Policy::Heuristic] {
        let mut round = dealt(5, watch, 4);
        while let Turn::Seat(seat) = round.turn() {
            let bot = BotDecision::new(policy, &round.view(seat), Seed(6)).expect("a turn");
            round.play_unchecked(bot.finish());
        }
        assert!(!round.decisions().contains(&Decision::Hold));
        let is_wrong = |step: &_| matches!(step, michigan::rules::Step::WrongLead { .. });
        assert!(!round.steps().iter().any(is_wrong));
    }
}

#[test]
fn the_search_plays_a_winning_card() {
    // The queen takes five chips, and then the last card wins.
    let round = kept(&["9S QD", "TS JS QS KS", "2H 3H 5H"], options(false, true));
    let search = Policy::Expectation { samples: 100 };
    assert_eq!(decision_of(search, &round), "QD");
    assert_eq!(round.to_move(), Some(seat(&round, 0)));
}

/// The chips that the first player is ahead of the others.
fn lead(players: [Policy; 2], deals: u64, options: Options) -> Sample {
    let tournament = Tournament {
        seats: seats(4),
        bots: 2,
        deals,
        seed: Seed(1),
        threads: 1,
    };
    let results = tournament.run(&SingleDeals(options), || Ok(players.to_vec()), |_| ());
    results.expect("legal decisions").totals[0].leads[1]
}

#[test]
fn each_level_is_ahead_of_the_one_below() {
    let none = Options::default();
    let [deckhand, steward, captain] = Level::ALL.map(Level::policy);
    let behind = lead([steward, deckhand], 300, none);
    assert!(behind.mean() + behind.margin() < 0.0, "{behind:?}");
    assert_eq!(captain, Policy::Expectation { samples: 1_000 });
    let quick_captain = Policy::Expectation { samples: 20 };
    let behind = lead([quick_captain, steward], 100, none);
    assert!(behind.mean() < 0.0, "{behind:?}");
}

#[test]
fn matches_are_contests_too() {
    let tournament = Tournament {
        seats: seats(3),
        bots: 2,
        deals: 3,
        seed: Seed(2),
        threads: 1,
    };
    let players = || Ok(vec![Policy::Heuristic, Policy::Careless]);
    let contest = WholeMatches(MatchOptions::default());
    let [chips, wins] = tournament
        .run(&contest, players, |_| ())
        .expect("legal")
        .totals;
    let sum = |scores: &[Sample]| scores[0].mean() + 2.0 * scores[1].mean();
    // Shares of the win add up, and so do chips but for a dropped remainder.
    assert!((sum(&wins.scores) - 1.0).abs() < 1e-9);
    assert!(sum(&chips.scores).abs() < 3.0);
}

#[test]
fn in_the_last_deal_searches_count_the_chips_that_are_left() {
    let mut ordinary = dealt(4, Options::default(), 9);
    let mut last = michigan::rules::Round::new(ordinary.deal().as_last());
    assert!(last.view(seat(&last, 0)).is_last() && !ordinary.view(seat(&last, 0)).is_last());
    while let Some(decision) = last.legal().into_iter().next() {
        assert_eq!(
            last.position().payoffs(),
            *last.position().won(),
            "only at the end"
        );
        ordinary.play_unchecked(decision);
        last.play_unchecked(decision);
    }
    let left = last.position().layout().total();
    let winner = last.position().winner().expect("a winner");
    let [before, after] = [&ordinary, &last].map(|round| round.position().payoffs());
    assert!(left > 0 && after[winner] == before[winner] + left);
    assert_eq!(
        last.payoffs(),
        ordinary.payoffs(),
        "a round's own payoffs never include them"
    );
}
