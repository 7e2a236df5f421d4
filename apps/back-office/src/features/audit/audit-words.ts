import type { AuditEntryDto } from '@lions/api-client';
import {
  AUDIT_FIELDS,
  AUDIT_SERVER,
  AUDIT_SHELL,
  CLUB_FIELD_NAMES,
  civilDateOf,
  formatTimes,
  isAuditAction,
  isLeague,
  isPicturePlace,
  locationLabel,
  type Language,
} from '@lions/domain';
import { formatDay, formatMoment, LEAGUE_CONTENT } from '@lions/web-base';
import type { ParseKeys, TFunction } from 'i18next';
import { subjectText } from '../../ui/changes/subject-text';
import { deviceName } from '../../ui/session/device-name';

/** Context of the texts: the reader's language and the club's zone. */
export interface Wording {
  t: TFunction;
  language: Language;
  zone: string;
}

/** One field of an entry; `before` is undefined where there was no value. */
export interface FieldChange {
  field: string;
  label: string;
  before?: string;
  after?: string;
}

/** Longest list of numbers that is written out. */
const MAX_LISTED = 10;
/** Fields that the sentence itself shows; the others are only in the collapsible part. */
const MAX_SUMMARIZED = 2;
/** Text keys of stored words, by field. */
const WORD_KEYS: Partial<Record<string, Partial<Record<string, ParseKeys>>>> = {
  status: {
    confirmed: 'registrations.statuses.confirmed',
    waiting: 'registrations.statuses.waiting',
    cancelled: 'registrations.statuses.cancelled',
  },
  playerPosition: {
    Defense: 'registrations.positions.Defense',
    Forward: 'registrations.positions.Forward',
    Goalie: 'registrations.positions.Goalie',
  },
  playerDisplay: {
    names: 'teams.displayNames',
    initials: 'teams.displayInitials',
    numbers: 'teams.displayNumbers',
  },
  role: { coach: 'common.coach', superadmin: 'common.superadmin' },
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

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
  return isAuditAction(action)
    ? t(`audit.sentences.${action}`, { who, what }).trim()
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

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function valueText(wording: Wording, field: string, value: unknown): string {
  const { t } = wording;
  // The teams of a coach: none differs from all.
  if (field === 'teamIds' && value === null) return t('common.allTeams');
  if (field === 'teamIds' && Array.isArray(value) && value.length === 0) return t('common.noTeam');
  if (isEmpty(value)) return t('common.emptyValue');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (Array.isArray(value)) {
    return value.length > MAX_LISTED
      ? t('audit.entries', { count: value.length })
      : value.join(', ') || t('common.emptyValue');
  }
  return typeof value === 'string' ? plainText(wording, field, value) : JSON.stringify(value);
}

function plainText({ t, language, zone }: Wording, field: string, text: string): string {
  // Masked by the API: '(masked)', and '17 entries' for a list of names.
  if (text === '(masked)') return t('audit.masked');
  const entries = /^(\d+) entries$/.exec(text)?.[1];
  if (entries !== undefined) return t('audit.entries', { count: Number(entries) });
  if (INSTANT.test(text)) return formatMoment(text, language, zone);
  const word = WORD_KEYS[field]?.[text];
  if (word !== undefined) return t(word);
  if (field === 'userAgent') return deviceName(t, text);
  if (field === 'date' && civilDateOf(text) !== undefined) return formatDay(text, language);
  if (field === 'time') return formatTimes(text, language);
  if (field === 'location') return locationLabel(text, language);
  if (field === 'league' && isLeague(text)) return LEAGUE_CONTENT[text].label;
  if (field === 'place' && isPicturePlace(text)) return t(`pictures.places.${text}`);
  if (text === 'true' || text === 'false') return t(text === 'true' ? 'audit.yes' : 'audit.no');
  return text;
}

/** Here instead of in the dictionaries, which the first view loads. */
const FIELD_NAMES: Partial<Record<string, Record<Language, string>>> = {
  ...CLUB_FIELD_NAMES,
  ...AUDIT_FIELDS,
};

const labelOf = ({ language }: Wording, field: string) => FIELD_NAMES[field]?.[language] ?? field;
