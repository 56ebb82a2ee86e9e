//! The page "Deal of the day".

use core::cmp::Ordering;

use protocol::Node;
use session::Day;
use words::{SEPARATOR, ShellGuide, ShellWords};

use crate::draw::{button, buttons, cell, heading, paragraph, row_header, table};
use crate::{PlayedDay, PlayedDays};

/// Number of days in the list.
const LISTED: usize = 30;

/// The texts of the page.
#[derive(Clone)]
pub struct DailyTexts<'a> {
    /// The messages of the page's language.
    pub words: &'a ShellWords,
    /// The texts to read in the same language.
    pub guide: &'a ShellGuide,
    /// The title of the game.
    pub game: &'a str,
    /// What the deal of the day is in this game, in a sentence.
    pub rules: &'a str,
    /// The name of the bots' level.
    pub level: &'a str,
    /// What the game counts: "Chips".
    pub points_name: &'a str,
    /// The local time at which the day ends, unless that is midnight.
    pub end: Option<String>,
}

/// What a button of the page does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyAction {
    /// Plays the deal of a day.
    Play(Day),
    /// Copies a text.
    Copy(String),
    /// Sends a text.
    Send(String),
}

/// Today's deal, the days in a row, and past days.
#[must_use]
pub fn nodes(texts: &DailyTexts<'_>, days: &PlayedDays, today: Day) -> Vec<Node> {
    let guide = texts.guide;
    let mut nodes = vec![
        paragraph(texts.rules),
        paragraph(guide.daily_note(texts.level)),
    ];
    let end = texts.end.as_ref();
    nodes.extend(end.map(|time| paragraph(texts.words.day_ends(time))));
    let streak = days.streak(today);
    if streak > 0 {
        nodes.push(paragraph(guide.in_a_row(streak)));
    }
    if let Some(played) = days.get(today) {
        nodes.extend(result_to_paste(texts, today, played));
    } else {
        let play = guide.play_day(date(guide, today));
        nodes.push(buttons([button(play, DailyAction::Play(today).text())]));
    }
    let listed = core::iter::successors(Some(today), |day| day.previous()).take(LISTED);
    let rows = listed.map(|day| row(texts, day, days.get(day))).collect();
    let head = [guide.day_column(), guide.result_column(), ""];
    nodes.push(table(texts.words.daily(), &head, rows));
    nodes
}

/// The result of a day: "won", in a match of several rounds with the points: "won · Chips 12".
#[must_use]
pub fn result(words: &ShellWords, points_name: &str, played: &PlayedDay) -> String {
    let outcome = outcome(words, played);
    if played.course.len() > 1 {
        let total = words::number(played.total);
        format!("{outcome}{SEPARATOR}{points_name} {total}")
    } else {
        outcome
    }
}

/// The result of a day without points: "won", "place 2 of 4".
#[must_use]
pub fn outcome(words: &ShellWords, played: &PlayedDay) -> String {
    let case = played.outcome().case();
    words.day_result(case, played.place, played.players)
}

/// Today's result as a text to paste. It gives no card away.
fn result_to_paste(texts: &DailyTexts<'_>, day: Day, played: &PlayedDay) -> Vec<Node> {
    let guide = texts.guide;
    let result = result(texts.words, texts.points_name, played);
    let line = guide.result_text(texts.game, day.to_string(), result);
    let text = format!("{line}\n{}", symbols(played));
    vec![
        heading(guide.to_paste()),
        Node::with_text("pre", text.clone()),
        buttons([
            button(guide.copy(), DailyAction::Copy(text.clone()).text()),
            button(guide.send(), DailyAction::Send(text).text()),
        ]),
    ]
}

/// The rounds: a square for each.
fn symbols(played: &PlayedDay) -> String {
    let symbol = |outcome: &Ordering| match outcome {
        Ordering::Greater => '🟩',
        Ordering::Equal => '⬜',
        Ordering::Less => '🟥',
    };
    played.course.iter().map(symbol).collect()
}

fn row(texts: &DailyTexts<'_>, day: Day, played: Option<&PlayedDay>) -> Vec<Node> {
    let guide = texts.guide;
    let date = date(guide, day);
    let result = played.map(|played| result(texts.words, texts.points_name, played));
    let time = Node::with_text("time", date.clone()).with("datetime", day.to_string());
    let play = button(texts.words.play(), DailyAction::Play(day).text())
        .with("aria-label", guide.play_day(date));
    vec![
        row_header("").child(time),
        cell(result.unwrap_or_else(|| guide.not_played().into())),
        Node::new("td").child(play),
    ]
}

/// Day and month, as the language writes them: "22 November".
#[must_use]
pub fn date(guide: &ShellGuide, day: Day) -> String {
    let (_, month, day) = day.date();
    let month = usize::try_from(month).map_or(0, |month| month.saturating_sub(1));
    let months = guide.months();
    let day = u8::try_from(day).unwrap_or_default();
    guide.date(day, months.get(month).copied().unwrap_or_default())
}

impl DailyAction {
    /// The action as the attribute of a button.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Play(day) => format!("play:{day}"),
            Self::Copy(text) => format!("copy:{text}"),
            Self::Send(text) => format!("send:{text}"),
        }
    }

    /// Reads such an attribute; `None` if it is no action.
    ///
    /// ```
    /// use analysis::daily_page::DailyAction;
    /// let copy = DailyAction::Copy("a: b".into());
    /// assert_eq!(DailyAction::read(&copy.text()), Some(copy));
    /// assert_eq!(DailyAction::read("play:tomorrow"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (action, what) = text.split_once(':')?;
        match action {
            "play" => Some(Self::Play(what.parse().ok()?)),
            "copy" => Some(Self::Copy(what.into())),
            "send" => Some(Self::Send(what.into())),
            _ => None,
        }
    }
}
