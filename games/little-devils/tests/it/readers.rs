//! The browser's JSON reader against the native one.

use little_devils::protocol::Settings;
use protocol::{JsonText, read, read_compact};
use session::Preferences;

#[test]
fn both_readers_read_settings_alike() {
    let mut settings = Settings::default();
    settings.set_preferences(&Preferences::default());
    let text = settings.to_json();
    assert!(text.contains(r#""off":[""#), "{text}");
    assert_eq!(read_compact(text.as_bytes()), Ok(settings));
}

#[test]
fn a_list_in_place_of_an_object_is_read_by_the_native_reader_alone() {
    let list = br#"["de"]"#;
    let settings: Settings = read(list).expect("serde reads a list as fields in order");
    assert_eq!(
        settings,
        read_compact(br#"{"lang":"de"}"#).expect("an object")
    );
    assert!(read_compact::<Settings>(list).is_err());
}

#[test]
fn deeply_nested_json_is_refused() {
    let deep = format!("{{\"name\":\"Me\",\"more\":{}", "[".repeat(1_000_000));
    assert!(read_compact::<Settings>(deep.as_bytes()).is_err());
    let quoted = format!("{{\"name\":\"{}\"}}", "[".repeat(50));
    assert!(
        read_compact::<Settings>(quoted.as_bytes()).is_ok(),
        "brackets inside a string do not count as nesting"
    );
}
