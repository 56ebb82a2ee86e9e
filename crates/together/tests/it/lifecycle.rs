//! Coming and going: leaving, coming back, a host who is gone, saves, and the next match.

use cards::Seed;
use protocol::CompactText;
use session::AnyMatch;
use together::{
    AWAY, Entry, GONE, Guest, GuestOutput, Host, HostOutput, HostState, Save, Seating, ToGuest,
    ToHost,
};

use crate::network::{Games, Table, Weather};
use crate::persons::secret;
use crate::toy::{Follow, follow};

/// A table of four in mid-round.
fn under_way(seed: u64) -> Table {
    let mut table = Table::new(Games::of::<Follow>(), "", (3, 0), Seed(seed));
    while table.host.log().entries().len() < 10 {
        table.step();
    }
    table
}

/// The message by which a guest joins, by its number.
pub(crate) fn join(number: u64) -> Vec<u8> {
    let secret = secret(Seed(9), number);
    let message = ToHost::Join {
        name: format!("Guest {number}"),
        token: secret.token(),
        key: secret.signer().key(),
    };
    message.to_text().into_bytes()
}

fn lobby(host: &Host) -> Vec<String> {
    host.lobby()
        .into_iter()
        .map(|seat| seat.player.name)
        .collect()
}

/// A table with two open seats.
pub(crate) fn host() -> Host {
    let open = [Seating::Open, Seating::Open];
    Host::new(follow(), "Ada", "", &open, secret(Seed(9), 0)).expect("a table")
}

#[test]
fn a_guest_who_has_kept_nothing_but_the_secret_gets_the_whole_log() {
    for seed in 0..10 {
        let mut table = under_way(seed);
        table.forget(1);
        assert!(table.guests[1].record().is_none());
        assert!(table.run(), "seed {seed}");
        assert_eq!(table.guests[1].log(), table.host.log());
    }
}

#[test]
fn the_seat_of_a_guest_who_leaves_before_the_match_is_free() {
    let mut host = host();
    let _ = host.receive(1, &join(1));
    let _ = host.receive(2, &join(2));
    assert_eq!(lobby(&host), ["Ada", "Guest 1", "Guest 2"]);
    let outputs = host.receive(1, &ToHost::Leave {}.to_text().into_bytes());
    assert!(matches!(outputs[0], HostOutput::Close(1, _)), "{outputs:?}");
    let _ = host.receive(3, &join(3));
    assert_eq!(lobby(&host), ["Ada", "Guest 3", "Guest 2"]);
}

#[test]
fn a_guest_shows_no_lobby_with_endless_names() {
    let mut guest = Guest::new(follow(), "Ben", secret(Seed(9), 1));
    let mut lobby = |length: usize| {
        let mut seats = host().lobby();
        seats[0].player.name = "o".repeat(length);
        let lobby = ToGuest::Lobby {
            match_number: 1,
            you: 1,
            seats,
            sealed: false,
        };
        guest.receive(&lobby.to_text().into_bytes()).is_empty()
    };
    assert!(lobby(21));
    assert!(!lobby(20));
}

#[test]
fn the_host_can_open_a_seat_or_give_it_to_a_bot_before_the_match() {
    let mut host = host();
    let _ = host.receive(1, &join(1));
    let bot = Seating::Bot {
        name: "Nox".into(),
        level: "bot".into(),
    };
    let outputs = host.reseat(1, &bot);
    assert!(matches!(outputs[0], HostOutput::Close(1, _)), "{outputs:?}");
    assert_eq!(lobby(&host), ["Ada", "Nox", ""]);
    assert_eq!(host.reseat(0, &bot), [], "the host stays");
    let _ = host.reseat(1, &Seating::Open);
    assert_eq!(lobby(&host), ["Ada", "", ""]);
    let mut table = under_way(1);
    assert_eq!(table.host.reseat(1, &bot), [], "the match has begun");
}

#[test]
fn a_guest_who_leaves_a_match_is_told_from_one_whose_connection_is_lost() {
    let mut host = host();
    let ready = |ready| ToHost::Ready { ready }.to_text().into_bytes();
    for guest in [1, 2] {
        let _ = host.receive(guest, &join(guest.into()));
        let _ = host.receive(guest, &ready(true));
    }
    let _ = host.start();
    let _ = host.receive(1, &ToHost::Leave {}.to_text().into_bytes());
    let _ = host.lost(2);
    let states = |host: &Host| -> Vec<(bool, bool)> {
        let seats = host.lobby().into_iter().skip(1);
        seats.map(|seat| (seat.away, seat.ready)).collect()
    };
    assert_eq!(states(&host), [(true, false), (true, true)]);
    let _ = host.vote(0, 1);
    assert!(host.is_local(1), "a bot has the seat at once");
    let _ = host.receive(3, &join(1));
    let _ = host.receive(3, &ready(false));
    assert_eq!(states(&host)[0], (false, true), "back in the match");
}

#[test]
fn a_bot_plays_for_a_guest_who_leaves_and_the_guest_can_come_back() {
    let mut table = under_way(3);
    let seat = table.guests[0].seat().expect("seated").index();
    table.sleep(0, AWAY + 30);
    let mut is_replaced = false;
    while !is_replaced && table.tick < 1000 {
        table.step();
        is_replaced = table.host.is_local(seat);
    }
    assert!(is_replaced, "the others agree");
    assert_eq!(table.host.log().players()[seat].level, "bot");
    let entries = table.host.log().entries();
    let is_seated = |entry: &&Entry| matches!(entry, Entry::Seated { seat: of, .. } if *of == seat);
    assert_eq!(entries.iter().filter(is_seated).count(), 1);
    assert!(table.run(), "all end with the whole match");
    let players = table.guests[0].log().players();
    assert_eq!(
        players[seat].level, "",
        "the person is back on the same connection"
    );
    assert!(table.named.is_empty());
}

#[test]
fn a_guest_keeps_the_match_when_the_host_is_gone_and_goes_on_when_it_comes_back() {
    let mut table = under_way(4);
    let mut guest = Guest::restore(follow(), &table.guests[0].save(), None).expect("it fits");
    let before = guest.record().map(AnyMatch::boxed);
    let noticed: Vec<usize> = (0..GONE + 9).map(|_| guest.tick().len()).collect();
    assert!(guest.is_host_gone() && before.is_some());
    assert!(guest.record() == before.as_deref());
    assert!(noticed.iter().all(|outputs| *outputs < 5));
    (0..3).for_each(|guest| table.sleep(guest, 0));
    table.guests[0] = guest;
    assert!(table.run(), "the match goes on");
    assert!(!table.guests[0].is_host_gone());
}

#[test]
fn a_host_with_nothing_new_is_not_gone() {
    let mut host = host();
    let mut guest = Guest::new(follow(), "Eva", secret(Seed(9), 1));
    let mut outputs = guest.connected();
    for _ in 0..GONE + 50 {
        let sent = outputs.iter().filter_map(|output| match output {
            GuestOutput::Send(bytes) => Some(host.receive(1, bytes)),
            _ => None,
        });
        let answers: Vec<HostOutput> = sent.flatten().collect();
        for answer in answers {
            if let HostOutput::Send(1, bytes) = answer {
                let _ = guest.receive(&bytes);
            }
        }
        let _ = host.tick();
        outputs = guest.tick();
    }
    assert_eq!(lobby(&host), ["Ada", "Eva", ""]);
    assert!(!guest.is_host_gone() && !host.lobby()[1].away);
}

#[test]
fn no_salt_of_a_match_is_used_in_the_next_one() {
    let mut table = Table::new(Games::of::<Follow>(), "", (2, 0), Seed(5));
    let mut promises: Vec<String> = Vec::new();
    for number in 1..4 {
        assert!(table.run());
        let entries = table.host.log().entries();
        promises.extend(entries.iter().flat_map(|entry| match entry {
            Entry::Promised { promises, .. } => promises.clone(),
            _ => Vec::new(),
        }));
        assert_eq!(table.host.match_number(), number);
        assert_eq!(table.guests[0].match_number(), number);
        table.rematch();
        assert!(!table.host.has_ended() && table.host.log().entries().is_empty());
        assert!(
            !table.host.lobby()[1].ready,
            "everybody has to be ready again"
        );
    }
    let all = promises.len();
    promises.sort();
    promises.dedup();
    assert_eq!((all, promises.len()), (27, 27));
}

#[test]
fn a_host_does_not_get_a_guest_into_another_match_before_this_one_is_over() {
    let mut table = under_way(6);
    let entries = table.guests[0].log().entries().len();
    let lobby = together::ToGuest::Lobby {
        match_number: 2,
        you: 1,
        seats: table.host.lobby(),
        sealed: false,
    };
    let _ = table.guests[0].receive(&lobby.to_text().into_bytes());
    assert_eq!(table.guests[0].match_number(), 1);
    assert_eq!(table.guests[0].log().entries().len(), entries);
}

#[test]
fn saves_are_short_texts_and_a_save_that_contradicts_itself_is_refused() {
    let table = under_way(7);
    let texts = table.host.save().texts();
    assert!(texts.iter().all(|text| text.len() <= protocol::MAX_BYTES));
    let save = Save::<HostState>::read(&texts).expect("a save");
    assert_eq!(save, table.host.save());
    assert!(Host::restore(follow(), &save, None).is_some_and(|host| host.save() == save));
    for at in 0..save.log.len() - 1 {
        let mut broken = save.clone();
        broken.log.remove(at);
        let restored = Host::restore(follow(), &broken, None);
        let log = restored.map(|host| host.log().entries().len());
        assert!(log.is_none_or(|log| log < save.log.len()));
    }
    let own = table.guests[0].save();
    for at in 0..own.log.len() {
        let mut broken = own.clone();
        broken.log.remove(at);
        let restored = Guest::restore(follow(), &broken, None);
        let is_last = at + 1 == own.log.len();
        assert!(restored.is_none() || is_last, "entry {at}");
    }
    assert!(Save::<HostState>::read(&[]).is_none());
    assert!(Save::<HostState>::read(&texts[1..]).is_none());
}

#[test]
fn a_stranger_gets_no_fresh_limit_with_every_message() {
    let mut host = host();
    let have = ToHost::Have {
        match_number: 1,
        entries: 0,
    };
    let have = have.to_text().into_bytes();
    let mut sent = 0;
    while host.receive(7, &have).is_empty() && sent < 1000 {
        sent += 1;
    }
    assert!(sent < 200, "{sent} messages were read");
    assert!(host.receive(8, &join(1)).len() > 1, "others may still join");
}

#[test]
fn a_host_who_loads_the_page_again_in_a_draw_or_a_trick_goes_on() {
    let mut reloads = 0;
    for seed in 0..10 {
        let weather = Weather {
            host_reload: 400,
            ..Weather::default()
        };
        let mut table =
            Table::new(Games::of::<Follow>(), "", (2, 0), Seed(seed)).with_weather(weather);
        assert!(table.run(), "seed {seed}");
        assert!(table.guests[0].record() == table.host.record());
        reloads += table.reloads;
    }
    assert!(reloads > 40, "{reloads} reloads");
}

#[test]
fn a_save_whose_log_does_not_begin_with_a_match_is_refused() {
    let mut save = under_way(1).guests[0].save();
    let (round, promises) = (0, Vec::new());
    save.log = vec![Entry::Promised { round, promises }];
    assert!(Guest::restore(follow(), &save, None).is_none());
}
