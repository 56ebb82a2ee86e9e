//! Good messages between programs, to mutate.

use cards::Seed;
use little_devils::bots::Level;
use little_devils::protocol::{Action, FromAnalysis, OpenRequest, Request, ToAnalysis};
use little_devils::rules::View;
use protocol::table_worker::{FromTableWorker, RatedMoveText, ToTableWorker};
use protocol::{CompactText, JsonText, Node};
use session::Ticket;

use crate::corpus::{commitment_lines, matches, views};

pub(crate) fn addresses() -> Vec<Vec<u8>> {
    let all = "players=5&level=devil&seed=christmas eve&lang=de-AT&speed=fast&theme=dark&mute=1&motion=0&embed=1&host=https://portal.example";
    ["", all, "seed=18446744073709551615"]
        .map(|text| text.as_bytes().to_vec())
        .to_vec()
}

pub(crate) fn requests() -> Vec<Vec<u8>> {
    let quit = Request::Quit.to_json();
    let acts = views().map(|view| Request::Act((&view).into()).to_json());
    acts.chain([quit]).map(String::into_bytes).collect()
}

pub(crate) fn answers() -> Vec<Vec<u8>> {
    [r#"{"card":54}"#, r#"{"error":"no \"card\" ü"}"#]
        .map(|text| text.as_bytes().to_vec())
        .to_vec()
}

pub(crate) fn to_worker() -> Vec<Vec<u8>> {
    let (ticket, seed) = (Ticket(u32::MAX), Seed(u64::MAX));
    let choose = |(view, level): (View, &Level)| {
        ToTableWorker::choose_text(ticket, (*level).into(), &view.to_text(), seed)
    };
    let rate = |view: View| ToTableWorker::rate_moves(ticket, view.to_text(), seed).to_json();
    let thoughts = views().zip(Level::ALL.iter().cycle()).map(choose);
    let all = thoughts.chain(views().map(rate));
    all.map(String::into_bytes).collect()
}

pub(crate) fn from_worker() -> Vec<Vec<u8>> {
    let messages = [
        FromTableWorker::Chosen {
            ticket: 7,
            mv: "12".into(),
        },
        FromTableWorker::Rated {
            ticket: 7,
            rows: vec![RatedMoveText {
                mv: "54".into(),
                value: -1234,
                margin: 50,
                cost: 3,
                percent: 99,
            }],
        },
        FromTableWorker::Refused { error: "no".into() },
    ];
    messages
        .map(|message| message.to_json().into_bytes())
        .to_vec()
}

/// Fields and values, as in an address.
pub(crate) fn messages_of_a_host() -> Vec<Vec<u8>> {
    let ours = "game=little-devils&version=1&type=";
    let types = [
        "pause",
        "resume",
        "mute&muted=false",
        "setLang&lang=de-AT",
        "newMatch&players=6&level=imp&seed=christmas eve",
    ];
    types
        .map(|one| format!("{ours}{one}").into_bytes())
        .to_vec()
}

pub(crate) fn to_analysis() -> Vec<Vec<u8>> {
    let text = |matches: Vec<Vec<u8>>| String::from_utf8(matches[3].clone()).expect("text");
    let save = text(matches());
    let open = ToAnalysis::Open(OpenRequest {
        action: Action::Review,
        lang: "de".into(),
        address: "https://example.org/".into(),
        name: "Jo".into(),
        save: save.clone(),
        commitment: text(vec![commitment_lines()[1].clone(); 4]),
    });
    let messages = [
        open,
        ToAnalysis::Action(Action::Trick(1, 2)),
        ToAnalysis::LocalLine(format!("match {save}")),
        ToAnalysis::Imported([1, 2, 3, 0, 4]),
        ToAnalysis::Close,
        ToAnalysis::SaveMatch(save.clone()),
        ToAnalysis::MatchLine {
            lang: "fr".into(),
            save,
        },
    ];
    messages
        .map(|message| message.to_json().into_bytes())
        .to_vec()
}

pub(crate) fn from_analysis() -> Vec<Vec<u8>> {
    let child = Node::with_text("p", "9 devils").with("class", "note");
    let nodes = vec![Node::new("div").child(child)];
    let messages = [
        FromAnalysis::Show {
            title: "Review".into(),
            nodes: nodes.clone(),
        },
        FromAnalysis::Fill {
            id: "part".into(),
            nodes,
        },
        FromAnalysis::Import {
            lines: "settings {}".into(),
        },
    ];
    messages
        .map(|message| message.to_json().into_bytes())
        .to_vec()
}

pub(crate) fn actions() -> Vec<Vec<u8>> {
    let all = "review trick:2-9 play-on:40 stand-in share match:1AbC shared same daily \
        play-day:2026-11-21 par:2026-11-21 statistics export import take-settings fair check bots \
        puzzles puzzle:set-3 puzzle:mistake-1 next-puzzle answer:54";
    let all = all.split_whitespace();
    all.map(|text| text.as_bytes().to_vec()).collect()
}
