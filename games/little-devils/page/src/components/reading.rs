//! The dialog of the rules.

use crate::analysis_page::AnalysisEntry;
use crate::store::Store;
use little_devils::scene::LittleDevils;
use page::dom::{Element, el};
use page::faces::failed_mark;
use page::scene_game::{figure_row, rules_text};
use scene::{Face, FigureItem, Mark, RulesPart, SceneGame};

use super::legend::legend;
use super::{analysis_button, card_face};
use words::ShellWords;

/// The rules, with pictures and the signs of the table, and a button to the proof that the match was
/// dealt fairly.
pub fn rules(store: Store) -> Element {
    store.load_guide();
    el("div.leaf.text")
        .live(
            move || store.guide().map(|guide| guide.lang()),
            move |_| {
                let all = store.guide().map(|guide| {
                    let title = el("h3").text(guide.signs_title());
                    let parts = RulesPart::all(guide, LittleDevils::figures());
                    let mut all = rules_text(parts, picture);
                    all.extend([title, legend(store)]);
                    all
                });
                all.unwrap_or_default()
            },
        )
        .child(analysis_button(
            store,
            ShellWords::fair,
            AnalysisEntry::Fair,
        ))
}

/// The row of a figure. Its trick is a low one if players could not follow.
fn picture(row: &[FigureItem]) -> Element {
    let could_follow = |item: &FigureItem| match item {
        FigureItem::Face(face) | FigureItem::Highlighted(face) => failed(face).is_none(),
        FigureItem::Gap => true,
    };
    let low = !row.iter().all(could_follow);
    figure_row(row, card).attr("data-state", low.then_some("low"))
}

/// A card, with its mark.
fn card(face: &Face) -> Element {
    let drawn = match face {
        Face::Numbered { card, .. } => Some(card_face(*card)),
        _ => None,
    };
    let mark = failed(face).map(|_| failed_mark());
    el("span.card").children(drawn).children(mark)
}

/// The mark of a card whose player could not follow.
const fn failed(face: &Face) -> Option<Mark> {
    match face {
        Face::Numbered { mark, .. } => *mark,
        _ => None,
    }
}
