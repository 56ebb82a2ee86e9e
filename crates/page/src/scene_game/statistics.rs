//! The dialog with the statistics.

use analysis::Statistics;
use analysis::draw::{note, paragraph};
use analysis::statistics_page;
use analysis::statistics_page::StatisticsTexts;
use protocol::{Node, StorageError, StoredResults};

use super::backup::backup_buttons;
use crate::dom::Element;
use crate::node::{build_element, page_leaf};
use crate::shell::Shell;
use crate::widgets::with_leaf;

/// The statistics, and the buttons that export and import them.
pub(super) fn statistics(dialog: Element, shell: Shell) -> Element {
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

fn nodes(shell: Shell, stored: Result<StoredResults, StorageError>) -> Vec<Node> {
    let (words, Some(guide)) = (shell.words(), shell.guide()) else {
        return Vec::new();
    };
    let Ok(stored) = stored else {
        return vec![paragraph(words.not_saved())];
    };
    let texts = StatisticsTexts {
        words,
        guide,
        points_name: shell.chunk_game().points_name(shell.page_words(), guide),
        level: &|id| {
            let level = shell.info().level(id);
            level.map_or_else(|| id.into(), |level| shell.level_name(level))
        },
    };
    let levels = shell.info().levels.iter().map(|level| level.id());
    let levels: Vec<&str> = levels.collect();
    let statistics = Statistics::new(stored.results.as_slice(), &levels);
    let unreadable = stored
        .has_unreadable
        .then(|| note(words.results_unreadable()));
    let nodes = statistics_page::nodes(&texts, &statistics).into_iter();
    nodes.chain(unreadable).collect()
}
