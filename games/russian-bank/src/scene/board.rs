//! The board: what lies in each place, and what pressing it does.

use cards::Seat;
use cards::french::Suit;
use scene::{CardPlace, Face, Motion, Piece, PlaceKind, Press, Target, Zone, ZoneKind};
use session::TableGame;

use crate::rules::{IllegalPlay, Move, PackCard, Pile, Position, Round, Source, Target as Goal};
use crate::scene::Narrator;
use crate::scene::places::{Place, places};
use crate::session::SessionTable;
use crate::words::Words;

/// The board of a table, seen by the player below. `last` is the way of the last move's card.
pub(super) fn board(
    table: &SessionTable<'_>,
    last: Option<Motion>,
    narrator: &Narrator<'_>,
) -> Zone {
    let position = table.display_state().position();
    let places = places(table.viewer());
    let piece = |(place, key): (&Place, u16)| {
        let is_new = matches!(last, Some(Motion::Move { key: to, .. }) if to == key);
        let face = Face::Place(CardPlace {
            is_new,
            ..card_place(position, *place)
        });
        let (label, press) = (
            label(position, *place, narrator),
            press(table, *place, narrator.words),
        );
        Piece {
            targets: targets(table, *place, &places),
            ask: ask_target(table, *place, narrator.words),
            ..Piece::new(key, face, label, press)
        }
    };
    Zone {
        pieces: places.iter().zip(1..).map(piece).collect(),
        ..Zone::new("board", ZoneKind::Board, narrator.words.table().into())
    }
}

/// Where the card of a place can go. Nowhere if it is not a person's turn.
fn targets(table: &SessionTable<'_>, place: Place, places: &[Place]) -> Vec<Target> {
    let position = table.display_state().position();
    let carries = carries(position, source(table, place));
    let mut found = Vec::new();
    for (goal, key) in places.iter().zip(1..) {
        let ends = |(from, to, _): &&(Source, Goal, Move)| goal.is_target(position, *from, *to);
        found.extend(carries.iter().find(ends).map(|(_, _, mv)| Target {
            key,
            mv: Round::word(*mv),
        }));
    }
    found
}

/// Asks where the card of a place goes; empty if the person can move no card from there.
fn ask_target(table: &SessionTable<'_>, place: Place, words: &Words) -> String {
    let card = source(table, place).and_then(|from| table.display_state().position().card_at(from));
    card.map_or_else(String::new, |card| {
        words.choose_target(words.card_in_sentence(card.face()))
    })
}

/// The pile that a place is for the person to move; `None` if it is not their turn.
fn source(table: &SessionTable<'_>, place: Place) -> Option<Source> {
    let mover = table.display_state().position().to_move();
    place.source(mover.filter(|_| table.is_own_turn())?)
}

/// The legal moves of a card from a source.
fn carries(position: &Position, from: Option<Source>) -> Vec<(Source, Goal, Move)> {
    let legal = position.legal().into_iter();
    let carries = legal.filter_map(|mv| match mv {
        Move::Carry(source, to) if Some(source) == from => Some((source, to, mv)),
        _ => None,
    });
    carries.collect()
}

/// What pressing a place does if no card was picked before: the best-looking of its moves.
fn press(table: &SessionTable<'_>, place: Place, words: &Words) -> Press {
    let position = table.display_state().position();
    let Some(mover) = position.to_move().filter(|_| table.is_own_turn()) else {
        return Press::NotNow(words.why_not_now(table).into());
    };
    let refused = |reason: IllegalPlay| Press::Refused(words.refusal(reason));
    let to_waste = Move::Carry(Source::Drawn, Goal::OwnWaste);
    if place == Place::Stock(mover) {
        return position
            .check(Move::Draw)
            .map_or_else(refused, |()| Press::Move(Round::word(Move::Draw)));
    }
    let from = place.source(mover);
    let best = carries(position, from)
        .into_iter()
        .min_by_key(|(_, to, _)| rank(position, *to));
    if let Some((_, _, best)) = best {
        return Press::Move(Round::word(best));
    }
    if place == Place::Waste(mover) && position.check(to_waste).is_ok() {
        return Press::Move(Round::word(to_waste));
    }
    match from.filter(|from| position.card_at(*from).is_some()) {
        // Every target refuses; that of a foundation says what must be done first, or that there is no place.
        Some(Source::Waste) if position.drawn.is_none() => refused(IllegalPlay::WasteStays),
        Some(from) => match position.check(Move::Carry(from, Goal::Foundation)) {
            // Who sees a space wants to know why the card does not go there.
            Err(IllegalPlay::NotNext(_)) if is_kept_from_space(position, from) => {
                refused(IllegalPlay::SpaceForReserve)
            }
            Err(reason) => refused(reason),
            Ok(()) => Press::Never,
        },
        None => Press::Never,
    }
}

/// Whether there is a space that only cards of the reserve may fill.
fn is_kept_from_space(position: &Position, from: Source) -> bool {
    (0..).zip(&position.columns).any(|(column, cards)| {
        let to_space = Move::Carry(from, Goal::Column(column));
        cards.is_empty() && position.check(to_space) == Err(IllegalPlay::SpaceForReserve)
    })
}

/// Targets from the one that a player wants most to the one that is the last resort.
fn rank(position: &Position, to: Goal) -> u8 {
    match to {
        Goal::Foundation => 0,
        Goal::OtherReserve => 1,
        Goal::OtherWaste => 2,
        Goal::Column(_) if position.card_under(to).is_some() => 3,
        Goal::Column(_) => 4,
        Goal::OwnWaste => 5,
    }
}

/// The card that was turned by this player and is not laid down yet.
fn drawn_by(position: &Position, seat: Seat) -> Option<PackCard> {
    position.drawn.filter(|_| position.to_move() == Some(seat))
}

/// The top card of a foundation, by its number; of either pack.
fn built(position: &Position, at: usize) -> Option<PackCard> {
    let height = position.foundations[at];
    PackCard::all().find(|card| card.suit() == at / 2 && card.height() == height)
}

fn top(pile: &Pile) -> &[PackCard] {
    &pile.as_slice()[pile.len().saturating_sub(1)..]
}

/// What is drawn in a place.
fn card_place(position: &Position, place: Place) -> CardPlace {
    let new = |kind, open: &[PackCard], count| CardPlace {
        kind,
        open: open.iter().map(|card| card.face()).collect(),
        count,
        is_new: false,
    };
    match place {
        Place::Column(column) => {
            let column = &position.columns[usize::from(column)];
            new(PlaceKind::Column, column.as_slice(), 0)
        }
        Place::Foundation(at) => {
            let top = built(position, at);
            new(PlaceKind::Foundation(Suit::ALL[at / 2]), top.as_slice(), 0)
        }
        Place::Reserve(seat) => {
            let pile = &position.side(seat).reserve;
            new(PlaceKind::Reserve, top(pile), pile.len())
        }
        Place::Stock(seat) => new(PlaceKind::Stock, &[], position.side(seat).stock.len()),
        Place::Drawn(seat) => new(PlaceKind::Turned, drawn_by(position, seat).as_slice(), 0),
        Place::Waste(seat) => {
            let pile = &position.side(seat).waste;
            new(PlaceKind::Waste, top(pile), pile.len())
        }
    }
}

/// What a place is called, with the cards that can be seen there.
fn label(position: &Position, place: Place, narrator: &Narrator<'_>) -> String {
    let words = narrator.words;
    let name = |card: PackCard| words.card_name(card.face());
    match place {
        Place::Column(column) => {
            let cards = position.columns[usize::from(column)].as_slice();
            let cards: Vec<String> = cards.iter().rev().map(|card| name(*card)).collect();
            if cards.is_empty() {
                return words.space(column + 1);
            }
            words.column(column + 1, cards.join(", "))
        }
        Place::Foundation(at) => match built(position, at) {
            Some(card) => words.foundation(name(card)),
            None => words.empty_foundation().into(),
        },
        Place::Reserve(seat) => {
            let (who, pile) = (narrator.who(seat), &position.side(seat).reserve);
            match pile.top() {
                Some(card) => words.reserve(who, pile.len(), name(card)),
                None => words.no_reserve(who),
            }
        }
        Place::Stock(seat) => words.stock(narrator.who(seat), position.side(seat).stock.len()),
        Place::Waste(seat) => {
            let (who, pile) = (narrator.who(seat), &position.side(seat).waste);
            match pile.top() {
                Some(card) => words.waste(who, pile.len(), name(card)),
                None => words.no_waste(who),
            }
        }
        Place::Drawn(seat) => match drawn_by(position, seat) {
            Some(card) => words.turned(name(card)),
            None => words.no_turned().into(),
        },
    }
}
