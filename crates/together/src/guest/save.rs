//! A guest is saved and restored.

use protocol::compact_text;
use session::parse_hex;

use super::{Dealing, Guest};
use crate::sealed::checked_deal;
use crate::{AnyDeals, Dealer, Entry, Lie, Save, Secret, SentDeal, joint_seed};

/// Everything that a guest keeps but the log. Anybody who can read it can play in the guest's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestState {
    secret: String,
    name: String,
    seat: usize,
    ready: bool,
    sealed: bool,
    match_number: usize,
    /// The determinization of the round on the table; none between rounds.
    determinization: Vec<Vec<u8>>,
    /// The lie that has ended the match.
    lie: Option<Lie>,
}

compact_text!(struct GuestState { secret, name, seat, ready, sealed, match_number, determinization, lie });

impl GuestState {
    /// Whether nobody can look into the deals, so that restoring needs a dealer that is ready.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.sealed
    }
}

impl Guest {
    /// Everything that a reload needs, to be saved after every output.
    #[must_use]
    pub fn save(&self) -> Save<GuestState> {
        Save {
            state: self.state(),
            log: self.table.log.entries().to_vec(),
        }
    }

    /// Everything but the log.
    #[must_use]
    pub fn state(&self) -> GuestState {
        let dealt = self.table.before.as_ref().and(self.table.record.as_deref());
        GuestState {
            secret: self.secret.text(),
            name: self.name.clone(),
            seat: self.seat,
            ready: self.ready,
            sealed: self.is_sealed(),
            match_number: self.match_number,
            determinization: dealt.map_or_else(Vec::new, |record| self.game.cards(record)),
            lie: self.table.lie.clone(),
        }
    }

    /// The guest of a save, before it has connected again. Everything is checked as if it came from the host.
    /// `None` if the save contradicts itself, or if its deals are sealed and there is no dealer that is ready.
    #[must_use]
    pub fn restore(
        game: &'static dyn AnyDeals,
        save: &Save<GuestState>,
        dealer: Option<Box<dyn Dealer>>,
    ) -> Option<Self> {
        let Save { state, log } = save;
        let mut guest = Self::new(game, &state.name, Secret(parse_hex(&state.secret)?));
        guest.seat = state.seat;
        guest.ready = state.ready;
        guest.match_number = state.match_number;
        guest.dealing = Dealing {
            is_sealed: state.sealed,
            dealer,
        };
        guest.can_follow().then_some(())?;
        for (at, entry) in log.iter().enumerate() {
            let deals: Vec<SentDeal> = match entry {
                Entry::Dealt { round } => {
                    let checked = guest.table.checked.clone();
                    let later = checked.or_else(|| guest.opened_later(*round, &log[at..]));
                    let cards = later.unwrap_or_else(|| state.determinization.clone());
                    vec![SentDeal {
                        round: *round,
                        cards,
                    }]
                }
                _ => Vec::new(),
            };
            if matches!(entry, Entry::Sealing { .. }) {
                guest.table.checked = checked_deal(&log[at..]).cloned();
            }
            guest.take(entry, &deals).ok()?;
        }
        guest.table.lie.clone_from(&state.lie);
        Some(guest)
    }

    /// The true deal of the next round, if its salts are opened later in the log.
    fn opened_later(&self, round: usize, coming: &[Entry]) -> Option<Vec<Vec<u8>>> {
        let opened = coming.iter().find_map(|entry| match entry {
            Entry::Opened {
                round: of, salts, ..
            } if *of == round => Some(salts),
            _ => None,
        });
        let salts: Vec<_> = opened?.iter().map(|salt| salt.parse().ok()).collect();
        let before = self.table.record.as_deref()?;
        Some(self.game.deal_from(before, joint_seed(round, &salts)))
    }
}
