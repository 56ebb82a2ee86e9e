//! The export file: items that every game has, those of one game, and those of a later version.

use cards::Seed;
use protocol::export_file::{ExportItem, FileFault, contents, text};
use protocol::{SavedSalt, Settings, ShelvedMatch};
use session::Salt;
use words::Lang;

use crate::dice::Dice;
use crate::dice_format::race;

type ExportLine = protocol::export_file::ExportLine<Dice>;

fn items() -> [ExportItem<Dice>; 4] {
    let mut settings = Settings::default();
    settings.set_lang(Lang::Fr);
    let salt = SavedSalt {
        salt: Salt([7; 16]),
        cards: 0,
    };
    let shelved = ShelvedMatch {
        record: race(18, &[1, 3]),
        commitment: "digits 0 18".into(),
        order: 2,
    };
    [
        ExportItem::Settings(Box::new(settings)),
        ExportItem::Match(shelved),
        ExportItem::Salt(Seed(5), salt),
        ExportItem::Own(17),
    ]
}

#[test]
fn every_item_is_read_back() {
    let names = ["settings ", "kept ", "salt 5 ", "fastest "];
    for (item, name) in items().into_iter().zip(names) {
        let line = item.to_line();
        assert!(line.starts_with(name), "{line}");
        assert_eq!(ExportLine::read(&line), ExportLine::item(item), "{line}");
    }
    assert_eq!(ExportLine::read(" \r"), ExportLine::Blank);
}

#[test]
fn the_title_has_the_id_and_the_version() {
    assert_eq!(ExportLine::title(), "toy-dice backup 1");
    assert_eq!(ExportLine::read("toy-dice backup 1"), ExportLine::Title);
    assert_eq!(
        ExportLine::read("toy-dice backup 2"),
        ExportLine::LaterTitle
    );
    let other = ExportLine::read("little-devils backup 1");
    assert_eq!(other, ExportLine::Later, "the file of another game");
}

#[test]
fn later_items_differ_from_unreadable_ones() {
    let [_, shelved, salt, _] = items().map(|item| item.to_line());
    let later = [
        "slowest 9".into(),
        "fastest {\"version\":2}".into(),
        "{\"version\":3}".into(),
        shelved.replace("\"version\":2", "\"version\":3"),
        salt.replace("\"version\":1", "\"version\":2"),
    ];
    for line in later {
        assert_eq!(ExportLine::read(&line), ExportLine::Later, "{line}");
    }
    let unreadable = [
        "settings {\"lang\":7}".into(),
        "fastest fast".into(),
        "{\"version\":1}".into(),
        "Dear Sir or Madam,".into(),
        shelved.replace("die1 1 3", "die1 1 4"),
        shelved.replace("toy-dice", "toy-walk"),
        salt.replace("salt 5", "salt five"),
    ];
    for line in unreadable {
        assert_eq!(ExportLine::read(&line), ExportLine::Unreadable, "{line}");
    }
}

#[test]
fn a_file_is_a_title_and_lines() {
    let file = text("toy-dice", ["a 1".into(), "b 2".into()]);
    assert_eq!(file, "toy-dice backup 1\na 1\nb 2\n");
    assert_eq!(contents("toy-dice", &file), Ok("a 1\nb 2\n"));
    let marked = format!("\u{feff}{}", file.replace('\n', "\r\n"));
    assert_eq!(contents("toy-dice", &marked), Ok("a 1\r\nb 2\r\n"));
    assert_eq!(contents("toy-dice", "toy-dice backup 1"), Ok(""));
    let later = "toy-dice backup 2\na 1\n";
    assert_eq!(contents("toy-dice", later), Err(FileFault::Later));
    for other in ["", "a 1", "toy-walk backup 1\n", "toy-dice backup one\n"] {
        assert_eq!(
            contents("toy-dice", other),
            Err(FileFault::Foreign),
            "{other:?}"
        );
    }
}
