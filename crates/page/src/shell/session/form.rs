//! The form that starts a match: its first values, and starting the match.

use core::iter::once;

use leptos::prelude::{GetUntracked, RwSignal, Set, untrack};
use session::MatchOptions;

use cards::Seat;
use game::ChosenOptions;
use session::{Controller, OptionsError, Player};

use crate::seed;
use crate::shell::{MatchForm, Shell};

impl Shell {
    /// A form with the match as the address and the last match suggest it.
    #[must_use]
    pub fn match_form(self) -> MatchForm {
        let (settings, address, info) = (self.settings(), self.address(), self.info());
        let game = self.game();
        let default = info.default_level();
        let level = |at| {
            address
                .level
                .or(settings.level(info, at))
                .unwrap_or(default)
        };
        let name = |at| game.bot_names().get(at).copied().unwrap_or_default();
        let players = address.players.or(settings.players(info));
        MatchForm {
            players: RwSignal::new(players.unwrap_or(game.default_players())),
            name: RwSignal::new(settings.name().into()),
            names: core::array::from_fn(|at| RwSignal::new(name(at).to_owned())),
            levels: core::array::from_fn(|at| RwSignal::new(level(at))),
            people: RwSignal::new(0),
            options: self.first_options(),
            wrong: RwSignal::new(None),
        }
    }

    /// The options that the address names, else those of the last match; `None` in a game without options.
    fn first_options(self) -> Option<RwSignal<ChosenOptions>> {
        if self.info().options.is_empty() {
            return None;
        }
        let mut options = self.settings().options(self.info());
        options.extend(&self.address().options);
        Some(RwSignal::new(options))
    }

    /// The options that a form has now.
    fn chosen_options(self, form: &MatchForm) -> Option<ChosenOptions> {
        if self.info().options.is_empty() {
            return None;
        }
        Some(form.options?.get_untracked())
    }

    /// Starts the match of a form, or marks the seat whose name is wrong.
    pub fn deal_form(self, form: &MatchForm) {
        match self.match_form_options(form) {
            Ok(options) => {
                if let Some(chosen) = self.chosen_options(form) {
                    let info = self.info();
                    self.change_settings(move |settings| settings.set_options(info, &chosen));
                }
                self.deal(options);
            }
            Err(OptionsError::Name(seat)) => form.wrong.set(Some(seat)),
            Err(OptionsError::Players(_)) => form.players.set(self.info().seats().fewest()),
        }
    }

    /// The options of the match of a form. Without bots, all players are people at this device.
    ///
    /// # Errors
    /// A name that is missing or too long.
    pub fn match_form_options(self, form: &MatchForm) -> Result<MatchOptions, OptionsError> {
        let name = form.name.get_untracked();
        let opponents = form.names.iter().zip(untrack(|| form.seated_levels()));
        let opponents = (0..).zip(opponents).map(|(at, (name, level))| Player {
            name: name.get_untracked(),
            controller: if self.info().levels.is_empty() || untrack(|| form.is_person(at)) {
                Controller::Here
            } else {
                Controller::Bot(level)
            },
        });
        let seed = self.address().seed.unwrap_or_else(seed::fresh);
        let options = self.chosen_options(form).unwrap_or_default();
        let players = once(Player::here(&name)).chain(opponents).collect();
        let format = self.game().format();
        let start = |seats| format.start(seed, seats, &options);
        MatchOptions::in_range(format.info().seats(), players, start)
    }

    /// Saves who sits at the table, for the next match; not who shares the device today.
    pub(super) fn save_table(self, options: &MatchOptions) {
        if options.is_shared() {
            return;
        }
        let levels: Vec<_> = options.bots().map(|(_, level)| level).collect();
        let name = options.name(Seat::FIRST).to_owned();
        let seats = options.seats();
        self.change_settings(move |settings| settings.set_table(seats, &name, levels));
    }
}
