//! Texts in links and messages.

use signaling::{FindFault, Found, Invitation, Reply, TextFault, find};

use super::samples::{INVITATIONS, REPLIES};

fn invitation() -> Invitation {
    Invitation::from_sdp(7, INVITATIONS[0].1).expect("a sample")
}

fn reply() -> Reply {
    Reply::from_sdp(7, REPLIES[2].1).expect("a sample")
}

#[test]
fn it_is_found_wherever_it_is() {
    let invitation = invitation();
    let text = invitation.to_text();
    let broken = format!(
        "{}\r\n> {}\u{200b} {}",
        &text[..30],
        &text[30..60],
        &text[60..]
    );
    for message in [
        text.clone(),
        format!("  {text}\n"),
        format!("https://cards.example/little-devils/#{text}"),
        format!("https://cards.example/?lang=de&x={text}&y=1#top"),
        format!("Play with me (https://cards.example/#{text}), will you?"),
        format!("<https://cards.example/#{text}>"),
        format!("„{text}“"),
        format!("Hello!\n\nhttps://cards.example/#{broken}\n\nSee you"),
        format!("{}#{text}", "long-word_".repeat(30)),
    ] {
        let found = find(&message);
        assert_eq!(
            found,
            Ok(Found::Invitation(invitation.clone())),
            "{message}"
        );
    }
    let link = format!("https://cards.example/#{}", reply().to_text());
    assert_eq!(find(&link), Ok(Found::Reply(reply())));
}

#[test]
fn the_first_of_two_is_taken() {
    let message = format!("{} {}", reply().to_text(), invitation().to_text());
    assert_eq!(find(&message), Ok(Found::Reply(reply())));
}

#[test]
fn what_is_wrong_is_said() {
    let text = invitation().to_text();
    for nothing in ["", "Shall we play?", "https://cards.example/#", "🂡 🂢 🂣"] {
        assert_eq!(find(nothing), Err(FindFault::Nothing), "{nothing}");
    }
    let cut = find(&format!("https://cards.example/#{}", &text[..90]));
    assert_eq!(cut, Err(FindFault::Unreadable(TextFault::WrongLength)));
    let later = find(&format!("2{}", &text[1..]).replacen('2', "I", 1));
    assert_eq!(later, Err(FindFault::Unreadable(TextFault::UnknownVersion)));
}

#[test]
fn a_message_of_any_length_is_searched_to_a_limit() {
    let far = format!("{} {}", "a ".repeat(20_000), invitation().to_text());
    assert_eq!(find(&far), Err(FindFault::Nothing));
    let wide = "ä".repeat(30_000);
    assert_eq!(find(&wide), Err(FindFault::Nothing));
}
