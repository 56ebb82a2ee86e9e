//! Supervision of a worker, as a state machine that starts no worker itself.

/// Decides when to start a worker and what to send it.
///
/// At most one move request is open; a newer one replaces it. The open request is kept until it is
/// answered, and every new worker gets it again.
///
/// At most one background request is open beside it; the worker runs it when it has no move to choose.
/// It is also sent again. But it is discarded when the worker is given up, because it may be what
/// made the worker fail; one made after that is discarded, too.
///
/// Only move requests have a time limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supervisor<MoveRequest, BackgroundRequest> {
    worker: Worker,
    move_request: Option<MoveRequest>,
    background_request: Option<BackgroundRequest>,
    failures: u8,
}

/// The supervisor's next step, for the page to carry out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<MoveRequest, BackgroundRequest> {
    /// Start a new worker in place of any older one.
    Start,
    /// Send the worker this move request.
    SendMoveRequest(MoveRequest),
    /// Send the worker this background request.
    SendBackgroundRequest(BackgroundRequest),
    /// Stop trying, and tell the person that the bots do not answer.
    GiveUp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    Absent,
    Starting,
    Ready,
    GivenUp,
}

/// Failures in a row, without an answer between them, after which the worker is given up. A second
/// attempt helps if the browser ended the worker, or its file did not arrive; a third is for bad luck.
const MAX_FAILURES: u8 = 3;

impl<MoveRequest: Clone + PartialEq, BackgroundRequest: Clone>
    Supervisor<MoveRequest, BackgroundRequest>
{
    /// A supervisor without a worker; the first request starts one.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            worker: Worker::Absent,
            move_request: None,
            background_request: None,
            failures: 0,
        }
    }

    /// Starts the worker before its first request, so that the answer comes sooner.
    pub fn wake(&mut self) -> Option<Command<MoveRequest, BackgroundRequest>> {
        (self.worker == Worker::Absent).then(|| self.start())
    }

    /// Requests a move, instead of any move requested before.
    pub fn request_move(
        &mut self,
        request: MoveRequest,
    ) -> Option<Command<MoveRequest, BackgroundRequest>> {
        self.move_request = Some(request.clone());
        match self.worker {
            Worker::Absent => Some(self.start()),
            Worker::Starting => None,
            Worker::Ready => Some(Command::SendMoveRequest(request)),
            Worker::GivenUp => Some(Command::GiveUp),
        }
    }

    /// Makes a background request, in place of any made before.
    pub fn request_in_background(
        &mut self,
        request: BackgroundRequest,
    ) -> Option<Command<MoveRequest, BackgroundRequest>> {
        match self.worker {
            Worker::Absent => {
                self.background_request = Some(request);
                Some(self.start())
            }
            Worker::Starting => {
                self.background_request = Some(request);
                None
            }
            Worker::Ready => {
                self.background_request = Some(request.clone());
                Some(Command::SendBackgroundRequest(request))
            }
            Worker::GivenUp => Some(Command::GiveUp),
        }
    }

    /// Drops the background request; its answer will be ignored.
    pub fn cancel_background(&mut self) {
        self.background_request = None;
    }

    /// The worker has reported that it is ready. Returns commands that send it the open requests.
    pub fn ready(&mut self) -> Vec<Command<MoveRequest, BackgroundRequest>> {
        self.worker = Worker::Ready;
        let send_move = self.move_request.clone().map(Command::SendMoveRequest);
        let send_background = self
            .background_request
            .clone()
            .map(Command::SendBackgroundRequest);
        send_move.into_iter().chain(send_background).collect()
    }

    /// Closes the move request that the worker has answered; false if it is not the open one.
    pub fn move_answered(&mut self, matches_answer: impl Fn(&MoveRequest) -> bool) -> bool {
        let expected = self.move_request.as_ref().is_some_and(matches_answer);
        if expected {
            self.move_request = None;
            self.failures = 0;
        }
        expected
    }

    /// Closes the background request that the worker has answered; false if it is not the open one.
    pub fn background_answered(
        &mut self,
        matches_answer: impl Fn(&BackgroundRequest) -> bool,
    ) -> bool {
        let expected = self.background_request.as_ref().is_some_and(matches_answer);
        if expected {
            self.background_request = None;
            self.failures = 0;
        }
        expected
    }

    /// Drops both requests; their answers will be ignored.
    pub fn cancel_all(&mut self) {
        self.move_request = None;
        self.background_request = None;
    }

    /// Whether no request is open.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.move_request.is_none() && self.background_request.is_none()
    }

    /// Whether the worker receives messages.
    #[must_use]
    pub const fn is_ready(&self) -> bool {
        matches!(self.worker, Worker::Ready)
    }

    /// The worker could not start, has crashed, or speaks another version of the protocol.
    pub fn failed(&mut self) -> Command<MoveRequest, BackgroundRequest> {
        self.failures += 1;
        if self.failures >= MAX_FAILURES {
            self.worker = Worker::GivenUp;
            self.background_request = None;
            return Command::GiveUp;
        }
        self.start()
    }

    /// The time limit of a move request has passed; a failure if that request is still open.
    pub fn timed_out(
        &mut self,
        request: &MoveRequest,
    ) -> Option<Command<MoveRequest, BackgroundRequest>> {
        let waiting = self.move_request.as_ref() == Some(request) && self.worker != Worker::GivenUp;
        waiting.then(|| self.failed())
    }

    /// The person asks for another attempt.
    pub const fn retry(&mut self) -> Command<MoveRequest, BackgroundRequest> {
        self.failures = 0;
        self.start()
    }

    const fn start(&mut self) -> Command<MoveRequest, BackgroundRequest> {
        self.worker = Worker::Starting;
        Command::Start
    }
}

impl<MoveRequest: Clone + PartialEq, BackgroundRequest: Clone> Default
    for Supervisor<MoveRequest, BackgroundRequest>
{
    fn default() -> Self {
        Self::new()
    }
}
