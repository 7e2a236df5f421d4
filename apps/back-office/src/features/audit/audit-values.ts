import {
  civilDateOf,
  formatTime,
  formatTimes,
  isLeague,
  isPicturePlace,
  locationLabel,
  parseClock24,
  type Language,
} from '@lions/domain';
import { formatDay, formatMoment, LEAGUE_CONTENT } from '@lions/web-base';
import type { ParseKeys, TFunction } from 'i18next';
import { deviceName } from '../../ui/session/device-name';

/** Context of the texts: the reader's language and the club's zone. */
export interface Wording {
  t: TFunction;
  language: Language;
  zone: string;
}

/** Longest list of numbers that is written out. */
const MAX_LISTED = 10;

/** Text keys of stored words, by field. */
const WORD_KEYS: Partial<Record<string, Partial<Record<string, ParseKeys>>>> = {
  status: {
    confirmed: 'registrations.statuses.confirmed',
    waiting: 'registrations.statuses.waiting',
    cancelled: 'registrations.statuses.cancelled',
    // Statuses of a mail.
    pending: 'outbox.statuses.pending',
    sent: 'outbox.statuses.sent',
    failed: 'outbox.statuses.failed',
    dropped: 'outbox.statuses.dropped',
    told: 'outbox.statuses.told',
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
  colorTheme: {
    none: 'teams.colors.none',
    blue: 'teams.colors.blue',
    gold: 'teams.colors.gold',
    red: 'teams.colors.red',
    green: 'teams.colors.green',
    purple: 'teams.colors.purple',
  },
  locale: { en: 'familyCard.languages.en', fr: 'familyCard.languages.fr' },
  role: { coach: 'common.coach', superadmin: 'common.superadmin' },
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A value as the back-office shows it: words, days and times in the reader's language. */
export function valueText(wording: Wording, field: string, value: unknown): string {
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

function plainText(wording: Wording, field: string, text: string): string {
  const { t, language, zone } = wording;
  // Masked by the API: '(masked)', and '17 entries' for a list of names.
  if (text === '(masked)') return t('audit.masked');
  const entries = /^(\d+) entries$/.exec(text)?.[1];
  if (entries !== undefined) return t('audit.entries', { count: Number(entries) });
  if (INSTANT.test(text)) return formatMoment(text, language, zone);
  const word = WORD_KEYS[field]?.[text];
  if (word !== undefined) return t(word);
  if (field === 'userAgent') return deviceName(t, text);
  if (field === 'location') return locationLabel(text, language);
  if (field === 'league' && isLeague(text)) return LEAGUE_CONTENT[text].label;
  if (field === 'place' && isPicturePlace(text)) return t(`pictures.places.${text}`);
  if (text === 'true' || text === 'false') return t(text === 'true' ? 'audit.yes' : 'audit.no');
  return field === 'consentVersion' ? text : datedText(language, text);
}

/** Days and times in the reader's language, also those in the rows of a club setting: 'Gala · 2026-12-01; …'. */
function datedText(language: Language, text: string): string {
  return text
    .split(/( · |; )/)
    .map((part) => {
      if (civilDateOf(part) !== undefined) return formatDay(part, language);
      const minutes = parseClock24(part);
      return minutes === undefined ? formatTimes(part, language) : formatTime(minutes, language);
    })
    .join('');
}
