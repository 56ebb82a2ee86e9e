//! The set-up form.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set};

use crate::bots::Level;
use crate::cards::{Seat, SeatCount};
use crate::play::{Event, InvalidOptions, MatchOptions, NAME_LENGTH, Opponent};
use crate::text::BOT_NAMES;
use crate::web::dom::{Element, el};
use crate::web::page::Page;
use crate::web::store::Store;
use crate::web::{pwa, seed};

use super::{button, icon, language, opponents, speed, study_button, with_update_offer};

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

/// The match that the form suggests as it opens.
///
/// # Errors
/// Somebody has no name.
pub fn options(store: Store) -> Result<MatchOptions, InvalidOptions> {
    Form::new(store).options(store)
}

/// The set-up form; one press of the button deals.
pub fn lobby(store: Store) -> Element {
    let title = el("header.title")
        .child(emblem())
        .child(el("h1").live_text(store.text(|words| words.title)))
        .child(el("p.subtitle").live_text(store.text(|words| words.subtitle)));
    let form = el("main.lobby").child(title).child(new_match(store));
    let by_hand = pwa::is_installed_by_hand()
        .then(|| el("p.by-hand").live_text(store.text(|words| words.add_to_home_screen)));
    with_update_offer(form, store)
        .children(by_hand)
        .child(credits(store))
}

/// A fan of cards with a devil over it: the same as in the static page, which it replaces.
fn emblem() -> Element {
    el("div.emblem")
        .attr("aria-hidden", "true")
        .children((0..3).map(|_| el("i")))
        .child(icon("devil"))
}

fn new_match(store: Store) -> Element {
    let form = Form::new(store);
    let wrong = RwSignal::new(None::<Seat>);
    let deal = move |event: web_sys::Event| {
        event.prevent_default();
        match form.options(store) {
            Ok(options) => store.deal(options),
            Err(InvalidOptions::Name(seat)) => wrong.set(Some(seat)),
            Err(InvalidOptions::Opponents(_)) => form.players.set(SeatCount::MIN),
        }
    };
    let name = el("input")
        .attr("type", "text")
        .attr("autocomplete", "nickname")
        .attr("maxlength", NAME_LENGTH)
        .live_attr("placeholder", store.text(|words| words.default_name))
        .bound_to(form.name);
    let name = el("label.choice")
        .child(el("span.label").live_text(store.text(|words| words.your_name)))
        .child(name);
    let wrong_name = move || {
        el("p.wrong")
            .attr("role", "alert")
            .live_text(store.text(|words| words.name_missing))
    };
    el("form.new-match")
        .attr("aria-labelledby", "new-match")
        .child(
            el("h2")
                .attr("id", "new-match")
                .live_text(store.text(|words| words.new_match)),
        )
        .child(player_count(store, form.players))
        .child(name)
        .child(opponents(store, form))
        .child(
            el("div.preferences")
                .child(language(store))
                .child(speed(store)),
        )
        .show(move || wrong.get().is_some(), wrong_name)
        .child(actions(store, deal))
}

/// The button that deals, and the way back to a match left unfinished.
fn actions(store: Store, deal: impl Fn(web_sys::Event) + 'static) -> Element {
    // Not the form's own event: a sandboxed frame may forbid forms, and then it never comes.
    let deal = el("button.primary")
        .attr("type", "submit")
        .on("click", deal)
        .live_text(store.text(|words| words.deal));
    let go_back = move || {
        button(store.text(|words| words.back_to_match), move || {
            store.send(Event::Return);
        })
    };
    let learn = button(store.text(|words| words.lesson.title), move || {
        store.learning.set(true);
    });
    el("p.actions")
        .child(deal)
        .child(learn.class("learn"))
        .show(move || store.has_left_match(), go_back)
}

/// What there is to read, and whose game it is.
fn credits(store: Store) -> Element {
    let rules = button(store.text(|words| words.rules), move || {
        store.open_page(Page::Rules);
    });
    let bots = study_button(store, |words| words.how_bots_play, "bots");
    let settings = button(store.text(|words| words.setting.title), move || {
        store.open_page(Page::Settings);
    });
    let daily = study_button(store, |words| words.daily, "daily");
    let statistics = study_button(store, |words| words.statistics, "statistics");
    let puzzles = study_button(store, |words| words.puzzles, "puzzles");
    el("footer.credits")
        .child(el("p.readings").children([daily, puzzles, statistics, rules, bots, settings]))
        .child(el("p").live_text(store.text(|words| words.credits)))
}

/// How many play: a row of buttons of which one is chosen.
fn player_count(store: Store, players: RwSignal<SeatCount>) -> Element {
    let option = |count: SeatCount| {
        let radio = el("input")
            .attr("type", "radio")
            .attr("name", "players")
            .attr("value", count.get())
            .live_checked(move || players.get() == count)
            .on("change", move |_| players.set(count));
        el("label").child(radio).child(el("span").text(count.get()))
    };
    el("fieldset.player-count")
        .child(el("legend").live_text(store.text(|words| words.players)))
        .child(el("div.segments").children(SeatCount::all().map(option)))
}
