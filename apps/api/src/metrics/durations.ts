import type { Sample } from './metric-table.js';

/** Upper bounds of the buckets, in seconds; an answer from memory takes less than the first. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * A histogram of durations. prom-client's own hashes the labels of each observation, which costs more than two percent
 * of an answer from memory.
 */
export class Durations {
  private readonly counts = new Float64Array(BOUNDS.length + 1);
  private sum = 0;

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] as number)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += seconds;
  }

  /** The lines of the histogram of that name. */
  valuesOf(name: string, labels: Sample['labels']): Sample[] {
    let count = 0;
    const buckets = [...BOUNDS, '+Inf'].map((le, bucket) => {
      count += this.counts[bucket] ?? 0;
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
