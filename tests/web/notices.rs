//! Notices and remarks: shown, spoken and dismissed.

use leptos::prelude::{GetValue, SetValue, StoredValue};
use little_devils::protocol::INFO;
use little_devils::session::Event;
use little_devils::words::Words;
use little_devils_page::store::Store;
use page::components::notices;
use page::shell::Notice;
use page::storage::BrowserStorage;
use protocol::{KeyValueStore, StorageName};
use wasm_bindgen_test::wasm_bindgen_test;
use words::Lang;

use super::{all, bot_leads, clear_storage, one, open_store, options, show, show_page, wait};

#[wasm_bindgen_test]
async fn equal_remarks_are_spoken_twice() {
    let held: StoredValue<Option<Store>> = StoredValue::new(None);
    let host = show_page(move |store| held.set_value(Some(store)), |_| Vec::new());
    let store = held.get_value().expect("shown");
    for _ in 0..2 {
        store.send(Event::Leave);
        wait(20).await;
        store.set_remark("It is not your turn yet.".into());
        wait(20).await;
    }
    let lines: Vec<_> = all(&host, "p")
        .iter()
        .filter_map(|line| line.text_content())
        .collect();
    assert_eq!(
        lines,
        ["It is not your turn yet.", "It is not your turn yet."]
    );
}

#[wasm_bindgen_test]
async fn without_a_worker_the_person_is_told_and_can_try_again() {
    let host = show_page(
        |store| store.deal(options(bot_leads())),
        |store| vec![notices(*store)],
    );
    wait(1_500).await;
    assert!(
        one(&host, ".notice")
            .text_content()
            .expect("a text")
            .contains("are not responding")
    );
    one(&host, ".notice button").click();
    wait(20).await;
    assert!(
        all(&host, ".notice").is_empty(),
        "dismissed while it is tried again"
    );
    wait(1_500).await;
    assert_eq!(
        all(&host, ".notice").len(),
        1,
        "and told again when it fails again"
    );
}

#[wasm_bindgen_test]
async fn an_unreadable_save_is_moved_aside_and_reported() {
    clear_storage();
    BrowserStorage
        .save(&StorageName::Match.of(INFO.id()), "{broken")
        .expect("kept");
    let host = show(|| {
        let store = open_store();
        vec![notices(*store)]
    });
    wait(0).await;
    assert!(
        one(&host, ".notice")
            .text_content()
            .expect("a text")
            .contains("set aside, not deleted")
    );
    let aside = format!("{}/unreadable-1", &StorageName::Match.of(INFO.id()));
    assert_eq!(
        BrowserStorage.load(&aside).expect("storage").as_deref(),
        Some("{broken")
    );
    assert_eq!(
        BrowserStorage
            .load(&StorageName::Match.of(INFO.id()))
            .expect("storage"),
        None
    );
}

#[wasm_bindgen_test]
fn a_notice_names_the_parameter_that_was_ignored() {
    let ignored = little_devils::protocol::Address::read(&INFO, [("players", "9")])
        .1
        .remove(0);
    let notice = Notice::IgnoredParameter {
        name: ignored.name,
        value: ignored.value,
    };
    for lang in Lang::ALL {
        assert!(notice.text(Words::for_lang(lang)).contains("players=9"));
    }
}
