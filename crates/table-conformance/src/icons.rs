//! The icons of a game, and the pictures that its page has.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::conformance::ensure;
use scene::{Face, FigureItem, PlaceKind, SceneGame, Sign, TableScene, suit_icon};
use words::Lang;

use crate::{Check, Failure, Suite};

impl<T: SceneGame> Suite<T> {
    /// The page has a picture for each icon: those of the look, the signs and the figures, and those of `scenes`.
    pub(crate) fn icons(&self, scenes: &BTreeSet<&'static str>) -> Result<(), Failure> {
        let sprite = sprite(self.page).map_err(|fault| Failure::new(Check::Icons, fault))?;
        let signs = T::signs((self.words)(Lang::En));
        let signs = signs.iter().filter_map(|sign| match sign {
            Sign::Icon(id) => Some(*id),
            Sign::Face(face) => of_face(face),
            Sign::Chips => Some("chip"),
            Sign::Bold(_) | Sign::Key(_) | Sign::CouldNotFollow => None,
        });
        let figures = T::figures();
        let items = figures.iter().flat_map(|figure| &figure.row);
        let figures = items.filter_map(|item| match item {
            FigureItem::Face(face) | FigureItem::Highlighted(face) => of_face(face),
            FigureItem::Gap => None,
        });
        let all = [T::LOOK.emblem, T::LOOK.leader].into_iter();
        let all = all.chain(signs).chain(figures);
        let all = all.chain(scenes.iter().copied());
        let missing: BTreeSet<&str> = all.filter(|id| !sprite.contains(*id)).collect();
        ensure(Check::Icons, missing.is_empty(), || {
            format!("{} has no pictures of {missing:?}", self.page)
        })
    }
}

/// The icons of a scene: those of players, of tricks, and of the suits of cards.
pub(crate) fn of_scene(scene: &TableScene) -> impl Iterator<Item = &'static str> {
    let seats = scene.seats.iter();
    let counters = seats.flat_map(|seat| seat.counters.iter().chain(&seat.badge));
    let counters = counters.map(|counter| counter.icon);
    let signs = scene.zones.iter().flat_map(|zone| &zone.trick.signs);
    let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
    let faces = pieces.filter_map(|piece| of_face(&piece.face));
    counters.chain(signs.map(|sign| sign.icon)).chain(faces)
}

/// The icon on a face.
fn of_face(face: &Face) -> Option<&'static str> {
    match face {
        Face::Card { card, .. } => Some(suit_icon(card.suit())),
        Face::Place(place) => match place.kind {
            PlaceKind::Foundation(suit) => Some(suit_icon(suit)),
            _ => place.open.first().map(|card| suit_icon(card.suit())),
        },
        Face::Chip(_) => Some("chip"),
        _ => None,
    }
}

/// The root folder of the repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The ids of the pictures of a page: of its `index.html`, or if it has none, of the one for all games at a table and of
/// its own `symbols.svg`; and those of the files that are taken in.
fn sprite(page: &str) -> Result<BTreeSet<String>, String> {
    let read = |path: &Path| {
        let read = fs::read_to_string(path);
        read.map_err(|error| format!("{}: {error}", path.display()))
    };
    let (page, root) = (Path::new(page), Path::new(ROOT));
    let own = page.join("index.html");
    let (html, folder) = if own.exists() {
        (own, page)
    } else {
        (root.join("crates/page/table.html"), root)
    };
    let text = read(&html)?;
    let mut ids = symbols(&text);
    for file in after(&text, "type=\"svg\" href=\"") {
        ids.extend(symbols(&read(&folder.join(file))?));
    }
    let more = page.join("symbols.svg");
    if more.exists() {
        ids.extend(symbols(&read(&more)?));
    }
    Ok(ids)
}

/// The ids of the symbols in a text.
fn symbols(text: &str) -> BTreeSet<String> {
    after(text, "<symbol id=\"").map(Into::into).collect()
}

/// The texts between a beginning and the next quotation mark.
fn after<'a>(text: &'a str, beginning: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = text.split(beginning).skip(1);
    parts.filter_map(|part| part.split('"').next())
}
