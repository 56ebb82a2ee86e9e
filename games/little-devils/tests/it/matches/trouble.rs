//! Trouble with the storage: unreadable saves, no room, no storage, and another tab.

use little_devils::protocol::StorageNames;
use little_devils::session::Event;
use protocol::{MAX_ASIDE, RoomQuestion, SaveOutcome};

use super::browser::Browser;
use super::tab::{Answer, Tab};
use super::{Ledger, begun, options};

#[test]
fn an_unreadable_slot_is_left_unchanged() {
    let browser = Browser::default();
    let later = r#"{"game":"little-devils","version":99}"#;
    browser.set("little-devils/match/kept-1", later);
    browser.set("little-devils/match/kept-2", "{");
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    assert_eq!(tab.saves.unreadable(), 2);
    for seed in 0..=MAX_ASIDE as u64 {
        let event = Event::Open(Box::new(begun(seed)));
        assert!(tab.send(&event, Answer::Cancel, &mut ledger), "{seed}");
    }
    assert_eq!(tab.saves.aside().count(), MAX_ASIDE);
    assert_eq!(
        browser.text("little-devils/match/kept-1").as_deref(),
        Some(later)
    );
    assert_eq!(
        browser.text("little-devils/match/kept-2").as_deref(),
        Some("{")
    );
}

#[test]
fn without_storage_the_match_stays_with_the_page() {
    let browser = Browser::default();
    browser.0.borrow_mut().refuses = true;
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    tab.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    assert!(tab.send(&Event::NewMatch(options(2)), Answer::Cancel, &mut ledger));
    let first = tab
        .saves
        .aside()
        .next()
        .expect("it is there")
        .record
        .clone();
    assert_eq!(first, begun(1));
    assert!(tab.send(
        &Event::Open(Box::new(first.clone())),
        Answer::Cancel,
        &mut ledger
    ));
    assert_eq!(tab.session.record(), Some(&first));
}

#[test]
fn without_room_the_person_is_asked_before_anything_changes() {
    let browser = Browser::default();
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    tab.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    browser.0.borrow_mut().full = true;
    let event = Event::NewMatch(options(2));
    let ask = tab.make_room(&event, "", false);
    assert_eq!(
        (ask, tab.saves.aside().count()),
        (Some(RoomQuestion::Unsaved), 0)
    );
    assert!(tab.send(&event, Answer::Agree, &mut ledger));
    assert!(!tab.saves.is_written());
    assert_eq!(browser.text("little-devils/match/kept-1"), None);
    browser.0.borrow_mut().full = false;
    tab.play(1, &mut ledger);
    assert!(tab.saves.is_written(), "there is room now");
    assert_eq!(browser.found().len(), 2);
}

#[test]
fn playing_on_here_sets_the_other_tabs_match_aside() {
    let browser = Browser::default();
    let mut ledger = Ledger::default();
    let mut one = Tab::open(&browser);
    one.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    let mut other = Tab::open(&browser);
    assert!(other.send(
        &Event::Open(Box::new(begun(2))),
        Answer::Cancel,
        &mut ledger
    ));
    assert_eq!(one.saves.save(&begun(1)), SaveOutcome::Elsewhere);
    one.play_on_here(&mut ledger);
    assert_eq!(one.session.record(), Some(&begun(1)));
    let aside: Vec<_> = one.saves.aside().map(|aside| &aside.record).collect();
    assert_eq!(aside, [&begun(2)]);
    assert_eq!(one.saves.commitment(" 2"), Some("digits 0 2"));
}

#[test]
fn a_save_of_another_version_is_moved_aside_before_the_match_goes_on_here() {
    let browser = Browser::default();
    let mut ledger = Ledger::default();
    let mut tab = Tab::open(&browser);
    tab.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    let later = r#"{"game":"little-devils","version":99}"#;
    browser.set(StorageNames::MATCH, later);
    assert_eq!(tab.saves.save(&begun(1)), SaveOutcome::Elsewhere);
    tab.play_on_here(&mut ledger);
    let aside = browser.text("little-devils/match/unreadable-1");
    assert_eq!(aside.as_deref(), Some(later));
    let found = browser.found();
    assert!(found.len() == 1 && found[0].continues(&begun(1)));
}
