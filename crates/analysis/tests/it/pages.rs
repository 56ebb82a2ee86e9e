//! The pages, in every language.

use analysis::daily_page::{DailyAction, DailyTexts};
use analysis::statistics_page::StatisticsTexts;
use analysis::{PlayedDays, Statistics, daily_page, statistics_page};
use protocol::{MatchResult, Node};
use words::{Lang, ShellGuide, ShellWords};

use crate::made_up::{LEVELS, day, deal, result, with_takeback};

fn statistics(lang: Lang, results: &[MatchResult]) -> Vec<Node> {
    let texts = StatisticsTexts {
        words: ShellWords::for_lang(lang),
        guide: ShellGuide::for_lang(lang),
        points_name: "Chips",
        level: &|id| id.to_uppercase(),
    };
    statistics_page::nodes(&texts, &Statistics::new(results, &LEVELS))
}

fn daily(lang: Lang, results: &[MatchResult], today: &str) -> Vec<Node> {
    let texts = DailyTexts {
        words: ShellWords::for_lang(lang),
        guide: ShellGuide::for_lang(lang),
        game: "Toy",
        rules: "One round.",
        level: "Wild",
        points_name: "Chips",
        end: Some("16:00".into()),
    };
    daily_page::nodes(&texts, &PlayedDays::new(results), day(today))
}

/// Every text of a page, one a line.
fn text(nodes: &[Node]) -> String {
    let all = nodes.iter().flat_map(Node::all);
    let texts = all.map(|node| &*node.text).filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join("\n")
}

/// What the buttons do.
fn actions(nodes: &[Node]) -> Vec<DailyAction> {
    let all = nodes.iter().flat_map(Node::all);
    let attributes = all.flat_map(|node| &node.attributes);
    let actions = attributes.filter(|(name, _)| name == Node::ACTION);
    actions
        .map(|(_, action)| DailyAction::read(action).expect("an action"))
        .collect()
}

#[test]
fn a_page_without_a_match_says_so() {
    let page = statistics(Lang::En, &[]);
    assert_eq!(text(&page), "No match has been played to its end yet.");
}

#[test]
fn the_table_has_all_matches_and_their_parts() {
    let all = [
        result(&["wild"], &[9, 3], 3),
        result(&["calm", "wise"], &[-4, 2, 2], 2),
        result(&["wild"], &[3, 3], 1),
    ];
    let page = text(&statistics(Lang::En, &all));
    for line in [
        "Chips a round",
        "All\n3\n2 (67%)\n1.7 ±\u{a0}1.3\n1.3 ±\u{a0}3.3",
        "2 players\n2\n2 (100%)\n1.0 ±\u{a0}0.0\n3.0 ±\u{a0}0.0",
        "3 players\n1\n0 (0%)\n3.0\n−2.0",
        "Strongest bot: WISE\n1",
        "Matches won in a row: 1. Longest run: 1.",
        "Chips in a match: best 9, worst −4.",
        "Running average of up to ten matches: highest 3.0, lowest 0.5.",
    ] {
        assert!(page.contains(line), "{line}\n---\n{page}");
    }
    assert!(!page.contains("Undo"), "{page}");
    let both = text(&statistics(Lang::En, &[with_takeback(all[0].clone())]));
    assert!(
        both.contains("Matches with Undo\n") && !both.contains("No match"),
        "{both}"
    );
}

#[test]
fn matches_with_undo_have_a_chart_if_there_are_no_others() {
    let taken_back = [
        with_takeback(result(&["wild"], &[9, 3], 3)),
        with_takeback(result(&["wild"], &[3, 9], 3)),
        with_takeback(result(&["wild"], &[6, 9], 3)),
    ];
    let chart = "Running average of up to ten matches: highest 3.0, lowest 2.0.";
    let page = text(&statistics(Lang::En, &taken_back));
    assert!(
        page.contains(chart) && page.contains("2 players\n3\n1 (33%)"),
        "{page}"
    );
    let others = [result(&["wild"], &[6, 3], 2), taken_back[0].clone()];
    let page = text(&statistics(Lang::En, &others));
    assert!(
        !page.contains(chart) && page.contains("Matches with Undo"),
        "{page}"
    );
}

#[test]
fn every_language_writes_its_own_numbers_and_dates() {
    let all = [result(&["wild"], &[1, 2], 2), deal("2026-03-01", 0, 3)];
    for (lang, number, date, outcome) in [
        (Lang::En, "0.5", "1 March", "won"),
        (Lang::De, "0,5", "1. März", "gewonnen"),
        (Lang::Nl, "0,5", "1 maart", "gewonnen"),
        (Lang::Fr, "0,5", "1er mars", "gagnée"),
    ] {
        let page = text(&statistics(lang, &all[..1]));
        assert!(page.contains(number) && !page.contains('{'), "{page}");
        let page = text(&daily(lang, &all, "2026-03-02"));
        assert!(page.contains(date) && page.contains(outcome), "{page}");
        assert!(!page.contains('{'), "{page}");
    }
}

#[test]
fn a_day_that_is_not_played_yet_has_a_button() {
    let page = daily(Lang::En, &[], "2026-11-22");
    assert!(
        text(&page).contains("The day ends at 16:00."),
        "{}",
        text(&page)
    );
    let played = DailyAction::Play(day("2026-11-22"));
    assert_eq!(actions(&page)[0], played);
    assert_eq!(
        actions(&page).len(),
        31,
        "today, and thirty days in the list"
    );
    let page = text(&page);
    assert!(page.contains("Play the deal of 22 November") && page.contains("not played"));
    assert!(!page.contains("in a row"));
}

#[test]
fn a_result_is_a_text_to_paste_that_gives_no_card_away() {
    let all = [deal("2026-11-21", 0, 3), deal("2026-11-22", 0, 1)];
    let page = daily(Lang::En, &all, "2026-11-22");
    let shared = "Toy, deal of the day 2026-11-22: lost\n🟥";
    let actions = actions(&page);
    assert_eq!(
        actions[..2],
        [
            DailyAction::Copy(shared.into()),
            DailyAction::Send(shared.into())
        ]
    );
    let page = text(&page);
    assert!(
        page.contains("2 days in a row.") && page.contains(shared),
        "{page}"
    );
}

#[test]
fn a_match_of_several_rounds_has_its_points_in_the_result() {
    let mut four = MatchResult {
        day: Some(day("2026-11-22")),
        ..result(&["wild", "wild", "wild"], &[-3, 4, 0, -1], 4)
    };
    four.course = [-1, 0, 5, -7].map(|chips: i32| chips.cmp(&0)).into();
    let page = text(&daily(Lang::En, &[four], "2026-11-22"));
    let shared = "Toy, deal of the day 2026-11-22: place 4 of 4 · Chips −3\n🟥⬜🟩🟥";
    assert!(page.contains(shared), "{page}");
}

#[test]
fn the_list_ends_with_the_first_day_that_has_a_deal() {
    assert_eq!(actions(&daily(Lang::En, &[], "2026-01-02")).len(), 3);
}
