//! Scenes of whole matches, in all languages.

use std::collections::BTreeSet;

use game::Game;
use own_trumps::bots::Level;
use own_trumps::rules::{Decision, Step};
use own_trumps::scene::{Scene, scene};
use own_trumps::session::{Event, MatchRecord, Phase, Session, SessionTable};
use own_trumps::words::Words;
use scene::{Piece, Press, Zone, ZoneKind};
use words::Lang;

use crate::tables::{against, next_event, play, started, table};

/// Matches with two, three and four players and all options, at every moment.
fn each_moment(mut visit: impl FnMut(&SessionTable)) {
    let levels = [Level::Hare, Level::Wolf, Level::Hare];
    for (bots, values, seed) in [
        (1, "deals=3", 1),
        (1, "deals=1 mirror=on may-take=on trump=clubs", 2),
        (2, "deals=3 may-take=on sixes-home=on", 3),
        (3, "deals=1 trump=diamonds", 4),
    ] {
        play(against(&levels[..bots], values, seed), &mut visit);
    }
}

fn in_english(table: &SessionTable) -> Scene {
    scene(table, Words::for_lang(Lang::En))
}

fn zone<'a, F, M>(zones: &'a [Zone<F, M>], id: &str) -> &'a Zone<F, M> {
    zones.iter().find(|zone| zone.id == id).expect("a zone")
}

/// All texts of a scene that must say something.
fn texts(scene: &Scene) -> Vec<&str> {
    let mut texts = vec![scene.prompt.as_str()];
    texts.extend(scene.log.iter().map(String::as_str));
    for seat in &scene.seats {
        texts.extend([seat.name.as_str(), seat.summary.as_str()]);
    }
    for zone in &scene.zones {
        texts.push(&zone.label);
        for piece in &zone.pieces {
            texts.push(&piece.label);
            if let Press::Refused(why) | Press::NotNow(why) = &piece.press {
                texts.push(why);
            }
        }
    }
    for choice in &scene.choices {
        texts.extend([choice.label.as_str(), choice.detail.as_str()]);
    }
    if let Some(outcome) = &scene.outcome {
        texts.extend([outcome.title.as_str(), outcome.detail.as_str()]);
        assert!(!outcome.why.is_empty(), "the end is explained");
        texts.extend(outcome.why.iter().map(String::as_str));
    }
    texts.extend(scene.scores.rows.iter().map(|row| row.name.as_str()));
    texts
}

#[test]
fn no_text_is_empty_or_has_a_placeholder_in_any_language() {
    let mut moments = 0;
    each_moment(|table| {
        moments += 1;
        let lang = Lang::ALL[moments % Lang::ALL.len()];
        let scene = scene(table, Words::for_lang(lang));
        for text in texts(&scene).into_iter().chain([scene.news.as_str()]) {
            let is_good = !text.contains(['{', '}', '?', '#']) && !text.contains("  ");
            assert!(
                is_good && !text.starts_with(' '),
                "{}: {text:?}",
                lang.tag()
            );
        }
        assert!(texts(&scene).iter().all(|text| !text.is_empty()));
    });
    assert!(moments > 1_000, "{moments} moments");
}

#[test]
fn presses_and_buttons_are_exactly_the_legal_decisions() {
    each_moment(|table| {
        let scene = in_english(table);
        let hand = zone(&scene.zones, "hand");
        let offered: BTreeSet<Decision> = hand
            .moves()
            .chain(scene.choices.iter().map(|choice| choice.mv))
            .collect();
        let is_own_turn = matches!(table.phase(), Phase::Person | Phase::Forced(_));
        assert_eq!(scene.is_own_turn, is_own_turn);
        let legal = table.record().round().legal().into_iter();
        let legal: BTreeSet<Decision> = legal.filter(|_| is_own_turn).collect();
        assert_eq!(offered, legal);
    });
}

#[test]
fn every_card_of_the_table_lies_in_one_place_and_keeps_its_key() {
    each_moment(|table| {
        let scene = in_english(table);
        let (pile, hand) = (zone(&scene.zones, "pile"), zone(&scene.zones, "hand"));
        assert_eq!((pile.kind, hand.kind), (ZoneKind::Pile, ZoneKind::Hand));
        let pieces = || scene.zones.iter().flat_map(|zone| &zone.pieces);
        let keys: BTreeSet<u16> = pieces().map(|piece| piece.key).collect();
        assert_eq!(keys.len(), pieces().count());
        assert!(pieces().all(|piece| usize::from(piece.key) == piece.face.card.index() + 1));
        let steps = table.shown().steps().last();
        let is_taken = matches!(steps, Some(Step::CardsTaken { .. }));
        let has_owner = |piece: &Piece<_, _>| piece.owner.is_some();
        assert!(!is_taken || !pile.pieces.iter().any(has_owner));
        assert!(is_taken || pile.pieces.last().is_none_or(has_owner));
        assert!(pile.backs == 0 || pile.pieces.len() == 5);
        let hands: usize = scene.seats.iter().map(|seat| seat.backs).sum();
        assert_eq!(pile.pieces.len() + pile.backs + hands, 36);
        assert_eq!(hand.pieces.len(), scene.seats[0].backs);
    });
}

#[test]
fn trumps_stand_at_the_end_of_the_hand_and_are_marked() {
    each_moment(|table| {
        let scene = in_english(table);
        let hand = &zone(&scene.zones, "hand").pieces;
        let own = table.shown().table().trump(table.viewer());
        assert!(hand.is_sorted_by_key(|piece| piece.face.is_own_trump));
        for piece in hand {
            let is_trump = piece.face.card.suit() == own;
            assert_eq!(piece.face.is_own_trump, is_trump);
            assert_eq!(piece.label.ends_with(", your trump"), is_trump);
        }
    });
}

#[test]
fn the_log_only_grows_within_a_round_and_news_are_its_last_line() {
    let mut before: Vec<String> = Vec::new();
    let mut round = 0;
    each_moment(|table| {
        let scene = in_english(table);
        if round == table.shown().round_number() && scene.log.len() >= before.len() {
            assert_eq!(scene.log[..before.len()], before[..]);
        }
        if !scene.news.is_empty() {
            assert_eq!(scene.log.last(), Some(&scene.news));
        }
        let is_step = matches!(table.phase(), Phase::Step(_));
        assert!(!is_step || scene.prompt == scene.news);
        round = table.shown().round_number();
        before = scene.log;
    });
}

#[test]
fn a_reload_shows_the_same_scene_except_in_a_pause() {
    let mut moments = 0;
    each_moment(|table| {
        moments += 1;
        if matches!(table.phase(), Phase::Step(_)) || moments % 9 != 0 {
            return;
        }
        let record = table.record();
        let replayed = MatchRecord::replay(record.options().clone(), record.moves());
        let mut replayed = replayed.expect("legal");
        if replayed.round_number() < record.round_number() {
            replayed.next_round();
        }
        let (restored, _) = Session::restored(replayed);
        assert_eq!(in_english(self::table(&restored)), in_english(table));
    });
}

#[test]
fn a_round_has_one_loser_at_most_and_the_fewest_points_win() {
    each_moment(|table| {
        let scene = in_english(table);
        let Some(outcome) = scene.outcome else {
            return;
        };
        let rounds = scene.scores.rounds;
        for round in 0..rounds {
            let points = scene.scores.rows.iter().map(|row| row.rounds[round]);
            assert!(points.sum::<i32>() <= 1);
        }
        let last = scene.scores.rows[0].rounds[rounds - 1];
        if outcome.is_match_over {
            assert_eq!(outcome.is_won, scene.scores.behind().is_none());
        } else {
            assert!(!outcome.is_won || last == 0);
        }
    });
}

#[test]
fn the_table_pauses_after_cards_are_taken_and_after_the_last_card() {
    let mut pauses = 0;
    let mut before = Phase::MatchOver;
    each_moment(|table| {
        let last = table.shown().steps().last();
        let has_result = matches!(last, Some(Step::CardsTaken { .. } | Step::Over(_)));
        if matches!(table.phase(), Phase::Step(_)) {
            assert!(has_result, "{last:?}");
            assert!(!zone(&in_english(table).zones, "hand").moves().any(|_| true));
            pauses += 1;
        } else if table.phase() == Phase::RoundOver {
            assert!(matches!(before, Phase::Step(_)));
        }
        before = table.phase();
    });
    assert!(pauses > 50, "{pauses} pauses");
}

#[test]
fn a_beating_card_is_taken_back_before_the_second_without_a_mark() {
    let mut session = started(against(&[Level::Wolf], "deals=1", 1));
    while !table(&session)
        .record()
        .round()
        .position()
        .table()
        .is_second()
        || table(&session).phase() != Phase::Person
    {
        let event = next_event(table(&session)).expect("somebody beats");
        let _ = session.update(event);
    }
    let beaten = table(&session).record().moves().len();
    assert_eq!(
        in_english(table(&session)).prompt,
        "Your turn: now put a second card on top, any you like."
    );
    let _ = session.update(Event::Undo);
    assert_eq!(table(&session).record().moves().len(), beaten - 1);
    assert!(!table(&session).record().takeback_used());
    let _ = session.update(Event::Undo);
    let is_marked = table(&session).record().takeback_used();
    assert_eq!(
        is_marked,
        table(&session).record().moves().len() < beaten - 1
    );
}
