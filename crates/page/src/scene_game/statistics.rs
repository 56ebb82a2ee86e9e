//! The dialog with the statistics.

use analysis::Statistics;
use analysis::draw::{note, paragraph};
use analysis::statistics_page;
use analysis::statistics_page::StatisticsTexts;
use protocol::GameFormat;
use protocol::{Node, StorageError, StoredResults};

use super::backup::backup_buttons;
use super::{SceneGame, SceneState};
use crate::dom::Element;
use crate::node::{build_element, page_leaf};
use crate::shell::Shell;
use crate::widgets::with_leaf;

/// The statistics, and the buttons that export and import them.
pub(super) fn statistics<T: SceneGame>(dialog: Element, shell: Shell<SceneState<T>>) -> Element {
    shell.load_guide();
    let leaf = page_leaf().live(
        move || Some((shell.guide()?.lang(), shell.stored_results())),
        move |content| {
            let nodes = content.map(|(_, stored)| nodes(shell, stored));
            nodes.iter().flatten().map(build_element).collect()
        },
    );
    with_leaf(dialog, leaf).child(backup_buttons(shell))
}

fn nodes<T: SceneGame>(
    shell: Shell<SceneState<T>>,
    stored: Result<StoredResults, StorageError>,
) -> Vec<Node> {
    let (words, Some(guide)) = (shell.words(), shell.guide()) else {
        return Vec::new();
    };
    let Ok(stored) = stored else {
        return vec![paragraph(words.not_saved())];
    };
    let texts = StatisticsTexts {
        words,
        guide,
        points_name: T::points_name(words, guide),
        level: &|id| {
            let level = T::Format::INFO.level(id);
            level.map_or_else(|| id.into(), |level| T::level_name(words, level))
        },
    };
    let levels = T::Format::INFO.levels.iter().map(|level| level.id());
    let levels: Vec<&str> = levels.collect();
    let statistics = Statistics::new(stored.results.as_slice(), &levels);
    let unreadable = stored
        .has_unreadable
        .then(|| note(words.results_unreadable()));
    let nodes = statistics_page::nodes(&texts, &statistics).into_iter();
    nodes.chain(unreadable).collect()
}
