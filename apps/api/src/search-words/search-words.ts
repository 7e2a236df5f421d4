import { Injectable, Logger, Module } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LIMITS, MINUTE_MS, personWords, type SearchedPerson } from '@lions/domain';
import { In } from 'typeorm';
import { describeError } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { whole } from '../database/row-shape.js';
import { KeptValue } from '../database/topics/kept-value.js';
import { SearchWord } from './search-word.entity.js';

/** Registrations per write. */
const BATCH = 200;
/** Writes before a search begins; more is left to the tick. */
const BATCHES_PER_SEARCH = 5;
/**
 * Registrations whose transactions can overlap: more than the database's deadline of ten seconds allows. A
 * transaction that ends later may commit a lower id.
 */
const LOOK_BACK = 1000;
/** A registration with what it is found by. */
type SearchedRow = SearchedPerson & { id: number };

/** Registrations without words, after an id. Each has at least the word of its address. */
const WITHOUT_WORDS = `SELECT r.id FROM registrations r
  WHERE r.id > ? AND r.id > (SELECT COALESCE(MAX(registrationId), 0) FROM search_words) - ?
    AND NOT EXISTS (SELECT 1 FROM search_words w WHERE w.registrationId = r.id) ORDER BY r.id LIMIT ?`;

const STARTS = 'word >= ? AND word < ?';
/** The range of words with that beginning: words are compared by code point on every database. */
const rangeOf = (start: string) => [start, `${start}\u{10FFFF}`];

/**
 * The words of registrations. They are written after the registration, so that registering stays fast: each minute, and
 * when a search begins.
 */
@Injectable()
export class SearchWords {
  private readonly logger = new Logger('Search');
  /** Done once for all searches until registrations change. */
  private readonly beforeSearches = new KeptValue(['practicePlaces', 'sessionPlaces'], () =>
    this.writeMissing({ lookBack: LOOK_BACK, batches: BATCHES_PER_SEARCH }),
  );
  /** Until the first tick has looked at all registrations: a process may have ended in the middle of a burst. */
  private isChecked = false;

  constructor(private readonly db: Db) {}

  /** Never throws: what fails now is done in a minute. */
  @Interval(MINUTE_MS)
  async tick(): Promise<void> {
    try {
      await this.writeMissing({ lookBack: this.isChecked ? LOOK_BACK : LIMITS.id, batches: Infinity });
      this.isChecked = true;
    } catch (error) {
      this.logger.error({ message: 'Words of the search will be written soon', ...describeError(error) });
    }
  }

  /** Writes the words of new registrations, before a search. */
  beforeSearch(): Promise<void> {
    return this.beforeSearches.current(this.db.versions);
  }

  /** Replaces the words of a corrected registration. */
  async rewriteIn(tx: Writer, rows: readonly SearchedRow[]): Promise<void> {
    await tx.delete(SearchWord, { registrationId: In(rows.map(({ id }) => id)) });
    await tx.insertAll(
      SearchWord,
      rows.flatMap((row) => {
        const words = new Set(Object.values(personWords(row)).flat());
        return [...words].map((word) => ({ word, registrationId: row.id }));
      }),
    );
  }

  /** Ids of registrations with words of all these beginnings, the newest first; of too many, those of whole words. */
  async matchesIn(reader: Reader, sought: readonly string[], most: number): Promise<number[]> {
    // The shortest beginning has the most words: they are gone through until enough are in the lists of the others.
    const [shortest, ...others] = [...sought].sort((a, b) => a.length - b.length);
    if (shortest === undefined) return [];
    // The '+' keeps SQLite from looking up each row of the list, which takes ten times as long for common words.
    const lists = others.map(
      () => `AND +w.registrationId IN (SELECT o.registrationId FROM search_words o WHERE o.${STARTS})`,
    );
    const rows = await reader.select(
      `SELECT w.registrationId AS id FROM search_words w WHERE w.${STARTS} ${lists.join(' ')}
       ORDER BY w.word DESC, w.registrationId DESC LIMIT ?`,
      [...[shortest, ...others].flatMap(rangeOf), most],
      { id: whole },
    );
    return [...new Set(rows.map(({ id }) => id))].sort((a, b) => b - a);
  }

  private async writeMissing({ lookBack, batches }: { lookBack: number; batches: number }): Promise<void> {
    let last = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      const after = last;
      const missing = await this.db.read((reader) =>
        reader.select(WITHOUT_WORDS, [after, lookBack, BATCH], { id: whole }),
      );
      last = missing.at(-1)?.id ?? 0;
      if (last === 0) return;
      await this.db.write(async (tx) => {
        // Locked, so that a correction is not overwritten by the words from before it.
        const rows = await tx.lock<SearchedRow>('registrations', { id: In(missing.map(({ id }) => id)) });
        await this.rewriteIn(tx, rows);
      });
      if (missing.length < BATCH) return;
    }
  }
}

/** The words by which registrations are found; `search` has the calls. */
@Module({ providers: [SearchWords], exports: [SearchWords] })
export class SearchWordsModule {}
