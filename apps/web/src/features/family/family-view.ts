import {
  findVenue,
  formatTimes,
  locationLabel,
  registrantKey,
  venueMapUrl,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import { PRACTICE_ARENA } from '../../content/practice';
import type { Dictionary } from '../../i18n/dictionary';
import { formatDay, formatMoment } from '../../i18n/formats';
import { translate } from '../../i18n/translate';

/** What the API tells whoever holds a family's link. */
export interface FamilyAnswer {
  email: string;
  locale: Language | null;
  feedUrl: string;
  registrations: FamilyRegistration[];
}

export interface FamilyRegistration {
  id: number;
  kind: 'practice' | 'session';
  targetId: number;
  team: string | null;
  date: string;
  time: string;
  location: string | null;
  playerName: string;
  position: PlayerPosition;
  status: 'confirmed' | 'waiting' | 'cancelled';
  waitlistPosition: number | null;
  isCalledOff: boolean;
  canCancel: boolean;
  canConfirm: boolean;
  confirmedAt: string | null;
}

export type RegistrationState = 'confirmed' | 'waiting' | 'cancelled' | 'calledOff' | 'over';

/** A registration as it is shown. */
export interface RegistrationView {
  id: number;
  title: string;
  position: string;
  /** The civil day, for machines. */
  date: string;
  day: string;
  times: string;
  place: string;
  /** Only where the place is a known venue. */
  mapUrl?: string;
  state: RegistrationState;
  /** What there is to know beside the state. */
  sentence?: string;
  canCancel: boolean;
  canConfirm: boolean;
  calendarHref: string;
}

/** A child of the family. */
export interface ChildView {
  name: string;
  coming: RegistrationView[];
  /** Over, cancelled or called off; the latest first. */
  earlier: RegistrationView[];
}

export interface FamilyView {
  email: string;
  locale: Language | null;
  feedUrl: string;
  children: ChildView[];
}

/** The language and zone that times are written in. */
export interface Forms {
  language: Language;
  timeZone: string;
  texts: Dictionary['family'];
}

function stateOf(registration: FamilyRegistration): RegistrationState {
  const { status, isCalledOff, canCancel } = registration;
  if (status === 'cancelled') return 'cancelled';
  if (isCalledOff) return 'calledOff';
  return canCancel ? status : 'over';
}

function sentenceOf(
  registration: FamilyRegistration,
  { language, timeZone, texts }: Forms,
): string | undefined {
  const { playerName: name, waitlistPosition: position, confirmedAt } = registration;
  const state = stateOf(registration);
  if (state === 'waiting' && position !== null)
    return translate(language, texts, position === 1 ? 'nextInLine' : 'inLine', { name, position });
  if (state !== 'confirmed' || confirmedAt === null) return undefined;
  return translate(language, texts, 'comingSaid', {
    name,
    when: formatMoment(confirmedAt, language, timeZone),
  });
}

function registrationView(registration: FamilyRegistration, forms: Forms): RegistrationView {
  const { language, texts } = forms;
  const { id, kind, targetId, date, time, canCancel, canConfirm, confirmedAt } = registration;
  const place =
    registration.location === null
      ? PRACTICE_ARENA[language]
      : locationLabel(registration.location, language);
  const venue = findVenue(place);
  return {
    ...{ id, date, place, canCancel, canConfirm: canConfirm && confirmedAt === null },
    title: translate(language, texts.kinds, kind, { team: registration.team ?? '' }),
    position: texts.positions[registration.position],
    day: formatDay(date, language),
    times: formatTimes(time, language),
    mapUrl: venue && venueMapUrl(venue),
    state: stateOf(registration),
    sentence: sentenceOf(registration, forms),
    calendarHref: `/api/calendar/${kind}/${targetId}.ics?lang=${language}`,
  };
}

/** What is held, child by child, with dates and times in the language's own forms. */
export function familyView(answer: FamilyAnswer, forms: Forms): FamilyView {
  const { email, locale, feedUrl, registrations } = answer;
  const children = new Map<string, ChildView>();
  for (const registration of registrations) {
    const { playerName } = registration;
    const key = registrantKey({ playerName, parentEmail: email });
    const child = children.get(key) ?? { name: playerName, coming: [], earlier: [] };
    const view = registrationView(registration, forms);
    if (view.canCancel) child.coming.push(view);
    else child.earlier.unshift(view);
    children.set(key, child);
  }
  return { email, locale, feedUrl, children: [...children.values()] };
}
