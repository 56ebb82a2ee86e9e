//! The part of the program that is loaded when it is needed: dialogs, keys, and the animation after a win.

mod backup;
mod celebrate;
mod deal_form;
mod elsewhere;
mod give_up;
mod hint;
mod host;
mod keys;
mod look_back;
mod odds;
mod outlook;
mod shelved;
mod solver;
mod statistics;
mod won;

use page::components::dialog_view;
use page::dom::Element;
use page::shell::{Chunk, LoadedSettings};
use patience::protocol::INFO;

use crate::own::{Page, PatiencePage, Task, View};

pub(crate) use backup::backup_buttons;
pub(crate) use deal_form::deal_form;
pub(crate) use look_back::look_back;
pub(crate) use odds::odds;
pub(crate) use statistics::statistics;

/// The functions of the chunk: the way into it. A direct call from elsewhere would move a function into the
/// program that every visitor waits for.
#[must_use]
pub fn lazy_chunk() -> Chunk<PatiencePage> {
    Chunk {
        build,
        run,
        watch: |_| (),
        settings: || LoadedSettings::load(&INFO),
        lazy_api: (),
    }
}

fn build(page: Page, view: View) -> Element {
    match view {
        View::Dialog(dialog) => dialog_view(page, dialog),
        View::Won(game) => won::won(page, game),
        View::GiveUp(wanted) => give_up::give_up(page, wanted),
    }
}

fn run(page: Page, task: Task) {
    match task {
        Task::Key(press) => keys::run(page, &press),
        Task::Look => outlook::look_and_say(page),
        Task::Hint => hint::hint(page),
        Task::Ask => solver::ask(page),
        Task::Embed => host::connect(page),
        Task::PlayOnHere => elsewhere::play_on_here(page),
        Task::Celebrate(game) => celebrate::celebrate(page, game),
    }
}
