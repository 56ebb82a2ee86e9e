//! The round with tips: in the first round of the match after the tutorial the best card is marked and
//! named without a question.
//!
//! Only the first round of that one match has tips, also after a reload, so its seed is saved. The
//! match counts like any other: a tip is a hint, as the Hint button gives one in every match. A player
//! who takes a card back makes it a training match here, too.

use leptos::prelude::{Get, Set, untrack};

use cards::Seed;
use little_devils::protocol::INFO;
use little_devils::session::{MatchOptions, OptionsError, default_players};
use page::storage::BrowserStorage;
use protocol::{KeyValueStore, StorageName};
use scene::{TableScene, Zone};
use session::Pause;

use crate::state::saved_tips;
use crate::store::Store;

/// The shortest time that a trick is shown in a round with tips, in milliseconds.
const TRICK: u32 = 2500;

impl Store {
    /// Starts the easy match, with tips in its first round.
    pub fn play_first_round(self) {
        let Ok(options) = self.first_match() else {
            return self.set_learning(false);
        };
        self.set_tips_for(Some(options.seed()));
        self.set_learning(false);
        self.deal_once(options);
    }

    /// The easy match that follows the tutorial: four players with their default names.
    fn first_match(self) -> Result<MatchOptions, OptionsError> {
        let form = self.match_form();
        form.players.set(default_players());
        form.set_level(INFO.difficulties[0]);
        self.match_form_options(&form)
    }

    /// Whether the round at the table has tips.
    #[must_use]
    pub fn has_tips(self) -> bool {
        let seed = self.parts().tips_for.get();
        let is_first = self.scene().is_some_and(|scene| scene.scores.rounds == 0);
        is_first && seed.is_some() && seed == self.match_seed().map(digits)
    }

    /// Whether the person has to choose a card in a round with tips.
    #[must_use]
    pub fn needs_tip(self) -> bool {
        self.has_tips() && self.scene().is_some_and(|scene| has_choice(&scene))
    }

    /// The best card and why, in a sentence, while the person chooses a card in a round with tips.
    #[must_use]
    pub fn tip(self) -> Option<String> {
        let needed = self.needs_tip();
        self.words().short_hint(&self.weighed().filter(|_| needed)?)
    }

    /// Ends the tips of this round.
    pub fn stop_tips(self) {
        self.set_tips_for(None);
        self.forget_hint();
        self.set_remark(untrack(|| self.words().tips_off()).into());
    }

    /// The length of a pause: in a round with tips a trick is shown long enough to be understood.
    pub(crate) fn pause_with_tips(self, pause: Pause, wait: u32) -> u32 {
        if pause == Pause::Trick && wait > 0 && self.has_tips() {
            wait.max(TRICK)
        } else {
            wait
        }
    }

    /// The tip, while the chunk is there: only it can start a round with tips.
    #[must_use]
    pub fn tip_on_show(self) -> Option<String> {
        self.chunk()?.tip(*self)
    }

    fn set_tips_for(self, seed: Option<Seed>) {
        // Another tab may give tips in another match by now, whose tips go on.
        let seed = seed.map(digits);
        if seed.is_some() || saved_tips() == untrack(|| self.parts().tips_for.get()) {
            let name = StorageName::Coached.of(INFO.id());
            // If this fails, only a reload ends the tips.
            let _ = BrowserStorage.save(&name, seed.as_deref().unwrap_or_default());
        }
        self.parts().tips_for.set(seed);
    }
}

/// A seed as it is saved.
fn digits(Seed(seed): Seed) -> String {
    seed.to_string()
}

/// Whether it is the person's turn and several cards may be played.
fn has_choice(scene: &TableScene) -> bool {
    let moves = scene.zones.iter().flat_map(Zone::moves);
    scene.is_own_turn && moves.count() > 1
}
