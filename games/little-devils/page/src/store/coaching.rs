//! The coached round: in the first round of the match after the tutorial the best card is marked and
//! named without a question.
//!
//! Only the first round of that one match is coached, also after a reload, so its seed is saved. The
//! match counts like any other: a tip is advice, as the Hint button gives it in every match. A player
//! who takes a card back makes it a training match here, too.

use leptos::prelude::{Get, Set, untrack};

use cards::Seed;
use little_devils::protocol::StorageNames;
use little_devils::session::{Difficulty, MatchOptions, OptionsError, default_players};
use page::shell::MatchPage;
use page::storage::BrowserStorage;
use protocol::KeyValueStore;
use scene::{TableScene, Zone};
use session::Pause;

use crate::state::{Page, saved_seed};
use crate::store::Store;

/// The shortest time that a trick is shown in a coached round, in milliseconds.
const TRICK: u32 = 2500;

impl Store {
    /// Starts the easy match, and coaches its first round.
    pub fn play_first_round(self) {
        let Ok(options) = self.first_match() else {
            return self.set_learning(false);
        };
        self.coach_match(Some(options.seed()));
        self.set_learning(false);
        self.deal_once(options);
    }

    /// The easy match that follows the tutorial: four players with their default names.
    fn first_match(self) -> Result<MatchOptions, OptionsError> {
        let form = self.match_form();
        form.players.set(default_players());
        form.set_level(Difficulty::Easy.level());
        self.match_form_options(form)
    }

    /// Whether the round at the table is coached.
    #[must_use]
    pub fn is_coached(self) -> bool {
        let seed = self.parts().coached.get();
        let is_first = self.scene().is_some_and(|scene| scene.scores.rounds == 0);
        is_first && seed.is_some() && seed == self.seed()
    }

    /// Whether the person has to choose a card in a coached round.
    #[must_use]
    pub fn needs_coach(self) -> bool {
        self.is_coached() && self.scene().is_some_and(|scene| has_choice(&scene))
    }

    /// The best card and why, in a sentence, while the person chooses a card in a coached round.
    #[must_use]
    pub fn tip(self) -> Option<String> {
        let needed = self.needs_coach();
        self.words()
            .short_advice(&self.weighed().filter(|_| needed)?)
    }

    /// Ends the tips of this round.
    pub fn stop_coaching(self) {
        self.coach_match(None);
        Page::forget_advice(*self);
        self.set_remark(untrack(|| self.words().tips_off()).into());
    }

    /// The length of a pause: in a coached round a trick is shown long enough to be understood.
    pub(crate) fn coached_pause(self, pause: Pause, wait: u32) -> u32 {
        if pause == Pause::Trick && wait > 0 && self.is_coached() {
            wait.max(TRICK)
        } else {
            wait
        }
    }

    /// The tip, while the chunk is there: only it can start a coached round.
    #[must_use]
    pub fn coached_tip(self) -> Option<String> {
        (self.entries()?.tip)(*self)
    }

    fn coach_match(self, seed: Option<Seed>) {
        // Another tab may coach another match by now, whose tips go on.
        if seed.is_some() || saved_seed() == untrack(|| self.parts().coached.get()) {
            let text = seed.map(|Seed(seed)| seed.to_string());
            // If this fails, only a reload ends the tips.
            let _ = BrowserStorage.save(StorageNames::COACHED, text.as_deref().unwrap_or_default());
        }
        self.parts().coached.set(seed);
    }

    /// The seed of the match at the table.
    fn seed(self) -> Option<Seed> {
        self.with_session(|session| Some(session.table()?.record().options().seed()))
    }
}

/// Whether it is the person's turn and several cards may be played.
fn has_choice(scene: &TableScene) -> bool {
    let moves = scene.zones.iter().flat_map(Zone::moves);
    scene.is_own_turn && moves.count() > 1
}
