//! Fuzzing: every parser reads broken, swollen and random texts.
//!
//! No parser may panic, and a value that was read must survive writing and reading. The run prints the
//! slowest case of each parser, which shows hangs and memory without bound:
//!
//! ```sh
//! FUZZ_CASES=10000000 cargo test --test fuzz -- --nocapture
//! ```
//!
//! `FUZZ_CASES` is the number of cases of all parsers together. `FUZZ_SEED` selects other cases.

mod corpus;
#[path = "../../games/little-devils/tests/it/lowest.rs"]
mod lowest;
mod messages;
mod mutate;
mod targets;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use cards::Seed;

use targets::Target;

/// Default number of cases of all parsers together: some seconds in a debug build.
const CASES: u64 = 110_000;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().expect("a number"))
}

/// Runs the share of cases of one parser. The first case that panics is printed.
fn run(target: &Target) {
    let cases = setting("FUZZ_CASES", CASES).div_ceil(COUNT);
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
        let mut generator = seed.derive(case).generator();
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
    ($($name:ident),+ $(,)?) => {
        /// How many parsers share the cases.
        const COUNT: u64 = [$(stringify!($name)),+].len() as u64;
        $(
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
    views_for_the_worker,
    messages_of_a_host,
    backups,
    puzzles,
    puzzle_progress,
    day_results,
    finished_matches,
    salts,
    commitment_lines,
    summaries,
    links,
    messages_to_the_analysis,
    messages_from_the_analysis,
    actions,
    the_browsers_reader,
    messages_to_a_host,
    messages_to_a_guest,
    saves_of_a_table,
    messages_to_a_sealed_host,
    messages_to_a_sealed_guest,
    saves_of_a_sealed_table,
);
