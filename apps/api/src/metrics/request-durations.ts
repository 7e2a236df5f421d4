import { Durations } from './durations.js';
import type { Sample } from './metric-table.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Durations by method, route and status; nested maps, because joining a key takes longer than three look-ups. */
export class RequestDurations {
  private readonly routes = new Map<string, Map<string, Map<number, Durations>>>();

  add(method: string, route: string, status: number, milliseconds: number): void {
    const known = METHODS.has(method) ? method : 'other';
    const methods = entryOf(this.routes, route, () => new Map<string, Map<number, Durations>>());
    const statuses = entryOf(methods, known, () => new Map<number, Durations>());
    entryOf(statuses, status, () => new Durations()).add(milliseconds);
  }

  valuesOf(name: string): Sample[] {
    return [...this.routes].flatMap(([route, methods]) =>
      [...methods].flatMap(([method, statuses]) =>
        [...statuses].flatMap(([status, durations]) => durations.valuesOf(name, { method, route, status })),
      ),
    );
  }
}

function entryOf<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}
