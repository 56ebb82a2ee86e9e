//! The game on the table, as the board shows it.

use leptos::prelude::{Get, RwSignal, With, WithUntracked, untrack};
use page::piles::{BoardState, PileGame, PileHint};
use patience::layout;
use patience::play::{Play, count_from, refusal};
use patience::rules::{Declaration, Move, Refusal, STOCK, play as play_on};
use scene::piles::{Fit, Pile, PileKind};

use crate::actions;
use crate::own::Page;

/// A game on the table of the page.
pub(super) struct GameOnTable {
    pub(super) page: Page,
    pub(super) game: &'static Declaration,
}

impl PileGame for GameOnTable {
    fn kinds(&self) -> Vec<PileKind> {
        layout::kinds(&self.game.rules)
    }

    fn fit(&self, size: (i32, i32), percent: i32, mirrored: bool) -> Fit {
        layout::fit(self.game, size, percent, mirrored)
    }

    fn name(&self) -> &'static str {
        self.page.words().game_name(&self.game.names)
    }

    fn state(&self) -> Option<BoardState> {
        // The names of the piles are in the language of the page.
        let _ = self.page.words();
        self.page.own().play.with(|play| {
            let play = play
                .as_ref()
                .filter(|play| play.game().id == self.game.id)?;
            Some(BoardState {
                deal: (play.seed().0, self.game.id),
                turns: play.turns(),
                last_moves: play.last_turn().len(),
                is_won: play.is_won(),
            })
        })
    }

    fn piles(&self, moves_left: usize) -> Vec<Pile> {
        let (words, rules) = (untrack(|| self.page.words()), &self.game.rules);
        self.page.own().play.with_untracked(|play| {
            // A late timer may ask for a game that has left the table.
            let Some(play) = play.as_ref().filter(|play| play.game().id == self.game.id) else {
                return Vec::new();
            };
            let shown = play.last_turn().len().saturating_sub(moves_left);
            let mut position = *play.position();
            if moves_left > 0 {
                position = *play.position_after(play.turns().saturating_sub(1));
                for mv in &play.last_turn()[..shown] {
                    play_on(rules, &mut position, *mv, &mut |_| ());
                }
            }
            words.piles(rules, &position)
        })
    }

    fn picked(&self) -> RwSignal<Option<(usize, u8)>> {
        self.page.own().picked
    }

    fn refused(&self) -> RwSignal<Option<(usize, usize)>> {
        self.page.own().refused
    }

    fn hint(&self) -> PileHint {
        let mv = self.page.own().hint.get().and_then(|(mv, _)| mv);
        let (cards, aim) = match mv {
            Some(Move::Cards { from, to, count }) => (vec![(from.into(), count)], Some(to.into())),
            Some(Move::Pair { one, other }) => (vec![(one.into(), 1), (other.into(), 1)], None),
            Some(Move::Draw) => (vec![(STOCK, 1)], None),
            Some(Move::Gather) | None => (Vec::new(), None),
        };
        PileHint { cards, aim }
    }

    fn targets(&self, pile: usize, count: u8) -> Vec<usize> {
        let targets = |play: &Play| actions::targets(play, pile, count);
        let play = self.page.own().play;
        play.with_untracked(|play| play.as_ref().map(targets).unwrap_or_default())
    }

    fn grip(&self, pile: usize, index: usize) -> Option<u8> {
        let gripped = self.page.own().play.with_untracked(|play| {
            let play = play.as_ref()?;
            let position = play.position();
            if position.is_empty(pile) {
                return None;
            }
            let count = count_from(play.rules(), position, pile, index);
            match refusal(play.rules(), position, pile, count) {
                None | Some(Refusal::DoesNotFit) => Some(Ok(count)),
                Some(refusal) => Some(Err(refusal)),
            }
        });
        match gripped? {
            Ok(count) => Some(count),
            Err(refusal) => {
                if pile != STOCK {
                    actions::refuse(self.page, pile, index, refusal);
                }
                None
            }
        }
    }

    fn tap(&self, pile: usize, index: usize) {
        actions::tap(self.page, pile, index);
    }

    fn pick(&self, pile: usize, index: usize) {
        actions::pick(self.page, pile, index);
    }

    fn put_back(&self) -> bool {
        actions::put_back(self.page)
    }

    fn bring(&self, from: usize, count: u8, to: usize) -> bool {
        actions::bring(self.page, from, count, to)
    }

    fn refuse_drop(&self) {
        let page = self.page;
        page.set_remark(untrack(|| page.words().refused("not-there")));
    }
}
