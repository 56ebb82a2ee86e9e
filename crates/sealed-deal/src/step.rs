//! The steps that turn the open deck into the sealed one.
//!
//! With n players there are 2n − 1. All but the last player shuffle and multiply by their mask. The last
//! player shuffles and puts a key on each card. Then the others replace their mask by a key on each card.

use cards::Seat;
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::plan::Plan;
use crate::secrets::Secrets;

/// The number of steps of a deal.
pub(crate) const fn steps(plan: &Plan) -> usize {
    2 * plan.seats().size() - 1
}

/// The seat that does a step.
pub(crate) fn doer(plan: &Plan, step: usize) -> Option<Seat> {
    plan.seats().seats().nth(step % plan.seats().size())
}

/// Whether the order of the cards may change in a step.
pub(crate) const fn is_shuffle(plan: &Plan, step: usize) -> bool {
    step < plan.seats().size()
}

/// The deck after a step that is done as it should be.
pub(crate) fn carry_out(
    plan: &Plan,
    secrets: &Secrets,
    step: usize,
    deck: &[RistrettoPoint],
) -> Vec<RistrettoPoint> {
    let last = plan.seats().size() - 1;
    if step < last {
        let mask = secrets.mask();
        let order = secrets.order(plan.cards());
        let points = order.iter().map(|old| deck[usize::from(*old)] * mask);
        return points.collect();
    }
    let (order, unmask) = if step == last {
        (secrets.order(plan.cards()), Scalar::ONE)
    } else {
        ((0..plan.cards()).collect(), secrets.mask().invert())
    };
    let points = (0..plan.cards()).zip(order);
    let factor = |position| secrets.key(plan, position) * unmask;
    points
        .map(|(position, old)| deck[usize::from(old)] * factor(position))
        .collect()
}
