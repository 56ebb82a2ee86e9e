//! Cards on the table: complete and past tricks, no hidden card, and changes between scenes.

use cards::{Card, Seat};
use game::Game;
use little_devils::scene::{Announcement, Change, Playable, Prompt, Scene, TakenTrick, changes};
use little_devils::session::{Event, Phase, Session, Waiting};

use super::{own_turns, record, scenes};

#[test]
fn a_complete_trick_stays_on_the_table_and_its_devils_are_not_counted_yet() {
    let (mut session, _) = Session::restored(record(4, 3));
    let whose = record(4, 3).round().to_move().expect("the fourth player");
    let card = record(4, 3).round().legal().lowest().expect("a card");
    if whose == Seat::FIRST {
        let _ = session.update(Event::Play(card));
    } else {
        let phase = session.table().expect("at a table").phase();
        let Phase::Bot(Waiting::Both(ticket)) = phase else {
            panic!("a bot was asked")
        };
        let _ = session.update(Event::Elapsed(ticket));
        let _ = session.update(Event::Chosen { ticket, mv: card });
    }
    let looking = Scene::new(session.table().expect("at a table"));
    assert!(looking.trick.complete);
    assert_eq!(looking.trick.plays.len(), 4);
    let Prompt::Taken(TakenTrick { taker, devils, .. }) = looking.prompt else {
        panic!("the trick is looked at")
    };
    assert!(
        looking.seats.iter().all(|seat| seat.devils == 0),
        "not yet counted"
    );
    assert!(
        looking
            .hand
            .iter()
            .all(|held| held.playable == Playable::NotNow)
    );
    let _ = session.update(Event::Continue);
    let after = Scene::new(session.table().expect("at a table"));
    assert!(after.trick.plays.is_empty());
    assert_eq!(after.trick.number, 2);
    assert_eq!(after.seats[taker.index()].devils, devils);
}

#[test]
fn the_scene_holds_no_card_that_the_person_has_not_seen() {
    for (record, scene) in own_turns() {
        let seen = record.round().view(Seat::FIRST);
        let shown: Vec<Card> = scene
            .hand
            .iter()
            .map(|held| held.card)
            .chain(scene.trick.plays.iter().map(|play| play.1))
            .collect();
        let said = scene
            .utterances
            .iter()
            .filter_map(|one| match one.announcement {
                Announcement::Played { card, .. } => Some(card),
                _ => None,
            });
        assert!(
            shown
                .into_iter()
                .chain(said)
                .all(|card| !seen.unseen().contains(card))
        );
    }
}

#[test]
fn changes_between_scenes_are_the_cards_played_and_the_devils_counted() {
    let scenes = scenes();
    let all: Vec<Change> = scenes
        .windows(2)
        .flat_map(|pair| changes(&pair[0], &pair[1]))
        .collect();
    let count = |wanted: fn(&Change) -> bool| all.iter().filter(|one| wanted(one)).count();
    let scores = &scenes.last().expect("a match").scores;
    let rounds = scores.rounds;
    assert_eq!(
        scenes[0].arrival(),
        Some(Change::Dealt {
            dealer: scenes[0].dealer()
        })
    );
    assert_eq!(count(|one| matches!(one, Change::Dealt { .. })), rounds - 1);
    assert_eq!(
        count(|one| matches!(one, Change::Played { .. })),
        rounds * 36
    );
    assert_eq!(count(|one| matches!(one, Change::Taken { .. })), rounds * 9);
    assert_eq!(count(|one| matches!(one, Change::RoundOver)), rounds - 1);
    assert_eq!(count(|one| matches!(one, Change::MatchOver { .. })), 1);
    let taken = all.iter().map(|one| match one {
        Change::Taken { devils, .. } => usize::from(*devils),
        _ => 0,
    });
    assert_eq!(taken.sum::<usize>(), rounds * 56);
    assert!(count(|one| matches!(one, Change::Counted { .. })) > rounds);
}

#[test]
fn takebacks_and_equal_scenes_are_not_animated() {
    let (mut session, _) = Session::restored(record(4, 14));
    let before = Scene::new(session.table().expect("at a table"));
    assert_eq!(before.arrival(), None, "in mid-round nobody has just dealt");
    assert_eq!(changes(&before, &before), []);
    let _ = session.update(Event::Undo);
    let after = Scene::new(session.table().expect("at a table"));
    assert_ne!(before, after);
    assert_eq!(changes(&before, &after), []);
}

#[test]
fn past_tricks_are_the_complete_ones_before_the_one_on_the_table() {
    for scene in scenes() {
        assert_eq!(scene.past_tricks.len() + 1, scene.trick.number);
        for (past, number) in scene.past_tricks.iter().zip(1..) {
            assert!(past.complete && past.number == number);
        }
    }
}
