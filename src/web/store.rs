//! The one store of the page, and the one place where effects are run.

use std::sync::Arc;

use leptos::prelude::*;

use crate::cards::{Card, Seat};
use crate::play::{Event, MatchOptions, Preferences, Session};
use crate::scene::{Prompt, Scene};
use crate::text::{Lang, Speaker, Words};
use crate::wire::{Address, CardAdvice, Settings};

use super::engine::{Engine, Outcome};
use super::keeper::{self, Keeper};
use super::notice::Notice;
use super::page::Page;
use super::study::Study;
use super::{address, pwa};

/// Everything the page knows; cheap to copy, handed down from component to component.
#[derive(Clone, Copy)]
pub struct Store {
    pub(super) session: RwSignal<Session>,
    pub(super) settings: RwSignal<Settings>,
    pub(super) address: StoredValue<Address>,
    notices: RwSignal<Vec<Notice>>,
    pub(super) lines: StoredValue<Option<Lines>, LocalStorage>,
    pub(super) acted: StoredValue<bool>,
    /// What this page knows of the match that is kept.
    pub(super) keeper: StoredValue<Keeper>,
    /// Whether the page around has paused the game.
    pub paused: RwSignal<bool>,
    scene: Memo<Option<Arc<Scene>>>,
    /// The language chosen: the address before the settings before the browser.
    pub lang: RwSignal<Lang>,
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
    /// What is looked at beside the table, as the worker for it has said it; empty until it has.
    pub study: RwSignal<Option<String>>,
    /// The card that was pressed once, where a second press plays it.
    pub raised: RwSignal<Option<Card>>,
    /// Why a card was refused just now: shown and said.
    pub aside: RwSignal<Option<String>>,
    /// What was asked for aloud just now: said, not shown.
    pub answer: RwSignal<Option<String>>,
    /// What there is to say of each card the person may play now, once [`Self::ask_advice`] has been
    /// answered.
    pub advice: RwSignal<Option<Vec<CardAdvice>>>,
}

/// The lines to the workers.
#[derive(Clone)]
pub(super) struct Lines {
    pub(super) bots: Engine,
    pub(super) study: Study,
}

impl Store {
    /// The store of a page that has just been opened: settings and match as they were kept.
    pub fn open() -> Self {
        let (address, ignored) = address::read();
        let (settings, unreadable) = keeper::settings();
        let notices = ignored.into_iter().map(Notice::Ignored).chain(unreadable);
        let muted = address.mute == Some(true);
        let lang = address
            .lang
            .or(settings.lang())
            .unwrap_or_else(address::browser_lang);
        let mut preferences = settings.preferences();
        preferences.speed = address.speed.unwrap_or(preferences.speed);
        preferences.theme = address.theme.unwrap_or(preferences.theme);
        preferences.motion = address.motion.unwrap_or(preferences.motion);
        let session = RwSignal::new(Session::default());
        let store = Self {
            session,
            scene: Memo::new(move |_| {
                session.with(|session| session.table().map(|table| Arc::new(Scene::of(table))))
            }),
            settings: RwSignal::new(settings),
            address: StoredValue::new(address),
            notices: RwSignal::new(notices.collect()),
            lines: StoredValue::new_local(None),
            acted: StoredValue::new(false),
            keeper: StoredValue::new(Keeper::open()),
            paused: RwSignal::new(false),
            lang: RwSignal::new(lang),
            preferences: RwSignal::new(preferences),
            muted: RwSignal::new(muted),
            wished: RwSignal::new(0),
            update_waits: RwSignal::new(false),
            page: RwSignal::new(None),
            learning: RwSignal::new(false),
            study: RwSignal::new(None),
            raised: RwSignal::new(None),
            aside: RwSignal::new(None),
            answer: RwSignal::new(None),
            advice: RwSignal::new(None),
        };
        let bots = Engine::new(move |outcome| match outcome {
            Outcome::Chosen(ticket, card) => store.send(Event::Chosen { ticket, card }),
            Outcome::Advised(rows) => store.advice.set(Some(rows)),
            Outcome::Silent => store.tell(Notice::BotsSilent),
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
        self.lang.get().words()
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

    /// Takes the person's last card back, if there is one.
    pub fn undo(self) {
        if untrack(|| self.look(|scene| scene.can_undo)) == Some(true) {
            self.send(Event::Undo);
            self.answer(self.lang.get_untracked().words().taken_back.into());
        }
    }

    /// Opens a dialog.
    pub fn open_page(self, page: Page) {
        self.page.set(Some(page));
    }

    /// Closes the dialog that is open.
    pub fn close_page(self) {
        self.page.set(None);
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

    /// Whether a match was left unfinished, to go back to.
    #[must_use]
    pub fn has_left_match(self) -> bool {
        self.session
            .with(|session| matches!(session, Session::Lobby { left: Some(_), .. }))
    }

    /// Whether the person has done anything yet. Before that the page takes no focus: it may be one
    /// of several frames.
    #[must_use]
    pub fn has_acted(self) -> bool {
        self.acted.get_value()
    }

    /// What the person must be told.
    #[must_use]
    pub const fn notices(self) -> RwSignal<Vec<Notice>> {
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
            Notice::Elsewhere => self.play_on_here(),
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
        let levels: Vec<_> = options
            .opponents()
            .iter()
            .map(|opponent| opponent.level)
            .collect();
        let name = options.name(Seat::FIRST).to_owned();
        self.change(|settings| settings.set_table(options.seats(), &name, levels));
        self.address.update_value(|address| address.seed = None);
        pwa::persist();
        self.sit_down(&options);
        self.send(Event::Deal(options));
    }
}
