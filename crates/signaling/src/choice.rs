//! Chooses the candidates of a text, if a browser names more than fit.

use super::candidate::{Address, Candidate, CandidateType};
use super::endpoint::MAX_CANDIDATES;

/// A candidate with the priority that the browser gives it. Greater is better.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    /// The candidate.
    pub(crate) candidate: Candidate,
    /// Its ICE priority.
    pub(crate) priority: u32,
}

/// The best candidates that fit into this number of bytes, at most one of each kind.
///
/// The order is: the device's own IPv4 address, its name, the IPv4 address that a STUN server sees, then IPv6.
/// Browsers prefer IPv6, but IPv4 works on more networks. Until a page may use the camera, browsers show a name
/// in place of one IPv4 and one IPv6 address, and a name does not show which it stands for. The name of lower
/// priority is taken, as it stands for IPv4.
pub(crate) fn choose(found: &[Ranked], bytes: usize) -> Vec<Candidate> {
    let mut chosen: Vec<Candidate> = Vec::new();
    let mut rest = bytes;
    for kind in 0..KINDS {
        let of_kind = found.iter().filter(|one| kind_of(&one.candidate) == kind);
        let best = of_kind.max_by_key(|one| match one.candidate.address() {
            Address::Name(_) => u32::MAX - one.priority,
            _ => one.priority,
        });
        let Some(best) = best else { continue };
        let size = size(&best.candidate);
        if chosen.len() < MAX_CANDIDATES && size <= rest {
            rest -= size;
            chosen.push(best.candidate);
        }
    }
    chosen
}

/// The number of bytes of a candidate in a text: its address and its port.
pub(crate) fn size(candidate: &Candidate) -> usize {
    2 + match candidate.address() {
        Address::V4(_) => 4,
        Address::Name(_) | Address::V6(_) => 16,
    }
}

/// The number of kinds.
const KINDS: usize = 5;

/// The kind of a candidate. Lower numbers are taken first.
fn kind_of(candidate: &Candidate) -> usize {
    match (candidate.address(), candidate.candidate_type()) {
        (Address::V4(_), CandidateType::Host) => 0,
        (Address::Name(_), _) => 1,
        (Address::V4(_), CandidateType::ServerReflexive) => 2,
        (Address::V6(_), CandidateType::Host) => 3,
        (Address::V6(_), CandidateType::ServerReflexive) => 4,
    }
}
