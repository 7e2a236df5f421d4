import type { Language } from '@lions/domain';
import type { OutboxMailDto } from '../../places/outbox/outbox.dto.js';
import { MAIL_WAITS } from '../../places/outbox/outbox.service.js';
import type { UserDto } from '../../users/users.dto.js';

/** Columns of equal width, two spaces apart. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(cell.length, known[index] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A line for each account. */
export function userLines(
  users: readonly UserDto[],
  words: Record<'none' | 'active' | 'inactive' | 'locked', string>,
): string[] {
  if (users.length === 0) return [words.none];
  return aligned(
    users.map(({ username, role, isActive, lockedUntil }) => [
      username,
      role,
      isActive ? words.active : words.inactive,
      lockedUntil === null ? '' : words.locked,
    ]),
  );
}

const STATUS: Record<Language, Record<OutboxMailDto['status'], string>> = {
  en: { pending: 'waits', sent: 'sent', failed: 'failed', dropped: 'not needed', told: 'told' },
  fr: {
    pending: 'attend',
    sent: 'envoyé',
    failed: 'échec',
    dropped: 'plus nécessaire',
    told: 'famille avertie',
  },
};

/** A line for each mail, without a name; the family's address only on request. */
export function mailLines(
  mails: readonly OutboxMailDto[],
  showsAddresses: boolean,
  language: Language,
): string[] {
  return aligned(
    mails.map(({ id, status, kind, createdAt, date, teamName, attempts, lastError, to }) => [
      String(id),
      STATUS[language][status],
      kind,
      createdAt.slice(0, 16).replace('T', ' ') + 'Z',
      [date, teamName].filter((part) => part !== null).join(' '),
      `${attempts}/${MAIL_WAITS.length + 1}`,
      lastError ?? '',
      showsAddresses ? (to ?? '') : '',
    ]),
  );
}
