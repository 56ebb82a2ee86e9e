//! Hostile input: every parser is fed broken, swollen and random texts.
//!
//! None may panic, and what is read must be written and read back the same. That none hangs or takes
//! memory without bound shows in the run itself, which ends and says what took longest:
//!
//! ```sh
//! FUZZ_CASES=10000000 cargo test --test fuzz -- --nocapture
//! ```
//!
//! `FUZZ_CASES` is the number for all targets together, `FUZZ_SEED` begins elsewhere.

mod corpus;
mod mutate;
mod targets;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use cards::Seed;

use targets::Target;

/// For all targets together, where nothing else is said: some seconds in a debug build.
const CASES: u64 = 66_000;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().expect("a number"))
}

/// Feeds a parser its share of the cases; the first that panics is printed with what made it.
fn run(target: &Target) {
    let cases = setting("FUZZ_CASES", CASES).div_ceil(targets::COUNT);
    let seed = Seed(setting("FUZZ_SEED", 1));
    let (mut read, mut slowest) = (0_u64, (Duration::ZERO, 0));
    for seeded in &target.corpus {
        assert!(
            (target.take)(seeded),
            "{}: a good text is refused",
            target.name
        );
    }
    for case in 0..cases {
        let mut generator = seed.branch(case).generator();
        let text = mutate::text(&target.corpus, &mut generator);
        let begun = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| (target.take)(&text))) {
            Ok(good) => read += u64::from(good),
            Err(panic) => {
                let shown = String::from_utf8_lossy(&text[..text.len().min(4096)]);
                eprintln!(
                    "{}, case {case} of FUZZ_SEED={}: {shown}",
                    target.name, seed.0
                );
                resume_unwind(panic);
            }
        }
        slowest = slowest.max((begun.elapsed(), case));
    }
    let (time, case) = slowest;
    println!(
        "{}: {cases} cases, {read} read, slowest {time:?} (case {case})",
        target.name
    );
    assert!(
        cases < 1000 || read > 0,
        "{}: no case was read",
        target.name
    );
}

macro_rules! fuzz {
    ($($name:ident),+ $(,)?) => {$(
        #[test]
        fn $name() {
            run(&targets::$name());
        }
    )+};
}

fuzz!(
    deal_records,
    deal_notation,
    positions,
    requests_for_cards,
    answers_of_programs,
    matches,
    settings,
    addresses,
    messages_to_the_worker,
    messages_from_the_worker,
    messages_of_a_host,
    backups,
    puzzles,
    the_browsers_reader,
);
