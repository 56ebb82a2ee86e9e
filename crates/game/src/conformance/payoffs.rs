//! Payoffs.

use crate::conformance::suite::ensure;
use crate::conformance::{Check, Failure, Suite};
use crate::{Game, Turn};

impl<G: Game> Suite<G> {
    /// Checks in every position that there are payoffs exactly at the end, that they add up to
    /// [`Game::payoff_sum`], and that partners have the same.
    ///
    /// # Errors
    /// [`Check::Payoffs`].
    pub fn payoffs(&self) -> Result<(), Failure> {
        self.each_position(|game, _| {
            let payoffs = game.payoffs();
            let is_over = game.turn() == Turn::Over;
            ensure(Check::Payoffs, payoffs.is_some() == is_over, || {
                format!("payoffs {payoffs:?} with turn {:?}: {game:?}", game.turn())
            })?;
            let Some(payoffs) = payoffs else {
                return Ok(());
            };
            let sum: i64 = payoffs.as_slice().iter().copied().map(i64::from).sum();
            let declared = game.payoff_sum();
            let adds_up = declared.is_none_or(|declared| i64::from(declared) == sum);
            ensure(Check::Payoffs, adds_up, || {
                format!("{payoffs:?} add up to {sum}, not to {declared:?}: {game:?}")
            })?;
            for (one, payoff) in payoffs.iter() {
                for (other, others) in payoffs.iter() {
                    let agree = !game.are_partners(one, other) || payoff == others;
                    ensure(Check::Payoffs, agree, || {
                        format!("partners {one:?} and {other:?} have {payoffs:?}: {game:?}")
                    })?;
                }
            }
            Ok(())
        })
    }
}
