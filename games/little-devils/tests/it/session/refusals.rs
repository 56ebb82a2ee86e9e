//! Invalid records are refused.

use game::ReplayError;
use little_devils::session::MatchRecord;

use super::{play_match, table};

#[test]
fn records_refuse_illegal_cards() {
    let (session, _) = play_match(2, 3);
    let record = table(&session).record();
    let (options, mut plays) = (record.options().clone(), record.moves().to_vec());
    plays.push(plays[0]);
    let after = MatchRecord::replay(options.clone(), &plays);
    assert_eq!(after, Err(ReplayError::AfterTheEnd(plays.len())));
    let twice = MatchRecord::replay(options, &[plays[0], plays[0]]);
    assert!(
        matches!(twice, Err(ReplayError::IllegalPlay { number: 2, .. })),
        "{twice:?}"
    );
}
