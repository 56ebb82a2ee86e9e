//! Tricks in which players could not follow, and the reason why a card takes a trick.

use cards::Seat;
use little_devils::rules::{Direction, points};
use little_devils::session::{Phase, Table};
use little_devils::words::Words;
use words::{Lang, Who};

use super::{answer, at, play_match, record, scene, scene_in};

/// The player in a seat, as sentences name them.
fn who<'a>(table: &'a Table<'_>, seat: Seat) -> Who<'a> {
    let table: &session::Table = table;
    if table.open_hand() == Some(seat) {
        Who::You
    } else {
        Who::Other(table.record().options().name(seat))
    }
}

#[test]
fn a_trick_is_described_with_direction_led_card_and_taker() {
    at(record(4, 2), |table| {
        let trick = table.display_state().trick();
        let (direction, led) = trick.direction().zip(trick.led()).expect("decided");
        let devils: u8 = trick.plays().map(|(_, card)| points::devils(card)).sum();
        let taker = trick.taker().expect("decided");
        for lang in Lang::ALL {
            let words = Words::for_lang(lang);
            let told = scene_in(lang, table).zones[0].trick.told.clone();
            assert!(told.contains(&words.bound(direction, led)), "{told}");
            let would_take = words.would_take(who(table, taker), devils);
            assert!(told.contains(&would_take), "{told}");
        }
    });
}

/// The moments of a match in which the last card was played by somebody who could not follow.
fn failures(mut look: impl FnMut(&Table<'_>)) -> usize {
    let mut count = 0;
    play_match(|table| {
        let trick = table.display_state().trick();
        let last = trick.plays().last();
        if last.is_some_and(|(_, card)| trick.failed().contains(card)) {
            look(table);
            count += 1;
        }
    });
    count
}

#[test]
fn cards_that_failed_to_follow_are_marked_and_announced_in_every_language() {
    let count = failures(|table| {
        let trick = table.display_state().trick();
        let (direction, led) = trick.direction().zip(trick.led()).expect("decided");
        let (seat, card) = trick.plays().last().expect("a card");
        assert!(
            direction.passes(led, card),
            "on the other side of the led card"
        );
        for lang in Lang::ALL {
            let (words, devils) = (Words::for_lang(lang), points::devils(card));
            let scene = scene_in(lang, table);
            let said = |line: &String| scene.steps.iter().any(|step| step.line == *line);
            let line = words.cannot_follow(who(table, seat), card, devils);
            assert!(said(&line), "{line}");
            assert!(
                !said(&words.plays(who(table, seat), card, devils)),
                "said once"
            );
            let pieces = &scene.zones[0].pieces;
            let label = &pieces.last().expect("a card").label;
            let name = words.card(card, devils);
            assert!(label.starts_with(&name), "{label}");
            assert_ne!(*label, words.played_by(&name, who(table, seat)));
            let leader = who(table, trick.leader());
            let name = words.card(led, points::devils(led));
            assert_eq!(pieces[0].label, words.played_by(name, leader));
            assert!(answer(lang, table, 'l').contains(&line));
        }
    });
    assert!(count > 5, "{count} in this match");
}

#[test]
fn a_trick_explains_its_taker_if_a_player_could_not_follow() {
    let mut held = 0;
    failures(|table| {
        let trick = table.display_state().trick();
        let direction = trick.direction().expect("decided");
        let taker = who(table, trick.taker().expect("decided"));
        for lang in Lang::ALL {
            let scene = scene_in(lang, table);
            let words = Words::for_lang(lang);
            let why = words.why_taken(trick.failed().len() as usize, taker, direction);
            let told = &scene.zones[0].trick.told;
            assert!(told.contains(&why) && why.len() > 10, "{why} in {told}");
            let is_held = matches!(table.phase(), Phase::Step(_));
            assert_eq!(scene.prompt.contains(&why), is_held);
            held += u32::from(is_held);
        }
    });
    assert!(held > 8, "{held} tricks that are looked at");
    let mut followed = 0;
    play_match(|table| {
        let trick = table.display_state().trick();
        if trick.taker().is_some() && trick.failed().is_empty() {
            let scene = scene(table);
            let told = [&scene.zones[0].trick.told, &scene.prompt];
            assert!(
                told.iter().all(|text| !text.contains("could not follow")),
                "{told:?}"
            );
            followed += 1;
        }
    });
    assert!(followed > 20, "{followed}");
}

#[test]
fn of_several_cards_that_failed_to_follow_the_farthest_is_announced_as_taking() {
    let why = |failed: u8, direction| {
        Words::for_lang(Lang::En).why_taken(failed, Who::Other("Nox"), direction)
    };
    assert_eq!(why(1, Direction::High), "Nox could not follow.");
    assert!(why(2, Direction::High).contains("lowest"));
    assert!(why(2, Direction::Low).contains("highest"));
}
