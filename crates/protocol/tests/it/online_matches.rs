//! Matches that were played online, in a storage.

use protocol::{ImportOutcome, MAX_ONLINE, StorageError, reader_of, write_online_match};
use session::MatchRecord;

use crate::dice::Dice;
use crate::dice_format::race;
use crate::memory::Memory;

type OnlineMatches<'a> = protocol::OnlineMatches<&'a Memory>;

const NAME: &str = "toy-dice/shared-matches";

fn matches(memory: &Memory) -> OnlineMatches<'_> {
    OnlineMatches::new(memory, reader_of::<Dice>())
}

fn begun(seed: u64) -> MatchRecord {
    race(seed, &[1, 2, 1])
}

#[test]
fn online_matches_are_kept_the_newest_first() {
    let memory = Memory::default();
    let matches = matches(&memory);
    assert_eq!(matches.load(), []);
    let (one, other) = (begun(5), begun(6));
    let before = one.after(2).expect("it has more moves");
    for record in [&before, &other, &one] {
        assert_eq!(matches.keep(record), Ok(()));
    }
    assert_eq!(matches.load(), [one.clone(), other.clone()]);
    assert_eq!(memory.names(), [NAME]);
    memory.refuses.set(true);
    assert_eq!(matches.remove(&one), Err(StorageError));
    memory.refuses.set(false);
    assert_eq!(matches.remove(&one), Ok(()));
    assert_eq!(matches.load(), [other]);
}

#[test]
fn matches_of_a_file_are_added_behind_the_others() {
    let memory = Memory::default();
    let matches = matches(&memory);
    let import = |seed| matches.import(&write_online_match(reader_of::<Dice>(), &begun(seed)));
    assert_eq!(matches.keep(&begun(5)), Ok(()));
    assert_eq!(import(6), Ok(ImportOutcome::New));
    assert_eq!(matches.load(), [begun(5), begun(6)]);
    let texts = matches.texts();
    for known in &texts {
        assert_eq!(matches.import(known), Ok(ImportOutcome::Known));
    }
    let later = matches.import("of a later version");
    assert_eq!(later, Ok(ImportOutcome::Known));
    assert_eq!(matches.texts(), texts);
    memory.refuses.set(true);
    assert_eq!(import(7), Err(StorageError));
    memory.refuses.set(false);
    let last = 5 + MAX_ONLINE as u64;
    for seed in 7..last {
        assert_eq!(import(seed), Ok(ImportOutcome::New));
    }
    assert_eq!(import(last), Ok(ImportOutcome::NoRoom));
    assert_eq!(matches.load().first(), Some(&begun(5)), "nothing gives way");
}

#[test]
fn the_oldest_match_goes_first_and_what_nobody_can_read_does_not_matter() {
    let memory = Memory::new(&[(NAME, "from a later version")]);
    let matches = matches(&memory);
    for seed in 0..=MAX_ONLINE as u64 {
        assert_eq!(matches.keep(&begun(seed)), Ok(()));
    }
    let kept = matches.load();
    let seeds = kept.iter().map(|one| one.options().seed().0);
    assert!(seeds.eq((1..=MAX_ONLINE as u64).rev()));
}
