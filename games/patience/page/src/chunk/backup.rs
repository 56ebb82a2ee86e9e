//! Export and import of everything that the page keeps, as a file.

use leptos::prelude::WithUntracked;
use page::components::file_buttons;
use page::dom::Element;
use page::file;
use page::shell::Notice;
use patience::play::Play;
use patience::protocol::{Backup, BackupFault};
use protocol::export_file::FileFault;
use protocol::{ImportOutcome, JsonText};

use crate::own::Page;
use crate::{kept, saved};

/// The result of an import: the number of new games under way, and of games whose figures have changed.
type Imported = Result<(usize, usize), BackupFault>;

/// The buttons that export to a file and import from one, and the result of the last import.
pub(super) fn backup_buttons(page: Page) -> Element {
    file_buttons(
        *page,
        move || file::save("patience.txt", &export(page).write()),
        move |text| import(page, text),
        move |imported: Imported| {
            let guide = page.guide()?;
            Some(match imported {
                Ok((games, figures)) => guide.imported_games(games, figures),
                Err(BackupFault::File(FileFault::Foreign)) => guide.not_imported().into(),
                Err(BackupFault::File(FileFault::Later)) => guide.file_later().into(),
                Err(BackupFault::Damaged(line)) => guide.file_damaged(line),
            })
        },
    )
}

fn export(page: Page) -> Backup {
    // What is on the table is kept with its time.
    kept::keep_time(page);
    Backup {
        settings: Some(page.settings()),
        games: saved::games_under_way(),
        shelved: saved::shelved_games(),
        statistics: page.own().statistics.with_untracked(Clone::clone),
        days: kept::FIGURES.days(),
        variants: saved::chosen_variants(),
    }
}

/// Imports a file. Nothing changes if the file has a fault.
fn import(page: Page, text: &str) -> Imported {
    let backup = Backup::read(text)?;
    if let Some(settings) = &backup.settings {
        // Settings that the person has chosen stay.
        let _ = page.import_settings(&settings.to_json(), false);
    }
    let at_table = page
        .own()
        .play
        .with_untracked(|play| play.as_ref().map(|play| saved::printed(play.game()).id));
    let bring = |play: &&Play| {
        let is_free = at_table != Some(saved::printed(play.game()).id);
        let brought = kept::shelved(play.game()).import(play, is_free);
        if brought.is_err() {
            page.notify(Notice::NotSaved);
        }
        brought == Ok(ImportOutcome::New)
    };
    let games = backup.games.iter().chain(&backup.shelved);
    let games = games.filter(bring).count();
    let mut figures = 0;
    let merged = kept::FIGURES.change(|all| figures = all.merge(&backup.statistics));
    if merged.is_err() {
        figures = 0;
    }
    if merged.is_err() || kept::FIGURES.add_days(&backup.days).is_err() {
        page.notify(Notice::NotSaved);
    }
    kept::show_figures(page);
    for game in backup.variants {
        saved::add_variant(game);
    }
    Ok((games, figures))
}
