//! The smallest program for the browser with a whole client, to weigh it. See `docs/sealed-deal.md`.

#[cfg(target_arch = "wasm32")]
use sealed_deal::{Client, Plan, Update};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// One player's client in the browser.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub struct Minimal(Plan, Client);

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Minimal {
    /// A client of this plan, if there is one.
    #[must_use]
    pub fn make(cards: u8, hands: &[u8], me: u8, seed: &[u8]) -> Option<Self> {
        let plan = Plan::new(b"minimal", cards, hands).ok()?;
        let seat = plan.seats().seat(me.into()).ok()?;
        let (client, _) = Client::new(plan.clone(), seat, seed.try_into().ok()?)?;
        Some(Self(plan, client))
    }

    /// All messages that the client has said.
    #[must_use]
    pub fn sent(&self) -> Vec<u8> {
        self.1.sent().flatten().copied().collect()
    }

    /// Takes a message and gives the messages to send.
    #[must_use]
    pub fn receive(&mut self, from: u8, bytes: &[u8]) -> Option<Vec<u8>> {
        let from = self.0.seats().seat(from.into()).ok()?;
        self.1
            .receive(from, bytes)
            .ok()
            .map(|update| joined(&update))
    }

    /// Plays a card.
    #[must_use]
    pub fn play(&mut self, card: u8) -> Option<Vec<u8>> {
        self.1.play(card).ok().map(|update| joined(&update))
    }

    /// Ends the round.
    #[must_use]
    pub fn finish(&mut self) -> Option<Vec<u8>> {
        self.1.finish().ok().map(|update| joined(&update))
    }

    /// Saves the client, and goes on from the save.
    #[must_use]
    pub fn reload(&mut self) -> bool {
        let restored = Client::restore(self.0.clone(), &self.1.save());
        restored.map(|(client, _)| self.1 = client).is_ok()
    }

    /// The number of lies.
    #[must_use]
    pub fn lies(&self) -> usize {
        self.1.lies().len()
    }
}

#[cfg(target_arch = "wasm32")]
fn joined(update: &Update) -> Vec<u8> {
    update.messages.concat()
}
