//! Matches whose deals do not follow from their seed: several devices have dealt them.

use core::cell::{Cell, RefCell};

use cards::Seed;
use game::Game as _;
use own_trumps::bots::Level;
use own_trumps::rules::{Decision, Round};
use protocol::{
    AnyReader, ImportOutcome, InvalidTable, KeyValueStore, MAX_ONLINE, OnlineMatches,
    ParseSaveError, StorageError, TableFormat, load_match, match_text, pack_online_match,
    read_online_match, reader_of, unpack_online_match, write_online_match,
};
use session::{MatchRecord, TableGame as _};

use crate::tables::{against, typed};

fn format() -> &'static dyn AnyReader {
    reader_of::<Round>()
}

/// A match of two rounds and a bit, each dealt from a seed of its own; the second round has begun.
fn dealt_online() -> MatchRecord {
    dealt_online_with(5)
}

fn dealt_online_with(seed: u64) -> MatchRecord {
    let mut record = MatchRecord::new(against(&[Level::Hare], "deals=3", seed));
    for round in 1..=2 {
        let dealt = Round::deal_from(typed(&record).match_state(), Seed(100 + round as u64));
        record = record.with_deal(round, dealt).expect("the next round");
        let most = if round == 1 { usize::MAX } else { 4 };
        for _ in 0..most {
            let legal: Vec<Decision> = typed(&record).round().legal().into_iter().collect();
            let Some(mv) = legal.first() else { break };
            record.play(Round::word(*mv)).expect("legal");
        }
        record.next_round();
    }
    assert_eq!((record.round_number(), record.is_round_over()), (2, false));
    record
}

#[test]
fn a_save_and_a_shared_match_keep_given_deals() {
    let record = dealt_online();
    let saved = match_text(format(), &record);
    let read = load_match(format(), &saved).expect("its own save");
    assert_eq!(read, record);
    assert_eq!(typed(&read).record().given_deals().len(), 2);
    let shared = write_online_match(format(), &record);
    assert_eq!(
        read_online_match(format(), &shared).expect("its own text"),
        record
    );
    let packed = pack_online_match(format(), record.any(), record.options().players());
    let unpacked = unpack_online_match(format(), &packed).expect("its own text");
    assert_eq!(unpacked, record);
    assert_eq!(unpack_online_match(format(), &packed[1..]), None);
    let from_seed = saved.replace("\"deals\":", "\"later\":");
    let without = load_match(format(), &from_seed);
    assert_ne!(without.ok(), Some(record));
}

#[test]
fn a_given_deal_that_is_not_correct_is_named() {
    let saved = match_text(format(), &dealt_online());
    let at = saved.find("\"deals\":\"1:").expect("deals") + 11;
    let mut twice = saved.clone();
    let end = at + twice[at..].find(',').expect("several cards");
    let first = twice[at..end].to_owned();
    let second_end = end + 1 + twice[end + 1..].find(',').expect("more cards");
    twice.replace_range(end + 1..second_end, &first);
    assert_eq!(
        load_match(format(), &twice).map(|_| ()),
        Err(ParseSaveError::Match(InvalidTable::Deal(1)))
    );
}

#[test]
fn a_match_with_given_deals_goes_back_but_cannot_be_undone() {
    let record = dealt_online();
    for moves in 0..record.moves().len() {
        let then = record.after(moves).expect("shorter");
        assert_eq!(then.moves(), &record.moves()[..moves]);
        let given = [&then, &record].map(|one| typed(one).record().given_deals());
        assert_eq!(given[0], given[1]);
        assert!(!then.can_undo());
    }
    assert_eq!(record.after(record.moves().len() + 1), None);
}

/// A storage with room for one text, which may refuse.
#[derive(Default)]
struct OneText {
    text: RefCell<Option<String>>,
    refuses: Cell<bool>,
}

impl KeyValueStore for &OneText {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        assert_eq!(name, "own-trumps/shared-matches");
        Ok(self.text.borrow().clone())
    }

    fn save(&self, _name: &str, text: &str) -> Result<(), StorageError> {
        if self.refuses.get() {
            return Err(StorageError);
        }
        self.text.replace(Some(text.into()));
        Ok(())
    }

    fn remove(&self, _name: &str) -> Result<(), StorageError> {
        unreachable!("nothing is removed")
    }
}

#[test]
fn online_matches_are_kept_the_newest_first() {
    let storage = OneText::default();
    let matches = OnlineMatches::new(&storage, format());
    assert_eq!(matches.load(), []);
    let (one, other) = (dealt_online_with(5), dealt_online_with(6));
    let before = one.after(3).expect("it has more moves");
    for record in [&before, &other, &one] {
        assert_eq!(matches.keep(record), Ok(()));
    }
    assert_eq!(matches.load(), [one.clone(), other.clone()]);
    storage.refuses.set(true);
    assert_eq!(matches.remove(&one), Err(StorageError));
    storage.refuses.set(false);
    assert_eq!(matches.remove(&one), Ok(()));
    assert_eq!(matches.load(), [other]);
}

#[test]
fn matches_of_a_file_are_added_behind_the_others() {
    let storage = OneText::default();
    let matches = OnlineMatches::new(&storage, format());
    let (one, other) = (dealt_online_with(5), dealt_online_with(6));
    assert_eq!(matches.keep(&one), Ok(()));
    let text = write_online_match(format(), &other);
    assert_eq!(matches.import(&text), Ok(ImportOutcome::New));
    assert_eq!(matches.load(), [one.clone(), other]);
    let texts = matches.texts();
    for known in &texts {
        assert_eq!(matches.import(known), Ok(ImportOutcome::Known));
    }
    assert_eq!(
        matches.import("of a later version"),
        Ok(ImportOutcome::Known)
    );
    assert_eq!(matches.texts(), texts);
    for seed in 7.. {
        let text = write_online_match(format(), &dealt_online_with(seed));
        storage.refuses.set(true);
        assert_eq!(
            matches
                .import(&text)
                .ok()
                .filter(|it| *it == ImportOutcome::New),
            None
        );
        storage.refuses.set(false);
        if matches.import(&text) == Ok(ImportOutcome::NoRoom) {
            break;
        }
    }
    assert_eq!(matches.load().len(), MAX_ONLINE);
    assert_eq!(matches.load().first(), Some(&one), "nothing gives way");
}

#[test]
fn the_oldest_match_goes_first_and_what_nobody_can_read_does_not_matter() {
    let storage = OneText::default();
    storage.text.replace(Some("from a later version".into()));
    let matches = OnlineMatches::new(&storage, format());
    for seed in 0..=MAX_ONLINE as u64 {
        assert_eq!(matches.keep(&dealt_online_with(seed)), Ok(()));
    }
    let seeds: Vec<_> = matches
        .load()
        .iter()
        .map(|one| one.options().seed().0)
        .collect();
    let newest: Vec<_> = (1..=MAX_ONLINE as u64).rev().collect();
    assert_eq!(seeds, newest);
}
