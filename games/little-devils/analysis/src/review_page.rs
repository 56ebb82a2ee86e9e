//! The page "Review".

use cards::Seat;
use little_devils::bots::estimates::Estimate;
use little_devils::review::{Average, Decision, LuckSkillSplit, MistakeType, Review};
use little_devils::rules::Round;
use little_devils::session::{MatchRecord, rounds};
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::draw::{
    button, buttons, cards, cell, estimate, heading, paragraph, row_header, short_button, table,
};
use super::explanation;
use little_devils::protocol::Action;

/// Number of mistakes that are explained in words.
const EXPLAINED: usize = 3;

/// What the page needs.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static AnalysisWords,
    pub(super) record: &'a MatchRecord,
    pub(super) review: &'a Review,
    /// The rounds as the top level played them in the player's seat, if it has.
    pub(super) bot_replay: Option<&'a [Round]>,
    /// Whether the player has just asked for that replay; it then gets the focus.
    pub(super) asked: bool,
    /// Number of its mistakes that are open puzzles; `None` for somebody else's match.
    pub(super) puzzles: Option<usize>,
}

impl Page<'_> {
    pub(super) fn nodes(self) -> Vec<Node> {
        let words = self.words;
        let mut nodes = vec![heading(words.costliest())];
        let costliest = self.review.costliest(EXPLAINED);
        if costliest.is_empty() {
            nodes.push(paragraph(words.no_mistakes()));
        }
        nodes.extend(
            costliest
                .into_iter()
                .map(|decision| self.mistake_section(decision)),
        );
        let saved = self.puzzles.filter(|saved| *saved > 0);
        nodes.extend(saved.map(|saved| paragraph(words.kept_as_puzzles(saved))));
        nodes.extend(self.mistake_types());
        nodes.extend(self.luck_skill());
        nodes.push(self.every_card());
        nodes.push(paragraph(words.review_note()).with("class", "note"));
        nodes.push(self.buttons_below());
        nodes
    }

    /// A mistake in words, with all cards of the decision.
    fn mistake_section(self, decision: &Decision) -> Node {
        let words = self.words;
        let text = explanation::cost_sentences(words, decision);
        let title = words.trick_of_round(decision.round, decision.number);
        Node::new("section")
            .child(Node::with_text("h4", title.clone()))
            .child(cards(
                words,
                decision.hand,
                Some((decision.card, words.your_card())),
            ))
            .child(paragraph(text))
            .child(explanation::choices_table(words, decision, &title))
            .child(buttons([
                short_button(
                    words.look_again(),
                    format!("{}: {title}", words.look_again()),
                    &Action::Trick(decision.round, decision.number),
                ),
                short_button(
                    words.play_on(),
                    format!("{}: {title}", words.play_on()),
                    &Action::PlayOn(self.cards_before(decision)),
                ),
            ]))
    }

    /// Number of cards of the match played before a decision.
    fn cards_before(self, decision: &Decision) -> usize {
        let rounds = rounds(self.record);
        let earlier = rounds.iter().take(decision.round - 1);
        let before: usize = earlier.map(|(_, round)| round.plays().count()).sum();
        let round = rounds.get(decision.round - 1).map(|(_, round)| {
            round
                .plays()
                .take_while(|(_, card)| *card != decision.card)
                .count()
        });
        before + round.unwrap_or_default()
    }

    fn mistake_types(self) -> Vec<Node> {
        let words = self.words;
        let costs = self.review.mistake_costs();
        if costs.is_empty() {
            return Vec::new();
        }
        let row = |(mistake_type, cost): &(MistakeType, f64)| {
            vec![
                row_header(words.mistake_type(mistake_type.id())),
                cell(words.number(*cost)),
            ]
        };
        let rows = costs.iter().map(row).collect();
        vec![
            heading(words.mistake_types()),
            table(words.mistake_types(), &["", words.cost()], rows),
        ]
    }

    /// Luck–skill split of each round, and their sum.
    fn luck_skill(self) -> Vec<Node> {
        let words = self.words;
        let splits = self.review.luck_skill_splits();
        let Some(average) = Average::over(&splits) else {
            return Vec::new();
        };
        let row = |(number, split): (usize, &LuckSkillSplit)| {
            let LuckSkillSplit {
                deal,
                play,
                others,
                result,
            } = *split;
            let name = words.round(number);
            split_row(words, name, [deal, play, others], result.to_string())
        };
        let mut rows: Vec<_> = (1..).zip(&splits).map(row).collect();
        let number = rows.len();
        let sum: u16 = splits.iter().map(|split| u16::from(split.result)).sum();
        let all = [average.deal, average.play, average.others];
        let all = all.map(|part| times(part, number));
        rows.push(split_row(words, words.total().into(), all, sum.to_string()));
        let head = [
            words.round_column(),
            words.own_hand(),
            words.own_play(),
            words.others(),
            words.devils_column(),
        ];
        vec![
            heading(words.luck_skill()),
            table(words.luck_skill(), &head, rows),
            paragraph(words.luck_skill_note()).with("class", "note"),
            paragraph(words.mostly_luck()).with("class", "note"),
        ]
    }

    fn every_card(self) -> Node {
        let words = self.words;
        let decisions = self.review.rounds.iter().flat_map(|round| &round.decisions);
        let row = |decision: &Decision| {
            let (played, best) = (decision.played(), decision.estimates.best());
            vec![
                row_header(words.trick_of_round(decision.round, decision.number)),
                cell(format!("{} ({})", played.card, best.card)),
                cell(estimate(words, played.cost)),
            ]
        };
        let head = [
            words.round_column(),
            words.card_column(),
            words.more_than_best(),
        ];
        Node::new("details")
            .child(Node::with_text("summary", words.every_card()))
            .child(table(
                words.every_card(),
                &head,
                decisions.map(row).collect(),
            ))
    }

    /// Result of the replay, the hands of each round, and the buttons.
    fn buttons_below(self) -> Node {
        let words = self.words;
        let level = &words.level("lucifer");
        let bot_replay_result = self.bot_replay.map(|rounds| {
            let devils = rounds
                .iter()
                .map(|round| u16::from(round.position().devils()[Seat::FIRST]));
            let own = self.record.any().totals()[Seat::FIRST];
            let text = paragraph(words.bot_replay_result(own, level, devils.sum::<u16>()));
            if self.asked {
                text.with("data-asked", "").with("tabindex", "-1")
            } else {
                text
            }
        });
        let hands = (1..=self.review.rounds.len()).map(|round| {
            let whole = words.hands(round);
            short_button(round.to_string(), whole, &Action::Trick(round, 1))
        });
        let hands = buttons(
            [Node::with_text("span", words.hands_of_round())]
                .into_iter()
                .chain(hands),
        );
        let bot_replay = button(words.bot_replay(level), &Action::BotReplay);
        Node::new("div")
            .children(bot_replay_result)
            .child(hands)
            .child(buttons(
                [
                    bot_replay,
                    button(words.share(), &Action::Share),
                    button(words.fair(), &Action::Fair),
                ]
                .into_iter()
                .chain(
                    self.puzzles
                        .map(|_| button(words.puzzles(), &Action::Puzzles)),
                ),
            ))
    }
}

fn split_row(
    words: &AnalysisWords,
    name: String,
    parts: [Estimate; 3],
    result: String,
) -> Vec<Node> {
    let parts = parts.map(|part| cell(estimate(words, part)));
    core::iter::once(row_header(name))
        .chain(parts)
        .chain([cell(result)])
        .collect()
}

/// Sum over rounds, given their mean.
fn times(part: Estimate, rounds: usize) -> Estimate {
    let rounds = (0..rounds).map(|_| 1.0).sum::<f64>();
    Estimate {
        mean: part.mean * rounds,
        half_width: part.half_width * rounds,
    }
}
