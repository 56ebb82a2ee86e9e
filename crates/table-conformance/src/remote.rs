//! A game in the file of a family.

use std::sync::Mutex;

use family::{FamilyServer, RemoteGame, RemoteScenes, ServedGame};
use protocol::{AnyFormat, TableFormat, reader_of};
use scene::{RulesPart, SceneGame, TutorialStep};
use session::{RatedMove, Table, TableBots, TableGame};
use words::{GameGuide, GameTexts, Lang, Messages};

use crate::remote_match::{Both, same};
use crate::{Check, Failure, Suite};

/// The number of matches that are played both here and there.
const MATCHES: usize = 6;

impl<T: SceneGame> Suite<T> {
    /// A match in the file of a family is the same as one in this program: turns, moves, pauses, saves, views, scenes,
    /// hints and texts.
    pub(crate) fn remote(&self) -> Result<(), Failure> {
        let near = reader_of::<T::Round>();
        let games = vec![ServedGame::of::<T>()].leak();
        let port: &Mutex<FamilyServer> = Box::leak(Box::new(Mutex::new(FamilyServer::new(games))));
        let game: &RemoteGame = Box::leak(Box::new(RemoteGame::new(port, 0)));
        let scenes = game.scenes();
        same("what is known of the game", &game.info(), &near.info())?;
        self.same_texts(&scenes)?;
        let both = Both { near, far: game };
        for number in 0..MATCHES {
            let lang = Lang::ALL[number % Lang::ALL.len()];
            let words = (self.words)(lang);
            both.play::<T::Round>(number, &mut |near, far| {
                same("scene", &scenes.scene(far, lang), &T::scene(near, words))?;
                self.same_words(&scenes, lang, near, far)
            })?;
        }
        let left = port.lock().map(|server| server.open_count()).ok();
        same("what is left open", &left, &Some(0))
    }

    /// The table, the messages and the texts to read, in every language.
    fn same_texts(&self, scenes: &RemoteScenes) -> Result<(), Failure> {
        let about = scenes.about();
        same("look", &about.look, T::LOOK)?;
        same("bots", &about.bot_names, &T::BOT_NAMES)?;
        same("players", &about.default_players, &T::default_players())?;
        for lang in Lang::ALL {
            let [words, guide] =
                [T::Words::files(lang), T::Guide::files(lang)].map(|files| files.concat());
            same("early texts", &scenes.texts(lang), &None)?;
            same("wrong messages", &scenes.read_words(lang, &guide), &false)?;
            same("messages", &scenes.read_words(lang, &words), &true)?;
            same("early guide", &scenes.guide(lang), &None)?;
            same("guide", &scenes.read_guide(lang, &guide), &true)?;
            let (words, guide) = ((self.words)(lang), (self.guide)(lang));
            let texts = scenes.texts(lang).ok_or_else(|| missing("texts"))?;
            same("titles", &texts.titles, &words.titles())?;
            same("note", &texts.score_note, &words.score_note())?;
            let read = scenes.guide(lang).ok_or_else(|| missing("guide"))?;
            same("rules", &read.rules, &RulesPart::all(guide, T::figures()))?;
            same("keys", &read.keys, &guide.keys(T::OWN_KEYS))?;
            let tutorial = TutorialStep::all(
                T::tutorial(words),
                guide.tutorial_steps(),
                guide.tutorial_missed(),
            );
            same("tutorial", &read.tutorial, &tutorial)?;
        }
        Ok(())
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

fn missing(name: &str) -> Failure {
    Failure::new(Check::Remote, format!("no {name}"))
}
