//! A game at a table without its types, as the page needs it before the chunk is there.

use core::marker::PhantomData;

use cards::SeatCount;
use game::{LevelId, Word};
use protocol::{AnyFormat, format_of};
use scene::{SceneGame, TableLook, TableScene};
use session::{MatchRecord, Table, TableBots, TableGame};
use words::GameTexts;

use crate::scene_page::{middle, watch_drags};
use crate::shell::{AnyGame, Middle, Shell, WordsRef};
use crate::table_bots::BotRequest;

/// A game with its types.
pub(super) struct Typed<T>(pub(super) PhantomData<fn() -> T>);

impl<T: SceneGame> AnyGame for Typed<T> {
    fn format(&self) -> &'static dyn AnyFormat {
        format_of::<T::Round>()
    }

    fn look(&self) -> &'static TableLook {
        T::LOOK
    }

    fn middle(&self) -> &'static Middle {
        const { middle(T::LOOK.layout) }
    }

    fn drags(&self) -> Option<fn(Shell)> {
        const {
            if T::LOOK.has_drags {
                Some(watch_drags)
            } else {
                None
            }
        }
    }

    fn has_tutorial(&self) -> bool {
        T::HAS_TUTORIAL
    }

    fn has_reviews(&self) -> bool {
        T::REVIEWS.is_some()
    }

    fn bot_names(&self) -> &'static [&'static str] {
        T::BOT_NAMES
    }

    fn default_players(&self) -> SeatCount {
        T::default_players()
    }

    fn needs_search(&self, level: LevelId) -> bool {
        T::Round::needs_search(level)
    }

    fn instant_move(&self, record: &MatchRecord, request: &BotRequest) -> Option<Word> {
        let view = record.typed::<T::Round>()?.view(request.seat);
        let chosen = T::Round::instant_move(request.level, &view, request.seed);
        chosen.map(T::Round::word)
    }

    fn titles(&self, words: WordsRef) -> [&'static str; 3] {
        words.typed::<T::Words>().titles()
    }

    fn level_name(&self, words: WordsRef, level: LevelId) -> String {
        words.typed::<T::Words>().level(level.id())
    }

    fn scene(&self, table: &Table, words: WordsRef) -> TableScene {
        T::scene(table, words.typed())
    }

    fn score_note(&self, words: WordsRef) -> &'static str {
        words.typed::<T::Words>().score_note()
    }
}
