//! Requests to bots.

use game::Game;
use little_devils::session::{Effect, Session};

use super::play_match;
use crate::common::typed;

#[test]
fn a_bot_is_asked_with_its_own_view_and_the_totals() {
    let mut asked_with_totals = 0;
    for save in play_match(3, 9).1 {
        let (_, effects) = Session::restored(save.clone());
        let Some(Effect::Ask { seat: asked, .. }) = effects.first() else {
            continue;
        };
        let view = typed(&save).view(*asked);
        let seat = typed(&save).round().to_move().expect("a bot's turn");
        assert_eq!(view.me(), seat);
        assert_eq!(view.hand(), typed(&save).round().position().hands()[seat]);
        let mut totals = [0; 4];
        for round in typed(&save).match_state().rounds() {
            for (seat, devils) in round.iter() {
                totals[seat.index()] += u16::from(*devils);
            }
        }
        assert_eq!(view.totals().as_slice(), totals);
        asked_with_totals += usize::from(totals.iter().any(|total| *total > 0));
    }
    assert!(asked_with_totals > 50, "{asked_with_totals}");
}
