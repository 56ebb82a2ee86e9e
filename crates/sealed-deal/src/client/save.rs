//! Saving a client, and going on after a reload.

use core::fmt;

use cards::Seat;

use super::{Client, Update};
use crate::plan::Plan;

/// The first byte of a save: the version of its format.
const VERSION: u8 = 1;

/// The bytes are not a save of this deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestoreError;

impl Client {
    /// The whole state, with the seed: only for the player's own storage. About 23 kB for six players.
    ///
    /// The bytes are the version, the plan's hash, the seat, whether the round has ended (0 or 1), the
    /// seed, and each message taken: its sender, its length (two bytes, the high one first), itself.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.record.plan.id());
        bytes.extend([self.me.get(), u8::from(self.is_finished)]);
        bytes.extend(self.secrets.seed());
        for (seat, message) in &self.log {
            let length = u16::try_from(message.len()).unwrap_or(u16::MAX);
            bytes.push(seat.get());
            bytes.extend(length.to_be_bytes());
            bytes.extend(message);
        }
        bytes
    }

    /// The client that was saved. The update has the messages that it has not sent yet.
    ///
    /// # Errors
    /// The bytes are not a save of this plan.
    pub fn restore(plan: Plan, bytes: &[u8]) -> Result<(Self, Update), RestoreError> {
        Self::read(plan, bytes).ok_or(RestoreError)
    }

    /// All messages that this client has sent, in order, for a player who has missed some.
    pub fn sent(&self) -> impl Iterator<Item = &[u8]> {
        let own = self.log.iter().filter(|(seat, _)| *seat == self.me);
        own.map(|(_, message)| message.as_slice())
    }

    fn read(plan: Plan, bytes: &[u8]) -> Option<(Self, Update)> {
        let rest = bytes.strip_prefix(&[VERSION])?.strip_prefix(plan.id())?;
        let ([me, finished], rest) = rest.split_first_chunk()?;
        let (seed, mut rest) = rest.split_first_chunk()?;
        let me = plan.seats().seat((*me).into()).ok()?;
        let mut client = Self::silent(plan, me, *seed)?;
        client.is_finished = match finished {
            0 => false,
            1 => true,
            _ => return None,
        };
        let mut told = Update::default();
        while let Some(([seat, high, low], after)) = rest.split_first_chunk() {
            let length = usize::from(u16::from_be_bytes([*high, *low]));
            let (message, after) = after.split_at_checked(length)?;
            let seat: Seat = client.record.plan.seats().seat((*seat).into()).ok()?;
            client.accept(seat, message, &mut told).ok()?;
            rest = after;
        }
        if !rest.is_empty() {
            return None;
        }
        let mut update = Update::default();
        client.respond(&mut update);
        Some((client, update))
    }
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a save of this deal")
    }
}

impl core::error::Error for RestoreError {}
