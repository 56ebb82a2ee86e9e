//! Michigan at a table.

use cards::Seat;
use game::Record;
use session::{Pause, TableGame};

use crate::bots::Level;
use crate::rules::{Match, Round, Step};
use crate::session::ShownPosition;

impl TableGame for Round {
    type Match = Match;
    type Level = Level;
    type Shown = ShownPosition;

    fn shown(record: &Record<Match>, viewer: Seat) -> ShownPosition {
        ShownPosition::new(record, viewer)
    }

    /// Every card, stop and gain has a pause of its own. See [`ShownPosition::show`].
    fn show_step(shown: &mut ShownPosition, step: Step) -> Option<Pause> {
        shown.show(step)
    }
}
