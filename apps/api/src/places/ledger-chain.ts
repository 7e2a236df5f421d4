import { sha256 } from '../platform/common/tokens.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

/** An entry before it is chained. */
export type LedgerFact = Pick<
  LedgerEntry,
  | 'practiceId'
  | 'sessionId'
  | 'at'
  | 'event'
  | 'registrationId'
  | 'pool'
  | 'position'
  | 'actor'
  | 'reasonHash'
>;

/** A stored entry without its id. */
export type LedgerLine = LedgerFact & Pick<LedgerEntry, 'seq' | 'previousHash' | 'hash'>;

/** The previous hash of the first entry. */
const BEGINNING = '0'.repeat(64);

/** The facts as entries after `last`. */
export function chained(
  last: Pick<LedgerLine, 'seq' | 'hash'> | undefined,
  facts: readonly LedgerFact[],
): LedgerLine[] {
  let [seq, previousHash] = [last?.seq ?? 0, last?.hash ?? BEGINNING];
  return facts.map((fact) => {
    seq += 1;
    const line = { seq, previousHash, ...fact };
    previousHash = hashOf(line);
    return { hash: previousHash, ...line };
  });
}

/** Whether these entries, in order from the first, are unchanged and complete. */
export function isChainIntact(lines: readonly LedgerLine[]): boolean {
  let previousHash = BEGINNING;
  return lines.every((line, index) => {
    const isNext = line.seq === index + 1 && line.previousHash === previousHash;
    previousHash = line.hash;
    return isNext && hashOf(line) === line.hash;
  });
}

/** Over the previous hash and every fact, in a fixed order. */
function hashOf(line: Omit<LedgerLine, 'hash'>): string {
  const { practiceId, sessionId, seq, at, event, registrationId, pool, position, actor, reasonHash } = line;
  const facts = [practiceId, sessionId, seq, at.toISOString(), event, registrationId, pool, position, actor];
  return sha256(line.previousHash + JSON.stringify([...facts, reasonHash]));
}
