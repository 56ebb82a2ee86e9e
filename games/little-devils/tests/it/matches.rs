//! No unfinished match is lost: after any sequence of new matches, imports, takebacks and reloads, in one
//! tab or two, with or without room in the storage.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use cards::{Seat, Seed};
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{
    AsideMatch, ImportOutcome, MATCH, MAX_ASIDE, RoomQuestion, SaveOutcome, SavedMatch, Saves,
};
use little_devils::session::{
    Day, Effect, Event, MatchOptions, MatchRecord, Opponent, Origin, Phase, Session,
};
use proptest::prelude::*;
use protocol::{KeyValueStore, StorageError};

/// A browser's storage, as all its tabs have it.
#[derive(Clone, Default)]
struct Browser(Rc<RefCell<Storage>>);

#[derive(Default)]
struct Storage {
    texts: BTreeMap<String, String>,
    full: bool,
    refuses: bool,
}

impl KeyValueStore for Browser {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        let storage = self.0.borrow();
        if storage.refuses {
            return Err(StorageError);
        }
        Ok(storage.texts.get(name).cloned())
    }

    fn save(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let mut storage = self.0.borrow_mut();
        // A full storage still takes a text in place of another one.
        if storage.refuses || storage.full && !storage.texts.contains_key(name) {
            return Err(StorageError);
        }
        storage.texts.insert(name.into(), text.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        let mut storage = self.0.borrow_mut();
        if storage.refuses {
            return Err(StorageError);
        }
        storage.texts.remove(name);
        Ok(())
    }
}

impl Browser {
    fn set(&self, name: &str, text: &str) {
        let texts = &mut self.0.borrow_mut().texts;
        texts.insert(name.into(), text.into());
    }

    fn text(&self, name: &str) -> Option<String> {
        self.0.borrow().texts.get(name).cloned()
    }

    /// Every unfinished match that a page opened now finds.
    fn found(&self) -> Vec<MatchRecord> {
        let current = self
            .text(MATCH)
            .and_then(|text| SavedMatch::load(&text).ok());
        let aside = Saves::new(self.clone());
        let aside: Vec<_> = aside.aside().map(|aside| aside.record.clone()).collect();
        aside.into_iter().chain(current).collect()
    }
}

/// A tab: what the store of the page does with session and saves, without the page.
struct Tab {
    browser: Browser,
    session: Session,
    saves: Saves<Browser>,
    /// What came of keeping the current match last.
    kept: SaveOutcome,
}

/// What the person answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Everything stays as it is.
    Cancel,
    /// The oldest match is given up; or the match may last as long as the page.
    Agree,
}

/// What has been played and not been given up.
#[derive(Default)]
struct Ledger(Vec<MatchRecord>);

impl Ledger {
    fn played(&mut self, record: &MatchRecord) {
        self.0.retain(|earlier| !record.continues(earlier));
        if record.is_unfinished() {
            self.0.push(record.clone());
        }
    }

    fn given_up(&mut self, record: &MatchRecord) {
        self.0.retain(|other| !record.continues(other));
    }

    /// Those that nobody has.
    fn lost<'a>(&'a self, held: &[MatchRecord]) -> Vec<&'a MatchRecord> {
        let is_lost = |record: &&MatchRecord| !held.iter().any(|held| held.continues(record));
        self.0.iter().filter(is_lost).collect()
    }
}

fn origin(seed: u64) -> Origin {
    match seed % 3 {
        0 => Origin::Own,
        1 => Origin::Shared,
        _ => Origin::Day(Day::from_milliseconds(1.8e12).expect("a day")),
    }
}

fn options(seed: u64) -> MatchOptions {
    let opponent = |name: &str| Opponent {
        name: name.into(),
        level: Level::DEFAULT,
    };
    let opponents = ["Ember", "Nox"].map(opponent);
    MatchOptions::new(Seed(seed), "", opponents.into()).expect("good options")
}

/// A match with this many cards, everybody playing their lowest legal card.
fn record(seed: u64, cards: usize) -> MatchRecord {
    let mut record = MatchRecord::new(options(seed)).with_origin(origin(seed));
    for _ in 0..cards {
        record.next_round();
        let Some(card) = record.round().legal().lowest() else {
            break;
        };
        record.play(card).expect("legal");
    }
    record
}

/// An unfinished match in which the person has played, and it is their turn again.
fn begun(seed: u64) -> MatchRecord {
    let is_turn = |record: &MatchRecord| record.round().to_move() == Some(Seat::FIRST);
    let records = (0..9).map(|cards| record(seed, cards));
    let found = records.filter(is_turn).find(MatchRecord::is_unfinished);
    found.expect("after a few cards")
}

fn line(seed: u64) -> String {
    format!("digits 0 {seed}")
}

impl Tab {
    fn open(browser: &Browser) -> Self {
        let mut saves = Saves::new(browser.clone());
        let text = saves.read().ok().flatten().map(str::to_owned);
        let kept = text.and_then(|text| SavedMatch::load(&text).ok());
        let session = kept.map_or_else(Session::default, |record| Session::restored(record).0);
        Self {
            browser: browser.clone(),
            session,
            saves,
            kept: SaveOutcome::Saved,
        }
    }

    fn commitment(&self) -> String {
        let seed = self
            .session
            .record()
            .map_or(0, |record| record.options().seed().0);
        line(seed)
    }

    fn held(&self) -> Vec<MatchRecord> {
        let aside = self.saves.aside().map(|aside| aside.record.clone());
        aside.chain(self.session.record().cloned()).collect()
    }

    /// As `Store::send`: asks if there is something to ask, then does it. Says whether it was done.
    fn send(&mut self, event: &Event, answer: Answer, ledger: &mut Ledger) -> bool {
        let commitment = self.commitment();
        let mut anyway = false;
        while let Some(ask) = self
            .saves
            .make_room(&self.session, event, &commitment, anyway)
        {
            match (answer, ask) {
                (Answer::Cancel, _) => return false,
                (Answer::Agree, RoomQuestion::Unsaved) => anyway = true,
                (Answer::Agree, RoomQuestion::WhichToDrop) => {
                    let oldest = self.saves.aside().last().expect("there are many");
                    let oldest = oldest.record.clone();
                    ledger.given_up(&oldest);
                    self.saves.remove(&oldest);
                }
            }
        }
        self.apply(event.clone(), ledger);
        true
    }

    /// As `Store::apply`, with bots that play their lowest card at once.
    fn apply(&mut self, event: Event, ledger: &mut Ledger) {
        let mut queue = VecDeque::from([event]);
        while let Some(event) = queue.pop_front() {
            for effect in self.session.update(event) {
                match effect {
                    Effect::Ask { ticket, view, .. } => {
                        let card = view.legal().lowest().expect("it is the bot's turn");
                        queue.push_back(Event::Chosen { ticket, card });
                    }
                    Effect::After { ticket, .. } => queue.push_back(Event::Elapsed(ticket)),
                    Effect::Save(record) => {
                        ledger.played(&record);
                        self.keep(&record);
                    }
                    Effect::RoundFinished(_) | Effect::MatchFinished => {}
                }
            }
        }
    }

    fn keep(&mut self, record: &MatchRecord) {
        self.kept = self.saves.save(record);
        self.saves.tidy(record);
    }

    /// Plays some cards of the person's.
    fn play(&mut self, cards: usize, ledger: &mut Ledger) {
        for _ in 0..cards {
            let Some(table) = self.session.table() else {
                return;
            };
            let event = match table.phase() {
                Phase::Person | Phase::Forced(_) => {
                    Event::Play(table.record().round().legal().lowest().expect("a card"))
                }
                Phase::RoundOver => Event::Continue,
                _ => return,
            };
            self.apply(event, ledger);
        }
    }

    fn play_on_here(&mut self, ledger: &mut Ledger) {
        let Some(mine) = self.session.table().map(|table| table.record().clone()) else {
            return;
        };
        let kept = self.browser.text(MATCH).unwrap_or_default();
        let theirs = SavedMatch::load(&kept).map_or(0, |theirs| theirs.options().seed().0);
        match self.saves.take_over(&mine, &line(theirs)) {
            Some(theirs) => self.apply(Event::Open(Box::new(theirs)), ledger),
            None => self.keep(&mine),
        }
    }
}

/// One step of a random history.
#[derive(Clone, Copy, Debug)]
enum Step {
    NewMatch(u64),
    /// A shared match's cards, a day's deal.
    Open(u64),
    /// A file's match.
    BringIn(u64, usize),
    PlayOn(usize),
    GoBackTo(usize),
    Play(usize),
    Undo,
    Again,
    Leave,
    Return,
    Reload,
    Full(bool),
    PlayOnHere,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        2 => (0..9_u64).prop_map(Step::NewMatch),
        2 => (0..9_u64).prop_map(Step::Open),
        1 => (0..9_u64, 0..40_usize).prop_map(|(seed, cards)| Step::BringIn(seed, cards)),
        1 => (0..30_usize).prop_map(Step::PlayOn),
        2 => (0..6_usize).prop_map(Step::GoBackTo),
        6 => (1..12_usize).prop_map(Step::Play),
        1 => Just(Step::Undo),
        1 => Just(Step::Again),
        1 => Just(Step::Leave),
        1 => Just(Step::Return),
        1 => Just(Step::Reload),
        1 => Just(Step::PlayOnHere),
    ]
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![Just(Answer::Cancel), Just(Answer::Agree)]
}

/// Runs a step in a tab.
fn go(tab: &mut Tab, step: Step, answer: Answer, ledger: &mut Ledger) {
    let open = |record: MatchRecord| Event::Open(Box::new(record));
    match step {
        Step::NewMatch(seed) => drop(tab.send(&Event::NewMatch(options(seed)), answer, ledger)),
        Step::Open(seed) => drop(tab.send(&open(record(seed, 0)), answer, ledger)),
        Step::BringIn(seed, cards) => {
            let theirs = AsideMatch::load(&SavedMatch::from(&record(seed, cards)).to_json());
            let theirs = theirs.expect("just written");
            let record = theirs.record.clone();
            let here = tab.session.record().cloned();
            if tab.saves.import(theirs, here.as_ref()) == ImportOutcome::New {
                ledger.played(&record);
            }
        }
        Step::PlayOn(cards) => {
            let earlier = tab
                .session
                .record()
                .and_then(|record| record.back_to(cards));
            if let Some(earlier) = earlier {
                tab.send(&open(earlier), answer, ledger);
            }
        }
        Step::GoBackTo(at) => {
            let aside = tab.saves.aside().nth(at).map(|aside| aside.record.clone());
            if let Some(record) = aside {
                tab.send(&open(record), answer, ledger);
            }
        }
        Step::Play(cards) => tab.play(cards, ledger),
        Step::Undo => {
            let before_last_decision = tab
                .session
                .table()
                .filter(|table| table.record().can_undo());
            if let Some(table) = before_last_decision {
                ledger.given_up(&table.record().clone());
                tab.apply(Event::Undo, ledger);
            }
        }
        Step::Again => drop(tab.send(&Event::Again, answer, ledger)),
        Step::Leave => drop(tab.send(&Event::Leave, answer, ledger)),
        Step::Return => drop(tab.send(&Event::Return, answer, ledger)),
        Step::Reload => *tab = Tab::open(&tab.browser),
        Step::Full(full) => tab.browser.0.borrow_mut().full = full,
        Step::PlayOnHere => tab.play_on_here(ledger),
    }
}

proptest! {
    /// Whatever happens in a tab, a page opened at any moment finds every unfinished match.
    #[test]
    fn in_one_tab_every_unfinished_match_is_found_after_any_reload(
        steps in prop::collection::vec((step(), answer()), 1..40),
    ) {
        let browser = Browser::default();
        let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
        for (step, answer) in steps {
            let context = format!("{step:?} {answer:?}");
            go(&mut tab, step, answer, &mut ledger);
            let lost = ledger.lost(&browser.found());
            prop_assert!(lost.is_empty(), "{context}: {lost:?}");
            let here = ledger.lost(&tab.held());
            prop_assert!(here.is_empty(), "{context}: not on show: {here:?}");
        }
    }

    /// In two tabs, a match is in the browser or in the tab that plays it and has informed the person.
    #[test]
    fn in_two_tabs_every_unfinished_match_is_somewhere(
        steps in prop::collection::vec((any::<bool>(), step(), answer()), 1..60),
    ) {
        let browser = Browser::default();
        let mut tabs = [Tab::open(&browser), Tab::open(&browser)];
        let mut ledger = Ledger::default();
        for (other, step, answer) in steps {
            let context = format!("{other} {step:?} {answer:?}");
            let tab = &mut tabs[usize::from(other)];
            if matches!(step, Step::Reload) && !tab.saves.is_open() {
                // What a tab has not written since another one plays is its own, and it has said so.
                tab.session.record().into_iter().for_each(|record| ledger.given_up(record));
            }
            go(tab, step, answer, &mut ledger);
            let mut held = browser.found();
            held.extend(tabs.iter().flat_map(Tab::held));
            let lost = ledger.lost(&held);
            prop_assert!(lost.is_empty(), "{context}: {lost:?}");
        }
    }

    /// Without room, a match that gives way stays with the page, if the person has agreed; as soon as
    /// there is room it outlasts it.
    #[test]
    fn without_room_nothing_gives_way_unasked(
        steps in prop::collection::vec((step(), answer(), prop::bool::weighted(0.2)), 1..40),
    ) {
        let browser = Browser::default();
        let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
        for (step, answer, turn) in steps {
            let context = format!("{step:?} {answer:?}");
            if turn {
                let full = browser.0.borrow().full;
                go(&mut tab, Step::Full(!full), answer, &mut ledger);
            }
            if !matches!(step, Step::Reload) {
                go(&mut tab, step, answer, &mut ledger);
            }
            let lost = ledger.lost(&tab.held());
            prop_assert!(lost.is_empty(), "{context}: {lost:?}");
            let unwritten = !ledger.lost(&browser.found()).is_empty();
            // The person knows it, or has agreed.
            let no_room = tab.kept == SaveOutcome::Failed || !tab.saves.is_written();
            prop_assert!(!unwritten || no_room, "{context}");
        }
    }
}

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
fn when_as_many_are_set_aside_as_there_is_room_for_the_person_is_asked() {
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
fn the_newest_match_is_the_first_also_after_a_reload() {
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
fn what_cannot_be_read_in_a_slot_stays_where_it_is() {
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
fn where_the_browser_keeps_nothing_the_match_stays_with_the_page() {
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
fn without_room_the_person_is_asked_and_nothing_has_changed() {
    let browser = Browser::default();
    let (mut tab, mut ledger) = (Tab::open(&browser), Ledger::default());
    tab.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    browser.0.borrow_mut().full = true;
    let event = Event::NewMatch(options(2));
    let ask = tab.saves.make_room(&tab.session, &event, "", false);
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
fn who_plays_on_here_sets_the_other_tabs_match_aside() {
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
fn what_another_version_has_written_is_put_aside_before_one_plays_on_here() {
    let browser = Browser::default();
    let mut ledger = Ledger::default();
    let mut tab = Tab::open(&browser);
    tab.apply(Event::Open(Box::new(begun(1))), &mut ledger);
    let later = r#"{"game":"little-devils","version":99}"#;
    browser.set(MATCH, later);
    assert_eq!(tab.saves.save(&begun(1)), SaveOutcome::Elsewhere);
    tab.play_on_here(&mut ledger);
    let aside = browser.text("little-devils/match/unreadable-1");
    assert_eq!(aside.as_deref(), Some(later));
    let found = browser.found();
    assert!(found.len() == 1 && found[0].continues(&begun(1)));
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
fn matches_set_aside_as_first_released_still_load() {
    let text = include_str!("../data/saves/aside-v1.json");
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
