//! Little Devils as a game that the shell draws from its scene.

use ::scene::{Face, TableScene, Word};
use cards::SeatCount;
use little_devils::rules::{Round, TARGET, points};
use little_devils::scene;
use little_devils::session::default_players;
use little_devils::words::{BOT_NAMES, Guide, OWN_KEYS, Words};
use page::dom::{Element, el};
use page::scene_game::SceneGame;
use page::scene_page::TRICK;
use page::shell::{OwnChunk, OwnParts, TableLook};
use session::{Switch, Table, TableGame};

use crate::components::{card_face, mark};
use crate::own_chunk::InChunk;
use crate::state::{LittleDevils, Own};

impl SceneGame for LittleDevils {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    #[allow(clippy::as_conversions)] // `i32::from` is not constant yet
    const LOOK: &'static TableLook = &TableLook {
        mark: Some(TARGET as i32),
        switches: &[
            Switch::ShowLegal,
            Switch::PlayForced,
            Switch::AskFirst,
            Switch::History,
            Switch::Sound,
            Switch::LeftHanded,
        ],
        keys: "htlsdpruzm?",
        has_table_tutorial: false,
        ..TableLook::new("devil", "halo", &TRICK)
    };
    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const HAS_TUTORIAL: bool = true;
    const OWN_KEYS: &'static [(usize, &'static str)] = &OWN_KEYS;

    fn own_parts() -> Box<dyn OwnParts> {
        Box::new(Own::new())
    }

    fn own_chunk() -> &'static dyn OwnChunk {
        &InChunk
    }

    fn default_players() -> SeatCount {
        default_players()
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        scene::table_scene(table, words)
    }

    fn face(face: &Face) -> Option<Element> {
        let Face::Numbered { card, mark: failed } = face else {
            return None;
        };
        let face = card_face(*card);
        // The mark is larger than the face.
        let marked = |face| el("span.with-mark").child(face).child(mark());
        Some(if failed.is_some() { marked(face) } else { face })
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        let card = Round::parse_move(mv.as_str());
        card.map_or_else(String::new, |card| words.card(card, points::devils(card)))
    }

    fn points_name(words: &'static Words, _guide: &'static Guide) -> &'static str {
        words.devils_column()
    }
}
