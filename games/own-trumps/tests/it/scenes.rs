//! Scenes of whole matches.

use cards::french::PlayingCard;
use own_trumps::bots::levels;
use own_trumps::rules::Step;
use own_trumps::scene::scene;
use own_trumps::session::{Event, Phase, SessionTable};
use own_trumps::words::Words;
use scene::{Face, Mark, Piece, TableScene, Zone, ZoneKind};
use words::Lang;

use crate::tables::{against, next_event, play, started, table};

/// Matches with two, three and four players and all options, at every moment.
fn each_moment(mut visit: impl FnMut(&SessionTable<'_>)) {
    let levels = [levels::HARE, levels::WOLF, levels::HARE];
    for (bots, values, seed) in [
        (1, "deals=3", 1),
        (1, "deals=1 mirror=on may-take=on trump=clubs", 2),
        (2, "deals=3 may-take=on sixes-home=on", 3),
        (3, "deals=1 trump=diamonds", 4),
    ] {
        play(against(&levels[..bots], values, seed), &mut visit);
    }
}

fn in_english(table: &SessionTable<'_>) -> TableScene {
    scene(table, Words::for_lang(Lang::En))
}

fn zone<'a>(zones: &'a [Zone], id: &str) -> &'a Zone {
    zones.iter().find(|zone| zone.id == id).expect("a zone")
}

fn card(piece: &Piece) -> PlayingCard {
    match piece.face {
        Face::Card { card, .. } => card,
        _ => panic!("no playing card"),
    }
}

fn is_marked(piece: &Piece) -> bool {
    matches!(
        piece.face,
        Face::Card {
            mark: Some(Mark::Trump),
            ..
        }
    )
}

#[test]
fn every_card_of_the_table_lies_in_one_place() {
    each_moment(|table| {
        let scene = in_english(table);
        let (pile, hand) = (zone(&scene.zones, "pile"), zone(&scene.zones, "hand"));
        assert_eq!((pile.kind, hand.kind), (ZoneKind::Pile, ZoneKind::Hand));
        let pieces = || scene.zones.iter().flat_map(|zone| &zone.pieces);
        assert!(pieces().all(|piece| usize::from(piece.key) == card(piece).index() + 1));
        let steps = table.display_state().steps.last();
        let is_taken = matches!(steps, Some(Step::CardsTaken { .. }));
        let has_owner = |piece: &Piece| piece.owner.is_some();
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
        let own = table.display_state().table.trump(table.viewer());
        assert!(hand.is_sorted_by_key(is_marked));
        for piece in hand {
            let is_trump = card(piece).suit() == own;
            assert_eq!(is_marked(piece), is_trump);
            assert_eq!(piece.label.ends_with(", your trump"), is_trump);
        }
    });
}

#[test]
fn news_are_the_last_line_of_the_log_and_the_prompt_of_a_pause() {
    let mut news = 0;
    each_moment(|table| {
        let scene = in_english(table);
        if !scene.news.is_empty() {
            assert_eq!(scene.log().last(), Some(scene.news.as_str()));
            news += 1;
        }
        let is_step = matches!(table.phase(), Phase::Step(_));
        assert!(!is_step || scene.prompt == scene.news);
        assert!(scene.choices.iter().all(|one| !one.detail.is_empty()));
        assert!(
            scene
                .outcome
                .is_none_or(|outcome| !outcome.detail.is_empty())
        );
    });
    assert!(news > 50, "{news} news");
}

#[test]
fn the_table_pauses_after_cards_are_taken_and_after_the_last_card() {
    let mut pauses = 0;
    let mut before = Phase::MatchOver;
    each_moment(|table| {
        let last = table.display_state().steps.last();
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
    let mut session = started(against(&[levels::WOLF], "deals=1", 1));
    while !table(&session)
        .record()
        .round()
        .position()
        .table()
        .is_second
        || table(&session).phase() != Phase::Person
    {
        let event = next_event(&table(&session)).expect("somebody beats");
        let _ = session.update(event);
    }
    let beaten = table(&session).record().moves().len();
    assert_eq!(
        in_english(&table(&session)).prompt,
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
