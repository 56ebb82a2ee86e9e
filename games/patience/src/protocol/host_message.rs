//! Messages of the page around the frame of the patiences.

use game::ChosenOptions;
use protocol::{FromHost, NewMatchOptions};

use super::INFO;
use crate::games;
use crate::play::DealLink;

/// The message about the end of a patience: its type, and the field with the id.
pub const DEAL_END: (&str, &str) = ("patienceEnd", "patience");

/// A message of the host page.
#[derive(Clone, Debug)]
pub enum HostMessage {
    /// Stop the clock, or let it go on.
    Pause(bool),
    /// A message that every game knows.
    Shared(FromHost),
    /// Deal a patience.
    Deal(DealLink),
}

impl HostMessage {
    /// Reads a message, whose fields `field` gives as text. `Ok(None)` for a message that is not for the patiences.
    ///
    /// # Errors
    /// Says in words what is wrong with a message for the patiences.
    pub fn read(field: impl Fn(&str) -> Option<String>) -> Result<Option<Self>, String> {
        let message = match FromHost::read(&INFO, &field)? {
            None => return Ok(None),
            Some(FromHost::Pause) => Self::Pause(true),
            Some(FromHost::Resume) => Self::Pause(false),
            Some(FromHost::NewMatch(wishes)) => Self::Deal(deal(&field, &wishes)?),
            Some(shared) => Self::Shared(shared),
        };
        Ok(Some(message))
    }
}

/// The deal that a host asks for: Klondike if it names no patience, and any deal if it names no seed.
fn deal(
    field: &impl Fn(&str) -> Option<String>,
    wishes: &NewMatchOptions,
) -> Result<DealLink, String> {
    if wishes.options != ChosenOptions::default() {
        return Err("newMatch: settings are the player's own".into());
    }
    let id = field("patience").unwrap_or_else(|| "klondike".into());
    let Some(game) = games::by_id(&id) else {
        let shown: String = id.chars().take(20).collect();
        return Err(format!("there is no patience \"{shown}\""));
    };
    let seed = wishes.seed;
    Ok(DealLink { game, seed })
}
