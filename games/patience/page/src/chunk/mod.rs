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
mod rules;
mod settings;
mod shelved;
mod solver;
mod statistics;
mod won;

use leptos::prelude::GetUntracked;
use page::components::dialog_view;
use page::dom::{Element, el};
use page::shell::{Chunk, ChunkPage, Dialog, GuideRef, LoadedSettings, Shell, Task, View};
use patience::protocol::INFO;
use patience::words::Guide;

use crate::own::{DEAL, GIVE_UP, LOOK_BACK, ODDS, OwnTask, Page, WON};

/// The part of the page that is in the chunk: the way into it. A direct call from elsewhere would move a function
/// into the program that every visitor waits for.
#[must_use]
pub fn lazy_chunk() -> Chunk {
    &PatienceChunk
}

/// The part of the page that is in the chunk.
struct PatienceChunk;

impl ChunkPage for PatienceChunk {
    fn build(&'static self, shell: Shell, view: View) -> Element {
        let page = Page::from(shell);
        let built = match view {
            View::Dialog(dialog) => Some(dialog_view(self, shell, dialog)),
            View::Own(WON) => {
                let result = page.own().result.get_untracked();
                result.map(|game| won::won(page, game))
            }
            View::Own(GIVE_UP) => Some(give_up::give_up(page)),
            // A page without matches has no others.
            _ => None,
        };
        built.unwrap_or_else(|| el("div"))
    }

    fn run(&self, shell: Shell, task: Task) {
        let page = Page::from(shell);
        match task {
            Task::Key(press) => keys::run(page, &press),
            Task::Hint => hint::hint(page),
            Task::Embed => host::connect(page),
            Task::PlayOnHere => elsewhere::play_on_here(page),
            Task::Own(task) => match task.downcast().map(|task| *task) {
                Ok(OwnTask::Look) => outlook::look_and_say(page),
                Ok(OwnTask::Ask) => solver::ask(page),
                Ok(OwnTask::Celebrate(game)) => celebrate::celebrate(page, game),
                Err(_) => {}
            },
            // A page without matches has no others.
            _ => {}
        }
    }

    fn settings(&self) -> LoadedSettings {
        LoadedSettings::load(&INFO)
    }

    fn rules(&self, shell: Shell) -> Element {
        rules::rules(shell.into())
    }

    fn keys(&self, guide: GuideRef) -> Vec<(&'static str, &'static str)> {
        guide.typed::<Guide>().keys()
    }

    fn own_settings(&self, shell: Shell) -> Vec<Element> {
        settings::own_settings(shell.into())
    }

    fn data_settings(&self, shell: Shell) -> Element {
        settings::data_settings(shell.into())
    }

    fn dialog_title(&self, shell: Shell, dialog: Dialog) -> &'static str {
        let words = Page::from(shell).words();
        match dialog {
            DEAL => words.deal_menu(),
            LOOK_BACK => words.look_back(),
            ODDS => words.odds(),
            _ => "",
        }
    }

    fn fill_dialog(&self, element: Element, shell: Shell, dialog: Dialog) -> Element {
        let page = Page::from(shell);
        match dialog {
            Dialog::Statistics => statistics::statistics(element, page),
            DEAL => deal_form::deal_form(element, page),
            LOOK_BACK => look_back::look_back(element, page),
            ODDS => odds::odds(element, page),
            _ => element,
        }
    }
}
