//! Parts of a scene that fit together: players and sides, headings and cells of a score pad.

use game::conformance::ensure;
use protocol::TableFormat;
use scene::{TableScene, ZoneKind};
use session::{Phase, Table};

use crate::starts::typed;
use crate::{Check, Failure};

/// The players are those of the table, on the sides of the rules, and nobody is marked out of turn.
pub(crate) fn players<G: TableFormat>(table: &Table, scene: &TableScene) -> Result<(), Failure> {
    let round = typed::<G>(table.record())?.round();
    for one in &scene.seats {
        let is_there = one.seat.get() < round.seats().get();
        ensure(Check::Players, is_there, || {
            format!("a player sits in seat {:?}", one.seat)
        })?;
        for other in scene.seats.iter().filter(|other| other.seat != one.seat) {
            let on_one_side = one.side.is_some() && one.side == other.side;
            let are_partners = round.are_partners(one.seat, other.seat);
            ensure(Check::Players, on_one_side == are_partners, || {
                format!("the sides of {:?} and {:?} are wrong", one.seat, other.seat)
            })?;
        }
        // While a step is shown the record is ahead.
        let is_settled = !matches!(table.phase(), Phase::Step(_));
        let is_wrong = one.is_to_move && is_settled && !round.turn().has(one.seat);
        ensure(Check::Players, !is_wrong, || {
            format!("the player {:?} is marked out of turn", one.seat)
        })?;
    }
    Ok(())
}

/// A score pad has one cell for each row and column, and nothing else has headings.
pub(crate) fn pads(scene: &TableScene) -> Result<(), Failure> {
    for zone in &scene.zones {
        let cells = zone.headings.rows.len() * zone.headings.columns.len();
        let fits = match zone.kind {
            ZoneKind::Pad => cells == zone.pieces.len(),
            _ => zone.headings == scene::Headings::default(),
        };
        ensure(Check::Pads, fits, || {
            let pieces = zone.pieces.len();
            format!("{} has {pieces} pieces for {cells} cells", zone.id)
        })?;
    }
    Ok(())
}
