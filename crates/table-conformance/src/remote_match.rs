//! Matches in the file of a family.

use cards::{Generator, below};
use game::conformance::ensure;
use protocol::{AnyReader, TableFormat, load_match, match_text};
use session::{AnyMatch, Effect, Event, MatchOptions, Session, Table, TableBots};

use crate::events::next;
use crate::starts::{SEED, start};
use crate::{Check, Failure};

/// The number of moves after which such a match is left.
const MOST_MOVES: usize = 120;

/// One in this many moments is compared for what takes long: copies, earlier moments and saves.
const SLOW_CHECKS: u32 = 12;

/// A game in this program, and the same game in the file of a family.
pub(crate) struct Both {
    pub(crate) near: &'static dyn AnyReader,
    pub(crate) far: &'static dyn AnyReader,
}

impl Both {
    /// Plays a match with the same events here and there.
    pub(crate) fn play<G: TableFormat + TableBots>(
        &self,
        number: usize,
        look: &mut dyn FnMut(&Table, &Table) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut generator = SEED.derive(4_000 + number as u64).generator();
        let options = start::<G>(number)?;
        let chosen = self.near.chosen(options.start());
        same(
            "chosen",
            &self.far.chosen(&*self.far_start(options.start())?),
            &chosen,
        )?;
        let far =
            MatchOptions::from_start(options.players().to_vec(), self.far_start(options.start())?);
        let far = far.map_err(|error| Failure::new(Check::Remote, error.to_string()))?;
        let mut sessions = [Session::default(), Session::default()];
        let mut events = [Event::NewMatch(options), Event::NewMatch(far)];
        loop {
            let mut effects = Vec::new();
            for (session, event) in sessions.iter_mut().zip(events) {
                effects.push(session.update(event));
            }
            let [near, far] = &sessions;
            let (Some(near), Some(far)) = (near.table(), far.table()) else {
                return Ok(());
            };
            self.same_effects(&effects[0], &effects[1])?;
            self.same_table(near, far)?;
            look(near, far)?;
            if below(&mut generator, SLOW_CHECKS) == 0 {
                self.same_copies(near, far, &mut generator)?;
            }
            let is_short = near.record().moves().len() <= MOST_MOVES;
            let Some(event) = next::<G>(near, &mut generator).filter(|_| is_short) else {
                return Ok(());
            };
            events = [event.clone(), event];
        }
    }

    /// The same match there, before its first move.
    fn far_start(&self, near: &dyn AnyMatch) -> Result<Box<dyn AnyMatch>, Failure> {
        let text = self.near.start_text(near);
        let far = self.far.parse_start(near.seed(), near.seats(), &text);
        let far =
            far.ok_or_else(|| Failure::new(Check::Remote, format!("{text:?} is not read")))?;
        same("start text", &self.far.start_text(&*far), &text)?;
        Ok(far)
    }

    fn same_effects(&self, near: &[Effect], far: &[Effect]) -> Result<(), Failure> {
        let text = |reader: &dyn AnyReader, effect: &Effect| match effect {
            Effect::Save(record) => format!("save {}", match_text(reader, record)),
            Effect::RoundFinished(record) => format!("finished {}", match_text(reader, record)),
            other => format!("{other:?}"),
        };
        let texts = |reader, effects: &[Effect]| -> Vec<String> {
            effects.iter().map(|effect| text(reader, effect)).collect()
        };
        same("effects", &texts(self.far, far), &texts(self.near, near))
    }

    fn same_table(&self, near: &Table, far: &Table) -> Result<(), Failure> {
        same("table", &far.parts(), &near.parts())?;
        same_match(near.record().any(), far.record().any())?;
        for seat in near.record().any().seats().seats() {
            let [near, far] = [(self.near, near), (self.far, far)]
                .map(|(reader, table)| reader.view_text(table.record(), seat));
            same("view", &far, &near)?;
        }
        Ok(())
    }

    /// Copies, earlier moments and saves.
    fn same_copies(
        &self,
        near: &Table,
        far: &Table,
        generator: &mut Generator,
    ) -> Result<(), Failure> {
        let [near, far] = [near.record(), far.record()];
        same(
            "dealt",
            &self.far.dealt_text(far.any()),
            &self.near.dealt_text(near.any()),
        )?;
        let is_copy = far.any().is_same(&*far.any().boxed()) && far.clone() == *far;
        same("a copy", &is_copy, &true)?;
        let other = far.any().restarted();
        let is_other = far.any().is_same(&*other);
        same("another match", &is_other, &near.any().moves().is_empty())?;
        let moves = u32::try_from(near.moves().len()).unwrap_or_default();
        let back = below(generator, moves + 1) as usize;
        match (near.any().back_to(back), far.any().back_to(back)) {
            (Some(near), Some(far)) => same_match(&*near, &*far)?,
            (near, far) => same("an earlier moment", &far.is_some(), &near.is_some())?,
        }
        let saved = match_text(self.near, near);
        let read = load_match(self.far, &saved).map(|read| match_text(self.far, &read));
        same("a save that is read", &read.ok(), &Some(saved))
    }
}

/// Whether two matches say the same of themselves.
fn same_match(near: &dyn AnyMatch, far: &dyn AnyMatch) -> Result<(), Failure> {
    let state = |any: &dyn AnyMatch| {
        let counts = [any.round_moves(), any.round_number()];
        let flags = [
            any.moves_at_once(),
            any.day_is_one_round(),
            any.has_given_deals(),
            any.is_mid_turn(),
        ];
        let scores = (any.totals(), any.payoffs(), any.standing());
        let chance = (any.draw(), any.time_up(), any.claim_move());
        (
            any.seats(),
            any.seed(),
            any.moves().to_vec(),
            counts,
            flags,
            scores,
            chance,
        )
    };
    same("match", &state(far), &state(near))?;
    let moves = |any: &dyn AnyMatch| {
        let seats = any.seats().seats();
        let by_seat: Vec<_> = seats
            .map(|seat| (any.legal_of(seat), any.has_choice(seat)))
            .collect();
        let legal = any.legal();
        let movers: Vec<_> = legal
            .iter()
            .map(|mv| (any.mover(*mv), any.is_move(*mv), any.is_legal(*mv)))
            .collect();
        (any.turn(), legal, by_seat, movers)
    };
    same("moves", &moves(far), &moves(near))
}

/// Whether both are the same.
pub(crate) fn same<T: PartialEq + core::fmt::Debug>(
    name: &str,
    far: &T,
    near: &T,
) -> Result<(), Failure> {
    ensure(Check::Remote, far == near, || {
        format!("{name}: {far:?} in the file of a family, and {near:?} here")
    })
}
