import { addDays, civilAt, formatTime, MINUTE_MS, type Language } from '@lions/domain';
import { formatDay, LOCALES } from '@lions/web-base';
import type { TFunction } from 'i18next';

/** Hours before this minute of the day count as night. */
const NIGHT_END = 6 * 60;

/** Time until then, in whole hours or, under 90 minutes, in minutes: 'in 8 hours'. */
function wait(minutes: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(LOCALES[language]);
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.round(minutes / 60), 'hour');
}

/** The day relative to now; hours after midnight belong to the night before. */
function dayName(now: Date, at: Date, zone: string): 'tonight' | 'today' | 'tomorrow' | 'later' {
  const [here, there] = [civilAt(now, zone), civilAt(at, zone)];
  const isNight = there.minutes < NIGHT_END;
  if (there.date === here.date) return isNight ? 'tonight' : 'today';
  if (there.date !== addDays(here.date, 1)) return 'later';
  return isNight && here.minutes >= NIGHT_END ? 'tonight' : 'tomorrow';
}

/**
 * 'Tonight at 3:00 AM, in 8 hours' in the club's zone; a run that is due starts within a minute.
 */
export function nextRunText(
  t: TFunction,
  nextRunAt: string,
  now: Date,
  language: Language,
  zone: string,
): string {
  const at = new Date(nextRunAt);
  const minutes = Math.round((at.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 1) return t('autoDeletion.nextRunNow');
  const civil = civilAt(at, zone);
  return t(`autoDeletion.nextRunOn.${dayName(now, at, zone)}`, {
    day: formatDay(civil.date, language),
    time: formatTime(civil.minutes, language),
    wait: wait(minutes, language),
  });
}
