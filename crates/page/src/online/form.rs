//! Opening a table, and joining one.

use cards::{Seat, SeatCount};
use game::LevelId;
use leptos::prelude::{
    Get, GetUntracked, GetValue, RwSignal, Set, StoredValue, Track, Update, untrack,
};
use words::{ShellGuide, ShellWords};

use super::kept_matches::kept_matches;
use super::parts::{NAME_FIELD, field, guide_button, guide_text, name_field, next_button};
use super::pasted::with_pasted;
use super::scan::scanning;
use super::stun::{kept_stun, stun_field};
use super::table::{join, open};
use crate::components::{match_options, player_count};
use crate::dom::{Element, el};
use crate::focus::focus_first;
use crate::shell::{MAX_OPPONENTS, MatchForm, Shell};
use crate::widgets::{labelled_switch, select};

/// The most players of a sealed deal.
const MAX_SEALED: usize = 6;

/// What the person fills in.
#[derive(Clone, Copy)]
pub(super) struct Form {
    set_up: StoredValue<MatchForm>,
    /// Which of the other seats are for guests.
    open: RwSignal<[bool; MAX_OPPONENTS]>,
    /// Whether deals are sealed, if that is possible.
    sealed: RwSignal<bool>,
    /// A name for the check of the options, used while the person has not entered one.
    any_name: RwSignal<String>,
    /// The invitation that somebody has sent.
    pub(super) invitation: RwSignal<String>,
    pub(super) stun: RwSignal<String>,
    /// Whether an invitation was opened that nobody has tried yet.
    is_invited: RwSignal<bool>,
}

impl Form {
    /// The form with an invitation that was opened as a link.
    pub(super) fn new(shell: Shell, invitation: String) -> Self {
        Self {
            set_up: StoredValue::new(shell.match_form()),
            open: RwSignal::new(core::array::from_fn(|at| at == 0)),
            sealed: RwSignal::new(false),
            any_name: RwSignal::new("?".into()),
            is_invited: RwSignal::new(!invitation.is_empty()),
            invitation: RwSignal::new(invitation),
            stun: kept_stun(shell),
        }
    }

    /// The same fields as on the first page.
    fn set_up(self) -> MatchForm {
        self.set_up.get_value()
    }
}

/// The two ways to a table.
pub(super) fn ways(shell: Shell, form: Form) -> Vec<Element> {
    let about = el("div").live(
        move || shell.guide().map(|guide| guide.online_about()),
        |texts| {
            let texts = texts.into_iter().flatten();
            texts.map(|text| el("p").text(text)).collect()
        },
    );
    let stun = stun_field(shell, form.stun);
    let wrong_name = move || {
        el("span.wrong")
            .attr("role", "alert")
            .live_text(shell.text(ShellWords::name_missing))
    };
    let is_invited = form.is_invited.get_untracked();
    let name = name_field(shell, form.set_up().name, is_invited)
        .show(move || form.set_up().wrong.get().is_some(), wrong_name);
    // A person who has opened an invitation wants to join.
    if is_invited {
        let invited = el("p").live_text(guide_text(shell, ShellGuide::online_invited));
        return vec![invited, name, joining(shell, form), about, stun];
    }
    vec![
        about,
        name,
        opening(shell, form),
        joining(shell, form),
        stun,
        kept_matches(shell),
    ]
}

fn joining(shell: Shell, form: Form) -> Element {
    let press = move |text: String| {
        if let Some(name) = chosen_name(shell, form) {
            form.is_invited.set(false);
            join(shell, &text, &name, &form.stun.get_untracked());
        }
    };
    let by_text = next_button(shell, ShellGuide::online_join_now, move || {
        with_pasted(shell, form.invitation, press);
    });
    let scanned = move |text: String| {
        form.invitation.set(text.clone());
        press(text);
    };
    let section = el("section.joining");
    if form.is_invited.get_untracked() {
        return section.child(el("p.actions").child(by_text));
    }
    let by_window = guide_button(shell, ShellGuide::online_windows, move || {
        press(String::new());
    });
    let invitation = field(
        guide_text(shell, ShellGuide::online_invitation),
        form.invitation,
    );
    section
        .child(el("h3").live_text(guide_text(shell, ShellGuide::online_join)))
        .child(invitation)
        .child(el("p.actions").child(by_text).child(by_window))
        .child(scanning(shell, scanned))
}

fn opening(shell: Shell, form: Form) -> Element {
    let seats = el("div.opponents").each(
        move || (0..form.set_up().players.get().size() - 1).collect(),
        |at| *at,
        move |at| seat(shell, form, at),
    );
    let open = next_button(shell, ShellGuide::online_open, move || {
        open_table(shell, form);
    });
    el("section.opening")
        .child(el("h3").live_text(guide_text(shell, ShellGuide::online_open)))
        .child(player_count(shell, form.set_up().players))
        .child(seats)
        .children(match_options(shell, &form.set_up()))
        .show(
            move || can_be_sealed(shell, form),
            move || sealing(shell, form),
        )
        .child(el("p.actions").child(open))
        .child(el("p.note").live_text(move || {
            let is_sealed = form.sealed.get() && can_be_sealed(shell, form);
            shell.guide().map(|guide| {
                if is_sealed {
                    guide.online_sealed_about()
                } else {
                    guide.online_fair()
                }
            })
        }))
}

/// The switch for sealed deals.
fn sealing(shell: Shell, form: Form) -> Element {
    labelled_switch(
        guide_text(shell, ShellGuide::online_sealed),
        move || form.sealed.get(),
        move |is_on| form.sealed.set(is_on),
    )
}

/// Whether the match of the form can have sealed deals: people have all seats, and its rules
/// allow it.
fn can_be_sealed(shell: Shell, form: Form) -> bool {
    let set_up = form.set_up();
    let players = set_up.players.get().size();
    let is_people = form.open.get().iter().take(players - 1).all(|open| *open);
    if let Some(options) = set_up.options {
        // The rules follow from them.
        options.track();
    }
    let named = MatchForm {
        name: form.any_name,
        ..set_up
    };
    let options = untrack(|| shell.match_form_options(&named));
    let is_fit =
        options.is_ok_and(|options| shell.chunk_game().reader().can_be_sealed(options.start()));
    is_people && players <= MAX_SEALED && is_fit
}

/// The choice of who takes another seat.
fn seat(shell: Shell, form: Form, at: usize) -> Element {
    const FRIEND: &str = "friend";
    let level = form.set_up().levels[at];
    let options = move || {
        let friend = shell.guide().map_or("", |guide| guide.online_person());
        let level = |one: &LevelId| {
            let name = shell.level_name(*one);
            let name = shell.guide().map(|guide| guide.online_bot(name));
            let id = one.id();
            (id, name.unwrap_or_default().into())
        };
        let levels = shell.info().levels.iter().map(level);
        [(FRIEND, friend.into())]
            .into_iter()
            .chain(levels)
            .collect()
    };
    let chosen = move || {
        if form.open.get()[at] {
            FRIEND
        } else {
            level.get().id()
        }
    };
    let choose = move |id: &str| {
        form.open.update(|open| open[at] = id == FRIEND);
        if let Some(chosen) = shell.info().level(id) {
            level.set(chosen);
        }
    };
    let number = at + 2;
    let label = move || shell.guide().map(|guide| guide.online_seat(number));
    el("label.choice")
        .child(el("span.label").live_text(label))
        .child(select(options, chosen, choose))
}

fn open_table(shell: Shell, form: Form) {
    let options = shell.match_form_options(&form.set_up());
    let (Ok(options), Some(name)) = (options, chosen_name(shell, form)) else {
        return;
    };
    let players: SeatCount = form.set_up().players.get_untracked();
    let others = untrack(|| form.set_up().seated_levels());
    let seat = |(at, level): (usize, LevelId)| {
        let level = if form.open.get_untracked()[at] {
            String::new()
        } else {
            level.id().to_owned()
        };
        (form.set_up().names[at].get_untracked(), level)
    };
    let seats = others.into_iter().enumerate().map(seat);
    let seats = seats.take(players.size() - 1).collect();
    let start = shell.game().format().start_text(options.start());
    let sealed = form.sealed.get_untracked() && untrack(|| can_be_sealed(shell, form));
    open(shell, &name, start, (seats, sealed));
}

/// The name of the person here, whom the others must be able to call something: kept for the next time. Without one,
/// says so, and leads to the field.
fn chosen_name(shell: Shell, form: Form) -> Option<String> {
    let name = form.set_up().name.get_untracked().trim().to_owned();
    let is_missing = name.is_empty();
    form.set_up().wrong.set(is_missing.then_some(Seat::FIRST));
    if is_missing {
        focus_first(&format!(".friends {NAME_FIELD}"));
        return None;
    }
    let kept = name.clone();
    shell.change_settings(move |settings| settings.set_name(&kept));
    Some(name)
}
