//! The parts of the page that only Little Devils has, before the chunk is there: the pages of the analysis worker, the
//! round with tips, the number of the deals.

use core::any::Any;

use leptos::prelude::untrack;

use little_devils::protocol::{COSTLIEST, Fragment};
use little_devils::session::MatchRecord;
use page::dom::{Element, el};
use page::faces::failed_mark;
use page::shell::{OwnChunk, OwnPage, OwnParts, Shell, Tips};
use page::widgets::button;
use scene::Face;
use session::{Pause, Switch};
use words::ShellWords;

use crate::analysis_page::AnalysisEntry;
use crate::components::{analysis_button, card_face, costliest, links};
use crate::own_chunk::InChunk;
use crate::state::{Own, Task};
use crate::store::Store;
use crate::tips;

impl OwnPage for Own {
    const CHUNK: &'static dyn OwnChunk = &InChunk;

    fn parts() -> Box<dyn OwnParts> {
        Box::new(Self::new())
    }
}

impl OwnParts for Own {
    /// Numbered cards.
    fn face(&self, face: &Face) -> Option<Element> {
        let Face::Numbered { card, mark } = face else {
            return None;
        };
        let face = card_face(*card);
        // The mark is larger than the face.
        let marked = |face| el("span.with-mark").child(face).child(failed_mark());
        Some(if mark.is_some() { marked(face) } else { face })
    }

    fn connect(&self, shell: Shell) {
        Store::from(shell).connect_analysis();
    }

    fn watch(&self, shell: Shell) {
        tips::start(shell.into());
        Store::from(shell).watch_summary();
    }

    /// For the statistics and the puzzles, which need every round.
    fn keeps(&self, shell: Shell, record: &MatchRecord) -> bool {
        Store::from(shell).send_finished_round(record);
        true
    }

    fn task_of(&self, fragment: &str) -> Option<Box<dyn Any>> {
        Fragment::parse(fragment)?;
        Some(Box::new(Task::FollowFragment))
    }

    fn has_overlay(&self) -> bool {
        self.analysis.is_open()
    }

    fn close(&self, shell: Shell) {
        Store::from(shell).leave_analysis();
    }

    fn pause_length(&self, shell: Shell, pause: Pause, chosen: u32) -> u32 {
        Store::from(shell).pause_with_tips(pause, chosen)
    }

    fn links(&self, shell: Shell) -> Option<Vec<Element>> {
        Some(links(shell.into()))
    }

    /// The review is about one person, so there is none if several share the device, nor at an online table.
    fn review_button(&self, shell: Shell) -> Option<Element> {
        let is_one = shell.with_session_untracked(|session| session.table()?.open_hand());
        let is_one = is_one.filter(|_| untrack(|| !shell.is_online()));
        is_one.map(|_| analysis_button(shell.into(), ShellWords::review, AnalysisEntry::Review))
    }

    fn end_actions(&self, shell: Shell) -> Vec<Element> {
        let fair = || analysis_button(shell.into(), ShellWords::fair, AnalysisEntry::Fair);
        let is_online = untrack(|| shell.is_online());
        (!is_online).then(fair).into_iter().collect()
    }

    /// The place for the person's costliest card.
    fn end_lines(&self, shell: Shell) -> Vec<Element> {
        let line = el("p.costliest")
            .attr("id", COSTLIEST)
            .attr("role", "status");
        costliest(shell.into());
        vec![line]
    }

    /// A button with the first digits of the commitment to the deals, until the first card is played. It opens the
    /// page about it. The style sheet hides it while it has no text.
    fn in_trick(&self, shell: Shell) -> Option<Element> {
        let words = move || {
            let is_untouched = shell.with_session(|session| {
                let record = session.table()?.record();
                Some(record.moves().is_empty())
            });
            let line = shell.commitment();
            let digits = line.get(..8).filter(|_| is_untouched == Some(true))?;
            Some(format!("{}\n{digits} …", shell.words().fair()))
        };
        let open = move || Store::from(shell).run_own(Task::OpenAnalysis(AnalysisEntry::Fair));
        Some(button(words, open).class("commitment"))
    }

    fn past_tricks(&self) -> Option<fn(Shell) -> &'static str> {
        Some(|shell| {
            let words = Store::from(shell).words();
            words.tricks(shell.is_on(Switch::History))
        })
    }

    fn tips(&self) -> Option<Tips> {
        Some(Tips {
            are_on: |shell| Store::from(shell).has_tips(),
            tip: |shell| Store::from(shell).tip_on_show(),
            stop: |shell| Store::from(shell).run_own(Task::StopTips),
        })
    }
}
