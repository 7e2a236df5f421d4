import { MINUTE_MS } from '@lions/domain';
import type { TopicVersions } from './topic-versions.js';
import type { Topic, Versions } from './topics.js';

/** A value made from the rows of some topics, kept until one of them changes (docs/decisions/kept-answers.md). */
export class KeptValue<V> {
  private kept: { versions: Versions; madeAt: number; value: Promise<V> } | undefined;

  constructor(
    private readonly topics: readonly Topic[],
    private readonly make: () => Promise<V>,
  ) {}

  /**
   * While the database does not answer, the value that was current when it last did. @throws when there is none, or what
   * `make` throws
   */
  async current(source: TopicVersions): Promise<V> {
    try {
      return await this.at(await source.current());
    } catch (error) {
      if (this.kept && this.isUnchanged(this.kept.versions, source.latest)) return this.kept.value;
      throw error;
    }
  }

  /** As `current`, for versions that were taken before: a change while the rows are read raises them. */
  at(versions: Versions): Promise<V> {
    if (this.kept && this.isCurrent(this.kept, versions)) return this.kept.value;
    const value = this.make();
    const kept = { versions, madeAt: performance.now(), value };
    this.kept = kept;
    value.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return value;
  }

  /** For a minute only: a change in a SQL shell raises no version. */
  private isCurrent(kept: { versions: Versions; madeAt: number }, versions: Versions): boolean {
    return performance.now() - kept.madeAt < MINUTE_MS && this.isUnchanged(kept.versions, versions);
  }

  private isUnchanged(then: Versions, now: Versions): boolean {
    return this.topics.every((topic) => then[topic] === now[topic]);
  }
}
