/**
 * Runs suites in their order, side by side as far as their widths (processes that compute at once) fit into the
 * room; one that is wider than the room runs alone. More processes than cores cost more than they gain.
 * @param {{width?: number}[]} suites
 * @param {(suite) => Promise<T>} run
 * @returns {Promise<T[]>} the results in the suites' order
 */
export async function runAll(suites, room, run) {
  const results = new Map();
  const waiting = [...suites];
  const running = new Set();
  let free = room;
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex((suite) => widthIn(room, suite) <= free);
    if (index < 0) {
      await Promise.race(running);
      continue;
    }
    const [suite] = waiting.splice(index, 1);
    const width = widthIn(room, suite);
    free -= width;
    const ended = run(suite).then((result) => {
      results.set(suite, result);
      free += width;
      running.delete(ended);
    });
    running.add(ended);
  }
  return suites.map((suite) => results.get(suite));
}

const widthIn = (room, { width = 1 }) => Math.min(width, room);
