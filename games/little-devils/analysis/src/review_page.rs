//! The page of a review.

use cards::Seat;
use little_devils::bots::advice::Estimate;
use little_devils::review::{Average, Decision, LuckSkillSplit, MistakeType, Review};
use little_devils::rules::Round;
use little_devils::session::MatchRecord;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;

use super::Action;
use super::draw::{
    button, buttons, cards, cell, estimate, first, heading, short_button, table, text,
};
use super::explanation;

/// As many mistakes as are told in words.
const TOLD: usize = 3;

/// What a review is shown with.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static Words,
    pub(super) study: &'static AnalysisWords,
    pub(super) record: &'a MatchRecord,
    pub(super) review: &'a Review,
    /// The rounds as the top level played them in the person's place, once it has.
    pub(super) stand_in: Option<&'a [Round]>,
    /// Whether that is what the person has asked for just now: then they are led to it.
    pub(super) asked: bool,
    /// How many of its mistakes wait among the puzzles; none of somebody else's match.
    pub(super) puzzles: Option<usize>,
}

impl Page<'_> {
    pub(super) fn nodes(self) -> Vec<Node> {
        let study = self.study;
        let mut nodes = vec![heading(study.dearest)];
        let dearest = self.review.costliest(TOLD);
        if dearest.is_empty() {
            nodes.push(text(study.no_mistakes));
        }
        nodes.extend(dearest.into_iter().map(|decision| self.told(decision)));
        let kept = self.puzzles.filter(|kept| *kept > 0);
        nodes.extend(kept.map(|kept| text((study.kept_as_puzzles)(kept))));
        nodes.extend(self.habits());
        nodes.extend(self.balance());
        nodes.push(self.every_card());
        nodes.push(text(study.review_note).with("class", "note"));
        nodes.push(self.ways_on());
        nodes
    }

    /// A decision in words, with all that there was to choose from.
    fn told(self, decision: &Decision) -> Node {
        let study = self.study;
        let says = explanation::cost(study, decision);
        let title = (study.decision)(decision.round, decision.number);
        Node::new("section")
            .child(Node::says("h4", title.clone()))
            .child(cards(
                self.words,
                decision.hand,
                Some((decision.card, study.your_card)),
            ))
            .child(text(says))
            .child(explanation::choices(study, decision, &title))
            .child(buttons([
                short_button(
                    study.look_again,
                    format!("{}: {title}", study.look_again),
                    &Action::Trick(decision.round, decision.number),
                ),
                short_button(
                    study.play_on,
                    format!("{}: {title}", study.play_on),
                    &Action::PlayOn(self.cards_before(decision)),
                ),
            ]))
    }

    /// How many cards of the match were played before a decision.
    fn cards_before(self, decision: &Decision) -> usize {
        let rounds = self.record.rounds();
        let earlier = rounds.iter().take(decision.round - 1);
        let before: usize = earlier.map(|(deal, _)| deal.plays().count()).sum();
        let round = rounds.get(decision.round - 1).map(|(deal, _)| {
            deal.plays()
                .take_while(|(_, card)| *card != decision.card)
                .count()
        });
        before + round.unwrap_or_default()
    }

    fn habits(self) -> Vec<Node> {
        let study = self.study;
        let habits = self.review.mistake_costs();
        if habits.is_empty() {
            return Vec::new();
        }
        let row = |(habit, cost): &(MistakeType, f64)| {
            vec![first((study.habit)(*habit)), cell(study.number(*cost))]
        };
        let rows = habits.iter().map(row).collect();
        vec![
            heading(study.habits),
            table(study.habits, &["", study.cost], rows),
        ]
    }

    /// Luck and skill, round by round and together.
    fn balance(self) -> Vec<Node> {
        let study = self.study;
        let balances = self.review.luck_skill_splits();
        let Some(average) = Average::over(&balances) else {
            return Vec::new();
        };
        let row = |(number, balance): (usize, &LuckSkillSplit)| {
            let LuckSkillSplit {
                deal,
                play,
                others,
                result,
            } = *balance;
            let name = self.words.round(number);
            balance_row(study, name, [deal, play, others], result.to_string())
        };
        let mut rows: Vec<_> = (1..).zip(&balances).map(row).collect();
        let number = rows.len();
        let sum: u16 = balances
            .iter()
            .map(|balance| u16::from(balance.result))
            .sum();
        let all = [average.deal, average.play, average.others];
        let all = all.map(|part| times(part, number));
        rows.push(balance_row(
            study,
            study.together.into(),
            all,
            sum.to_string(),
        ));
        let head = [
            study.round,
            study.worth,
            study.play,
            study.others,
            study.result,
        ];
        vec![
            heading(study.balance),
            table(study.balance, &head, rows),
            text(study.balance_note).with("class", "note"),
            text(study.mostly_luck).with("class", "note"),
        ]
    }

    fn every_card(self) -> Node {
        let study = self.study;
        let decisions = self.review.rounds.iter().flat_map(|round| &round.decisions);
        let row = |decision: &Decision| {
            let (played, best) = (decision.played(), decision.advice.best());
            vec![
                first((study.decision)(decision.round, decision.number)),
                cell(format!("{} ({})", played.card, best.card)),
                cell(estimate(study, played.dearer)),
            ]
        };
        let head = [study.round, study.card, study.dearer];
        Node::new("details")
            .child(Node::says("summary", study.every_card))
            .child(table(study.every_card, &head, decisions.map(row).collect()))
    }

    /// What the top level made of it, the hands of each round, and the link.
    fn ways_on(self) -> Node {
        let study = self.study;
        let level = &self.words.level("lucifer");
        let stood_in = self.stand_in.map(|deals| {
            let devils = deals
                .iter()
                .map(|deal| u16::from(deal.position().devils()[Seat::FIRST]));
            let own = self.record.match_state().totals()[Seat::FIRST];
            let says = text((study.stood_in)(own, level, devils.sum()));
            if self.asked {
                says.with("data-asked", "").with("tabindex", "-1")
            } else {
                says
            }
        });
        let hands = (1..=self.review.rounds.len()).map(|round| {
            let whole = (study.hands)(round);
            short_button(round.to_string(), whole, &Action::Trick(round, 1))
        });
        let hands = buttons(
            [Node::says("span", study.hands_of_round)]
                .into_iter()
                .chain(hands),
        );
        let stand_in = button((study.stand_in)(level), &Action::BotReplay);
        Node::new("div")
            .children(stood_in)
            .child(hands)
            .child(buttons(
                [
                    stand_in,
                    button(study.share, &Action::Share),
                    button(study.fair, &Action::Fair),
                ]
                .into_iter()
                .chain(
                    self.puzzles
                        .map(|_| button(self.words.puzzles(), &Action::Puzzles)),
                ),
            ))
    }
}

fn balance_row(
    study: &AnalysisWords,
    name: String,
    parts: [Estimate; 3],
    result: String,
) -> Vec<Node> {
    let parts = parts.map(|part| cell(estimate(study, part)));
    core::iter::once(first(name))
        .chain(parts)
        .chain([cell(result)])
        .collect()
}

/// The sum of so many rounds of which this is the mean.
fn times(part: Estimate, rounds: usize) -> Estimate {
    let rounds = (0..rounds).map(|_| 1.0).sum::<f64>();
    Estimate {
        mean: part.mean * rounds,
        half: part.half * rounds,
    }
}
