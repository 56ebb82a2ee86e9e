//! A scene with all kinds of zones, faces, presses and motions.

use cards::french::{PlayingCard, Rank, Suit};
use cards::{Card, SeatSet};
use scene::{
    Accepted, CardPlace, Choice, Counter, DrawingPart, Face, Headings, Mark, Motion, Outcome,
    Piece, PlaceKind, Press, SceneStep, Score, SeatScene, Selection, Spot, TableScene, Target,
    TrickSign, TrickState, Zone, ZoneKind,
};

use super::{seat, sheet, word};

const ACE: PlayingCard = PlayingCard::new(Rank::Ace, Suit::Clubs);

/// One face of each kind.
fn faces() -> Vec<Face> {
    let place = |kind| {
        Face::Place(CardPlace {
            kind,
            open: vec![ACE, PlayingCard::new(Rank::Two, Suit::Spades)],
            count: 12,
            is_new: kind == PlaceKind::Waste,
        })
    };
    let part = |path, is_drawn| DrawingPart { path, is_drawn };
    let card = |mark| Face::Card { card: ACE, mark };
    vec![
        card(None),
        card(Some(Mark::Trump)),
        Face::Numbered {
            card: Card::LOWEST,
            mark: Some(Mark::Bonus),
        },
        Face::Numbered {
            card: Card::LOWEST,
            mark: Some(Mark::CouldNotFollow),
        },
        place(PlaceKind::Column),
        place(PlaceKind::Foundation(Suit::Hearts)),
        place(PlaceKind::Reserve),
        place(PlaceKind::Stock),
        place(PlaceKind::Turned),
        place(PlaceKind::Waste),
        Face::Die { pips: 6 },
        Face::Chip(u32::MAX),
        Face::Tile("Ä".into()),
        Face::Score(Score::Empty),
        Face::Score(Score::Offered(-7)),
        Face::Score(Score::Written(i32::MIN)),
        Face::Drawing(vec![part("M0 0L100 100", true), part("M9 9H90", false)]),
        Face::Text("Two words".into()),
    ]
}

/// A zone of each kind with one piece of each face, and each kind of press.
fn zones() -> Vec<Zone> {
    let presses = [
        Press::Move(word("pass:2C+KH")),
        Press::Mark,
        Press::Refused("Follow suit.".into()),
        Press::NotNow("Wait.".into()),
        Press::Never,
    ];
    let presses = presses.iter().cycle().cloned();
    let piece = |((key, face), press): ((u16, Face), Press)| Piece {
        owner: (key % 2 == 0).then(|| seat(8)),
        targets: vec![Target {
            key: u16::MAX,
            mv: word("take"),
        }],
        ask: "Where to?".into(),
        ..Piece::new(key, face, format!("Piece {key}"), press)
    };
    let pieces: Vec<Piece> = (1..).zip(faces()).zip(presses).map(piece).collect();
    let zone = |id, kind| Zone {
        pieces: pieces.clone(),
        backs: 3,
        chips: Some(0),
        headings: Headings {
            columns: vec!["Ada".into(), "Bob".into()],
            rows: vec!["Fives".into()],
        },
        trick: TrickState {
            course: Some("high"),
            told: "High.".into(),
            signs: vec![TrickSign {
                icon: "arrow",
                word: "High".into(),
                detail: "above 23".into(),
            }],
            taking: Some(4),
            is_complete: true,
        },
        ..Zone::new(id, kind, format!("The {id}"))
    };
    vec![
        zone("hand", ZoneKind::Hand),
        zone("trick", ZoneKind::Trick),
        zone("pile", ZoneKind::Pile),
        zone("row", ZoneKind::Row),
        zone("board", ZoneKind::Board),
        zone("pad", ZoneKind::Pad),
        Zone::new("empty", ZoneKind::Row, String::new()),
    ]
}

/// Steps with each kind of motion.
fn steps() -> Vec<SceneStep> {
    let spots = [Spot::Seat(seat(1)), Spot::Zone("pile"), Spot::Place(7)];
    let moves = spots.map(|spot| Motion::Move {
        key: 7,
        from: spot,
        to: Spot::Zone("pile"),
    });
    let (from, seat) = ("pile", seat(2));
    let deal = |round, dealer| Motion::Deal { round, dealer };
    let others = vec![
        Motion::NewHand { from },
        Motion::Take {
            cards: 3,
            from,
            seat,
        },
        Motion::TrickTaken { from, seat },
        Motion::Count { seat, is_bad: true },
        Motion::Pay {
            from: Spot::Place(1),
            to: seat,
        },
        Motion::RoundOver,
        Motion::MatchOver { won: true },
    ];
    let step = |motions, line: &str| SceneStep {
        motions,
        line: line.into(),
    };
    vec![
        step(vec![deal(1, None)], ""),
        step(vec![deal(2, Some(seat))], "Cleo deals."),
        step(moves.into(), "Bob plays: 7!"),
        step(others, "Cleo wins."),
        SceneStep::told("Über das Ende".into()),
    ]
}

/// A scene with everything that a scene can have.
pub(crate) fn everything() -> TableScene {
    let counter = |icon, number| Counter { icon, number };
    let mut scores = sheet(&[[3, 0, -4], [0, 5, 1]]);
    scores.rows[0].partners = SeatSet::EMPTY.with(seat(3)).with(seat(5));
    TableScene {
        seats: vec![
            SeatScene::new(seat(0), "Ada".into()),
            SeatScene {
                detail: "Easy".into(),
                counters: vec![counter("chip", Some(-1)), counter("crown", None)],
                backs: 13,
                badge: Some(counter("trick", Some(2))),
                summary: "Bob has 13 cards.".into(),
                side: Some(1),
                is_dealer: true,
                is_to_move: true,
                ..SeatScene::new(seat(1), "Bob".into())
            },
        ],
        zones: zones(),
        choices: vec![Choice {
            label: "Take 3".into(),
            detail: String::new(),
            mv: word("take"),
        }],
        selection: Some(Selection {
            prefix: "pass:".into(),
            parts: vec![(1, "2C".into()), (2, "KH".into())],
            accepted: Accepted::Sets(vec![vec![1, 2], vec![]]),
            label: "Pass".into(),
            ask: "Choose two.".into(),
        }),
        prompt: "Your turn.".into(),
        news: "Stopped.".into(),
        is_own_turn: true,
        steps: steps(),
        scores,
        skip: "Nothing is at stake.".into(),
        can_undo: true,
        outcome: Some(Outcome {
            title: "You win".into(),
            why: vec!["Bob has no cards left.".into()],
            detail: "Well done.".into(),
            is_match_over: true,
            is_won: true,
        }),
    }
}
