//! Random actions in three tabs over one storage.

use cards::Seed;
use patience::kept::{End, Figures, TakeOver, begun};
use patience::play::{Play, differ_in_time_only, read_save, write_save};
use patience::rules::legal;
use proptest::prelude::*;
use protocol::SaveOutcome;

use crate::common::game;
use crate::memory::Memory;
use crate::tabs::Tab;

/// What may happen in a tab.
#[derive(Clone, Copy, Debug)]
enum Action {
    Open,
    Play(usize),
    Undo,
    GiveUp,
    Close,
    PlayOnHere,
    Clock,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        2 => Just(Action::Open),
        8 => (0_usize..100).prop_map(Action::Play),
        2 => Just(Action::Undo),
        1 => Just(Action::GiveUp),
        1 => Just(Action::Close),
        2 => Just(Action::PlayOnHere),
        1 => Just(Action::Clock),
    ]
}

/// All games that the storage has.
fn stored(storage: &Memory) -> Vec<Play> {
    let names = storage.names().into_iter();
    let texts = names.filter_map(|name| storage.text(&name));
    texts.filter_map(|text| read_save(&text).ok()).collect()
}

/// Three tabs, and the games that each has kept as their writer.
struct Tabs<'a> {
    storage: &'a Memory,
    open: [Option<Tab<'a>>; 3],
    /// What must be found in the storage: the last state that each writer was told is kept.
    kept: Vec<Play>,
    ended: usize,
    dealt: u32,
}

impl Tabs<'_> {
    /// The writer of a tab goes on from a game that was kept, which need not be there any more.
    fn replace(&mut self, before: Option<&Play>, now: Option<&Play>) {
        if let Some(text) = before.map(write_save) {
            self.kept
                .retain(|kept| !differ_in_time_only(&write_save(kept), &text));
        }
        if let Some(now) = now {
            self.kept.retain(|kept| !now.continues(kept));
        }
        self.kept.extend(now.filter(|now| now.turns() > 0).cloned());
    }

    fn act(&mut self, at: usize, action: Action) {
        let Some(mut tab) = self.open[at].take() else {
            self.dealt += 1;
            self.open[at] = Some(Tab::open(self.storage, game("klondike"), self.dealt));
            return;
        };
        let before = tab.play.clone();
        match action {
            Action::Open | Action::Close => {
                tab.kept.keep_time(&tab.play);
                if matches!(action, Action::Close) {
                    return;
                }
                tab = Tab::open(self.storage, game("klondike"), 0);
            }
            Action::Play(pick) => {
                let moves = legal(tab.play.rules(), tab.play.position());
                if let Some(mv) = moves.get(pick % moves.len().max(1)) {
                    tab.play.play(*mv, false).expect("legal");
                    self.keep(&mut tab, &before);
                }
            }
            Action::Undo => {
                if tab.play.undo() {
                    self.keep(&mut tab, &before);
                }
            }
            Action::GiveUp => {
                tab.kept.check(&tab.play);
                if before.turns() > 0 && !tab.kept.is_played_elsewhere(&before) {
                    let end = Figures::new(self.storage).end(&before, End::Lost, None);
                    self.ended += usize::from(!end.expect("room").0.is_known);
                }
                self.dealt += 1;
                tab.play = begun(game("klondike"), Seed(self.dealt.into()), None, self.dealt);
                self.keep(&mut tab, &before);
            }
            Action::PlayOnHere => match tab.kept.take_over(&tab.play) {
                TakeOver::Theirs(play) => tab.play = *play,
                TakeOver::Mine | TakeOver::Shelved => self.replace(Some(&before), Some(&before)),
                TakeOver::Failed => panic!("there is room"),
            },
            Action::Clock => {
                tab.play.add_time(1000);
                tab.kept.keep_time(&tab.play);
            }
        }
        self.open[at] = Some(tab);
    }

    fn keep(&mut self, tab: &mut Tab<'_>, before: &Play) {
        if tab.keep() == SaveOutcome::Saved && tab.kept.is_open() {
            self.replace(Some(before), Some(&tab.play));
        }
    }
}

proptest! {
    #[test]
    fn nothing_that_a_tab_has_kept_is_lost(actions in prop::collection::vec((0_usize..3, action()), 1..80)) {
        let storage = Memory::default();
        let mut tabs = Tabs { storage: &storage, open: [None, None, None], kept: Vec::new(), ended: 0, dealt: 0 };
        for (at, action) in actions {
            tabs.act(at, action);
            let stored = stored(&storage);
            for kept in &tabs.kept {
                let is_there = stored.iter().any(|play| play.continues(kept));
                prop_assert!(is_there, "{action:?} of tab {at} has lost {}", write_save(kept));
            }
            let figures = Figures::new(&storage).load().expect("figures");
            prop_assert_eq!(figures.statistics.of("klondike").played as usize, tabs.ended);
        }
    }
}
