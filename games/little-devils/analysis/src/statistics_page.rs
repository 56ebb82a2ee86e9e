//! The page of statistics: what every game counts, then what only this one does.

use analysis::Statistics;
use analysis::statistics_page::{self, StatisticsTexts};
use little_devils::bots::Level;
use little_devils::review::{Entry, SkillStatistics};
use little_devils::words::{AnalysisWords, tenths};
use protocol::{MatchResult, Node};

use super::Action;
use super::draw::{button, buttons, cell, estimate, guide, heading, paragraph, row_header, table};

/// The page for finished matches, in order of their end. `results` and `entries` are of the same matches.
pub(super) fn nodes(
    words: &AnalysisWords,
    results: &[MatchResult],
    entries: &[Entry],
) -> Vec<Node> {
    let skill = SkillStatistics::new(entries);
    let mut nodes = counted(words, results);
    if !entries.is_empty() {
        nodes.push(buttons([button(words.review_last(), &Action::Review)]));
    }
    nodes.extend(sentences(words, &skill));
    nodes.extend(luck_skill(words, &skill));
    nodes.push(file_buttons(words));
    nodes
}

/// Matches, wins, places and devils, as in every game.
fn counted(words: &AnalysisWords, results: &[MatchResult]) -> Vec<Node> {
    let texts = StatisticsTexts {
        words,
        guide: guide(words),
        points_name: words.devils_column(),
        level: &|id| words.level(id),
    };
    let levels: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
    statistics_page::nodes(&texts, &Statistics::new(results, &levels))
}

fn sentences(words: &AnalysisWords, skill: &SkillStatistics) -> Vec<Node> {
    let whole = |number: f64| format!("{number:.0}");
    let rating = skill
        .rating
        .map(|rating| words.rating(whole(rating.value), whole(rating.half_width)));
    let extremes = skill
        .extremes
        .map(|(fewest, most)| words.extremes(fewest, most));
    let mistake_type = skill.costliest_mistake.map(|(mistake_type, cost)| {
        words.costliest_mistake_type(words.mistake_type(mistake_type.id()), tenths(cost))
    });
    let note = if rating.is_some() {
        words.rating_note()
    } else {
        words.rating_later()
    };
    let text = rating
        .into_iter()
        .chain(extremes)
        .chain(mistake_type)
        .map(paragraph);
    text.chain([paragraph(note).with("class", "note")])
        .collect()
}

/// Luck and skill over the newest reviewed rounds; if there are none, how to get them.
fn luck_skill(words: &AnalysisWords, skill: &SkillStatistics) -> Vec<Node> {
    let Some(average) = skill.luck_skill else {
        return vec![paragraph(words.review_for_skill()).with("class", "note")];
    };
    let parts = [average.deal, average.play, average.others];
    let row = parts.map(|part| cell(estimate(words, part)));
    let head = ["", words.own_hand(), words.own_play(), words.others()];
    let row = core::iter::once(row_header(words.devils_a_round()))
        .chain(row)
        .collect();
    vec![
        heading(words.newest()),
        table(words.newest(), &head, vec![row]),
        paragraph(words.luck_skill_note()).with("class", "note"),
    ]
}

/// Buttons for export and import, as in the settings.
fn file_buttons(words: &AnalysisWords) -> Node {
    Node::new("p")
        .with("class", "buttons")
        .child(button(words.save_file(), &Action::Export))
        .child(button(words.load_file(), &Action::Import))
}
