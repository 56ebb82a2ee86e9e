//! The set-up form.

use leptos::prelude::*;

use crate::bots::Level;
use crate::cards::{Seat, SeatCount};
use crate::play::{Choice as _, Event, InvalidOptions, MatchOptions, NAME_LENGTH, Opponent, Speed};
use crate::text::{BOT_NAMES, Lang};
use crate::web::app::store;
use crate::web::seed;
use crate::web::store::Store;

use super::{Choice, Icon, Opponents, Page, Reading, UpdateOffer};

/// What is in the form before it is sent.
#[derive(Clone, Copy)]
pub struct Form {
    /// How many players.
    pub players: RwSignal<SeatCount>,
    /// What the person is called; empty for the language's word.
    pub name: RwSignal<String>,
    /// What the opponents are called.
    pub names: [RwSignal<String>; 5],
    /// How they play.
    pub levels: [RwSignal<Level>; 5],
}

impl Form {
    /// The form as the address and the last match suggest it.
    fn new(store: Store) -> Self {
        let (settings, address) = store.defaults();
        let level = |at| {
            address
                .level
                .or(settings.level(at))
                .unwrap_or(Level::DEFAULT)
        };
        let four = SeatCount::MIN.max(SeatCount::all().nth(1).unwrap_or(SeatCount::MIN));
        Self {
            players: RwSignal::new(address.players.or(settings.players()).unwrap_or(four)),
            name: RwSignal::new(settings.name().unwrap_or_default().into()),
            names: BOT_NAMES.map(|name| RwSignal::new(name.to_owned())),
            levels: [0, 1, 2, 3, 4].map(|at| RwSignal::new(level(at))),
        }
    }

    fn options(self, store: Store) -> Result<MatchOptions, InvalidOptions> {
        let (_, address) = store.defaults();
        let name = self.name.get_untracked();
        let default_name = store.lang.get_untracked().words().default_name;
        let name = if name.trim().is_empty() {
            default_name
        } else {
            &name
        };
        let opponents = self
            .names
            .iter()
            .zip(self.levels)
            .take(self.players.get_untracked().size() - 1);
        let opponents = opponents
            .map(|(name, level)| Opponent {
                name: name.get_untracked(),
                level: level.get_untracked(),
            })
            .collect();
        MatchOptions::new(address.seed.unwrap_or_else(seed::fresh), name, opponents)
    }
}

/// The set-up form; one press of the button deals.
#[component]
pub fn Lobby() -> impl IntoView {
    let store = store();
    let form = Form::new(store);
    let wrong = RwSignal::new(None::<Seat>);
    let page = RwSignal::new(None::<Page>);
    let deal = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match form.options(store) {
            Ok(options) => store.deal(options),
            Err(InvalidOptions::Name(seat)) => wrong.set(Some(seat)),
            Err(InvalidOptions::Opponents(_)) => form.players.set(SeatCount::MIN),
        }
    };
    view! {
        <main class="lobby">
            <header class="title">
                <Emblem />
                <h1>{store.text(|words| words.title)}</h1>
                <p class="subtitle">{store.text(|words| words.subtitle)}</p>
            </header>
            <form class="new-match" aria-labelledby="new-match" on:submit=deal>
                <h2 id="new-match">{store.text(|words| words.new_match)}</h2>
                <PlayerCount players=form.players />
                <label class="choice">
                    <span class="label">{store.text(|words| words.your_name)}</span>
                    <input type="text" autocomplete="nickname" maxlength=NAME_LENGTH
                        placeholder=store.text(|words| words.default_name) bind:value=form.name />
                </label>
                <Opponents form=form />
                <Preferences />
                <Show when=move || wrong.get().is_some()>
                    <p class="wrong" role="alert">{store.text(|words| words.name_missing)}</p>
                </Show>
                <p class="actions">
                    <button type="submit" class="primary">{store.text(|words| words.deal)}</button>
                    <Show when=move || store.has_left_match()>
                        <button type="button" on:click=move |_| store.send(Event::Return)>
                            {store.text(|words| words.back_to_match)}
                        </button>
                    </Show>
                </p>
            </form>
            <UpdateOffer />
            <footer class="credits">
                <p class="readings">
                    <button type="button" on:click=move |_| page.set(Some(Page::Rules))>
                        {store.text(|words| words.rules)}
                    </button>
                    <button type="button" on:click=move |_| page.set(Some(Page::Bots))>
                        {store.text(|words| words.how_bots_play)}
                    </button>
                </p>
                <p>{store.text(|words| words.credits)}</p>
            </footer>
            <Reading open=page />
        </main>
    }
}

/// A fan of cards with a devil over it: the same as in the static page, which it replaces.
#[component]
fn Emblem() -> impl IntoView {
    view! { <div class="emblem" aria-hidden="true"><i></i><i></i><i></i><Icon name="devil" /></div> }
}

/// How many play: a row of buttons of which one is chosen.
#[component]
fn PlayerCount(players: RwSignal<SeatCount>) -> impl IntoView {
    let store = store();
    let option = move |count: SeatCount| {
        view! {
            <label>
                <input type="radio" name="players" value=count.get()
                    prop:checked=move || players.get() == count
                    on:change=move |_| players.set(count) />
                <span>{count.get()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="player-count">
            <legend>{store.text(|words| words.players)}</legend>
            <div class="segments">{SeatCount::all().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// Language and speed.
#[component]
fn Preferences() -> impl IntoView {
    let store = store();
    let langs: Vec<_> = Lang::ALL
        .iter()
        .map(|lang| (lang.tag(), lang.own_name().to_owned()))
        .collect();
    let speeds = Signal::derive(move || -> Vec<_> {
        Speed::ALL
            .iter()
            .zip(store.words().speeds)
            .map(|((_, id), words)| (*id, words.to_owned()))
            .collect()
    });
    let set_lang = move |tag: String| {
        if let Some(lang) = Lang::from_tag(&tag) {
            store.set_lang(lang);
        }
    };
    let set_speed = move |id: String| {
        if let Some(speed) = Speed::from_id(&id) {
            store.prefer(|preferences| preferences.speed = speed);
        }
    };
    view! {
        <div class="preferences">
            <Choice label=Signal::derive(move || store.words().language.to_owned()) options=langs
                chosen=Signal::derive(move || store.lang.get().tag()) on_choice=set_lang />
            <Choice label=Signal::derive(move || store.words().speed.to_owned()) options=speeds
                chosen=Signal::derive(move || store.preferences.get().speed.id()) on_choice=set_speed />
        </div>
    }
}
