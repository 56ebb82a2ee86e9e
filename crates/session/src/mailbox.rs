//! What lies before the worker, as a queue without a worker in it.

/// What lies before the worker: a job goes before an errand, and a newer one of either kind takes the
/// older one's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox<MoveRequest, AdviceRequest> {
    job: Option<MoveRequest>,
    errand: Option<AdviceRequest>,
}

/// What lies on top.
#[derive(Debug, PartialEq, Eq)]
pub enum Front<'desk, MoveRequest, AdviceRequest> {
    /// A bot's choice, which the table waits for.
    MoveRequest(&'desk mut MoveRequest),
    /// Something besides.
    AdviceRequest(&'desk mut AdviceRequest),
}

/// Nothing to do.
impl<MoveRequest, AdviceRequest> Default for Mailbox<MoveRequest, AdviceRequest> {
    fn default() -> Self {
        Self {
            job: None,
            errand: None,
        }
    }
}

impl<MoveRequest, AdviceRequest> Mailbox<MoveRequest, AdviceRequest> {
    /// Puts a job on the desk.
    pub fn put_move_request(&mut self, job: MoveRequest) {
        self.job = Some(job);
    }

    /// Puts an errand on the desk.
    pub fn put_advice_request(&mut self, errand: AdviceRequest) {
        self.errand = Some(errand);
    }

    /// Whether there is nothing to do.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.job.is_none() && self.errand.is_none()
    }

    /// What is to be worked on.
    #[must_use]
    pub fn front(&mut self) -> Option<Front<'_, MoveRequest, AdviceRequest>> {
        match &mut self.job {
            Some(job) => Some(Front::MoveRequest(job)),
            None => self.errand.as_mut().map(Front::AdviceRequest),
        }
    }

    /// What was worked on is done.
    pub fn clear_front(&mut self) {
        if self.job.take().is_none() {
            self.errand = None;
        }
    }
}
