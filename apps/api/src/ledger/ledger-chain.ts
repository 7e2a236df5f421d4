import { sha256 } from '../common/tokens.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

/** A line before it has a place in the chain. */
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

/** A line as it is stored, but for its id. */
export type LedgerLine = LedgerFact & Pick<LedgerEntry, 'seq' | 'previousHash' | 'hash'>;

/** What the first line is chained to. */
const BEGINNING = '0'.repeat(64);

/** The facts as the next lines behind `last`. */
export function chained(
  last: Pick<LedgerLine, 'seq' | 'hash'> | undefined,
  facts: readonly LedgerFact[],
): LedgerLine[] {
  let [seq, previousHash] = [last?.seq ?? 0, last?.hash ?? BEGINNING];
  return facts.map((fact) => {
    seq += 1;
    const line = { ...fact, seq, previousHash };
    previousHash = hashOf(line);
    return { ...line, hash: previousHash };
  });
}

/** Whether these lines, in order from the first, are as they were written and none is missing between them. */
export function isChainIntact(lines: readonly LedgerLine[]): boolean {
  let previousHash = BEGINNING;
  return lines.every((line, index) => {
    const isNext = line.seq === index + 1 && line.previousHash === previousHash;
    previousHash = line.hash;
    return isNext && hashOf(line) === line.hash;
  });
}

/** Over the hash before and every fact, in one fixed order. */
function hashOf(line: Omit<LedgerLine, 'hash'>): string {
  const { practiceId, sessionId, seq, at, event, registrationId, pool, position, actor, reasonHash } = line;
  const facts = [practiceId, sessionId, seq, at.toISOString(), event, registrationId, pool, position, actor];
  return sha256(line.previousHash + JSON.stringify([...facts, reasonHash]));
}
