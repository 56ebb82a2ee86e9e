//! The two sides of the worker protocol: the supervisor and the mailbox.

use session::{Command, Front, Mailbox, Supervisor};

/// A supervisor whose worker is starting.
fn starting() -> Supervisor<u32, char> {
    let mut starting = Supervisor::new();
    assert_eq!(starting.retry(), Command::Start);
    starting
}

#[test]
fn a_worker_can_be_there_before_the_first_request() {
    let mut supervisor = Supervisor::<u32, char>::new();
    assert_eq!(supervisor.wake(), Some(Command::Start));
    assert_eq!(supervisor.wake(), None, "it is on its way");
    assert_eq!(supervisor.request_move(1), None);
    assert_eq!(supervisor.ready(), [Command::SendMoveRequest(1)]);
}

#[test]
fn the_first_request_starts_a_worker() {
    let mut supervisor = Supervisor::<u32, char>::new();
    assert_eq!(supervisor.request_move(1), Some(Command::Start));
    assert_eq!(supervisor.ready(), [Command::SendMoveRequest(1)]);
    let mut supervisor = Supervisor::<u32, char>::new();
    assert_eq!(supervisor.request_in_background('a'), Some(Command::Start));
    assert_eq!(supervisor.ready(), [Command::SendBackgroundRequest('a')]);
}

#[test]
fn a_move_request_waits_for_the_worker_to_be_ready() {
    let mut supervisor = starting();
    assert_eq!(supervisor.request_move(1), None);
    assert_eq!(supervisor.request_move(2), None);
    assert_eq!(
        supervisor.ready(),
        [Command::SendMoveRequest(2)],
        "the newest wins"
    );
    assert!(
        !supervisor.move_answered(|move_request| *move_request == 1),
        "a late answer"
    );
    assert!(supervisor.move_answered(|move_request| *move_request == 2));
    assert!(
        !supervisor.move_answered(|move_request| *move_request == 2),
        "twice"
    );
    assert_eq!(
        supervisor.request_move(3),
        Some(Command::SendMoveRequest(3))
    );
}

#[test]
fn a_dead_worker_is_started_again_and_asked_again() {
    let mut supervisor = starting();
    assert_eq!(supervisor.ready(), []);
    assert_eq!(
        supervisor.request_move(1),
        Some(Command::SendMoveRequest(1))
    );
    assert_eq!(supervisor.failed(), Command::Start);
    assert_eq!(supervisor.ready(), [Command::SendMoveRequest(1)]);
    assert_eq!(supervisor.timed_out(&1), Some(Command::Start));
    assert_eq!(supervisor.ready(), [Command::SendMoveRequest(1)]);
    assert!(supervisor.move_answered(|move_request| *move_request == 1));
    assert_eq!(supervisor.timed_out(&1), None, "answered in time");
}

#[test]
fn a_worker_that_keeps_failing_is_given_up_until_the_person_tries_again() {
    let mut supervisor = starting();
    assert_eq!(supervisor.request_move(1), None);
    assert_eq!(
        [
            supervisor.failed(),
            supervisor.failed(),
            supervisor.failed()
        ],
        [Command::Start, Command::Start, Command::GiveUp]
    );
    assert_eq!(supervisor.request_move(2), Some(Command::GiveUp));
    assert_eq!(supervisor.timed_out(&2), None);
    assert_eq!(supervisor.retry(), Command::Start);
    assert_eq!(supervisor.ready(), [Command::SendMoveRequest(2)]);
}

#[test]
fn a_background_request_waits_for_the_worker_and_goes_out_beside_the_move_request() {
    let mut supervisor = starting();
    assert_eq!(supervisor.request_in_background('a'), None);
    assert_eq!(supervisor.request_in_background('b'), None);
    assert_eq!(supervisor.request_move(1), None);
    let both = [
        Command::SendMoveRequest(1),
        Command::SendBackgroundRequest('b'),
    ];
    assert_eq!(supervisor.ready(), both, "the newest background request");
    assert!(
        !supervisor.background_answered(|background_request| *background_request == 'a'),
        "a late answer"
    );
    assert!(supervisor.background_answered(|background_request| *background_request == 'b'));
    assert!(
        !supervisor.background_answered(|background_request| *background_request == 'b'),
        "twice"
    );
    assert!(
        supervisor.move_answered(|move_request| *move_request == 1),
        "the move request stays open"
    );
    assert_eq!(
        supervisor.request_in_background('c'),
        Some(Command::SendBackgroundRequest('c'))
    );
    supervisor.cancel_background();
    assert!(
        !supervisor.background_answered(|background_request| *background_request == 'c'),
        "nobody waits"
    );
}

#[test]
fn a_background_request_is_asked_again_of_a_new_worker_but_not_when_it_is_given_up() {
    let mut supervisor = starting();
    assert_eq!(supervisor.ready(), []);
    assert_eq!(
        supervisor.request_in_background('a'),
        Some(Command::SendBackgroundRequest('a'))
    );
    assert_eq!(supervisor.failed(), Command::Start);
    assert_eq!(supervisor.ready(), [Command::SendBackgroundRequest('a')]);
    assert_eq!(supervisor.failed(), Command::Start);
    assert_eq!(supervisor.failed(), Command::GiveUp);
    assert_eq!(supervisor.request_in_background('b'), Some(Command::GiveUp));
    assert_eq!(supervisor.retry(), Command::Start);
    assert_eq!(
        supervisor.ready(),
        [],
        "it may be what the worker failed at"
    );
}

#[test]
fn a_move_request_goes_before_a_background_request() {
    let mut mailbox = Mailbox::default();
    assert!(mailbox.is_idle());
    mailbox.put_background_request('a');
    assert_eq!(mailbox.front(), Some(Front::BackgroundRequest(&mut 'a')));
    mailbox.put_move_request(1);
    assert_eq!(
        mailbox.front(),
        Some(Front::MoveRequest(&mut 1)),
        "in the middle of it"
    );
    mailbox.clear_front();
    assert_eq!(
        mailbox.front(),
        Some(Front::BackgroundRequest(&mut 'a')),
        "and on with it"
    );
    mailbox.clear_front();
    assert!(mailbox.is_idle());
    assert_eq!(mailbox.front(), None);
}

#[test]
fn the_newest_of_each_kind_is_worked_on() {
    let mut mailbox = Mailbox::default();
    mailbox.put_move_request(1);
    mailbox.put_background_request('a');
    mailbox.put_move_request(2);
    mailbox.put_background_request('b');
    assert_eq!(mailbox.front(), Some(Front::MoveRequest(&mut 2)));
    mailbox.clear_front();
    assert_eq!(mailbox.front(), Some(Front::BackgroundRequest(&mut 'b')));
    mailbox.clear_front();
    assert!(mailbox.is_idle());
}

#[test]
fn a_supervisor_without_open_requests_is_idle() {
    let mut supervisor = starting();
    assert!(supervisor.is_idle() && !supervisor.is_ready());
    assert_eq!(supervisor.request_move(1), None);
    assert!(!supervisor.is_idle());
    assert_eq!(supervisor.ready(), [Command::SendMoveRequest(1)]);
    assert!(supervisor.is_ready() && !supervisor.is_idle());
    assert!(supervisor.move_answered(|request| *request == 1));
    assert!(supervisor.is_idle());
    assert_eq!(
        supervisor.request_in_background('a'),
        Some(Command::SendBackgroundRequest('a'))
    );
    assert!(!supervisor.is_idle());
}

#[test]
fn requests_that_are_dropped_are_not_sent_to_the_next_worker() {
    let mut supervisor = starting();
    assert_eq!(supervisor.request_move(1), None);
    assert_eq!(supervisor.request_in_background('a'), None);
    supervisor.cancel_all();
    assert!(supervisor.is_idle());
    assert_eq!(supervisor.failed(), Command::Start);
    assert_eq!(supervisor.ready(), []);
}
