//! Message templates: a small part of ICU `MessageFormat`.
//!
//! `{name}` stands for an argument. `{n, plural, =0 {none} one {# card} other {# cards}}` selects by
//! number, `{who, select, you {You play} other {{who} plays}}` by case. In a plural, `#` is the
//! number. A missing case falls back to `other`. There is no quoting: a message cannot show a brace.

use std::borrow::Cow;

use cards::Card;
use cards::french::{Rank, Suit};

use super::{Lang, number};

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A text. It also selects the case of its own name.
    Text(Cow<'a, str>),
    /// A whole number.
    Count(i64),
    /// A number in tenths, shown with one decimal.
    Tenths(i64),
    /// A case, and the text shown for it.
    Case(&'static str, &'a str),
}

/// The player that a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The player at the page.
    You,
    /// Another player, by name.
    Other(&'a str),
}

/// Fills a template. A placeholder without an argument is left as it is.
#[must_use]
pub fn fill(lang: Lang, template: &str, args: &[(&str, Arg<'_>)]) -> String {
    let mut out = String::new();
    Filling { lang, args }.write(&mut out, template, None);
    out
}

/// Names of the arguments that a template uses, repeated as often as they are used.
#[must_use]
pub fn arguments(template: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut rest = template;
    while let Some((_, braced)) = split_before(rest, ['{']) {
        let (inside, after) = braces(braced);
        let (name, choice) = inside.split_once(',').unwrap_or((inside, ""));
        names.push(name.trim());
        let mut cases = choice;
        while let Some((_, braced)) = split_before(cases, ['{']) {
            let (case, more) = braces(braced);
            names.extend(arguments(case));
            cases = more;
        }
        rest = after;
    }
    names
}

struct Filling<'a> {
    lang: Lang,
    args: &'a [(&'a str, Arg<'a>)],
}

impl Filling<'_> {
    /// Writes a template; `number` is the number that `#` stands for.
    fn write(&self, out: &mut String, template: &str, number: Option<&Arg<'_>>) {
        let mut rest = template;
        while let Some((before, special)) = split_before(rest, ['{', '#']) {
            out.push_str(before);
            if let Some(after) = special.strip_prefix('#') {
                out.push_str(&number.map_or("#".into(), |number| self.shown(number)));
                rest = after;
                continue;
            }
            let (inside, after) = braces(special);
            self.placeholder(out, inside);
            rest = after;
        }
        out.push_str(rest);
    }

    /// Writes one placeholder: `name`, or `name, kind, cases`.
    fn placeholder(&self, out: &mut String, inside: &str) {
        let (name, choice) = inside.split_once(',').unwrap_or((inside, ""));
        let Some((_, arg)) = self.args.iter().find(|(known, _)| *known == name.trim()) else {
            out.extend(["{", inside, "}"]);
            return;
        };
        let Some((_, cases)) = choice.split_once(',') else {
            out.push_str(&self.shown(arg));
            return;
        };
        let exact = format!("={}", self.shown(arg));
        let wanted = [&exact, self.case(arg), "other"];
        let chosen = wanted.iter().find_map(|case| branch(cases, case));
        self.write(out, chosen.unwrap_or_default(), Some(arg));
    }

    fn shown<'b>(&self, arg: &'b Arg<'_>) -> Cow<'b, str> {
        match arg {
            Arg::Text(text) => text.as_ref().into(),
            Arg::Case(_, text) => (*text).into(),
            Arg::Count(count) => number(count).into(),
            Arg::Tenths(tenths) => self.lang.decimal(*tenths).into(),
        }
    }

    fn case<'b>(&self, arg: &'b Arg<'_>) -> &'b str {
        match arg {
            Arg::Text(text) => text,
            Arg::Case(case, _) => case,
            Arg::Count(count) => self.lang.plural_category(count.abs(), 0),
            Arg::Tenths(tenths) => {
                let tenths = tenths.abs();
                self.lang.plural_category(tenths / 10, tenths % 10)
            }
        }
    }
}

/// The text of a case among `one {…} other {…}`.
fn branch<'a>(cases: &'a str, wanted: &str) -> Option<&'a str> {
    let mut rest = cases;
    loop {
        let (name, after) = split_before(rest, ['{'])?;
        let (inside, more) = braces(after);
        if name.trim() == wanted {
            return Some(inside);
        }
        rest = more;
    }
}

/// Splits a text before the first of these characters.
///
/// This module splits texts by functions that cannot panic: the panic of an index into a text brings
/// half a kilobyte of code to quote the text.
fn split_before<const N: usize>(text: &str, marks: [char; N]) -> Option<(&str, &str)> {
    text.split_at_checked(text.find(marks)?)
}

/// Splits a text that begins with a brace into the part inside the braces and the rest.
fn braces(text: &str) -> (&str, &str) {
    let mut depth = 0;
    let end = text.char_indices().find(|(_, mark)| {
        match mark {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let at = end.map_or(text.len(), |(at, _)| at);
    let inside = text.get(1..at).unwrap_or_default();
    (inside, text.get(at + 1..).unwrap_or_default())
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<u8> for Arg<'_> {
    fn from(count: u8) -> Self {
        Self::Count(count.into())
    }
}

impl From<u16> for Arg<'_> {
    fn from(count: u16) -> Self {
        Self::Count(count.into())
    }
}

impl From<i32> for Arg<'_> {
    fn from(count: i32) -> Self {
        Self::Count(count.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Self {
        Self::Count(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Arg<'_> {
    fn from(yes: bool) -> Self {
        Self::Case(if yes { "yes" } else { "no" }, "")
    }
}

impl From<Card> for Arg<'_> {
    fn from(card: Card) -> Self {
        card.number().into()
    }
}

/// 2 to 10, J, Q, K or A.
impl From<Rank> for Arg<'_> {
    fn from(rank: Rank) -> Self {
        match rank {
            Rank::Ten => "10".into(),
            rank => rank.letter().to_string().into(),
        }
    }
}

/// S, C, D or H.
impl From<Suit> for Arg<'_> {
    fn from(suit: Suit) -> Self {
        suit.letter().to_string().into()
    }
}

impl<'a> From<Who<'a>> for Arg<'a> {
    fn from(who: Who<'a>) -> Self {
        match who {
            Who::You => Self::Case("you", ""),
            Who::Other(name) => Self::Case("other", name),
        }
    }
}
