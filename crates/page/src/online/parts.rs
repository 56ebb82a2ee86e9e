//! Parts that several views of the dialog use.

use game::LevelId;
use leptos::prelude::{Get, RwSignal, Set};
use protocol::online_program::{DealStage, Failure};
use protocol::qr_code;
use session::NAME_LENGTH;
use words::{ShellGuide, ShellWords};

use super::status::{Lied, OnlineNotice, OnlineStatus, status};
use crate::address;
use crate::dom::{Element, IntoText, el};
use crate::node::build_element;
use crate::share::{ShareMethod, pressed_button, text_field};
use crate::shell::Shell;
use crate::widgets::button;

/// A text of the guide, once it is loaded.
pub(super) fn guide_text<T: IntoText + 'static>(
    shell: Shell,
    text: impl Fn(&'static ShellGuide) -> T + Copy + 'static,
) -> impl Fn() -> Option<T> + Copy + 'static {
    move || shell.guide().map(|guide| text(guide))
}

/// A text of the guide. A function and no pointer to one, which would put the text's function into the
/// program that every visitor waits for.
pub(super) trait GuideText:
    Fn(&'static ShellGuide) -> &'static str + Copy + 'static
{
}

impl<F: Fn(&'static ShellGuide) -> &'static str + Copy + 'static> GuideText for F {}

/// A button with a text of the guide.
pub(super) fn guide_button(
    shell: Shell,
    text: impl GuideText,
    press: impl Fn() + 'static,
) -> Element {
    let words = move || shell.guide().map_or("", |guide| text(guide));
    button(words, press)
}

/// A button that is the next thing to do, and looks like it.
pub(super) fn next_button(
    shell: Shell,
    text: impl GuideText,
    press: impl Fn() + 'static,
) -> Element {
    guide_button(shell, text, press).class("next")
}

/// A labelled field of one line.
pub(super) fn field<T: IntoText>(
    label: impl Fn() -> T + 'static,
    signal: RwSignal<String>,
) -> Element {
    let input = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .bound_to(signal);
    el("label.choice")
        .child(el("span.label").live_text(label))
        .child(input)
}

/// The field for the name, as a selector.
pub(super) const NAME_FIELD: &str = "[autocomplete='nickname']";

/// The field with the name of the person here. It has the focus where it is the first field of a dialog.
pub(super) fn name_field(shell: Shell, name: RwSignal<String>, is_first: bool) -> Element {
    let input = el("input")
        .attr("type", "text")
        .attr("autocomplete", "nickname")
        .attr("data-first", is_first.then_some(""))
        .attr("maxlength", NAME_LENGTH)
        .bound_to(name);
    el("label.choice")
        .child(el("span.label").live_text(shell.text(ShellWords::your_name)))
        .child(input)
}

/// A text to carry to the other side: as a link, to copy and to send, and as a code.
pub(super) fn carried(
    shell: Shell,
    about: impl GuideText,
    fragment: &str,
    text: &str,
) -> Vec<Element> {
    let link = format!("{}#{fragment}={text}", address::home());
    let shown = text_field(&link).live_attr("aria-label", guide_text(shell, about));
    let code = qr_code(&link).map(|node| {
        let drawing = build_element(&node).attr("aria-label", "QR");
        el("figure.qr").child(drawing)
    });
    let copied = RwSignal::new(false);
    let share = |method: ShareMethod| {
        let link = link.clone();
        let name = move |guide: &'static ShellGuide| match method {
            ShareMethod::Send => guide.send(),
            ShareMethod::Copy => guide.copy(),
        };
        method.is_available().then(|| {
            guide_button(shell, name, || ()).on("click", move |event| {
                if let Some(button) = pressed_button(&event) {
                    method.share(&button, &link, move || copied.set(true));
                }
            })
        })
    };
    // The first way that there is looks like the next thing to do.
    let buttons = [share(ShareMethod::Send), share(ShareMethod::Copy)];
    let buttons = buttons.into_iter().flatten().enumerate();
    let buttons = buttons.map(|(at, one)| if at == 0 { one.class("next") } else { one });
    let done = move || copied.get().then_some("✓");
    vec![
        el("p").live_text(guide_text(shell, about)),
        shown,
        el("p.actions.sending")
            .children(buttons)
            .child(el("span").attr("role", "status").live_text(done)),
    ]
    .into_iter()
    .chain(code)
    .collect()
}

/// The notice, in words.
pub(super) fn notice_text(shell: Shell, now: &OnlineStatus) -> Option<String> {
    let guide = shell.guide()?;
    let text = match now.notice.as_ref()? {
        OnlineNotice::Failed(why) => {
            let at = match why {
                Failure::NoText => 0,
                Failure::OtherInvitation => 1,
                Failure::Unsupported => 2,
                Failure::NoConnection => 3,
                Failure::Stun => 4,
                Failure::Table => 5,
                Failure::Full => 6,
                Failure::Invitation => 7,
                Failure::Reply => 8,
            };
            guide.online_failures().get(at).copied()?.into()
        }
        OnlineNotice::NotLoaded => shell.words().not_loaded().into(),
        OnlineNotice::OtherGame => guide.online_other_game().into(),
        OnlineNotice::Seated => guide.online_seated(now.host()),
        OnlineNotice::Here(name) => guide.online_hello(name.clone()),
        OnlineNotice::Ready(name) => guide.online_is_ready(name.clone()),
        OnlineNotice::AllReady => guide.online_all_ready().into(),
        OnlineNotice::AsksAgain => guide.online_asks_again(now.host()),
        OnlineNotice::Left(name) => guide.online_left(name.clone()),
        OnlineNotice::Away(name) if now.has_match => guide.online_away_now(name.clone()),
        OnlineNotice::Away(name) => guide.online_away(name.clone()),
        OnlineNotice::Voted(name) => guide.online_voted(name.clone()),
        OnlineNotice::BotPlays(name) => guide.online_bot_plays(name.clone()),
        OnlineNotice::Deal(stage) => match stage {
            DealStage::Shuffling => guide.online_shuffling().into(),
            DealStage::Checking => guide.online_checking().into(),
            DealStage::Checked => guide.online_checked().into(),
            DealStage::Open => guide.online_dealt_again().into(),
            DealStage::Playing => return None,
        },
        OnlineNotice::NoAnswer(name) => guide.online_no_answer(name.clone()),
        OnlineNotice::Lost => guide.online_lost().into(),
        OnlineNotice::Again => guide.online_again().into(),
        OnlineNotice::Gone => format!("{} {}", guide.online_gone(), guide.online_kept()),
        OnlineNotice::Closed if now.has_match => {
            format!("{} {}", guide.online_closed(), guide.online_kept())
        }
        OnlineNotice::Closed => guide.online_closed().into(),
        OnlineNotice::Lied(lied) => guide.online_lied(lie(guide, lied)),
        OnlineNotice::HostGoesOn => guide.online_next_round(now.host()),
        OnlineNotice::HandedOver(true) => guide.online_handed_over().into(),
        OnlineNotice::HandedOver(false) => guide.online_not_taken().into(),
    };
    Some(text)
}

/// A lie, in a sentence.
fn lie(guide: &ShellGuide, Lied { name, kind, .. }: &Lied) -> String {
    let name = name.clone();
    match kind.as_str() {
        "illegal-move" => guide.lie_illegal_move(name),
        "false-salt" => guide.lie_false_salt(name),
        "forked-log" => guide.lie_forked_log(name),
        "forged-move" => guide.lie_forged_move(name),
        "wrong-deal" => guide.lie_wrong_deal(name),
        "false-stand-in" => guide.lie_false_determinization(name),
        "broken-log" => guide.lie_broken_log(name),
        "false-accusation" => guide.lie_false_accusation(name),
        "wrong-shuffle" => guide.lie_wrong_shuffle(name),
        "forged-key" => guide.lie_forged_key(name),
        "false-seed" => guide.lie_false_seed(name),
        "false-alarm" => guide.lie_false_alarm(name),
        _ => guide.lie_of_another_kind(name),
    }
}

/// The evidence for a lie, in a part that can be opened.
pub(super) fn evidence(shell: Shell) -> Element {
    let evidence = || match status().notice {
        Some(OnlineNotice::Lied(lied)) => Some(lied.evidence),
        _ => None,
    };
    let details = move || {
        el("details.evidence")
            .child(el("summary").live_text(guide_text(shell, ShellGuide::online_evidence)))
            .child(el("pre").attr("tabindex", "0").live_text(evidence))
    };
    el("div").show(move || evidence().is_some(), details)
}

/// The name of a bot's level.
pub(super) fn level_name(shell: Shell, id: &str) -> String {
    let level: Option<LevelId> = shell.info().level(id);
    level.map_or_else(String::new, |level| shell.level_name(level))
}
