import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import type { OfferedEvening } from '../../ui/registration/evenings/evening';
import type { TryoutSessionView } from './team-view';

export function sessionEvening(
  session: TryoutSessionView,
  language: Language,
  texts: Dictionary['tryouts']['form'],
): OfferedEvening {
  const { id, date, day, times, location: place, description: note, mapUrl, calendar } = session;
  const { startsAt, endsAt, waiting, fee } = session;
  return {
    kind: 'session',
    id,
    date,
    day,
    times,
    place,
    note,
    fee,
    mapUrl,
    calendar,
    startsAt,
    endsAt,
    isClosed: !session.isOpen,
    places: placesSentence(session, language, texts),
    pools: { all: { left: spotsLeft(session), waiting } },
  };
}

/** Free places; none while players wait. */
function spotsLeft({ spots, registered, waiting }: TryoutSessionView): number {
  return waiting > 0 ? 0 : Math.max(0, spots - registered);
}

/** '2 spots left.', or that only the waiting list is left. */
export function placesSentence(
  session: TryoutSessionView,
  language: Language,
  texts: Dictionary['tryouts']['form'],
): string {
  const say = (key: 'spotsLeft' | 'waiting', count: number) =>
    translate(language, texts, key, { count, next: count + 1 });
  const left = spotsLeft(session);
  if (left > 0) return say('spotsLeft', left);
  return session.waiting > 0 ? `${texts.full} ${say('waiting', session.waiting)}` : texts.full;
}
