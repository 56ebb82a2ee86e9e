//! The view in requests of the bot protocol (docs/protocol.md); the page asks its worker the same way.

use serde::{Deserialize, Serialize};

use crate::rules::{View, ViewSetup};

/// What a player knows, as JSON, unchecked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct ViewMessage {
    players: i64,
    me: i64,
    dealer: i64,
    hand: Vec<i64>,
    trick: Vec<(i64, i64)>,
    history: Vec<Vec<(i64, i64)>>,
    takers: Vec<i64>,
    scores: Vec<i64>,
}

/// The numbers for the rules' door.
impl From<ViewMessage> for ViewSetup {
    fn from(message: ViewMessage) -> Self {
        let ViewMessage {
            players,
            me,
            dealer,
            hand,
            trick,
            history,
            takers,
            scores,
        } = message;
        Self {
            players,
            me,
            dealer,
            hand,
            trick,
            history,
            takers,
            scores,
        }
    }
}

impl From<&View> for ViewMessage {
    fn from(view: &View) -> Self {
        let ViewSetup {
            players,
            me,
            dealer,
            hand,
            trick,
            history,
            takers,
            scores,
        } = view.into();
        Self {
            players,
            me,
            dealer,
            hand,
            trick,
            history,
            takers,
            scores,
        }
    }
}
