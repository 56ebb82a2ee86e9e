//! The rules of a game to read, from its declaration.

use super::Guide;
use crate::games::{Measured, measured};
use crate::play::Scoring;
use crate::rules::{
    Base, Declaration, Gather, Goal, Group, Kind, Order, Refill, Rules, Sources, Stock, Suits, Take,
};

impl Guide {
    /// The rules of a game, a paragraph for each part of the table.
    #[must_use]
    pub fn rules_of(&self, game: &Declaration) -> Vec<String> {
        let rules = &game.rules;
        let foundations = self.of_kind(rules, Kind::Foundation, Self::foundations_text);
        let columns = self.of_kind(rules, Kind::Column, Self::columns_text);
        let cells = self.of_kind(rules, Kind::Cell, |this, _, group| {
            this.cells(this.counted(usize::from(group.count)))
        });
        let reserves = self.of_kind(rules, Kind::Reserve, |this, rules, group| {
            this.reserve(reserve_id(rules, group))
        });
        let goal = format!(
            "{} {}",
            self.goal_text(rules),
            self.pack(rules.packs, rules.cards())
        );
        let mut all = vec![
            goal,
            foundations,
            columns,
            cells,
            reserves,
            self.stock_text(rules),
        ];
        all.extend(special_ids(game).into_iter().map(|id| self.special(id)));
        all.push(self.points_text(game));
        let decided = measured(game.id).filter(|found| found.undecided() < found.deals);
        all.extend(decided.map(|found| self.measured_text(found)));
        all.retain(|text| !text.is_empty());
        all
    }

    /// How the game is scored; empty if it is not.
    fn points_text(&self, game: &Declaration) -> String {
        let fits = Scoring::ALL.map(|scoring| scoring.fits(game));
        let id = match fits {
            [true, true] => "klondike",
            [true, false] => "spider",
            [false, true] => "canfield",
            [false, false] => return String::new(),
        };
        let draw = match game.rules.stock {
            Stock::Draw(cards) => cards,
            _ => 0,
        };
        self.points_rules(id, draw)
    }

    /// How many deals the solver has won and lost.
    fn measured_text(&self, found: Measured) -> String {
        let count = |deals: u32| usize::try_from(deals).unwrap_or(usize::MAX);
        let [deals, won, lost, open] =
            [found.deals, found.won, found.lost, found.undecided()].map(count);
        self.measured(deals, won, lost, open)
    }

    /// The texts about all groups of a kind.
    fn of_kind(
        &self,
        rules: &Rules,
        kind: Kind,
        text: fn(&Self, &Rules, &Group) -> String,
    ) -> String {
        let groups = rules.groups.iter().filter(|group| group.kind == kind);
        let texts: Vec<String> = groups.map(|group| text(self, rules, group)).collect();
        texts.join(" ")
    }

    fn goal_text(&self, rules: &Rules) -> String {
        let (id, cards) = match rules.goal {
            Goal::Rows => ("rows", 0),
            Goal::Diagonals(cards) => ("diagonals", cards),
            Goal::Thirteens => ("thirteens", 0),
            Goal::AllCards if rules.stock == Stock::Foundation => ("golf", 0),
            Goal::AllCards => ("all", 0),
        };
        self.goal(id, cards)
    }

    fn foundations_text(&self, rules: &Rules, group: &Group) -> String {
        // A sentence does not begin with a digit.
        let count = self.counted(usize::from(group.count));
        self.foundations(foundation_id(rules, group), count)
    }

    fn columns_text(&self, rules: &Rules, group: &Group) -> String {
        let id = match group.build.order {
            Order::Down | Order::DownAceHigh => "down",
            Order::Up => "up",
            Order::UpOrDown => "up-or-down",
            _ => "none",
        };
        let suits = match group.build.suits {
            Suits::Any => "any",
            Suits::Same => "same",
            Suits::Alternate => "alternate",
        };
        let wraps = group.build.wraps || group.build.order == Order::DownAceHigh;
        let take = match group.take {
            Take::Run(build) if build.suits == Suits::Same => "suit",
            Take::Run(_) => "order",
            Take::Whole(_) => "whole",
            _ => "top",
        };
        let is_pairs = matches!(rules.goal, Goal::Thirteens | Goal::Diagonals(_));
        let mut texts = Vec::new();
        if !is_pairs && rules.goal != Goal::Rows {
            texts.push(self.columns(id, suits, if wraps { "yes" } else { "no" }));
            texts.push(self.take(take));
        }
        texts.push(self.space(space_id(rules, group)));
        texts.retain(|text| !text.is_empty());
        texts.join(" ")
    }

    fn stock_text(&self, rules: &Rules) -> String {
        let (id, count) = match rules.stock {
            Stock::Fills => ("none", 0),
            Stock::Draw(cards) => ("draw", cards),
            Stock::TwoWastes(cards) => ("two", cards),
            Stock::Rows {
                needs_filled: true, ..
            } => ("rows-filled", 0),
            Stock::Rows { .. } => ("rows", 0),
            Stock::Foundation => ("golf", 0),
            Stock::Extra => ("extra", 0),
        };
        let mut texts = vec![self.stock(id, count)];
        if matches!(rules.stock, Stock::Draw(_) | Stock::TwoWastes(_)) {
            texts.push(self.passes(rules.passes));
        }
        match rules.gather {
            Gather::None => {}
            Gather::Packets(times) => texts.push(self.gathering("packets", times)),
            Gather::Shuffle(times) => texts.push(self.gathering("shuffle", times)),
            Gather::Rows(times) => texts.push(self.gathering("rows", times)),
        }
        texts.retain(|text| !text.is_empty());
        texts.join(" ")
    }
}

fn foundation_id(rules: &Rules, group: &Group) -> &'static str {
    match (group.base, group.build.order) {
        (Base::Family, _) => "family",
        (Base::Reserved(_), Order::Up) => "ace-place",
        (Base::Reserved(_), _) => "king-places",
        (Base::OnePerSuit(1), _) => "one-ace",
        (Base::OnePerSuit(_), _) => "one-king",
        (Base::OfDeal, Order::Chosen) => "chosen",
        (Base::OfDeal, _) => "of-deal",
        (Base::Rank(1), Order::UpByTwo) => "up-two-ace",
        (Base::Rank(_), Order::UpByTwo) => "up-two-two",
        (Base::Rank(13), _) => "down-king",
        (_, Order::Equal) => "clock",
        _ if rules.stock == Stock::Foundation => "golf",
        (Base::Rank(_), _) => "up-ace",
        _ => "away",
    }
}

fn space_id(rules: &Rules, group: &Group) -> &'static str {
    let only = |kinds: &[Kind]| group.space_from == Sources::new(kinds);
    match (group.refill, group.base) {
        (Refill::Reserve, _) => "refilled",
        (Refill::Stock(1), _) => "one",
        (Refill::Stock(_), _) => "four",
        (Refill::None, Base::Packet) => "packet",
        (Refill::None, Base::Rank(_)) => "king",
        (Refill::None, Base::None) if matches!(rules.goal, Goal::Diagonals(_)) => "nothing",
        (Refill::None, Base::None) => "none",
        _ if rules.goal == Goal::Rows => "gap",
        _ if group.tops_up > 0 => "star",
        _ if group.reserve_first => "braid",
        _ if only(&[Kind::Stock]) => "stock",
        _ if only(&[Kind::Waste]) => "waste",
        _ if only(&[Kind::Stock, Kind::Waste]) => "stock-waste",
        _ => "any",
    }
}

fn reserve_id(rules: &Rules, group: &Group) -> &'static str {
    let has_braid = |group: &Group| group.reserve_first;
    match group.count {
        4 if rules.chooses_base => "four",
        8 => "packets",
        _ if rules.groups.iter().any(has_braid) => "braid",
        _ => "top",
    }
}

/// What is special about a game, beyond its groups.
fn special_ids(game: &Declaration) -> Vec<&'static str> {
    let mut groups = game.rules.groups.iter();
    let gives_back = |group: &Group| {
        group.kind == Kind::Foundation && group.take != Take::None && group.from == Sources::PLAY
    };
    let back = groups.any(gives_back).then_some("back");
    let own = match game.id {
        "great-patience" => Some("great"),
        "beleaguered-castle" => Some("single"),
        "clock" => Some("clock"),
        "lucky-thirteen" => Some("thirteen"),
        "diagonal-pairs" => Some("diagonals"),
        "golf" => Some("golf-tip"),
        "spider-one-suit" => Some("one-suit"),
        "spider-two-suits" => Some("two-suits"),
        _ => None,
    };
    back.into_iter().chain(own).collect()
}
