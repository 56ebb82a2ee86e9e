//! A guest follows the draw of a joint seed.

use session::Commitment;

use super::{Drawing, Guest};
use crate::lie::{BROKEN, Fault, HOST};
use crate::promise;

impl Guest {
    /// Takes the promises for a round.
    ///
    /// A draw may begin again, because somebody has gone away. By then the host knows salts of others, so nobody
    /// may change a promise, and the host must always contribute: otherwise it could choose the deal.
    pub(super) fn take_promises(&mut self, round: usize, promises: &[String]) -> Result<(), Fault> {
        let must_seal = round > 0 && self.is_sealed_next();
        let is_whole = promises.len() == self.table.seats.len();
        let has_host = promises.get(HOST).is_some_and(|made| !made.is_empty());
        let is_kept = |(seat, made): (usize, &String)| {
            let first = self.table.log.promise(round, seat);
            made.is_empty() || first.is_none_or(|first| first == made)
        };
        let are_kept = promises.iter().enumerate().all(is_kept);
        if must_seal || !is_whole || !has_host || !are_kept || !self.is_draw_due(round) {
            return Err(BROKEN);
        }
        let read = |text: &String| text.parse::<Commitment>().ok();
        let promises: Vec<_> = promises.iter().map(read).collect();
        let own = self.secret.round_salt(self.match_number, round);
        self.table.drawing = match promises[self.seat] {
            Some(made) if made != promise(round, self.seat, own) => return Err(BROKEN),
            Some(_) => Drawing::Salt(round),
            None => Drawing::Done,
        };
        self.table.promises = promises;
        Ok(())
    }

    /// Whether a seed is drawn for this round now. Round 0 is the draw before the match.
    fn is_draw_due(&self, round: usize) -> bool {
        if round == 0 {
            self.table.record.is_none()
        } else {
            self.before_round(round).is_ok()
        }
    }
}
