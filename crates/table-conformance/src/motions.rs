//! Steps agree with where the pieces are.

use std::collections::BTreeMap;

use game::conformance::ensure;
use scene::{Motion, Spot, TableScene, Zone, ZoneKind, motions_between};
use session::Table;

use crate::log::{Listener, listener};
use crate::{Check, Failure};

/// What each listener has seen last.
#[derive(Default)]
pub(crate) struct Seen(BTreeMap<Listener, (Vec<Motion>, TableScene)>);

impl Seen {
    /// The last motion names a piece that is where it says. A piece that has come to a zone was named by a
    /// motion, or its hand is new.
    pub(crate) fn follow(&mut self, table: &Table, scene: &TableScene) -> Result<(), Failure> {
        let now = scene.motions();
        let seen = (now.clone(), scene.clone());
        let Some((motions, before)) = self.0.insert(listener(table), seen) else {
            return Ok(());
        };
        let new = motions_between(Some(&motions), &now);
        let lost = new.last().filter(|motion| !is_there(motion, scene));
        ensure(Check::Steps, lost.is_none(), || {
            format!("{lost:?}, and no such piece is there")
        })?;
        let first = new.first().filter(|motion| !was_there(motion, &before));
        ensure(Check::Steps, first.is_none(), || {
            format!("{first:?}, and the piece was elsewhere")
        })?;
        let is_dealt = new
            .iter()
            .any(|motion| matches!(motion, Motion::Deal { .. }));
        // What is taken back is not always seen: cards that another player has taken, for example.
        if is_dealt || !now.starts_with(&motions) {
            return Ok(());
        }
        let zones = scene.zones.iter();
        let strange = zones.flat_map(|zone| unexplained(zone, &before, &new));
        let strange: Vec<(u16, &str)> = strange.collect();
        ensure(Check::Steps, strange.is_empty(), || {
            format!("{strange:?} have come there, and the steps say {new:?}")
        })
    }
}

/// Whether the piece that a motion names is on the table, in its zone.
fn is_there(motion: &Motion, scene: &TableScene) -> bool {
    let Motion::Move { key, to, .. } = motion else {
        return true;
    };
    let zone = zone_of(*key, scene);
    match to {
        Spot::Zone(id) => zone.is_some_and(|zone| zone.id == *id),
        Spot::Place(place) => place == key && zone.is_some(),
        // The hand may be closed.
        Spot::Seat(_) => zone.is_none_or(|zone| zone.kind == ZoneKind::Hand),
    }
}

/// Whether the piece that a motion names was in the zone from which it comes, if it was in sight.
fn was_there(motion: &Motion, before: &TableScene) -> bool {
    let Motion::Move { key, from, .. } = motion else {
        return true;
    };
    let zone = zone_of(*key, before);
    match from {
        Spot::Zone(id) => zone.is_none_or(|zone| zone.id == *id),
        Spot::Place(place) => zone_of(*place, before).is_some(),
        Spot::Seat(_) => zone.is_none_or(|zone| zone.kind == ZoneKind::Hand),
    }
}

fn zone_of(key: u16, scene: &TableScene) -> Option<&Zone> {
    let has = |zone: &&Zone| zone.pieces.iter().any(|piece| piece.key == key);
    scene.zones.iter().find(has)
}

/// The pieces that have come to a zone without a motion, each with the zone.
fn unexplained(zone: &Zone, before: &TableScene, new: &[Motion]) -> Vec<(u16, &'static str)> {
    let is_new_hand = zone.kind == ZoneKind::Hand
        && new
            .iter()
            .any(|motion| matches!(motion, Motion::NewHand { .. }));
    let then = before.zones.iter().find(|then| then.id == zone.id);
    // Cards that were covered come to light by themselves.
    let mut covered = then.map_or(0, |then| then.backs.saturating_sub(zone.backs));
    let is_named = |key: u16| {
        new.iter()
            .any(|motion| matches!(motion, Motion::Move { key: named, .. } if *named == key))
    };
    let keys = zone.pieces.iter().map(|piece| piece.key);
    let strange = keys.filter(|key| match zone_of(*key, before) {
        Some(then) => then.id != zone.id && !is_named(*key),
        None if is_new_hand || is_named(*key) => false,
        None => {
            let is_uncovered = covered > 0;
            covered = covered.saturating_sub(1);
            !is_uncovered
        }
    });
    strange.map(|key| (key, zone.id)).collect()
}
