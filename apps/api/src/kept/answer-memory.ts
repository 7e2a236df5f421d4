import type { Versions } from '../database/topics/topics.js';
import type { PageView } from './page-filling.js';
import type { KeptAnswer } from './kept-answer.js';

/** Bytes of all kept answers: a club's pages, lists and feeds take a tenth of it. */
const MOST_BYTES = 16_000_000;
/** An answer that lives this long is compressed again, smaller. */
const SMALLER_AFTER_MS = 5000;
/** Addresses that were not kept, the latest ones: fewer than a crawler asks for in turn. */
const MOST_ASKED = 100;

export interface Kept {
  answer: KeptAnswer;
  view: PageView | undefined;
}

interface Entry extends Kept {
  /** Of all uses so far. */
  lastUse: number;
}

/**
 * Kept answers by address; those that were not used for longest go when they are too many. Once they are, an
 * address is kept when it is asked for again: a crawler's thousand addresses displace none that is read.
 */
export class AnswerMemory {
  private readonly kept = new Map<string, Entry>();
  private uses = 0;
  /** In the order of asking. */
  private readonly asked = new Set<string>();
  private bytes = 0;
  /** One at a time: each thread that compresses keeps 8 MB. */
  private packing: Promise<void> = Promise.resolve();

  /** The answer if nothing that it depends on has changed; of any minute, where none is given. */
  current(key: string, versions: Versions, minute?: number): Kept | undefined {
    const kept = this.kept.get(key);
    if (!kept?.answer.isCurrent(versions, minute)) return undefined;
    // Not by its place in the map: to move it there takes 0.9 µs of each answer.
    kept.lastUse = this.uses += 1;
    return kept;
  }

  /** The answer if it is current whatever the database holds. */
  fixed(key: string, minute: number): Kept | undefined {
    const kept = this.kept.get(key);
    return kept?.answer.isFixed(minute) ? kept : undefined;
  }

  keep(key: string, kept: Kept): void {
    const before = this.kept.get(key);
    if (before) kept.answer.takeFormsOf(before.answer);
    else if (this.bytes + kept.answer.size > MOST_BYTES && !this.isAskedAgain(key)) return;
    this.drop(key);
    while (this.kept.size > 0 && this.bytes + kept.answer.size > MOST_BYTES) this.drop(this.oldest());
    this.kept.set(key, { ...kept, lastUse: (this.uses += 1) });
    this.bytes += kept.answer.size;
    // Without the answer itself, which may be replaced long before: hundreds of them would stay in memory.
    const made = new WeakRef(kept.answer);
    const pack = async () => {
      const answer = made.deref();
      if (answer && this.kept.get(key)?.answer === answer) await answer.packSmaller();
    };
    setTimeout(() => (this.packing = this.packing.then(pack, pack)), SMALLER_AFTER_MS).unref();
  }

  private oldest(): string {
    let [oldest = '', least] = ['', Number.POSITIVE_INFINITY];
    for (const [key, { lastUse }] of this.kept) if (lastUse < least) [oldest, least] = [key, lastUse];
    return oldest;
  }

  private isAskedAgain(key: string): boolean {
    if (this.asked.delete(key)) return true;
    this.asked.add(key);
    for (const oldest of this.asked) {
      if (this.asked.size <= MOST_ASKED) break;
      this.asked.delete(oldest);
    }
    return false;
  }

  private drop(key: string): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    this.kept.delete(key);
    this.bytes -= kept.answer.size;
  }
}
