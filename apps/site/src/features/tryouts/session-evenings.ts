import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import type { Evening } from '../../ui/registration/evenings/evening';
import type { TryoutSessionView } from './team-view';

export function sessionEvening(session: TryoutSessionView): Evening {
  const { id, date, day, times, location: place, description: note, mapUrl, calendar } = session;
  const { startsAt, endsAt } = session;
  return { kind: 'session', id, date, day, times, place, note, mapUrl, calendar, startsAt, endsAt };
}

/** Free places; none while players wait. */
export function spotsLeft({ spots, registered, waiting }: TryoutSessionView): number {
  return waiting > 0 ? 0 : Math.max(0, spots - registered);
}

/** 'Two spots left', that they are not enough for all, or that only the waiting list is left. */
export function placesSentence(
  session: TryoutSessionView,
  playerCount: number,
  language: Language,
  texts: Dictionary['tryouts']['form'],
): string {
  const say = (key: 'spotsLeft' | 'notForAll' | 'waiting', count: number) =>
    translate(language, texts, key, { count, next: count + 1 });
  const left = spotsLeft(session);
  if (left > 0) return say(left < playerCount ? 'notForAll' : 'spotsLeft', left);
  return session.waiting > 0 ? `${texts.full} ${say('waiting', session.waiting)}` : texts.full;
}
