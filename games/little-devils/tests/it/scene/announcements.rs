//! Announcements: each is made once, in order, and complete.

use cards::{Card, Seat};
use little_devils::scene::{Announcement, Prompt, TakenBack, TakenTrick};
use little_devils::words::{Question, Speaker, Words};
use words::Lang;

use super::{cards, record, scene, scenes};

#[test]
fn announcements_are_only_added_and_each_has_its_index() {
    let mut before: Vec<_> = scene(record(4, 0)).utterances;
    for cards in 1..36 {
        let now = scene(record(4, cards)).utterances;
        assert_eq!(
            now[..before.len()],
            before[..],
            "nothing said is taken back"
        );
        assert!(now.len() > before.len());
        assert!(
            now.iter()
                .enumerate()
                .all(|(at, one)| one.index == at && one.round == 1)
        );
        before = now;
    }
    let played = before
        .iter()
        .filter(|one| matches!(one.announcement, Announcement::Played { .. }))
        .count();
    let taken = before
        .iter()
        .filter(|one| matches!(one.announcement, Announcement::Taken { .. }))
        .count();
    assert_eq!((played, taken), (35, 8));
}

#[test]
fn only_the_first_card_of_each_trick_is_announced_as_led() {
    let scene = scene(record(4, 36));
    let said: Vec<&Announcement> = scene
        .utterances
        .iter()
        .map(|one| &one.announcement)
        .collect();
    let speaker = Speaker::new(Words::for_lang(Lang::En), &scene.seats);
    let mut led = 0;
    for pair in said.windows(2) {
        let Announcement::Played { leads, .. } = pair[1] else {
            continue;
        };
        let begins = matches!(
            pair[0],
            Announcement::Hand { .. } | Announcement::Taken { .. }
        );
        assert_eq!(*leads, begins, "{pair:?}");
        led += usize::from(*leads);
        let line = speaker.say(pair[1]);
        assert_eq!(line.contains(" lead"), *leads, "{line}");
    }
    assert_eq!(led, 9);
    // While the complete trick lies on the table, it is what is spoken of last.
    for scene in scenes() {
        if matches!(scene.prompt, Prompt::Taken { .. }) {
            let last = scene.utterances.last().map(|one| &one.announcement);
            assert!(matches!(last, Some(Announcement::Taken { .. })), "{last:?}");
        }
    }
}

#[test]
fn the_hand_is_announced_at_the_deal_and_the_taking_card_with_each_trick() {
    let dealt = scene(record(4, 0));
    let cards: Vec<Card> = dealt.hand.iter().map(|held| held.card).collect();
    for cards_played in [0, 20, 36] {
        let said = scene(record(4, cards_played)).utterances;
        let Announcement::Hand { cards: announced } = said[1].announcement else {
            panic!("after who deals and leads: {:?}", said[1])
        };
        assert_eq!(announced.iter().collect::<Vec<_>>(), cards);
    }
    for scene in scenes() {
        let Prompt::Taken(TakenTrick { taker, card, .. }) = scene.prompt else {
            continue;
        };
        assert!(scene.trick.plays.contains(&(taker, card)));
        for lang in Lang::ALL {
            let speaker = Speaker::new(Words::for_lang(lang), &scene.seats);
            let said = speaker.say(&scene.utterances.last().expect("a line").announcement);
            let last = speaker.answer(&scene, Question::Last);
            let named = format!(" {card}");
            assert!(said.contains(&named) && last.ends_with(&said), "{said}");
        }
    }
}

#[test]
fn a_takeback_names_its_cards_and_an_earlier_round() {
    let mut rounds = 0;
    for played in 2..80 {
        let now = record(4, played);
        let taken = TakenBack::from_record(&now);
        assert_eq!(taken.is_some(), now.can_undo());
        let Some((taken, before_last_decision)) = taken.zip(now.before_last_decision()) else {
            continue;
        };
        let person = now.moves().len() - before_last_decision.moves().len();
        assert!((1..=person).contains(&(taken.cards.len() as usize)));
        let held = before_last_decision.view(Seat::FIRST).hand();
        assert!(taken.cards.iter().all(|card| held.contains(card)));
        assert_eq!(
            taken.round,
            (before_last_decision.round_number() != now.round_number())
                .then(|| before_last_decision.round_number())
        );
        rounds += usize::from(taken.round.is_some());
    }
    assert!(rounds > 0, "one goes back into the round before");
    let say = |numbers: &[u8], round| {
        let taken = TakenBack {
            cards: cards(numbers),
            round,
        };
        Speaker::new(Words::for_lang(Lang::En), &[]).taken_back(taken)
    };
    assert_eq!(say(&[32], None), "Taken back: 32.");
    assert_eq!(say(&[7, 32], None), "Taken back: 7 and 32.");
    assert_eq!(say(&[7], Some(1)), "Round 1. Taken back: 7.");
}
