import { setFlagsFromString } from 'node:v8';

/**
 * How V8's heap grows from now on. Until then its space for new objects stays small and no limit of its own makes it
 * collect the old ones: nearly all that a start makes stays (`node --v8-options`).
 */
export function growHeap(): void {
  // V8's default, which `server.cjs` changes.
  setFlagsFromString('--semi-space-growth-factor=2');
  // Collects garbage when the heap has grown by this much; by default by a multiple, which a small server has no
  // memory for.
  setFlagsFromString('--heap-growing-percent=60');
}
