//! Actions of the analysis pages, and fragments of the address, as texts.

use little_devils::protocol::{Action, Fragment, PuzzleId};
use little_devils::session::Day;

fn day() -> Day {
    "2026-11-21".parse().expect("a day")
}

/// Every action with its text.
fn all() -> Vec<(Action, &'static str)> {
    vec![
        (Action::Review, "review"),
        (Action::Trick(2, 9), "trick:2-9"),
        (Action::PlayOn(40), "play-on:40"),
        (Action::BotReplay, "stand-in"),
        (Action::Share, "share"),
        (Action::Link("1Ab:C".into()), "match:1Ab:C"),
        (Action::Shared, "shared"),
        (Action::Same, "same"),
        (Action::Daily, "daily"),
        (Action::PlayDay(day()), "play-day:2026-11-21"),
        (Action::Par(day()), "par:2026-11-21"),
        (Action::Statistics, "statistics"),
        (Action::Export, "export"),
        (Action::Import, "import"),
        (Action::TakeSettings, "take-settings"),
        (Action::Fair, "fair"),
        (Action::Check, "check"),
        (Action::Bots, "bots"),
        (Action::Puzzles, "puzzles"),
        (Action::Puzzle(PuzzleId::Set(3)), "puzzle:set-3"),
        (Action::Puzzle(PuzzleId::Mistake(1)), "puzzle:mistake-1"),
        (Action::NextPuzzle, "next-puzzle"),
        (Action::Answer(54), "answer:54"),
        (Action::Copy("a: b\nc".into()), "copy:a: b\nc"),
        (
            Action::Send("https://x.org/#match=1".into()),
            "send:https://x.org/#match=1",
        ),
    ]
}

/// Number of variants. The match fails to compile when one is added, so that it is added above as well.
fn variant(action: &Action) -> usize {
    match action {
        Action::Review => 0,
        Action::Trick(..) => 1,
        Action::PlayOn(_) => 2,
        Action::BotReplay => 3,
        Action::Share => 4,
        Action::Link(_) => 5,
        Action::Shared => 6,
        Action::Same => 7,
        Action::Daily => 8,
        Action::PlayDay(_) => 9,
        Action::Par(_) => 10,
        Action::Statistics => 11,
        Action::Export => 12,
        Action::Import => 13,
        Action::TakeSettings => 14,
        Action::Fair => 15,
        Action::Check => 16,
        Action::Bots => 17,
        Action::Puzzles => 18,
        Action::Puzzle(_) => 19,
        Action::NextPuzzle => 20,
        Action::Answer(_) => 21,
        Action::Copy(_) => 22,
        Action::Send(_) => 23,
    }
}

#[test]
fn every_action_is_read_as_it_is_written() {
    let mut variants: Vec<usize> = all().iter().map(|(action, _)| variant(action)).collect();
    variants.dedup();
    assert_eq!(variants, (0..=23).collect::<Vec<_>>(), "every variant");
    for (action, text) in all() {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
    }
}

#[test]
fn texts_that_are_no_action_are_refused() {
    for text in [
        "",
        "dance",
        "trick:1",
        "play-day:today",
        "puzzle:3",
        "answer:x",
        "copy!",
    ] {
        let error = text.parse::<Action>().expect_err(text);
        assert!(error.to_string().contains("is not an action"), "{error}");
    }
}

#[test]
fn a_fragment_opens_the_rules_a_page_or_a_shared_match() {
    let page = |action| Some(Fragment::Analysis(action));
    for (text, fragment) in [
        ("rules", Some(Fragment::Rules)),
        ("beat=1abc", Some(Fragment::Challenge)),
        ("daily", page(Action::Daily)),
        ("puzzles", page(Action::Puzzles)),
        ("statistics", page(Action::Statistics)),
        ("bots", page(Action::Bots)),
        ("match=1AbC=", page(Action::Link("1AbC=".into()))),
        // These need a match or a click, so that a link cannot start them.
        ("import", None),
        ("match:1AbC", None),
        ("", None),
    ] {
        assert_eq!(Fragment::parse(text), fragment, "{text}");
    }
}
