//! The answers about the scene of a table and the texts of a game.

use protocol::CompactText;
use scene::{SceneStep, SceneUpdate, same_steps};
use session::Table;
use words::Lang;

use super::game_scenes::TextsRef;
use super::{FamilyServer, sits};
use crate::request::{SceneRequest, TableRef};

/// The texts of a game in a language that were read.
pub(super) struct ReadTexts {
    game: usize,
    lang: Lang,
    words: Option<TextsRef>,
    guide: Option<TextsRef>,
}

impl FamilyServer {
    pub(super) fn scene_answer(
        &mut self,
        game: usize,
        request: SceneRequest,
        answer: &mut String,
    ) -> Option<()> {
        let scenes = (self.games.get(game)?.scenes)();
        match request {
            SceneRequest::About => scenes.about().put(answer),
            SceneRequest::ReadWords(lang, text) => {
                let texts = self.texts_mut(game, lang);
                // Each language is read once: its text stays for good.
                texts.words = texts.words.or_else(|| scenes.read_words(lang, text.leak()));
                texts.words.is_some().put(answer);
            }
            SceneRequest::ReadGuide(lang, text) => {
                let texts = self.texts_mut(game, lang);
                texts.guide = texts.guide.or_else(|| scenes.read_guide(lang, text.leak()));
                texts.guide.is_some().put(answer);
            }
            SceneRequest::Texts(lang) => scenes.texts(self.words(game, lang)?)?.put(answer),
            SceneRequest::Guide(lang) => {
                let [words, guide] = self.all_texts(game, lang)?;
                scenes.guide(words, guide)?.put(answer);
            }
            SceneRequest::Scene(lang, table, last) => {
                let words = self.words(game, lang)?;
                let scene = self.with_table(table, |table| scenes.scene(table, words))??;
                let has_last = last == self.shown.number;
                let before = if has_last { &self.shown.steps[..] } else { &[] };
                let known = same_steps(before, &scene.steps);
                self.shown.number += 1;
                self.shown.steps.clone_from(&scene.steps);
                (self.shown.number, SceneUpdate::new(scene, known)).put(answer);
            }
            SceneRequest::InstantMove(record, turn) => self
                .with_record(record, |record| {
                    sits(record.any(), turn.seat)?;
                    scenes.instant_move(record, turn)
                })?
                .put(answer),
            SceneRequest::MoveLabel(lang, mv) => {
                scenes.move_label(self.words(game, lang)?, mv)?.put(answer);
            }
            SceneRequest::MoveName(lang, before, mv) => {
                let texts = self.all_texts(game, lang)?;
                self.with_record(before, |before| scenes.move_name(texts, before, mv))??
                    .put(answer);
            }
            SceneRequest::Hint(lang, record, moves) => {
                let words = self.words(game, lang)?;
                self.with_record(record, |record| scenes.hint(words, record, &moves))?
                    .put(answer);
            }
        }
        Some(())
    }

    fn texts(&self, game: usize, lang: Lang) -> Option<&ReadTexts> {
        let mut read = self.texts.iter();
        read.find(|texts| (texts.game, texts.lang) == (game, lang))
    }

    fn texts_mut(&mut self, game: usize, lang: Lang) -> &mut ReadTexts {
        let place = self
            .texts
            .iter()
            .position(|texts| (texts.game, texts.lang) == (game, lang));
        let place = place.unwrap_or(self.texts.len());
        if place == self.texts.len() {
            let (words, guide) = (None, None);
            self.texts.push(ReadTexts {
                game,
                lang,
                words,
                guide,
            });
        }
        &mut self.texts[place]
    }

    fn words(&self, game: usize, lang: Lang) -> Option<TextsRef> {
        self.texts(game, lang)?.words
    }

    fn all_texts(&self, game: usize, lang: Lang) -> Option<[TextsRef; 2]> {
        let texts = self.texts(game, lang)?;
        Some([texts.words?, texts.guide?])
    }

    /// Reads a table.
    fn with_table<T>(&mut self, table: TableRef, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.displays.get(table.display)?;
        let numbers = [table.start, table.now];
        let matches = self.take_matches(numbers)?;
        let display = self.displays.take(table.display)?;
        let whole = Table::from_parts(table.parts, matches, display)?;
        let result = sits(whole.record().any(), whole.viewer()).map(|_| read(&whole));
        let (matches, display) = whole.into_matches();
        self.put_matches(numbers, matches);
        self.displays.put(table.display, display);
        result
    }
}

/// The last scene that was sent.
#[derive(Default)]
pub(super) struct ShownScene {
    /// Its number, from 1.
    number: usize,
    /// Its steps. A page that has read this scene has them too.
    steps: Vec<SceneStep>,
}
