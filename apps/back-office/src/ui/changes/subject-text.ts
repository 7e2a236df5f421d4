import type { AuditEntryDto } from '@lions/api-client';
import {
  CLUB_SETTINGS,
  formatTimes,
  isClubKey,
  isMailKind,
  isSettingKey,
  type Language,
} from '@lions/domain';
import { formatDay } from '@lions/web-base';
import type { TFunction } from 'i18next';

interface Wording {
  t: TFunction;
  language: Language;
}

/** A practice is named by its times, and what belongs to one; a session by its team. */
const NAMED_BY_TIMES = ['practice', 'registration', 'message'];

/** Current name of the subject, without its id; empty when it was deleted or has no name. */
export function subjectText(
  { t, language }: Wording,
  { subject, subjectName, subjectDate }: Pick<AuditEntryDto, 'subject' | 'subjectName' | 'subjectDate'>,
): string {
  if (subjectName === null) return '';
  const name = nameText({ t, language }, subject, subjectName);
  return subjectDate === null ? name : `${name}, ${formatDay(subjectDate, language)}`;
}

function nameText({ t, language }: Wording, subject: string, name: string): string {
  if (subject === 'club' && isClubKey(name)) return CLUB_SETTINGS[name].name[language];
  if (isSettingKey(name)) return t(`audit.settings.${name}`);
  if (subject === 'mail' && isMailKind(name)) return t(`outbox.kinds.${name}`);
  return NAMED_BY_TIMES.includes(subject) ? formatTimes(name, language) : name;
}
