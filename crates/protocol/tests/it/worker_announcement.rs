//! The first message of a worker.

use protocol::{SELF_CHECK_FAILED, announced_build, announcement};

#[test]
fn an_announcement_names_the_build_and_no_other_message_is_one() {
    for build in ["0.1.0", "a b", SELF_CHECK_FAILED] {
        assert_eq!(announced_build(&announcement(build)), Some(build));
    }
    for other in ["", "{\"ready\":{}}", "{\"type\":\"show\"}", "ready"] {
        assert_eq!(announced_build(other), None, "{other}");
    }
}
