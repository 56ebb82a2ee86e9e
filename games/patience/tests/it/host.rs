//! Messages of the page around the frame, and to it.

use cards::Seed;
use patience::protocol::{DEAL_END, HostMessage, INFO};
use protocol::{FromHost, ToHost};
use words::Lang;

fn read(fields: &[(&str, &str)]) -> Result<Option<HostMessage>, String> {
    let ours = [("game", "patience"), ("version", "1")];
    HostMessage::read(|name| {
        let found = ours.iter().chain(fields).find(|(field, _)| *field == name);
        found.map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn a_host_may_pause_mute_speak_and_deal() {
    let is_pause = |kind, paused| match read(&[("type", kind)]) {
        Ok(Some(HostMessage::Pause(found))) => found == paused,
        _ => false,
    };
    assert!(is_pause("pause", true) && is_pause("resume", false));
    let lang = read(&[("type", "setLang"), ("lang", "nl")]);
    assert!(matches!(
        lang,
        Ok(Some(HostMessage::Shared(FromHost::SetLang(Lang::Nl))))
    ));
    let deal = |fields: &[(&str, &str)]| match read(&[&[("type", "newMatch")], fields].concat()) {
        Ok(Some(HostMessage::Deal(link))) => (link.game.id, link.seed),
        other => panic!("{other:?}"),
    };
    assert_eq!(deal(&[]), ("klondike", None));
    let spider = [("patience", "spider-one-suit"), ("seed", "42")];
    assert_eq!(deal(&spider), ("spider-one-suit", Some(Seed(42))));
}

#[test]
fn messages_that_make_no_sense_are_refused() {
    let refused = |fields: &[(&str, &str)]| read(fields).expect_err("a fault");
    let deal = ("type", "newMatch");
    assert_eq!(
        refused(&[deal, ("patience", "whist")]),
        "there is no patience \"whist\""
    );
    assert_eq!(
        refused(&[deal, ("auto", "off")]),
        "newMatch: settings are the player's own"
    );
    assert_eq!(
        refused(&[deal, ("level", "imp")]),
        "there is no level \"imp\""
    );
    assert_eq!(refused(&[("type", "sing")]), "there is no type \"sing\"");
    let foreign = HostMessage::read(|name| (name == "game").then(|| "michigan".into()));
    assert!(matches!(foreign, Ok(None)));
}

#[test]
fn the_end_of_a_patience_is_told_without_a_name() {
    let end = ToHost::DealEnd {
        kind: DEAL_END.0,
        dealt: (DEAL_END.1, "klondike-draw-one"),
        seed: Seed(7),
        won: true,
        moves: 104,
        time: 65_000,
    };
    assert_eq!(
        end.to_json(&INFO),
        r#"{"game":"patience","version":1,"type":"patienceEnd","patience":"klondike-draw-one","seed":"7","won":true,"moves":104,"time":65000}"#
    );
}
