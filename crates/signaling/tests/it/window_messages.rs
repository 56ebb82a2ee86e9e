//! Messages between the windows of one browser.

use proptest::prelude::*;
use signaling::{MAX_MESSAGE_BYTES, WindowContents, WindowId, WindowMessage};

fn message(contents: WindowContents) -> WindowMessage {
    let window = |number| WindowId::new(number).expect("not 0");
    WindowMessage {
        from: window(0x0102_0304_0506_0708),
        to: Some(window(9)),
        contents,
    }
}

#[test]
fn the_bytes_are_as_described() {
    let hello = message(WindowContents::Hello);
    assert_eq!(
        hello.pack(),
        [1, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 9]
    );
    let to_all = WindowMessage {
        to: None,
        ..message(WindowContents::Text("ab".into()))
    };
    assert_eq!(to_all.pack()[9..], [0, 0, 0, 0, 0, 0, 0, 0, b'a', b'b']);
    for contents in [
        WindowContents::Hello,
        WindowContents::Here,
        WindowContents::Bye,
        WindowContents::Bytes(vec![0, 255]),
        WindowContents::Text("ä".into()),
        WindowContents::Taken,
    ] {
        let message = message(contents);
        assert_eq!(WindowMessage::parse(&message.pack()), Some(message));
    }
}

#[test]
fn wrong_messages_are_refused() {
    assert_eq!(WindowId::new(0), None);
    let packed = message(WindowContents::Hello).pack();
    for length in 0..packed.len() {
        assert_eq!(WindowMessage::parse(&packed[..length]), None, "{length}");
    }
    let changed = |at: usize, byte: u8| {
        let mut packed = packed.clone();
        packed[at] = byte;
        WindowMessage::parse(&packed)
    };
    assert_eq!(changed(0, 0), None);
    assert_eq!(changed(0, 7), None);
    assert_eq!(
        WindowMessage::parse(&[packed.clone(), vec![0]].concat()),
        None
    );
    let long = |contents| WindowMessage::parse(&message(contents).pack()).is_some();
    assert!(long(WindowContents::Bytes(vec![0; MAX_MESSAGE_BYTES])));
    assert!(!long(WindowContents::Bytes(vec![0; MAX_MESSAGE_BYTES + 1])));
    assert!(long(WindowContents::Text("a".repeat(200))));
    assert!(!long(WindowContents::Text("a".repeat(201))));
    let nobody = [vec![1], vec![0; 16]].concat();
    assert_eq!(WindowMessage::parse(&nobody), None);
}

proptest! {
    #[test]
    fn random_bytes_are_refused_or_written_again(kind in 0_u8..8, bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
        let bytes = [vec![kind], bytes].concat();
        if let Some(message) = WindowMessage::parse(&bytes) {
            prop_assert_eq!(message.pack(), bytes);
        }
    }
}
