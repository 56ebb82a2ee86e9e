//! The worker with the solver of the patiences.

use patience::solver::SolverService;
use worker::{Service, serve};

/// Starts the worker.
pub fn listen() {
    serve(Solving(SolverService::default()), || true);
}

/// The solver as the work of a worker.
struct Solving(SolverService);

impl Service for Solving {
    fn receive(&mut self, text: &str) -> Option<String> {
        self.0.receive(text)
    }

    fn is_idle(&self) -> bool {
        self.0.is_idle()
    }

    fn step(&mut self) -> Option<String> {
        self.0.step()
    }
}
