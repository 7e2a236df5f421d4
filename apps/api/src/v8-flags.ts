import { setFlagsFromString } from 'node:v8';

/**
 * How V8 works once the server listens, or a command begins. Until then `server.cjs` keeps its space for new objects
 * small and optimizes no code: nearly all that a start makes stays, and little of its code runs often
 * (`node --v8-options`).
 */
export function tuneForWork(): void {
  // V8's defaults, which `server.cjs` changes.
  setFlagsFromString('--opt');
  setFlagsFromString('--semi-space-growth-factor=2');
  // Collects garbage when the heap has grown by this much; by default by a multiple, which a small server has no
  // memory for.
  setFlagsFromString('--heap-growing-percent=60');
}
