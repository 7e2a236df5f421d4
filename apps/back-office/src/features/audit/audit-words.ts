import type { AuditEntryDto } from '@lions/api-client';
import {
  AUDIT_FIELDS,
  AUDIT_SERVER,
  AUDIT_SHELL,
  CLUB_FIELD_NAMES,
  isAuditAction,
  type Language,
} from '@lions/domain';
import { subjectText } from '../../ui/changes/subject-text';
import { isEmpty, valueText, type Wording } from './audit-values';

/** One field of an entry; `before` is undefined where there was no value. */
export interface FieldChange {
  field: string;
  label: string;
  before?: string;
  after?: string;
}

/** Fields that the sentence itself shows; the others are only in the collapsible part. */
const MAX_SUMMARIZED = 2;

/** 'superadmin', or the text for the server or its shell. */
export function actorText({ t }: Wording, actor: string): string {
  if (actor === AUDIT_SHELL) return t('audit.shell');
  return actor === AUDIT_SERVER ? t('audit.server') : actor;
}

/** 'superadmin changed the team M15 AAA (4)'. */
export function sentence(wording: Wording, entry: AuditEntryDto): string {
  const { t } = wording;
  const { action, actor, subjectId } = entry;
  const who = actorText(wording, actor);
  const id = subjectId === null ? '' : `(${subjectId})`;
  const what = [subjectText(wording, entry), id].filter(Boolean).join(' ');
  // A family has no name in the log: what it does itself is recorded as the server's, with words of its own.
  return isAuditAction(action)
    ? t(`audit.sentences.${action}`, {
        who,
        what,
        ...(actor === AUDIT_SERVER && { context: 'server' }),
      }).trim()
    : t('audit.unknown', { who, action, what }).trim();
}

/** The entry's fields with their labels. */
export function changesOf(wording: Wording, { subject, before, after }: AuditEntryDto): FieldChange[] {
  const [was, is] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
  const fields = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  return (
    fields
      .filter((field) => !(subject === 'setting' && field === 'key'))
      // Empty before and after is no change: empty fields of a created or deleted row.
      .filter((field) => !isEmpty(was[field]) || !isEmpty(is[field]))
      .map((field) => ({
        field,
        // A field without a label shows its raw name.
        label: labelOf(wording, field),
        ...(field in was && { before: valueText(wording, field, was[field]) }),
        ...(field in is && { after: valueText(wording, field, is[field]) }),
      }))
  );
}

/** 'Visible to public: yes → no'. */
export function changeText({ t }: Wording, { label, before, after }: FieldChange): string {
  const empty = t('common.emptyValue');
  return before === undefined
    ? t('audit.set', { field: label, after: after ?? empty })
    : t('audit.change', { field: label, before, after: after ?? empty });
}

/** The first changes, and the number of the remaining ones. */
export function summary(wording: Wording, changes: FieldChange[]): string {
  const texts = changes.slice(0, MAX_SUMMARIZED).map((change) => changeText(wording, change));
  const left = changes.length - texts.length;
  return [...texts, ...(left > 0 ? [wording.t('audit.more', { count: left })] : [])].join(' · ');
}

/** Here instead of in the dictionaries, which the first view loads. */
const FIELD_NAMES: Partial<Record<string, Record<Language, string>>> = {
  ...CLUB_FIELD_NAMES,
  ...AUDIT_FIELDS,
};

const labelOf = ({ language }: Wording, field: string) => FIELD_NAMES[field]?.[language] ?? field;
