//! Saved matches of any game: slots, commitments, another tab, a full storage, and imports.

use game::{ReplayError, Word};
use protocol::{
    AnyReader, ImportOutcome, InvalidTable, Loaded, MAX_SHELVED, ParseSaveError, SLOTS,
    SaveOutcome, ShelvedMatch, StorageFull, TableFormat, load_match, match_text, reader_of,
};
use session::MatchRecord;

use crate::dice::Dice;
use crate::dice_format::race;
use crate::memory::Memory;

type Saves<'a> = protocol::Saves<&'a Memory>;

const MATCH: &str = "toy-dice/match";

fn format() -> &'static dyn AnyReader {
    reader_of::<Dice>()
}

fn saves(memory: &Memory) -> Saves<'_> {
    Saves::new(memory, format())
}

fn seeds(saves: &Saves<'_>) -> Vec<u64> {
    let shelved = saves.shelved();
    shelved
        .map(|shelved| shelved.record.options().seed().0)
        .collect()
}

fn current(memory: &Memory) -> Option<MatchRecord> {
    load_match(format(), &memory.text(MATCH)?).ok()
}

/// A storage with this current match, and the saves of a page that has read it.
fn page<'a>(memory: &'a Memory, record: &MatchRecord) -> Saves<'a> {
    let mut saves = saves(memory);
    saves.read();
    assert_eq!(saves.save(record), SaveOutcome::Saved);
    saves
}

#[test]
fn a_save_names_its_game_and_version() {
    let load = |text: &str| load_match(format(), text);
    let first = r#"{"game":"toy-dice","version":1,"moves":"die1 3","seed":"4"}"#;
    assert_eq!(load(first), Ok(race(4, &[3])));
    let later = load(&first.replace(":1,", ":3,")).expect_err("a later version");
    let foreign = load(&first.replace("toy-dice", "hearts")).expect_err("another game");
    let name = |game: &str, version| ParseSaveError::Foreign {
        game: game.into(),
        version,
    };
    assert_eq!((later, foreign), (name("toy-dice", 3), name("hearts", 1)));
    assert!(load(&first.replace(":1,", ":0,")).is_err());
    let wrong = load(&first.replace("die1 3", "die1 3 9"));
    let nine = Word::new("9").expect("a word");
    let reason = race(4, &[3]).play(nine).err().expect("too much");
    let illegal = ReplayError::IllegalPlay { number: 3, reason };
    let fault = InvalidTable::Replay(illegal);
    assert_eq!(wrong, Err(ParseSaveError::Match(fault)));
    assert!(matches!(load("{"), Err(ParseSaveError::Json(_))));
}

#[test]
fn a_match_that_gives_way_gets_a_slot_with_its_own_commitment() {
    let memory = Memory::default();
    let mut saves = page(&memory, &race(1, &[2]));
    assert_eq!(
        saves.shelve(&race(1, &[2]), None, "digits 0 1", false),
        None
    );
    assert_eq!(
        saves.shelve(&race(2, &[3]), None, "digits 0 1", false),
        None
    );
    assert_eq!(seeds(&saves), [2, 1], "the newest first");
    assert_eq!(saves.commitment(" 1"), Some("digits 0 1"));
    assert_eq!(saves.commitment(" 2"), None, "it was to another seed");
    let names = [MATCH, "toy-dice/match/kept-1", "toy-dice/match/kept-2"];
    assert_eq!(memory.names(), names);
    assert_eq!(seeds(&self::saves(&memory)), [2, 1], "after a reload");

    // The same match need not be shelved again, and returning to it empties its slot.
    assert_eq!(saves.shelve(&race(1, &[]), None, "", false), None);
    assert_eq!(saves.shelved().count(), 2);
    assert_eq!(saves.save(&race(1, &[2, 2])), SaveOutcome::Saved);
    saves.tidy(&race(1, &[2, 2]));
    assert_eq!(seeds(&saves), [2]);
    saves.remove(&race(2, &[3]));
    assert_eq!(memory.names(), [MATCH]);
    saves.forget();
    assert!(Saves::is_empty(&memory, Dice::INFO));
}

#[test]
fn the_player_is_asked_when_there_is_no_room() {
    let memory = Memory::default();
    let mut saves = page(&memory, &race(0, &[1]));
    for seed in 1..=MAX_SHELVED as u64 {
        assert_eq!(saves.shelve(&race(seed, &[1]), None, "", false), None);
    }
    let leaving = race(9, &[1]);
    let question = saves.shelve(&leaving, None, "", false);
    assert_eq!(question, Some(StorageFull::WhichToDrop));
    // A match that continues one of them takes its place.
    let opened = race(3, &[1, 1]);
    assert_eq!(saves.shelve(&leaving, Some(&opened), "", false), None);

    let memory = Memory::default();
    let mut saves = page(&memory, &leaving);
    memory.is_full.set(true);
    let question = saves.shelve(&leaving, None, "", false);
    assert_eq!(question, Some(StorageFull::Unsaved));
    assert_eq!(saves.shelved().count(), 0);
    assert_eq!(saves.shelve(&leaving, None, "", true), None);
    assert_eq!((seeds(&saves), saves.is_written()), (vec![9], false));
    memory.is_full.set(false);
    saves.tidy(&race(1, &[]));
    assert!(saves.is_written(), "there is room now");
}

#[test]
fn a_tab_that_finds_the_match_of_another_stops_writing_until_it_takes_over() {
    let cases = [
        // The other tab has another match, which is shelved.
        (race(2, &[3]), None, vec![2]),
        // It has gone on with this one.
        (race(1, &[2, 2, 1]), Some(race(1, &[2, 2, 1])), vec![]),
        // It is behind, so nothing is lost.
        (race(1, &[2]), None, vec![]),
    ];
    for (theirs, taken, shelved) in cases {
        let memory = Memory::default();
        let mut saves = page(&memory, &race(1, &[1]));
        page(&memory, &race(1, &[1])).save(&theirs);
        let mine = race(1, &[2, 2]);
        assert_eq!(saves.save(&mine), SaveOutcome::OtherTab);
        assert!(!saves.is_open());
        assert_eq!(saves.save(&mine), SaveOutcome::Saved, "the player knows");
        assert_eq!(current(&memory), Some(theirs.clone()), "not overwritten");
        saves.forget();
        assert_eq!(current(&memory), Some(theirs), "not removed");
        assert_eq!(saves.take_over(&mine, "digits 0 2"), taken);
        assert_eq!(seeds(&saves), shelved);
        assert!(saves.is_open());
        assert_eq!(saves.save(&mine), SaveOutcome::Saved);
        assert_eq!(current(&memory), Some(mine));
    }
}

#[test]
fn a_tab_that_has_not_played_on_follows_the_other_unless_it_has_another_match() {
    for (theirs, is_followed) in [(race(1, &[3]), true), (race(2, &[3]), false)] {
        let memory = Memory::default();
        let mine = race(1, &[1]);
        let mut saves = page(&memory, &mine);
        page(&memory, &mine).save(&theirs);
        let ours = match_text(format(), &mine);
        assert_eq!(saves.check_conflict(&ours), SaveOutcome::OtherTab);
        let taken = saves.take_over(&mine, "");
        assert_eq!(taken, is_followed.then_some(theirs));
    }
}

#[test]
fn a_tab_that_has_read_an_earlier_form_of_its_match_has_not_played_on() {
    let mine = race(1, &[1]);
    let earlier = format!("{} ", match_text(format(), &mine));
    let memory = Memory::new(&[(MATCH, earlier.as_str())]);
    let mut saves = saves(&memory);
    assert!(matches!(saves.read(), Loaded::Parsed(read) if read.record == mine));
    let theirs = race(1, &[3]);
    page(&memory, &mine).save(&theirs);
    let ours = match_text(format(), &mine);
    assert_eq!(saves.check_conflict(&ours), SaveOutcome::OtherTab);
    assert_eq!(saves.take_over(&mine, ""), Some(theirs));
}

#[test]
fn an_unreadable_match_is_quarantined_or_never_overwritten() {
    let memory = Memory::new(&[(MATCH, "broken"), ("toy-dice/match/kept-1", "{")]);
    let mut saves = saves(&memory);
    assert_eq!(saves.unreadable(), 1);
    memory.is_full.set(true);
    let mut sealed = saves.clone();
    assert_eq!(sealed.read(), Loaded::Sealed);
    assert_eq!(sealed.save(&race(1, &[1])), SaveOutcome::Saved);
    assert_eq!(memory.text(MATCH).as_deref(), Some("broken"));
    memory.is_full.set(false);
    assert_eq!(saves.read(), Loaded::Quarantined);
    let shelved = memory.text("toy-dice/match/unreadable-1");
    assert_eq!(shelved.as_deref(), Some("broken"));
    assert_eq!(saves.save(&race(1, &[1])), SaveOutcome::Saved);
    memory.refuses.set(true);
    assert_eq!(saves.save(&race(1, &[2])), SaveOutcome::Failed);
}

#[test]
fn an_imported_match_is_new_known_or_without_room() {
    let memory = Memory::default();
    let mut saves = page(&memory, &race(1, &[1]));
    let here = race(1, &[1, 2]);
    let mut import = |record: MatchRecord| {
        let theirs = ShelvedMatch {
            record,
            commitment: String::new(),
            order: 7,
        };
        saves.import(theirs, Some(&here))
    };
    assert_eq!(import(race(1, &[1])), ImportOutcome::Known, "it is here");
    assert_eq!(import(race(2, &[])), ImportOutcome::Known, "not begun");
    for seed in 10..10 + SLOTS as u64 {
        assert_eq!(import(race(seed, &[1])), ImportOutcome::New);
    }
    assert_eq!(import(race(10, &[1])), ImportOutcome::Known);
    assert_eq!(import(race(2, &[1])), ImportOutcome::NoRoom);
    saves.remove(&race(12, &[1]));
    assert_eq!(seeds(&saves).len(), SLOTS - 1);
    assert_eq!(
        seeds(&saves)[0],
        9 + SLOTS as u64,
        "the last one is the newest"
    );
}
