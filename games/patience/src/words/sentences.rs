//! Sentences: what has happened, what may be done, and why.

use super::Words;
use crate::play::{Hint, Play, targets};
use crate::rules::{
    Goal, Kind, Move, PileCard, PileStep, Position, Rules, STOCK, Stock, WASTE, legal, longest_run,
    play,
};

/// The most cards that go home by themselves and are named one by one.
const MAX_NAMED: usize = 3;

impl Words {
    /// What happens by moves from a position on, a sentence for each step that counts. Many cards that go to the
    /// foundations by themselves, after the first move, are only counted.
    #[must_use]
    pub fn happenings(&self, rules: &Rules, before: &Position, moves: &[Move]) -> Vec<String> {
        let mut position = *before;
        let (mut lines, mut home) = (Vec::new(), Vec::new());
        for (at, mv) in moves.iter().enumerate() {
            let was = position;
            let mut steps = Vec::new();
            play(rules, &mut position, *mv, &mut |step| steps.push(step));
            if at > 0 {
                home.push((was, steps));
                continue;
            }
            match mv {
                Move::Draw => lines.extend(self.draw_lines(rules, &position, &steps)),
                Move::Pair { one, other } => lines.push(self.pair_line(&was, *one, *other)),
                Move::Gather => lines.push(self.gathered().into()),
                Move::Cards { .. } => lines.extend(self.step_lines(rules, was, &steps)),
            }
        }
        if home.len() > MAX_NAMED {
            lines.push(self.went_home(home.len()));
        } else {
            let named =
                |(was, steps): (Position, Vec<PileStep>)| self.step_lines(rules, was, &steps);
            lines.extend(home.into_iter().flat_map(named));
        }
        lines
    }

    /// A hint as a sentence.
    #[must_use]
    pub fn hint_sentence(&self, play: &Play, Hint { mv, reason }: Hint) -> String {
        let why = self.why(reason.id());
        let (rules, position) = (play.rules(), play.position());
        match mv {
            Move::Draw => self.hint_draw(why),
            Move::Gather => self.hint_gather(why),
            Move::Pair { one, other } if one == other => {
                let name = self.top_name(position, one.into());
                self.hint_move(name, self.pile_name(rules, Self::away(rules)), why)
            }
            Move::Pair { one, other } => {
                let name = |pile: u8| self.top_name(position, pile.into());
                self.hint_pair(name(one), name(other), why)
            }
            Move::Cards { from, to, count } => {
                let first = first_card(position, from.into(), count);
                let name = match first {
                    Some(card) => self.card_name(card),
                    None => self.pile_name(rules, from.into()),
                };
                self.hint_move(name, self.onto_pile(rules, to.into()), why)
            }
        }
    }

    /// What has been picked up, and where it may go.
    #[must_use]
    pub fn picked_text(&self, play: &Play, pile: usize, count: u8) -> String {
        let (rules, position) = (play.rules(), play.position());
        let places = targets(rules, position, pile, count);
        let pairs = matches!(rules.goal, Goal::Thirteens | Goal::Diagonals(_));
        let place = |to: &usize| match position.top(*to) {
            Some(card) if pairs => self.card_name(card),
            _ => self.onto_pile(rules, *to),
        };
        let places: Vec<String> = places.iter().map(place).collect();
        let places = places.join(", ");
        let name = first_card(position, pile, count)
            .map_or_else(|| self.pile_name(rules, pile), |card| self.card_name(card));
        if count == 1 {
            self.picked_up(name, places)
        } else {
            self.picked_run(usize::from(count), name, places)
        }
    }

    /// The cards that may be moved.
    #[must_use]
    pub fn movable_text(&self, play: &Play) -> String {
        let mut names: Vec<String> = Vec::new();
        for mv in legal(play.rules(), play.position()) {
            let name = match mv {
                Move::Cards { from, count, .. } => {
                    let card = first_card(play.position(), from.into(), count);
                    card.map(|card| self.card_name(card))
                }
                Move::Pair { one, .. } => Some(self.top_name(play.position(), one.into())),
                Move::Draw | Move::Gather => None,
            };
            names.extend(name.filter(|name| !names.contains(name)));
        }
        if names.is_empty() {
            self.nothing_may_move().into()
        } else {
            self.may_move(names.join(", "))
        }
    }

    /// A pile with the number of its cards and those that lie face down, and its top card, or the cards that may be
    /// moved together.
    #[must_use]
    pub fn pile_text(&self, rules: &Rules, position: &Position, pile: usize) -> String {
        let name = self.pile_name(rules, pile);
        let cards = position.pile(pile);
        let Some(top) = cards.last() else {
            return self.empty(name);
        };
        let mut text = self.holds(name, cards.len());
        if pile == STOCK {
            return text;
        }
        let covered = cards.iter().filter(|card| card.is_face_down()).count();
        if covered > 0 {
            text = format!("{text}, {}", self.covered(covered));
        }
        if top.is_face_down() {
            return text;
        }
        let top = self.card_name(*top);
        let run = longest_run(rules, position, pile);
        match first_card(position, pile, run).filter(|_| run > 1) {
            Some(first) => format!("{text}, {}", self.run(self.card_name(first), top)),
            None => format!("{text}, {top}"),
        }
    }

    /// The whole table, pile by pile.
    #[must_use]
    pub fn table_text(&self, play: &Play) -> String {
        let (rules, position) = (play.rules(), play.position());
        let has_cards =
            |pile: &usize| !position.is_empty(*pile) || rules.group(*pile).kind == Kind::Column;
        let piles = (0..rules.piles()).filter(has_cards);
        let piles: Vec<String> = piles
            .map(|pile| self.pile_text(rules, position, pile))
            .collect();
        piles.join(". ")
    }

    fn draw_lines(&self, rules: &Rules, position: &Position, steps: &[PileStep]) -> Vec<String> {
        if steps.first() == Some(&PileStep::TurnedOver) {
            return vec![self.turned_over().into()];
        }
        let cards = steps.iter().filter_map(|step| match step {
            PileStep::Moved { to, .. } => Some(self.top_name(position, (*to).into())),
            _ => None,
        });
        let mut cards: Vec<String> = cards.collect();
        let is_row = cards.len() > 1 && !matches!(rules.stock, Stock::TwoWastes(_));
        if !is_row {
            // Of two wastes, the one that gets its cards last.
            return cards
                .pop()
                .map(|card| self.drawn(card))
                .into_iter()
                .collect();
        }
        vec![self.row_dealt().into(), self.drawn(cards.join(", "))]
    }

    fn pair_line(&self, was: &Position, one: u8, other: u8) -> String {
        let name = |pile: u8| self.top_name(was, pile.into());
        if one == other {
            self.gone(name(one))
        } else {
            self.paired(name(one), name(other))
        }
    }

    /// The steps of a move of cards: where they go, what is turned up, what fills a space.
    fn step_lines(&self, rules: &Rules, mut was: Position, steps: &[PileStep]) -> Vec<String> {
        let mut lines = Vec::new();
        for step in steps {
            match step {
                PileStep::Moved { from, to, count } => {
                    let (from, to) = (usize::from(*from), usize::from(*to));
                    let first = first_card_of_any(&was, from, *count);
                    let name = first.map(|card| self.card_name(card)).unwrap_or_default();
                    let onto = self.onto_pile(rules, to);
                    lines.push(if *count == 1 {
                        self.moved(name, onto)
                    } else {
                        self.moved_run(usize::from(*count), name, onto)
                    });
                    if from == STOCK {
                        was.draw(1);
                        was.shift(WASTE, to, 1);
                    } else {
                        was.shift(from, to, *count);
                        was.turn_top_up(from);
                    }
                }
                PileStep::Turned { card, .. } => {
                    lines.push(self.turned_up(self.card_name(*card)));
                }
                PileStep::TurnedOver | PileStep::Gathered => {
                    lines.push(self.gathered().into());
                }
            }
        }
        lines
    }

    fn top_name(&self, position: &Position, pile: usize) -> String {
        position
            .top(pile)
            .map(|card| self.card_name(card))
            .unwrap_or_default()
    }

    /// The pile to which single cards go that leave the game.
    fn away(rules: &Rules) -> usize {
        rules.piles_of(Kind::Foundation).next().unwrap_or(WASTE)
    }
}

/// The first of the top `count` cards of a pile; `None` for the stock, whose cards nobody sees.
fn first_card(position: &Position, pile: usize, count: u8) -> Option<PileCard> {
    if pile == STOCK {
        None
    } else {
        first_card_of_any(position, pile, count)
    }
}

/// The same, of the stock its next card.
fn first_card_of_any(position: &Position, pile: usize, count: u8) -> Option<PileCard> {
    let cards = position.pile(pile);
    if pile == STOCK {
        return cards.first().copied();
    }
    cards.get(cards.len().checked_sub(count.into())?).copied()
}
