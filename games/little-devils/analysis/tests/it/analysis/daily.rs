//! The deal of the day.

use cards::Seat;
use little_devils::protocol::{DayResult, ToAnalysis};
use little_devils::session::{Day, MatchRecord, daily};
use little_devils_analysis::Outcome;
use words::Lang;

use super::played;
use crate::common::typed;
use crate::pages::{analysis, open, press, save_text, shown};

fn today() -> Day {
    "2026-11-21".parse().expect("a day")
}

#[test]
fn the_deal_of_the_day_is_played_saved_and_shown() {
    let mut analysis = analysis();
    let page = shown(&mut analysis, open(Lang::En, "daily", None));
    assert!(page.acts().contains(&"play-day:2026-11-21"));
    let mut record = played(&mut analysis, "play-day:2026-11-21").expect("a match");
    assert_eq!(record.options().seed(), daily::seed(today()));
    assert_eq!(
        played(&mut analysis, "play-day:2026-11-22"),
        None,
        "not yet"
    );

    let keep = |record: &MatchRecord| ToAnalysis::SaveMatch(save_text(record));
    while let Some(lowest) = record.any().legal().first() {
        assert!(analysis.receive(keep(&record)).is_empty(), "not over");
        record.play(*lowest).expect("legal");
    }
    assert!(
        analysis
            .receive(keep(&record.clone().with_takeback_used()))
            .is_empty(),
        "taken back"
    );
    let saved = analysis.receive(keep(&record));
    let [Outcome::SaveDay(day, result)] = &saved[..] else {
        panic!("{saved:?}");
    };
    let devils = typed(&record).round().position().devils()[Seat::FIRST];
    assert_eq!((*day, result.devils, result.on), (today(), devils, today()));
    assert_eq!(DayResult::load(&result.to_json()), Ok(Some(result.clone())));
    assert!(
        analysis.receive(keep(&record)).is_empty(),
        "only the first time counts"
    );

    let page = press(&mut analysis, "daily");
    let told = format!("Little Devils daily 2026-11-21: {devils} devils\n");
    assert!(page.text().contains(&told), "{}", page.text());
    assert!(page.text().contains("1 day in a row."));
}
