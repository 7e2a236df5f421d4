import type { AuditEntryDto } from '@lions/api-client';
import { civilAt } from '@lions/domain';
import type { TFunction } from 'i18next';
import { subjectText } from '../../ui/changes/subject-text';
import type { CsvCell } from '../../ui/tables/csv';
import type { Wording } from './audit-values';
import { actorText, changesOf, changeText, sentence } from './audit-words';

/** Header row of the CSV. */
export const auditHeader = (t: TFunction): string[] => [
  t('audit.when'),
  t('audit.person'),
  t('audit.what'),
  t('audit.kind'),
  t('audit.subjectId'),
  t('audit.subjectName'),
  t('audit.details'),
];

/** One entry as CSV cells; the time is in a sortable format. */
export function auditRow(wording: Wording, entry: AuditEntryDto): CsvCell[] {
  const { date, minutes } = civilAt(new Date(entry.at), wording.zone);
  const two = (number: number) => String(number).padStart(2, '0');
  return [
    `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    actorText(wording, entry.actor),
    sentence(wording, entry),
    wording.t(`audit.kinds.${entry.subject as 'team'}`, { defaultValue: entry.subject }),
    entry.subjectId ?? '',
    subjectText(wording, entry),
    changesOf(wording, entry)
      .map((change) => changeText(wording, change))
      .join('; '),
  ];
}
