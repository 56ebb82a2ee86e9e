//! The tutorial: a deal by the rules.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet, Suit};
use michigan::session::{Example, Tutorial};

/// All cards played at the last step, by run.
fn runs() -> Vec<Vec<(Seat, PlayingCard)>> {
    let last = Tutorial::STEPS.last().expect("steps");
    let mut runs: Vec<Vec<(Seat, PlayingCard)>> = Vec::new();
    for (seat, card) in last.plays() {
        let follows = |run: &Vec<(Seat, PlayingCard)>| run.last().and_then(|end| end.1.next());
        match runs.last_mut() {
            Some(run) if follows(run) == Some(card) => run.push((seat, card)),
            _ => runs.push(vec![(seat, card)]),
        }
    }
    runs
}

#[test]
fn each_run_is_led_by_the_last_player_with_the_lowest_card_of_another_suit() {
    let runs = runs();
    assert_eq!(runs.len(), 7);
    assert_eq!(runs[0][0].0, Tutorial::seats().left_of(Tutorial::dealer()));
    for pair in runs.windows(2) {
        let [(last, stopped), (leader, led)] = [pair[0][pair[0].len() - 1], pair[1][0]];
        assert_eq!(leader, last);
        assert_ne!(led.suit(), stopped.suit());
    }
    for (at, run) in runs.iter().enumerate() {
        let (leader, led) = run[0];
        let later = runs[at..].iter().flatten();
        let lowest = later.filter(|(seat, card)| *seat == leader && card.suit() == led.suit());
        assert!(lowest.clone().all(|(_, card)| *card >= led), "{led}");
    }
}

#[test]
fn a_run_stops_where_the_next_card_is_in_the_dead_hand() {
    let runs = runs();
    let played: PlayingCardSet = runs.iter().flatten().map(|(_, card)| *card).collect();
    assert_eq!(played.len() as usize, runs.iter().flatten().count());
    let stops = runs.iter().filter_map(|run| run.last()?.1.next());
    let dead: PlayingCardSet = stops.clone().collect();
    assert!(dead.len() as usize <= Tutorial::DEALT);
    assert!(dead.iter().all(|card| !played.contains(card)));
}

#[test]
fn no_chip_is_lost() {
    let four = Tutorial::seats();
    for (at, step) in Tutorial::STEPS.into_iter().enumerate() {
        let owned: i32 = four.seats().map(|seat| step.chips(seat)).sum();
        let lying: i32 = Suit::ALL.iter().map(|suit| step.chips_on(*suit)).sum();
        assert_eq!(owned + lying, 0, "step {at}");
    }
    let chips = |step: usize| Tutorial::STEPS[step].chips(Seat::FIRST);
    assert_eq!([chips(0), chips(6), chips(9)], [-4, 1, 8]);
}

#[test]
fn the_examples_of_the_rules_are_runs() {
    for example in Example::RULES {
        let run: Vec<PlayingCard> = example.run().collect();
        assert!(!run.is_empty());
        for pair in run.windows(2) {
            assert_eq!(pair[0].next(), Some(pair[1]), "{run:?}");
        }
        let hand: PlayingCardSet = example.hand().collect();
        let next = run.last().and_then(|card| card.next());
        assert!(
            next.is_none_or(|next| !hand.contains(next)),
            "it would follow"
        );
    }
}
