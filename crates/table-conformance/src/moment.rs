//! The checks of one moment.

use std::collections::BTreeMap;

use game::conformance::ensure;
use scene::{Face, Piece, Press, SceneGame, TableScene, Word, Zone, ZoneKind};
use session::{Phase, Table};
use words::Lang;

use crate::icons::of_scene;
use crate::scores::scores;
use crate::selections::selections;
use crate::shape::{pads, players};
use crate::texts::say_something;
use crate::{Check, Failure, Report, Suite};

/// A table at one moment, and its scene in a language.
pub(crate) struct Moment<'a> {
    pub(crate) table: &'a Table,
    pub(crate) scene: TableScene,
    pub(crate) lang: Lang,
}

impl<T: SceneGame> Suite<T> {
    /// Presses, texts and hands at one moment. The end of a round is read in all languages.
    pub(crate) fn look_at(&self, moment: &Moment<'_>, report: &mut Report) -> Result<(), Failure> {
        let (table, scene) = (moment.table, &moment.scene);
        presses(table, scene)?;
        players::<T::Round>(table, scene)?;
        pads(scene)?;
        scores(table, scene)?;
        report.icons.extend(of_scene(scene));
        report.zones.extend(scene.zones.iter().map(|zone| zone.id));
        let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
        let refused = pieces.filter(|piece| matches!(piece.press, Press::Refused(_)));
        report.refusals += refused.count();
        report.own_turns += usize::from(scene.is_own_turn);
        say_something(scene, moment.lang)?;
        if scene.outcome.is_some() {
            for lang in Lang::ALL {
                say_something(&self.scene_in(table, lang), lang)?;
            }
        }
        if table.record().options().is_shared() {
            report.covered += usize::from(table.open_hand().is_none());
            hands(table, scene)?;
        }
        Ok(())
    }
}

/// Everything that can be pressed and chosen is legal, and everything legal can be pressed or chosen.
fn presses(table: &Table, scene: &TableScene) -> Result<(), Failure> {
    let phase = table.phase();
    let is_own_turn = matches!(phase, Phase::Person | Phase::Forced(_));
    ensure(Check::Presses, scene.is_own_turn == is_own_turn, || {
        format!("the scene is wrong about whose turn it is in {phase:?}")
    })?;
    let pieces = || scene.zones.iter().flat_map(|zone| &zone.pieces);
    let is_other =
        |piece: &Piece, key: u16| key != piece.key && pieces().any(|other| other.key == key);
    let strays = |piece: &&Piece| {
        let mut targets = piece.targets.iter();
        targets.any(|target| !is_other(piece, target.key))
    };
    let stray = pieces().find(strays).map(|piece| piece.key);
    ensure(Check::Presses, stray.is_none(), || {
        format!("a target of the piece {stray:?} is itself, or not on the table")
    })?;
    let own = table.open_hand().filter(|_| is_own_turn);
    let legal = own.map(|seat| table.record().any().legal_of(seat));
    let mut legal = selections(scene, legal.unwrap_or_default())?;
    let mut offered = offered(scene);
    for moves in [&mut offered, &mut legal] {
        moves.sort();
        moves.dedup();
    }
    ensure(Check::Presses, offered == legal, || {
        format!("the table offers {offered:?}, and legal are {legal:?}")
    })
}

/// The moves that pieces and buttons of a scene make; a move that several make is there several times.
#[must_use]
pub fn offered(scene: &TableScene) -> Vec<Word> {
    let pieces = scene.zones.iter().flat_map(Zone::moves);
    let choices = scene.choices.iter().map(|choice| &choice.mv);
    pieces.chain(choices).copied().collect()
}

/// At a shared device the hand of nobody but the player to move is open, and none before they are ready.
fn hands(table: &Table, scene: &TableScene) -> Result<(), Failure> {
    let hand = scene
        .zones
        .iter()
        .filter(|zone| zone.kind == ZoneKind::Hand);
    let shown: usize = hand.map(|hand| hand.pieces.len()).sum();
    let options = table.record().options();
    let is_nobody_you = || {
        let mut seats = scene.seats.iter();
        seats.all(|seat| seat.name == options.name(seat.seat))
    };
    let is_right = match table.open_hand() {
        Some(seat) => {
            let turn = table.record().any().turn();
            table.viewer() == seat && (turn.mover().is_none() || turn.has(seat))
        }
        None => shown == 0 && scene.choices.is_empty() && !scene.is_own_turn && is_nobody_you(),
    };
    ensure(Check::HandOver, is_right, || {
        format!(
            "{shown} cards are shown, and the open hand is {:?}",
            table.open_hand()
        )
    })
}

/// The pieces of a round by their keys.
#[derive(Default)]
pub(crate) struct Keys {
    round: usize,
    pieces: BTreeMap<u16, String>,
}

impl Keys {
    /// Each key is there once, and names the piece that it has named before in this round.
    pub(crate) fn follow(&mut self, table: &Table, scene: &TableScene) -> Result<(), Failure> {
        let round = table.record().round_number();
        if round != self.round {
            (self.round, self.pieces) = (round, BTreeMap::new());
        }
        let pieces = || scene.zones.iter().flat_map(|zone| &zone.pieces);
        let mut keys: Vec<u16> = pieces().map(|piece| piece.key).collect();
        keys.sort_unstable();
        let twice = keys.windows(2).find(|pair| pair[0] == pair[1]);
        let is_unique = twice.is_none() && keys.first() != Some(&0);
        ensure(Check::UniqueKeys, is_unique, || {
            format!("a key is there twice, or 0: {keys:?}")
        })?;
        for piece in pieces() {
            let shows = identity(&piece.face);
            let before = self.pieces.entry(piece.key);
            let before = before.or_insert_with(|| shows.clone());
            ensure(Check::SteadyKeys, *before == shows, || {
                format!("the key {} has gone to {:?}", piece.key, piece.face)
            })?;
        }
        Ok(())
    }
}

/// What stays the same of a face as long as the piece does: its card, or the kind of its place.
fn identity(face: &Face) -> String {
    match face {
        Face::Card { card, .. } => card.to_string(),
        Face::Numbered { card, .. } => card.number().to_string(),
        Face::Place(place) => format!("{:?}", place.kind),
        // A die shows other pips after each throw, and a drawing more parts.
        Face::Die { .. } => "die".into(),
        Face::Score(_) => "score".into(),
        Face::Drawing(_) => "drawing".into(),
        Face::Chip(value) => value.to_string(),
        Face::Tile(text) | Face::Text(text) => text.clone(),
    }
}
