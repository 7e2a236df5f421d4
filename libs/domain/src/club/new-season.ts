import { VALIDATION } from '../contract/validation-message.js';
import { addMonths, type CivilDate } from '../time/club-time.js';
import type { ClubValue } from './club-settings.js';
import type { ClubProblem } from './club-value.js';

type Season = ClubValue<'season'>;

/** The year in which a season begins: that of its first day, else the first year in its years or name. */
export function seasonYear({ firstDay, years, label }: Season): number | undefined {
  const year = /\d{4}/.exec([firstDay, years.en, label.en].join(' '))?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Problems that prevent a valid season from following the present one. */
export function newSeasonProblems(present: Season, next: Season): ClubProblem[] {
  const missing = (['firstDay', 'lastDay'] as const).filter((day) => next[day] === undefined);
  if (missing.length > 0) return missing.map((field) => ({ field, message: VALIDATION.seasonDaysRequired }));
  const isLater = (seasonYear(next) ?? 0) > (seasonYear(present) ?? 0);
  return isLater ? [] : [{ field: 'firstDay', message: VALIDATION.seasonNotNew }];
}

/** Every year in a text one later: '2025-26' gives '2026-27'. */
const yearLater = (text: string) =>
  text.replace(/\d{4}|\b\d{2}\b/g, (year) =>
    String(Number(year) + 1)
      .padStart(2, '0')
      .slice(-year.length),
  );

const wordsLater = ({ en, fr }: Season['label']) => ({ en: yearLater(en), fr: yearLater(fr) });
const dayLater = (day: CivilDate | undefined) => (day === undefined ? undefined : addMonths(day, 12));

/** The season after the present one, as a form proposes it. */
export function proposedSeason({ label, years, firstDay, lastDay, anniversary }: Season): Season {
  const [first, last] = [dayLater(firstDay), dayLater(lastDay)];
  return {
    label: wordsLater(label),
    years: wordsLater(years),
    ...(first !== undefined && { firstDay: first }),
    ...(last !== undefined && { lastDay: last }),
    ...(anniversary !== undefined && { anniversary: anniversary + 1 }),
  };
}
