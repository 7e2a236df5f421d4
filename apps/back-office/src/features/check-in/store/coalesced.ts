/** Runs a task; calls while it runs cause one more run after it, and wait for the current one. */
export function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async (): Promise<void> => {
    if (running) isAsked = true;
    running ??= task().finally(() => {
      running = undefined;
      if (!isAsked) return;
      isAsked = false;
      void run();
    });
    await running;
  };
  return run;
}
