//! Which moves are legal, and why others are not.

use crate::rules::duty::duty;
use crate::rules::{IllegalPlay, MAX_SHIFTS, Move, Moves, PackCard, Position, Source, Target};

impl Position {
    /// The legal moves of the player to move; none when the deal is over.
    #[must_use]
    pub fn legal(&self) -> Moves {
        if self.ending.is_some() {
            return Moves::default();
        }
        if let Some((_, moves)) = duty(self) {
            return moves;
        }
        let mut moves = Moves::default();
        for from in Source::all() {
            let Some(card) = self.card_at(from) else {
                continue;
            };
            let targets = Target::all().skip(1);
            let legal = targets.filter(|to| self.check_carry(from, card, *to).is_ok());
            legal.for_each(|to| moves.insert(Move::Carry(from, to)));
        }
        for mv in [Move::Draw, Move::Pass] {
            if self.check_other(mv).is_ok() {
                moves.insert(mv);
            }
        }
        moves
    }

    /// Checks a move of the player to move.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, mv: Move) -> Result<(), IllegalPlay> {
        if self.ending.is_some() {
            return Err(IllegalPlay::Over);
        }
        if let Move::Carry(from, _) = mv {
            self.card_at(from).ok_or(IllegalPlay::NoCard)?;
        }
        if let Some((duty, moves)) = duty(self) {
            return if moves.contains(mv) {
                Ok(())
            } else {
                Err(IllegalPlay::Duty(duty))
            };
        }
        match mv {
            Move::Carry(from, to) => {
                let card = self.card_at(from).ok_or(IllegalPlay::NoCard)?;
                self.check_carry(from, card, to)
            }
            Move::Draw | Move::Pass => self.check_other(mv),
        }
    }

    /// Checks a move from pile to pile of a player without duty.
    fn check_carry(&self, from: Source, card: PackCard, to: Target) -> Result<(), IllegalPlay> {
        let under = self.card_under(to);
        match (from, to) {
            (_, Target::Foundation) => Err(IllegalPlay::NotNext(card)),
            (Source::Waste, _) => Err(IllegalPlay::WasteStays),
            (Source::Column(_), Target::Column(_)) if self.shifts >= MAX_SHIFTS => {
                Err(IllegalPlay::TooManyShifts)
            }
            (Source::Column(from), Target::Column(to)) if from == to => {
                Err(IllegalPlay::NotDescending(card))
            }
            (_, Target::Column(_)) if under.is_none() => self.check_space(from),
            (_, Target::Column(to)) if self.fits_column(card, to) => Ok(()),
            (_, Target::Column(_)) => Err(IllegalPlay::NotDescending(card)),
            (Source::Drawn, Target::OwnWaste) => Ok(()),
            (_, Target::OwnWaste) => Err(IllegalPlay::OnlyDrawn),
            (Source::Reserve | Source::Column(_), _) if self.options.turned_only => {
                Err(IllegalPlay::OnlyDrawn)
            }
            (_, Target::OtherReserve | Target::OtherWaste) => match under {
                Some(under) if card.loads(under) => Ok(()),
                _ => Err(IllegalPlay::NotNeighbour(card)),
            },
        }
    }

    /// Checks that a card of this place may fill a space (rule 9).
    fn check_space(&self, from: Source) -> Result<(), IllegalPlay> {
        let has_reserve = !self.side(self.turn).reserve.is_empty();
        match from {
            Source::Reserve => Ok(()),
            _ if has_reserve => Err(IllegalPlay::SpaceForReserve),
            // The only card of a column would leave a space behind.
            Source::Column(column) if self.columns[usize::from(column)].second().is_none() => {
                Err(IllegalPlay::SameSpace)
            }
            _ => Ok(()),
        }
    }

    /// Checks that a card may be turned, or that the player may pass.
    fn check_other(&self, mv: Move) -> Result<(), IllegalPlay> {
        let own = self.side(self.turn);
        let can_turn = !own.stock.is_empty() || !own.waste.is_empty();
        match (self.drawn, mv) {
            (Some(card), _) => Err(IllegalPlay::DrawnFirst(card)),
            (None, Move::Pass) if can_turn => Err(IllegalPlay::MustTurn),
            (None, Move::Draw) if !can_turn => Err(IllegalPlay::NothingToTurn),
            (None, _) => Ok(()),
        }
    }
}
