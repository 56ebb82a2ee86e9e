//! Tricks in which players could not follow, and the reason why a card takes a trick.

use little_devils::rules::{Direction, points};
use little_devils::scene::{Prompt, Scene};
use little_devils::words::{Question, Speaker, Words};
use words::{Lang, Who};

use super::{record, scene, scenes};

#[test]
fn a_trick_is_described_with_direction_bound_and_taker() {
    let shown = scene(record(4, 2));
    let trick = &shown.trick;
    let (direction, led) = trick.bound.expect("the second card has decided");
    assert_eq!(
        trick.devils,
        trick
            .plays
            .iter()
            .map(|play| points::devils(play.1))
            .sum::<u8>()
    );
    for lang in Lang::ALL {
        let told = Speaker::new(Words::for_lang(lang), &shown.seats).trick(trick);
        assert!(
            told.contains(&Words::for_lang(lang).bound(direction, led)),
            "{told}"
        );
        let (taker, _) = trick.plays[1];
        let who = Speaker::new(Words::for_lang(lang), &shown.seats).who(taker);
        assert!(
            told.contains(&Words::for_lang(lang).would_take(who, trick.devils)),
            "{told}"
        );
    }
}

/// The scenes of a match in which the last card was played by somebody who could not follow.
fn failures() -> Vec<Scene> {
    let mut failing = scenes();
    failing.retain(|scene| {
        let last = scene.trick.plays.last();
        last.is_some_and(|(_, card)| scene.trick.failed.contains(*card))
    });
    failing
}

#[test]
fn cards_that_failed_to_follow_are_marked_and_announced_in_every_language() {
    let failures = failures();
    assert!(failures.len() > 5, "{} in this match", failures.len());
    for (scene, lang) in failures
        .iter()
        .flat_map(|one| Lang::ALL.iter().map(move |lang| (one, lang)))
    {
        let (words, speaker) = (
            Words::for_lang(*lang),
            Speaker::new(Words::for_lang(*lang), &scene.seats),
        );
        let (direction, led) = scene.trick.bound.expect("decided");
        let (seat, card) = *scene.trick.plays.last().expect("a card");
        assert!(
            direction.passes(led, card),
            "on the other side of the led card"
        );
        let name = speaker.card(card);
        let log: Vec<String> = scene
            .utterances
            .iter()
            .map(|one| speaker.say(&one.announcement))
            .collect();
        let line = words.cannot_follow(speaker.who(seat), card, points::devils(card));
        assert!(log.contains(&line), "{line} in {log:?}");
        assert!(
            !log.contains(&words.plays(speaker.who(seat), card, points::devils(card))),
            "said once"
        );
        let label = speaker.card_in_trick(&scene.trick, seat, card);
        assert!(label.starts_with(&name), "{label}");
        assert_ne!(label, words.played_by(&name, speaker.who(seat)));
        let led_by = speaker.card_in_trick(&scene.trick, scene.trick.leader, led);
        let leader = speaker.who(scene.trick.leader);
        assert_eq!(led_by, words.played_by(speaker.card(led), leader));
        assert!(speaker.answer(scene, Question::Last).contains(&line));
    }
}

#[test]
fn a_trick_explains_its_taker_if_a_player_could_not_follow() {
    let mut all_taken = 0;
    for (scene, lang) in failures()
        .iter()
        .flat_map(|one| Lang::ALL.iter().map(move |lang| (one, lang)))
    {
        let (words, speaker) = (
            Words::for_lang(*lang),
            Speaker::new(Words::for_lang(*lang), &scene.seats),
        );
        let (direction, _) = scene.trick.bound.expect("decided");
        let player = speaker.who(scene.trick.taker.expect("decided"));
        let why = words.why_taken(scene.trick.failed.len() as usize, player, direction);
        let text = speaker.trick(&scene.trick);
        assert!(text.contains(&why) && why.len() > 10, "{why} in {text}");
        let taken = matches!(scene.prompt, Prompt::Taken { .. });
        assert_eq!(speaker.status(scene).contains(&why), taken);
        all_taken += u32::from(taken);
    }
    assert!(all_taken > 8, "{all_taken} tricks that are looked at");
    let followed = (2..=35).map(|cards| scene(record(4, cards)));
    let followed = followed.filter(|scene| scene.trick.failed.is_empty());
    for scene in followed.filter(|scene| scene.trick.taker.is_some()) {
        let speaker = Speaker::new(Words::for_lang(Lang::En), &scene.seats);
        let told = speaker.trick(&scene.trick);
        assert!(!told.contains("could not follow"), "{told}");
        assert_eq!(speaker.status(&scene), speaker.prompt(&scene.prompt, 0));
    }
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
