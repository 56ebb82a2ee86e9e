//! The one store of the page, and the one place where effects are run.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use cards::{Card, Seat, Seed};
use little_devils::protocol::{Address, CardAdvice, Settings, Summary};
use little_devils::scene::{Prompt, Scene, TakenBack};
use little_devils::session::{Event, MatchOptions, Session, Table};
use little_devils::words::{Guide, Speaker, Words};
use session::Preferences;
use words::Lang;

use super::aside::Question;
use super::chunk::{Chunk, LazyTask, LoadChunk};
use super::engine::{Engine, Outcome};
use super::notice::Notice;
use super::{address, coach, pwa};
use crate::analysis_worker::Study;
use crate::dialog::Page;
use crate::names::SUMMARY;
use crate::save_guard::SaveGuard;
use page::storage;

/// Everything the page knows, handed down from component to component. A page has one for its whole
/// lifetime, so this is only a reference: closures that hold it stay small, and so does the program.
#[derive(Clone, Copy)]
pub struct Store(&'static Signals);

impl Deref for Store {
    type Target = Signals;

    fn deref(&self) -> &Signals {
        self.0
    }
}

/// The signals and values of a [`Store`].
pub struct Signals {
    pub(super) session: RwSignal<Session>,
    pub(super) settings: RwSignal<Settings>,
    pub(super) address: StoredValue<Address>,
    notices: RwSignal<Vec<Notice>>,
    pub(super) lines: StoredValue<Option<Lines>, LocalStorage>,
    pub(super) acted: StoredValue<bool>,
    /// Whether a decision was just taken back: what lies in the trick need not be said again.
    pub(super) knows_trick: StoredValue<bool>,
    /// What this page knows of the match that is kept.
    pub(super) keeper: StoredValue<SaveGuard>,
    /// Whether the page around has paused the game.
    pub paused: RwSignal<bool>,
    scene: Memo<Option<Arc<Scene>>>,
    /// The messages of the language that the page speaks.
    pub(super) words_now: RwSignal<&'static Words>,
    /// The language asked for last, whose messages may be on their way.
    pub(super) wanted: StoredValue<Lang>,
    /// The texts to read, once they have been asked for.
    pub(super) guide_now: RwSignal<Option<&'static Guide>>,
    /// How the person likes to play: the address before the settings.
    pub preferences: RwSignal<Preferences>,
    /// Whether the page was told to be silent from outside, whatever the person prefers.
    pub muted: RwSignal<bool>,
    /// How often the page around has wished for a match: the set-up form follows.
    pub wished: RwSignal<u32>,
    /// Whether a new version of the game waits to be let in.
    pub update_waits: RwSignal<bool>,
    /// The dialog that the person has opened.
    pub page: RwSignal<Option<Page>>,
    /// Whether the person is in the tutorial, in place of the set-up form.
    pub learning: RwSignal<bool>,
    /// Whether the first page has the form of all options, in place of the one choice.
    pub more_options: RwSignal<bool>,
    /// What is looked at beside the table, as the worker for it has said it; empty until it has.
    pub study: RwSignal<Option<String>>,
    /// The seed of the match whose first round is coached, if one is.
    pub coached: RwSignal<Option<Seed>>,
    /// What the study has said last for the first page.
    pub summary: RwSignal<Summary>,
    /// The card that was pressed once, where a second press plays it.
    pub raised: RwSignal<Option<Card>>,
    /// Why a card was refused just now: shown and said.
    pub aside: RwSignal<Option<String>>,
    /// What was asked for aloud just now: said, not shown.
    pub answer: RwSignal<Option<String>>,
    /// What there is to say of each card the person may play now, once [`Self::ask_advice`] has been
    /// answered.
    pub advice: RwSignal<Option<Vec<CardAdvice>>>,
    /// What the person is asked about their matches.
    pub question: RwSignal<Option<Question>>,
    /// Goes up when the matches that were set aside have changed.
    pub(super) listed: RwSignal<u32>,
    pub(super) chunk_loader: LoadChunk,
    /// The chunk, once it is loaded.
    pub(super) chunk: RwSignal<Option<Chunk>>,
    pub(super) chunk_asked: StoredValue<bool>,
    /// What has come of a file that is to be saved.
    pub(super) piece: StoredValue<String>,
}

/// What a page finds as it is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    address: Address,
    settings: Settings,
    notices: Vec<Notice>,
}

impl Opening {
    /// Reads the address. The settings have been read before, with what is to be told of them.
    #[must_use]
    pub fn read((settings, unreadable): (Settings, Option<Notice>)) -> Self {
        let (address, ignored) = address::read();
        let notices = ignored.into_iter().map(Notice::Ignored).chain(unreadable);
        Self {
            address,
            settings,
            notices: notices.collect(),
        }
    }

    /// The language to speak: the address before the settings before the browser.
    #[must_use]
    pub fn lang(&self) -> Lang {
        let chosen = self.address.lang.or(self.settings.lang());
        chosen.unwrap_or_else(address::browser_lang)
    }
}

/// The lines to the workers.
#[derive(Clone)]
pub(super) struct Lines {
    pub(super) bots: Engine,
    pub(super) study: Study,
}

impl Store {
    /// The store of a page that has just been opened, with the match as it was kept. It speaks with
    /// these words.
    #[must_use]
    pub fn open(
        opening: Opening,
        words: &'static Words,
        chunk_loader: LoadChunk,
        chunk: Option<Chunk>,
    ) -> Self {
        let Opening {
            address,
            settings,
            notices,
        } = opening;
        let muted = address.mute == Some(true);
        let mut preferences = settings.preferences();
        preferences.speed = address.speed.unwrap_or(preferences.speed);
        preferences.theme = address.theme.unwrap_or(preferences.theme);
        preferences.motion = address.motion.unwrap_or(preferences.motion);
        let session = RwSignal::new(Session::default());
        let words_now = RwSignal::new(words);
        let store = Self(Box::leak(Box::new(Signals {
            session,
            scene: Memo::new(move |_| {
                let you = words_now.get().default_name();
                let scene = |table: &Table| Arc::new(Scene::new(table).with_name(you));
                session.with(|session| Some(scene(session.table()?)))
            }),
            settings: RwSignal::new(settings),
            address: StoredValue::new(address),
            notices: RwSignal::new(notices),
            lines: StoredValue::new_local(None),
            acted: StoredValue::new(false),
            knows_trick: StoredValue::new(false),
            keeper: StoredValue::new(SaveGuard::open(chunk)),
            paused: RwSignal::new(false),
            words_now,
            wanted: StoredValue::new(words.lang()),
            guide_now: RwSignal::new(None),
            preferences: RwSignal::new(preferences),
            muted: RwSignal::new(muted),
            wished: RwSignal::new(0),
            update_waits: RwSignal::new(false),
            page: RwSignal::new(None),
            learning: RwSignal::new(false),
            more_options: RwSignal::new(false),
            study: RwSignal::new(None),
            coached: RwSignal::new(coach::kept()),
            summary: RwSignal::new(kept_summary()),
            raised: RwSignal::new(None),
            aside: RwSignal::new(None),
            answer: RwSignal::new(None),
            advice: RwSignal::new(None),
            question: RwSignal::new(None),
            listed: RwSignal::new(0),
            chunk_loader,
            chunk: RwSignal::new(chunk),
            chunk_asked: StoredValue::new(false),
            piece: StoredValue::new(String::new()),
        })));
        let bots = Engine::new(move |outcome| match outcome {
            Outcome::Chosen(ticket, card) => store.send(Event::Chosen { ticket, card }),
            Outcome::Advised(rows) => store.advice.set(Some(rows)),
            Outcome::Silent => store.tell(Notice::BotsSilent),
            Outcome::Unfit => store.tell(Notice::Unfit),
        });
        let study = Study::new(move |message| store.hear_study(message));
        store.lines.set_value(Some(Lines { bots, study }));
        store.restore();
        store.answer_address();
        store
    }

    /// The table as it is to be seen; none at the set-up form.
    #[must_use]
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    pub fn scene(self) -> Option<Arc<Scene>> {
        self.scene.get()
    }

    /// The words of the language chosen.
    #[must_use]
    #[inline(never)]
    pub fn words(self) -> &'static Words {
        self.words_now.get()
    }

    /// A text in the language chosen, whichever that is: one type of closure for all texts.
    pub fn text(
        self,
        pick: fn(&'static Words) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + 'static {
        move || pick(self.words())
    }

    /// Reads the table; not at the set-up form.
    pub fn look<T>(self, read: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.scene().as_deref().map(read)
    }

    /// Lets somebody speak who knows the language and the table; not at the set-up form.
    pub fn speak<T>(self, phrase: impl FnOnce(&Scene, Speaker<'_>) -> T) -> Option<T> {
        let words = self.words();
        self.look(|scene| phrase(scene, Speaker::new(words, &scene.seats)))
    }

    /// Takes the person's last decision back and says which cards come back, or that there is none.
    pub fn undo(self) {
        let taken = self
            .record()
            .and_then(|record| TakenBack::from_record(&record));
        let says = untrack(|| match taken {
            Some(taken) => self.speak(|_, speaker| speaker.taken_back(taken)),
            None => Some(self.words().nothing_to_undo().into()),
        });
        self.answer(says.unwrap_or_default());
        if let Some(taken) = taken {
            self.knows_trick.set_value(taken.round.is_none());
            self.send(Event::Undo);
        }
    }

    /// Goes to the first page; an unfinished match is kept, which is said.
    pub fn leave(self) {
        let kept = self.record().is_some_and(|record| record.is_unfinished());
        self.send(Event::Leave);
        if kept {
            self.answer(untrack(|| self.words().match_kept()).into());
        }
    }

    /// Opens a dialog.
    pub fn open_page(self, page: Page) {
        self.page.set(Some(page));
    }

    /// Closes the dialog that is open.
    pub fn close_page(self) {
        address::forget_act();
        self.page.set(None);
    }

    /// Leaves the tutorial, or puts away what the person need only have read; says whether anything
    /// was there.
    #[must_use]
    pub fn close_what_is_open(self) -> bool {
        let learning = self.learning.get_untracked();
        if learning {
            self.learning.set(false);
        }
        let read = self
            .notices
            .with_untracked(|all| all.iter().any(Notice::only_tells));
        if read && !learning {
            self.notices
                .update(|all| all.retain(|notice| !notice.only_tells()));
        }
        learning || read
    }

    /// Says what was asked for aloud.
    pub fn answer(self, text: String) {
        self.answer.set(Some(text));
    }

    /// Says something besides the game, such as why a card is refused.
    pub fn say_aside(self, text: String) {
        self.aside.set(Some(text));
    }

    /// Whether a complete trick is being looked at, which a tap cuts short.
    #[must_use]
    pub fn is_looking_at_trick(self) -> bool {
        let prompt = |scene: &Scene| matches!(scene.prompt, Prompt::Taken { .. });
        untrack(|| self.look(prompt)).unwrap_or_default()
    }

    /// Whether the person has done anything yet. Before that the page takes no focus: it may be one
    /// of several frames.
    #[must_use]
    pub fn has_acted(self) -> bool {
        self.acted.get_value()
    }

    /// What the person must be told.
    #[must_use]
    pub fn notices(self) -> RwSignal<Vec<Notice>> {
        self.notices
    }

    /// Tells the person something, once.
    pub fn tell(self, notice: Notice) {
        self.notices.update(|notices| {
            if !notices.contains(&notice) {
                notices.push(notice);
            }
        });
    }

    /// Puts a notice away, and does what its button offers.
    pub fn put_away(self, notice: &Notice) {
        self.notices
            .update(|notices| notices.retain(|other| other != notice));
        match notice {
            Notice::BotsSilent => self.with_engine(Engine::retry),
            Notice::Elsewhere => self.run_lazy(LazyTask::PlayOnHere),
            Notice::Paused => self.pause(false),
            _ => {}
        }
    }

    /// The settings and the address, for the set-up form.
    #[must_use]
    pub fn defaults(self) -> (Settings, Address) {
        (self.settings.get_untracked(), self.address.get_value())
    }

    /// Sits down to a match, and remembers the table for the next one. A seed that the address
    /// names is the first match's alone.
    pub fn deal(self, options: MatchOptions) {
        self.remember_table(&options);
        self.deal_once(options);
    }

    /// Sits down to a match that is no choice of the person's: the next one is as they last chose.
    pub fn deal_once(self, options: MatchOptions) {
        self.address.update_value(|address| address.seed = None);
        pwa::persist();
        self.sit_down(&options);
        self.send(Event::NewMatch(options));
    }

    fn remember_table(self, options: &MatchOptions) {
        let levels: Vec<_> = options
            .opponents()
            .iter()
            .map(|opponent| opponent.level)
            .collect();
        let name = options.name(Seat::FIRST).to_owned();
        self.change(|settings| settings.set_table(options.seats(), &name, levels));
    }
}

/// What the study has said for the first page on an earlier visit; nothing if that cannot be read.
fn kept_summary() -> Summary {
    let line = storage::load(SUMMARY).ok().flatten();
    let summary = line.and_then(|line| Summary::read(&line));
    summary.unwrap_or_default()
}
