//! The formats of saves, settings, addresses, files and messages that every game shares.
//!
//! A game takes part by a round that implements [`TableFormat`]; [`format_of`] makes an [`AnyFormat`] of it, and
//! the rest follows from that: [`Saves`] in slots that no other tab overwrites, [`Settings`], the parameters of the
//! [`Address`], the messages of a host page ([`FromHost`], [`ToHost`]), the [`StorageName`]s, the deal of the day
//! ([`daily_options`]), and an export file ([`export_file`]).
//!
//! The types here hold any values at all; the rules decide later whether they are valid.

mod address;
mod any_bots;
mod any_format;
mod challenge;
mod checksum;
mod commitment_record;
mod compact_cards;
mod compact_numbers;
mod compact_reader;
mod compact_text;
mod daily;
mod deal_record;
pub mod export_file;
mod from_host;
mod guarded_entry;
mod invalid_table;
mod json;
mod key_value_store;
mod merged_text;
pub mod mixed_radix;
mod node;
mod online_match;
mod online_matches;
pub mod online_program;
mod progress;
mod qr_code;
mod results;
mod save_header;
mod saved_deal;
mod saved_salt;
mod saved_table;
mod saves;
mod settings;
mod shelved_match;
mod slots;
mod storage_name;
mod table_format;
pub mod table_worker;
mod to_host;
mod worker_announcement;

pub use address::{Address, IgnoredParameter, read_parameters};
pub use any_bots::{AnyBots, bots_of};
pub use any_format::{AnyFormat, AnyReader, format_of, reader_of};
pub use challenge::{
    Challenge, ChallengeStore, MAX_CHALLENGE_CHARACTERS, MAX_CHALLENGES, ParseChallengeError,
};
pub use checksum::fnv1a_32;
pub use commitment_record::{CommitmentRecord, commitment_line};
pub use compact_reader::CompactReader;
pub use compact_text::{CompactText, list_text, put_number};
pub use daily::{daily_day, daily_options};
pub use deal_record::{DealRecord, ParseRecordError, play_record};
pub use from_host::{FromHost, NewMatchOptions};
pub use guarded_entry::{GuardedEntry, Loaded, SaveOutcome};
pub use invalid_table::InvalidTable;
#[cfg(not(target_arch = "wasm32"))]
pub use json::read_with_location;
pub use json::{JsonText, MAX_BYTES, ParseJsonError, read, read_compact, write};
pub use key_value_store::{KeyValueStore, StorageError};
pub use merged_text::MergedText;
pub use node::Node;
pub use online_match::{
    pack_online_match, read_online_match, unpack_online_match, write_online_match,
};
pub use online_matches::{MAX_ONLINE, OnlineMatches};
pub use progress::{Progress, Stage, host_events};
pub use qr_code::qr_code;
pub use results::{MAX_RESULTS, MatchResult, ResultLine, ResultStore, Results, StoredResults};
pub use save_header::{ParseSaveError, check_save_header};
pub use saved_salt::SavedSalt;
pub use saves::{ImportOutcome, MAX_SHELVED, MatchReader, SLOTS, Saves, StorageFull};
pub use settings::Settings;
pub use shelved_match::{ShelvedMatch, load_match, match_text};
pub use slots::Slots;
pub use storage_name::StorageName;
pub use table_format::{Deal, TableFormat, names_of_switches};
pub use to_host::ToHost;
pub use worker_announcement::{BUILD, SELF_CHECK_FAILED, announced_build, announcement};
