//! Messages of the page: read back unchanged, and nonsense is ignored.

use little_devils::protocol::{Action, FromAnalysis, ToAnalysis};
use little_devils_analysis::Outcome;
use protocol::{read, read_compact};
use words::Lang;

use super::short_match;
use crate::pages::{analysis, open, send_text};

#[test]
fn nonsense_changes_nothing() {
    let mut analysis = analysis();
    for act in [
        "",
        "dance",
        "play-day:heute",
        "review:1:2",
        "stand-in",
        "share",
        "same",
    ] {
        let outcomes = send_text(&mut analysis, act);
        let only_pages = outcomes
            .iter()
            .all(|outcome| matches!(outcome, Outcome::Send(FromAnalysis::Show { .. })));
        assert!(only_pages, "{act}");
    }
    assert!(
        analysis
            .receive(ToAnalysis::SaveMatch("{}".into()))
            .is_empty()
    );
    assert!(ToAnalysis::read("{}").is_err());
    for list in [
        "[]",
        "[\"dance\"]",
        "[\"act\"]",
        "[\"close\",\"\"]",
        "[\"act\",\"dance\"]",
        "[\"open\",\"review\"]",
        "[\"open\",\"dance\",\"en\",\"\",\"\",\"\",\"\"]",
    ] {
        assert_eq!(ToAnalysis::read(list), Ok(None), "{list}");
    }
}

#[test]
fn messages_of_the_page_reach_the_worker() {
    let text = String::from("a \"text\"\nof two lines");
    let all = [
        open(Lang::Fr, "review", Some(&short_match())),
        ToAnalysis::Action(Action::Copy(text.clone())),
        ToAnalysis::LocalLine(text),
        ToAnalysis::Imported([1, 2, 30, 2, 1]),
        ToAnalysis::Close,
        ToAnalysis::SaveMatch("{}".into()),
    ];
    for message in all {
        let text = message.clone().to_json();
        let parts: Vec<String> = read_compact(text.as_bytes()).expect("as the browser reads");
        assert_eq!(read(text.as_bytes()), Ok(parts));
        assert_eq!(ToAnalysis::read(&text), Ok(Some(message)));
    }
}
