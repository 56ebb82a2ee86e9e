//! Matches of real games in which nobody, not even the host, can look into the deals.

use cards::Seed;
use little_devils::rules::Round as LittleDevils;
use michigan::rules::Round as Michigan;
use own_trumps::rules::Round as OwnTrumps;
use together::{Host, Seating, deals_of};

use crate::hidden_hands::assert_hidden;
use crate::persons::{honest, secret};
use crate::whole_matches::play_sealed;

#[test]
fn real_games_with_sealed_deals_end_on_bad_networks() {
    drop(play_sealed::<OwnTrumps>("SHC 1", 2, 1));
    drop(play_sealed::<LittleDevils>("", 2, 2));
}

#[test]
fn nobody_knows_the_other_hands_of_real_games() {
    assert_hidden::<LittleDevils>("", 3, 5);
    assert_hidden::<OwnTrumps>("SHC 1", 2, 6);
    assert_hidden::<OwnTrumps>("SHCD 1 may-take", 3, 7);
}

#[test]
fn a_sealed_table_is_for_games_that_can() {
    let open = vec![Seating::Open; 2];
    let own = secret(Seed(1), 0);
    assert!(Host::sealed(deals_of::<Michigan>(), "Ada", "1", &open, own, honest(0)).is_none());
    let own_trumps =
        |text, others| Host::sealed(deals_of::<OwnTrumps>(), "Ada", text, others, own, honest(0));
    assert!(own_trumps("SHC 1", &open[..]).is_some());
    assert!(own_trumps("SHC 1 sixes-home", &open).is_none());
    assert!(own_trumps("SH 1", &open[..1]).is_none());
    assert!(own_trumps("SH 1 mirror", &open[..1]).is_none());
}
