//! A game in the file of a family.

use family::{GuideTexts, OptionTexts, RemoteGame, RemoteScenes, SceneAbout, TableTexts};
use game::LevelId;
use protocol::{AnyFormat, TableFormat, reader_of};
use scene::{ReviewStyle, RulesPart, SceneGame, TutorialStep};
use session::{RatedMove, Table, TableBots, TableGame};
use words::{GameGuide, GameTexts, Lang, Messages};

use crate::noting_port::NotingPort;
use crate::remote_match::{Both, same};
use crate::{Failure, Suite};

/// The number of matches that are played both here and there.
const MATCHES: usize = 6;

impl<T: SceneGame> Suite<T> {
    /// A match in the file of a family is the same as one in this program: turns, moves, pauses, saves, views, scenes,
    /// hints and texts.
    pub(crate) fn remote(&self) -> Result<(), Failure> {
        let near = reader_of::<T::Round>();
        let port = Box::leak(Box::new(NotingPort::of::<T>()));
        let game: &RemoteGame = Box::leak(Box::new(RemoteGame::new(port, 0)));
        let scenes = game.scenes();
        same("what is known of the game", &game.info(), &near.info())?;
        self.same_texts(&scenes)?;
        let others = game.scenes();
        let both = Both { near, far: game };
        for number in 0..MATCHES {
            let lang = Lang::ALL[number % Lang::ALL.len()];
            let words = (self.words)(lang);
            both.play::<T::Round>(number, &mut |near, far| {
                let scene = T::scene(near, words);
                same("scene", &scenes.scene(far, lang), &scene)?;
                if near.record().moves().len() % 8 == 3 {
                    same("scene elsewhere", &others.scene(far, lang), &scene)?;
                }
                self.same_words(&scenes, lang, near, far)
            })?;
        }
        same("what is left open", &port.open_count(), &0)?;
        port.send_damaged();
        Ok(())
    }

    /// The table, the messages and the texts to read, in every language.
    fn same_texts(&self, scenes: &RemoteScenes) -> Result<(), Failure> {
        let searches = |level: &LevelId| T::Round::needs_search(*level);
        let about = SceneAbout {
            default_players: T::default_players(),
            bot_names: T::BOT_NAMES,
            searching: T::Round::INFO
                .levels
                .iter()
                .copied()
                .filter(searches)
                .collect(),
            has_reviews: T::REVIEWS.is_some(),
            has_tutorial: T::HAS_TUTORIAL,
            look: T::LOOK.clone(),
        };
        same("table", scenes.about(), &about)?;
        for lang in Lang::ALL {
            let [words, guide] =
                [T::Words::files(lang), T::Guide::files(lang)].map(|files| files.concat());
            same("early texts", &scenes.texts(lang), &None)?;
            same("wrong messages", &scenes.read_words(lang, &guide), &false)?;
            same("messages", &scenes.read_words(lang, &words), &true)?;
            same("early guide", &scenes.guide(lang), &None)?;
            same("guide", &scenes.read_guide(lang, &guide), &true)?;
            same("texts", &scenes.texts(lang), &Some(self.table_texts(lang)))?;
            same("guide", &scenes.guide(lang), &Some(self.guide_texts(lang)))?;
        }
        Ok(())
    }

    fn table_texts(&self, lang: Lang) -> TableTexts {
        let (words, info) = ((self.words)(lang), T::Round::INFO);
        let levels = info.levels.iter().map(|level| words.level(level.id()));
        let options = info.options.iter().map(|option| {
            let values = option.values.iter();
            let values = values.map(|value| words.option_value(option.id, value));
            OptionTexts {
                values: values.collect(),
                about: words.option_about(option.id),
                name: words.option(option.id),
            }
        });
        TableTexts {
            levels: levels.collect(),
            options: options.collect(),
            score_note: words.score_note(),
            titles: words.titles(),
        }
    }

    fn guide_texts(&self, lang: Lang) -> GuideTexts {
        let (words, guide) = ((self.words)(lang), (self.guide)(lang));
        let (steps, helps) = (guide.tutorial_steps(), guide.tutorial_missed());
        GuideTexts {
            tutorial: TutorialStep::all(T::tutorial(words), steps, helps),
            rules: RulesPart::all(guide, T::figures()),
            signs: T::signs(words).into_iter().zip(guide.signs()).collect(),
            keys: guide.keys(T::OWN_KEYS),
            points_name: T::points_name(words, guide),
            daily_rules: guide.daily_rules(),
            review_style: T::REVIEWS.map(|style| ReviewStyle {
                has_decimal: style.has_decimal,
                unit: guide.review_unit(),
            }),
        }
    }

    /// Bots that choose at once, names of moves, and hints with any figures.
    fn same_words(
        &self,
        scenes: &RemoteScenes,
        lang: Lang,
        near: &Table,
        far: &Table,
    ) -> Result<(), Failure> {
        let (record, far) = (near.record(), far.record());
        let words = (self.words)(lang);
        let legal = record.any().legal();
        for mv in &legal {
            same(
                "label",
                &scenes.move_label(lang, *mv),
                &T::move_label(words, *mv),
            )?;
            if let Some(style) = T::REVIEWS {
                let name = (style.move_name)((self.guide)(lang), words, record, *mv);
                same("name", &scenes.move_name(lang, far, *mv), &name)?;
            }
        }
        let rated: Vec<_> = legal
            .iter()
            .rev()
            .map(|mv| RatedMove::new(*mv, 7, 0))
            .collect();
        same(
            "hint",
            &scenes.hint(lang, far, &rated),
            &T::hint(words, record, &rated),
        )?;
        let Some((seat, typed)) = record.any().turn().mover().zip(record.typed::<T::Round>())
        else {
            return Ok(());
        };
        for level in T::Round::INFO.levels {
            let seed = record.decision_seed();
            let quick = T::Round::instant_move(*level, &typed.view(seat), seed).map(T::Round::word);
            same("bot", &scenes.instant_move(far, seat, *level, seed), &quick)?;
        }
        Ok(())
    }
}
