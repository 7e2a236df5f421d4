const LOOK_EVERY_MS = 250;

/**
 * Sends this process the SIGTERM that npm was sent. npm passes it to the shell between us, which dies of it and
 * leaves us alone: our parent is another process from then on.
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
