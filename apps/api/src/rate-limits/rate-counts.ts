/** Hits under one limit since the first one, and until when they count. */
export interface RateCount {
  hits: number;
  endsAt: Date;
}

/** New hits by key. `ttl`, in milliseconds, is how long a count lasts that they begin. */
export type NewHits = ReadonlyMap<string, { hits: number; ttl: number }>;

/** A place where all processes count. */
export interface RateCounts {
  /** The counts of those keys after the new hits. */
  add(hits: NewHits): Promise<Map<string, RateCount>>;
}
