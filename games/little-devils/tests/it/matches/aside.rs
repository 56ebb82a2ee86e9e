//! Matches set aside: their order, their commitments, and the room for them.

use little_devils::protocol::{AsideMatch, SavedMatch};
use little_devils::session::{Event, Origin};
use protocol::MAX_ASIDE;

use super::browser::Browser;
use super::tab::{Answer, Tab};
use super::{Ledger, begun, options, record};

#[test]
fn a_match_that_gives_way_is_set_aside_with_its_commitment_and_comes_back_with_it() {
    let browser = Browser::default();
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    tab.apply(Event::NewMatch(options(1)), &mut ledger);
    tab.play(3, &mut ledger);
    let first = tab.session.record().expect("a match").clone();
    assert!(tab.send(&Event::NewMatch(options(2)), Answer::Cancel, &mut ledger));
    assert_eq!(tab.saves.aside().count(), 1);
    assert_eq!(tab.saves.commitment(" 1"), Some("digits 0 1"));

    let kept = browser.text("little-devils/match/kept-1").expect("kept");
    let kept = AsideMatch::load(&kept).expect("readable");
    assert_eq!((&kept.record, kept.order), (&first, 1));
    assert_eq!(
        SavedMatch::load(&kept.to_json()).as_ref(),
        Ok(&first),
        "a reader that knows nothing of it passes over the rest"
    );

    // A match without a card of the person's gives way silently.
    assert!(tab.send(
        &Event::Open(Box::new(first.clone())),
        Answer::Cancel,
        &mut ledger
    ));
    assert_eq!(tab.session.record(), Some(&first));
    assert_eq!(tab.saves.aside().count(), 0);
    assert_eq!(browser.text("little-devils/match/kept-1"), None);
}

#[test]
fn when_there_is_no_room_to_set_a_match_aside_the_person_is_asked() {
    let browser = Browser::default();
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    for seed in 0..=MAX_ASIDE as u64 {
        let event = Event::Open(Box::new(begun(seed)));
        assert!(tab.send(&event, Answer::Cancel, &mut ledger), "{seed}");
    }
    let before = (browser.found(), tab.session.clone());
    assert!(!tab.send(&Event::NewMatch(options(90)), Answer::Cancel, &mut ledger));
    assert_eq!((browser.found(), tab.session.clone()), before);
    // To change places with one of them needs no more room.
    let oldest = tab.saves.aside().last().expect("one").record.clone();
    let event = Event::Open(Box::new(oldest.clone()));
    assert!(tab.send(&event, Answer::Cancel, &mut ledger));
    assert_eq!(tab.saves.aside().count(), MAX_ASIDE);
    assert_eq!(tab.session.record(), Some(&oldest));
    assert!(tab.send(&Event::NewMatch(options(90)), Answer::Agree, &mut ledger));
    assert_eq!(tab.saves.aside().count(), MAX_ASIDE);
}

#[test]
fn the_newest_match_comes_first_even_after_a_reload() {
    let browser = Browser::default();
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    for seed in [4, 5, 6, 7] {
        let event = Event::Open(Box::new(begun(seed)));
        assert!(tab.send(&event, Answer::Cancel, &mut ledger));
    }
    let seeds = |tab: &Tab| -> Vec<u64> {
        let records = tab.saves.aside().map(|aside| aside.record.options().seed());
        records.map(|seed| seed.0).collect()
    };
    assert_eq!(seeds(&tab), [6, 5, 4]);
    assert_eq!(seeds(&Tab::open(&browser)), [6, 5, 4]);
}

#[test]
fn a_match_given_up_at_the_form_is_gone() {
    let browser = Browser::default();
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    tab.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    tab.apply(Event::Leave, &mut ledger);
    tab.apply(Event::Discard, &mut ledger);
    tab.saves.forget();
    assert_eq!(tab.session.record(), None);
    assert!(browser.found().is_empty());
}

#[test]
fn the_deal_of_a_day_is_over_with_its_round() {
    let day = record(2, 27);
    assert!(matches!(day.origin(), Origin::Day(_)));
    assert!(day.round().is_over() && !day.is_over() && !day.is_unfinished());
    assert!(record(2, 26).is_unfinished() && record(2, 31).is_unfinished());
    assert!(
        record(3, 27).is_unfinished(),
        "an own match has its next round"
    );
}

#[test]
fn matches_set_aside_by_the_first_release_still_load() {
    let text = include_str!("../../data/saves/aside-v1.json");
    let aside = AsideMatch::load(text.trim()).expect("version 1");
    assert_eq!(aside.order, 3);
    assert!(
        aside
            .commitment
            .ends_with(&format!(" {}", aside.record.options().seed()))
    );
    let day = "2026-11-22".parse().expect("a day");
    assert_eq!(aside.record.origin(), Origin::Day(day));
    assert!(aside.record.is_unfinished());
    assert_eq!(aside.to_json(), text.trim());
}
