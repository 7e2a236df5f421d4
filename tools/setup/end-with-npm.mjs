const LOOK_EVERY_MS = 250;

/**
 * Forwards npm's SIGTERM to this process. npm sends it to the shell in between, which dies without forwarding
 * it: a changed parent process id is the signal.
 */
export function endWithNpm() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}
