//! A match that can be flawed in several ways, each of which fails its check.

use cards::{BySeat, Seat, SeatCount, SeatRange, Seed};
use game::conformance::{Check, matches};
use game::{Match, OneRound, Standing};

use crate::flawed::{Flaw, Flawed, failed, next_call};

/// A flaw of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MatchFlaw {
    None,
    DealsDiffer,
    NeverOver,
    StrangerWins,
    NobodyWins,
    OverAtFirst,
    OtherSeats,
    ForgetsPayoffs,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct FlawedMatch {
    flaw: MatchFlaw,
    sound: OneRound<Flawed>,
    finished: u32,
}

impl FlawedMatch {
    fn new(flaw: MatchFlaw, seed: Seed) -> Self {
        let sound = OneRound::new(Flawed::new(Flaw::None), seed);
        let finished = 0;
        Self {
            flaw,
            sound,
            finished,
        }
    }
}

impl Match for FlawedMatch {
    type Round = Flawed;

    fn seats(&self) -> SeatCount {
        match self.flaw {
            MatchFlaw::OtherSeats => SeatRange::ANY.most(),
            _ => self.sound.seats(),
        }
    }

    fn seed(&self) -> Seed {
        self.sound.seed()
    }

    fn deal(&self) -> Flawed {
        let mut round = self.sound.deal();
        if self.flaw == MatchFlaw::DealsDiffer {
            round.bits.push(next_call().is_multiple_of(3));
        }
        round
    }

    fn finish_round(&mut self, round: &Flawed) {
        self.sound.finish_round(round);
        self.finished += 1;
    }

    fn totals(&self) -> BySeat<i32> {
        match self.flaw {
            MatchFlaw::ForgetsPayoffs => {
                let calls = i32::try_from(next_call()).unwrap_or_default();
                BySeat::from_fn(self.seats(), |_| calls)
            }
            _ => self.sound.totals(),
        }
    }

    fn standing(&self) -> Standing {
        match (self.flaw, self.sound.standing()) {
            (MatchFlaw::NeverOver, _) => Standing::Ongoing,
            (MatchFlaw::StrangerWins, Standing::Over(_)) => {
                Standing::Over(SeatRange::ANY.most().seats().collect())
            }
            (MatchFlaw::NobodyWins, Standing::Over(_)) => Standing::Over(Vec::new()),
            (MatchFlaw::OverAtFirst, _) => Standing::Over(vec![Seat::FIRST]),
            (_, standing) => standing,
        }
    }
}

#[test]
fn each_flaw_of_a_match_fails_its_check() {
    let run = |flaw| {
        let make = |seed| FlawedMatch::new(flaw, seed);
        failed(matches(make, (0..20).map(Seed), 3))
    };
    assert_eq!(run(MatchFlaw::None), None);
    for (flaw, check) in [
        (MatchFlaw::DealsDiffer, Check::Seed),
        (MatchFlaw::NeverOver, Check::Match),
        (MatchFlaw::StrangerWins, Check::Match),
        (MatchFlaw::NobodyWins, Check::Match),
        (MatchFlaw::OverAtFirst, Check::Match),
        (MatchFlaw::OtherSeats, Check::Match),
        (MatchFlaw::ForgetsPayoffs, Check::Match),
    ] {
        assert_eq!(run(flaw), Some(check), "{flaw:?}");
    }
}
