//! The answers about the scene of a table and the texts of a game.

use protocol::CompactText;
use scene::{SceneStep, SceneUpdate, same_steps};
use session::Table;
use words::Lang;

use super::FamilyServer;
use super::game_scenes::TextsRef;
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
                let read = scenes.read_words(lang, text.leak());
                let texts = self.texts_mut(game, lang);
                texts.words = read.or(texts.words);
                read.is_some().put(answer);
            }
            SceneRequest::ReadGuide(lang, text) => {
                let read = scenes.read_guide(lang, text.leak());
                let texts = self.texts_mut(game, lang);
                texts.guide = read.or(texts.guide);
                read.is_some().put(answer);
            }
            SceneRequest::Texts(lang) => scenes.texts(self.words(game, lang)?)?.put(answer),
            SceneRequest::Guide(lang) => {
                let [words, guide] = self.all_texts(game, lang)?;
                scenes.guide(words, guide)?.put(answer);
            }
            SceneRequest::Scene(lang, table) => {
                let words = self.words(game, lang)?;
                let scene = self.with_table(table, |table| scenes.scene(table, words))??;
                let known = same_steps(&self.shown, &scene.steps);
                self.shown.clone_from(&scene.steps);
                SceneUpdate::new(scene, known).put(answer);
            }
            SceneRequest::InstantMove(record, turn) => self
                .with_record(record, |record| scenes.instant_move(record, turn))?
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
        self.matches.get(table.now)?;
        self.displays.get(table.display)?;
        // What is taken is put back: nothing below can fail but for parts of another table.
        let start = self.matches.take(table.start)?;
        let now = self.matches.take(table.now)?;
        let display = self.displays.take(table.display)?;
        let whole = Table::from_parts(table.parts, [start, now], display)?;
        let result = read(&whole);
        let ([start, now], display) = whole.into_matches();
        self.matches.put(table.start, start);
        self.matches.put(table.now, now);
        self.displays.put(table.display, display);
        Some(result)
    }
}

/// The steps of the last scene that was sent: the page has them too.
pub(super) type ShownSteps = Vec<SceneStep>;
