//! The pages of challenges: the link to send, the question to whoever opens one, and both matches side by
//! side.

use core::cmp::Ordering;

use game::Word;
use protocol::{Node, ParseChallengeError};
use words::{ShellGuide, ShellWords, Who};

use crate::draw::{button, buttons, cell, heading, note, paragraph, row_header, table};
use crate::{ComparedRound, MatchComparison};

/// The begin of the fragment of a link that carries a challenge.
pub const FRAGMENT: &str = "beat=";

/// The texts of the pages.
#[derive(Clone, Copy)]
pub struct ChallengeTexts<'a> {
    /// The messages of the page's language.
    pub words: &'a ShellWords,
    /// The texts to read in the same language.
    pub guide: &'a ShellGuide,
    /// What the game counts: "Chips".
    pub points_name: &'a str,
    /// A move: "10 of hearts".
    pub move_label: &'a dyn Fn(Word) -> String,
}

/// What a button of these pages does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeAction {
    /// Takes the challenge.
    Take,
    /// Copies a text.
    Copy(String),
    /// Sends a text.
    Send(String),
}

/// The page with the link. `cut` is the number of its rounds if the match has more.
#[must_use]
pub fn link(guide: &ShellGuide, link: &str, cut: Option<usize>) -> Vec<Node> {
    let field = Node::new("input")
        .with("readonly", "")
        .with("value", link)
        .with("aria-label", guide.beat_link());
    let mut nodes = vec![paragraph(guide.beat_about())];
    nodes.extend(cut.map(|rounds| paragraph(guide.beat_part(rounds))));
    nodes.push(Node::new("p").child(field));
    nodes.push(buttons([
        button(guide.copy(), ChallengeAction::Copy(link.into()).text()),
        button(guide.send(), ChallengeAction::Send(link.into()).text()),
    ]));
    nodes
}

/// The page of a match that is too long for a link.
#[must_use]
pub fn too_long(guide: &ShellGuide) -> Vec<Node> {
    vec![paragraph(guide.beat_too_long())]
}

/// The question to whoever opens a link: who challenges (empty if they have no name), the number of rounds,
/// the other players with their levels, and the options that differ from their defaults.
#[must_use]
pub fn invitation(
    texts: (&ShellWords, &ShellGuide),
    challenger: &str,
    rounds: usize,
    players: &[String],
    options: &[String],
) -> Vec<Node> {
    let (words, guide) = texts;
    let name = named(guide, challenger);
    let listed = players.iter().chain(options);
    let listed = listed.map(|text| Node::with_text("li", text));
    vec![
        paragraph(capitalized(&guide.challenged_by(name))),
        paragraph(guide.challenge_rounds(rounds, name)),
        Node::new("ul").children(listed),
        paragraph(guide.challenge_rules(name)),
        buttons([button(words.play(), ChallengeAction::Take.text())]),
    ]
}

/// The page of an unreadable link.
#[must_use]
pub fn unreadable(guide: &ShellGuide, error: ParseChallengeError) -> Vec<Node> {
    let text = match error {
        ParseChallengeError::Later => guide.challenge_later(),
        ParseChallengeError::Damaged => guide.challenge_damaged(),
    };
    vec![paragraph(text).with("role", "alert")]
}

/// Both matches side by side: who did better, the points of each round, and where the turns differ.
/// `challenger` is empty if they have no name.
#[must_use]
pub fn comparison(
    texts: &ChallengeTexts<'_>,
    challenger: &str,
    compared: &MatchComparison,
) -> Vec<Node> {
    let guide = texts.guide;
    let name = named(guide, challenger);
    let case = match compared.outcome {
        Ordering::Greater => "better",
        Ordering::Less => "worse",
        Ordering::Equal => "equal",
    };
    let mut nodes = vec![heading(capitalized(&guide.did_better(case, name)))];
    if compared.has_more {
        nodes.push(paragraph(guide.compared_rounds(compared.rounds.len())));
    }
    nodes.push(points(texts, &capitalized(name), compared));
    let undid = [Who::Other(name), Who::You].into_iter();
    let undid = undid.zip(compared.takeback_used).filter(|(_, used)| *used);
    nodes.extend(undid.map(|(who, _)| note(capitalized(&guide.used_undo(who)))));
    for round in &compared.rounds {
        nodes.extend(turns(texts, &capitalized(name), round));
    }
    nodes
}

/// The points of each round and in all, and who has won the match.
fn points(texts: &ChallengeTexts<'_>, name: &str, compared: &MatchComparison) -> Node {
    let words = texts.words;
    let row = |title: String, [theirs, mine]: [String; 2]| {
        vec![row_header(title), cell(theirs), cell(mine)]
    };
    let numbers = |points: [i32; 2]| points.map(words::number);
    let rounds = compared.rounds.iter();
    let mut rows: Vec<_> = rounds
        .map(|round| row(words.round(round.number), numbers(round.points)))
        .collect();
    rows.push(row(words.total().into(), numbers(compared.totals)));
    if compared.have_won.iter().all(Option::is_some) {
        let won = compared.have_won.map(|won| {
            let case = if won == Some(true) { "won" } else { "lost" };
            words.day_result(case, 0, 0)
        });
        rows.push(row(words.a_match().into(), won));
    }
    let unit = texts.points_name;
    table(unit, &[unit, name, words.default_name()], rows)
}

/// The turns of a round: the first difference, and all turns to unfold.
fn turns(texts: &ChallengeTexts<'_>, name: &str, round: &ComparedRound) -> Vec<Node> {
    let (words, guide) = (texts.words, texts.guide);
    let title = heading(words.round(round.number));
    if !round.is_same_deal {
        return vec![title, paragraph(guide.other_deal())];
    }
    let Some(first) = round.first_difference else {
        return vec![title, paragraph(guide.same_play())];
    };
    let label = |mv: Option<Word>| mv.map_or_else(|| "–".into(), texts.move_label);
    let [theirs, mine] = round
        .turns
        .get(first)
        .copied()
        .unwrap_or([None; 2])
        .map(label);
    let row = |(turn, number): (&[Option<Word>; 2], usize)| {
        let [theirs, mine] = turn;
        // The sign says in words and figures where they differ.
        let sign = if theirs == mine { "" } else { " ≠" };
        let class = if number == first + 1 { "first" } else { "" };
        vec![
            row_header(format!("{number}{sign}")).with("class", class),
            cell(label(*theirs)),
            cell(label(*mine)),
        ]
    };
    let rows = round.turns.iter().zip(1..).map(row).collect();
    let head = [guide.turn(), name, words.default_name()];
    let all = table(&words.round(round.number), &head, rows);
    vec![
        title,
        paragraph(guide.first_difference(first + 1, name, theirs, mine)),
        Node::new("details")
            .child(Node::with_text("summary", guide.turn_by_turn()))
            .child(all),
    ]
}

/// How sentences name the challenger.
fn named<'a>(guide: &'a ShellGuide, challenger: &'a str) -> &'a str {
    match challenger {
        "" => guide.somebody(),
        name => name,
    }
}

/// A text with a capital at its begin.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

impl ChallengeAction {
    /// The action as the attribute of a button.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Take => "take".into(),
            Self::Copy(text) => format!("copy:{text}"),
            Self::Send(text) => format!("send:{text}"),
        }
    }

    /// Reads such an attribute; `None` if it is no action.
    ///
    /// ```
    /// use analysis::challenge_page::ChallengeAction;
    /// let send = ChallengeAction::Send("a: b".into());
    /// assert_eq!(ChallengeAction::read(&send.text()), Some(send));
    /// assert_eq!(ChallengeAction::read("give"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        match text.split_once(':') {
            None if text == "take" => Some(Self::Take),
            Some(("copy", what)) => Some(Self::Copy(what.into())),
            Some(("send", what)) => Some(Self::Send(what.into())),
            _ => None,
        }
    }
}
