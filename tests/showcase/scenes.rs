//! The tables of the showcase: each is the table of Own Trumps with something more on it, or with another way to make
//! its moves.

use cards::french::PlayingCard;
use cards::{Card, SeatRange};
use own_trumps::words::Words;
use scene::{
    Accepted, CardPlace, Choice, DrawingPart, Face, Headings, Piece, PlaceKind, Press, Score,
    SeatScene, Selection, TableScene, Target, Word, Zone, ZoneKind,
};
use session::Table;

use crate::showcase::of_own_trumps;

/// Changes a scene.
type Change = fn(&mut TableScene);

const ALL: [(&str, Change); 8] = [
    ("faces", faces),
    ("zones", zones),
    ("selection", selection),
    ("targets", targets),
    ("pad", pad),
    ("seats", seats),
    ("dummy", dummy),
    ("choices", choices),
];

/// The table with this name; that of Own Trumps if there is none.
pub(crate) fn named(name: &str) -> impl Fn(&Table, &Words) -> TableScene + 'static {
    let change = ALL.iter().find(|(known, _)| *known == name);
    let change = change.map(|(_, change)| *change);
    move |table, words| {
        let mut scene = of_own_trumps(table, words);
        if let Some(change) = change {
            change(&mut scene);
        }
        scene
    }
}

/// Every face but that of a place.
fn faces(scene: &mut TableScene) {
    let dice = (5..=6).map(|pips| (Face::Die { pips }, format!("A die with {pips}")));
    let part = |path, is_drawn| DrawingPart { path, is_drawn };
    let house = vec![
        part("M15 90V45L50 15l35 30v45Z", true),
        part("M40 90V60h20v30", true),
        part("M65 28V12h10v24", false),
    ];
    let others = [
        (Face::Chip(25), "A chip of 25"),
        (Face::Tile("Q".into()), "The letter Q"),
        (Face::Text("Full house".into()), "Full house"),
        (Face::Drawing(house), "A house without a chimney"),
    ];
    let others = others
        .into_iter()
        .map(|(face, label)| (face, label.to_owned()));
    let pieces = (901..).zip(dice.chain(others));
    let pieces = pieces.map(|(key, (face, label))| Piece::new(key, face, label, stays()));
    scene.zones.push(Zone {
        pieces: pieces.collect(),
        ..Zone::new("faces", ZoneKind::Row, "Pieces".into())
    });
}

fn stays() -> Press {
    Press::Refused("This piece stays where it is.".into())
}

/// A board, a stock, and a pot of chips.
fn zones(scene: &mut TableScene) {
    let places = (921..925).map(|key| place(key, format!("Place {}", key - 920), stays()));
    let board = Zone {
        pieces: places.collect(),
        ..Zone::new("board", ZoneKind::Board, "The board".into())
    };
    let stock = Zone {
        backs: 12,
        ..Zone::new("stock", ZoneKind::Pile, "The stock".into())
    };
    let pot = Zone {
        chips: Some(40),
        ..Zone::new("pot", ZoneKind::Pile, "The pot".into())
    };
    scene.zones.extend([stock, pot, board]);
}

fn place(key: u16, label: String, press: Press) -> Piece {
    Piece::new(key, Face::Place(empty_place()), label, press)
}

const fn empty_place() -> CardPlace {
    CardPlace {
        kind: PlaceKind::Reserve,
        open: Vec::new(),
        count: 0,
        is_new: false,
    }
}

/// Cards are marked, and a button plays the one that is. Beside them lie numbered cards.
fn selection(scene: &mut TableScene) {
    let cards = [41, 5, 54].map(Card::try_from).into_iter().flatten();
    let cards = (901..).zip(cards).map(|(key, card)| {
        let label = format!("The card {}", card.number());
        Piece::new(
            key,
            Face::Numbered { card, mark: None },
            label,
            Press::Never,
        )
    });
    scene.zones.push(Zone {
        pieces: cards.collect(),
        ..Zone::new("numbers", ZoneKind::Row, "Numbers".into())
    });
    let mut parts = Vec::new();
    each_move(scene, |piece, mv| {
        parts.push((piece.key, mv.as_str().to_owned()));
        piece.press = Press::Mark;
    });
    let sets = parts.iter().map(|(key, _)| vec![*key]).collect();
    scene.selection = (!parts.is_empty()).then(|| Selection {
        prefix: String::new(),
        parts,
        accepted: Accepted::Sets(sets),
        label: "Play it".into(),
        ask: "Mark one card.".into(),
    });
}

/// Each card that can be played lies on a board, and can go to either of two places.
fn targets(scene: &mut TableScene) {
    let mut cards = Vec::new();
    each_move(scene, |piece, mv| match piece.face {
        Face::Card { card, .. } if cards.len() < 4 => {
            cards.push((card, piece.label.clone(), *mv));
            piece.press = Press::Refused("Play from the board.".into());
        }
        _ => {}
    });
    let moves: Vec<Word> = cards.iter().map(|(.., mv)| *mv).collect();
    let column = |(at, (card, label, mv)): (usize, (PlayingCard, String, Word))| {
        // The far place makes the move of another card.
        let other = moves[(at + 1) % moves.len()];
        let to = |key, mv| Target { key, mv };
        let open = vec![card];
        let face = Face::Place(CardPlace {
            open,
            ..empty_place()
        });
        let key = 941 + u16::try_from(at).unwrap_or_default();
        Piece {
            targets: vec![to(931, mv), to(932, other)],
            ask: "Where does it go?".into(),
            ..Piece::new(key, face, label, Press::Move(mv))
        }
    };
    let columns = cards.into_iter().enumerate().map(column);
    let goals = [(931, "The near place"), (932, "The far place")];
    let goals = goals.map(|(key, label)| place(key, label.into(), Press::Never));
    scene.zones.push(Zone {
        pieces: goals.into_iter().chain(columns).collect(),
        ..Zone::new("board", ZoneKind::Board, "The board".into())
    });
}

/// A score pad of nine columns: a cell makes the move of a card.
fn pad(scene: &mut TableScene) {
    const ROWS: [&str; 9] = [
        "Ones",
        "Twos",
        "Threes",
        "Fours",
        "Fives",
        "Sixes",
        "Three of a kind",
        "Full house",
        "Large straight",
    ];
    const COLUMNS: [&str; 4] = ["Me", "Ada", "Bob", "Cleo"];
    let mut moves = Vec::new();
    each_move(scene, |piece, mv| {
        moves.push(*mv);
        piece.press = Press::Refused("Write into the sheet.".into());
    });
    let cell = |at: usize| {
        let (row, column) = (at / COLUMNS.len(), at % COLUMNS.len());
        let mv = moves.get(row).filter(|_| column == 0);
        let points = i32::try_from(5 * row + column).unwrap_or_default();
        let (score, press) = match mv {
            Some(mv) => (Score::Offered(points), Press::Move(*mv)),
            None if row < 4 => (
                Score::Written(points),
                Press::Refused("It is written.".into()),
            ),
            None => (Score::Empty, Press::NotNow("It is not your turn.".into())),
        };
        let said = match score {
            Score::Empty => "empty".to_owned(),
            Score::Offered(points) => format!("write {points}"),
            Score::Written(points) => points.to_string(),
        };
        let label = format!("{}, {}: {said}", ROWS[row], COLUMNS[column]);
        let key = 940 + u16::try_from(at).unwrap_or_default();
        Piece::new(key, Face::Score(score), label, press)
    };
    scene.zones.push(Zone {
        pieces: (0..ROWS.len() * COLUMNS.len()).map(cell).collect(),
        headings: Headings {
            columns: COLUMNS.map(Into::into).into(),
            rows: ROWS.map(Into::into).into(),
        },
        ..Zone::new("pad", ZoneKind::Pad, "The sheet".into())
    });
}

/// Nine players on three sides, most of whom are to move at the same time.
fn seats(scene: &mut TableScene) {
    let Some(own) = scene.seats.first().cloned() else {
        return;
    };
    let all = SeatRange::ANY.most().seats();
    let more = all.skip(scene.seats.len()).map(|seat| SeatScene {
        seat,
        name: format!("Player {}", seat.get()),
        badge: None,
        summary: format!("Player {}: 5 cards, still choosing.", seat.get()),
        backs: 5,
        is_dealer: false,
        ..own.clone()
    });
    scene.seats.extend(more);
    for seat in &mut scene.seats {
        seat.side = Some(seat.seat.get() % 3);
        seat.is_to_move = seat.seat.get() != 4;
    }
}

/// The cards that are played are those of another player, on the table.
fn dummy(scene: &mut TableScene) {
    let hand = scene.zones.iter_mut().find(|zone| zone.id == "hand");
    let pieces = hand.map(|hand| core::mem::take(&mut hand.pieces));
    scene.zones.push(Zone {
        pieces: pieces.unwrap_or_default(),
        ..Zone::new("dummy", ZoneKind::Hand, "The dummy's hand".into())
    });
}

/// Every move has a button: more than a few are a list.
fn choices(scene: &mut TableScene) {
    let mut moves = Vec::new();
    each_move(scene, |piece, mv| {
        moves.push((piece.label.clone(), *mv));
        piece.press = Press::Refused("Press a button.".into());
    });
    let choice = |(label, mv): (String, Word)| Choice {
        label: format!("Play {label}"),
        detail: "It leaves the hand.".into(),
        mv,
    };
    scene.choices.extend(moves.into_iter().map(choice));
}

/// Changes each piece of the person's hand that makes a move.
fn each_move(scene: &mut TableScene, mut change: impl FnMut(&mut Piece, &Word)) {
    let hand = scene.zones.iter_mut().filter(|zone| zone.id == "hand");
    for piece in hand.flat_map(|hand| &mut hand.pieces) {
        if let Some(mv) = piece.mv().copied() {
            change(piece, &mv);
        }
    }
}
