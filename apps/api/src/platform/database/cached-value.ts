import { MINUTE_MS } from '@lions/domain';
import type { PublicDataVersion } from './public-data-version.js';

/** A value made from public data, fresh until that changes, and for a minute: a change in a SQL shell raises no version. */
export class CachedValue<V> {
  private cached: { version: number; madeAt: number; value: Promise<V> } | undefined;

  constructor(private readonly make: () => Promise<V>) {}

  /**
   * While the database does not answer, the value that was fresh when it last did. @throws when there is none, or what
   * `make` throws
   */
  async current(source: PublicDataVersion): Promise<V> {
    try {
      return await this.at(await source.current());
    } catch (error) {
      if (this.cached && this.cached.version >= source.latest) return this.cached.value;
      throw error;
    }
  }

  private at(version: number): Promise<V> {
    const { cached } = this;
    if (cached && cached.version >= version && performance.now() - cached.madeAt < MINUTE_MS)
      return cached.value;
    const made = { version, madeAt: performance.now(), value: this.make() };
    this.cached = made;
    made.value.catch(() => {
      if (this.cached === made) this.cached = undefined;
    });
    return made.value;
  }
}
