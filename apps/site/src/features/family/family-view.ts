import type { FamilyDto, FamilyRegistrationDto } from '@lions/api-client';
import {
  findVenue,
  formatTimes,
  locationLabel,
  pick,
  REGISTRANT_FIELDS,
  registrantKey,
  teamNameIn,
  textFor,
  venueMapUrl,
  without,
  type Language,
  type TextFor,
} from '@lions/domain';
import { formatDay, formatMoment, translate } from '@lions/web-base';
import { PRACTICE_ARENA } from '../../content/practice';
import type { Dictionary } from '../../i18n/dictionary';
import { heldFile, type Holder } from '../../ui/calendar/calendar-addresses';
import type { RegistrationState } from '../../ui/ticket/state-mark';

/** The registration's data, for the correction form. */
export type Typed = Pick<FamilyRegistrationDto, (typeof TYPED)[number]>;
const TYPED = ['kind', 'position', ...without(REGISTRANT_FIELDS, 'playerPosition', 'parentEmail')] as const;

/** A registration as displayed. */
export interface RegistrationView {
  id: number;
  title: string;
  position: string;
  /** Civil date, for the `datetime` attribute. */
  date: string;
  day: string;
  times: string;
  place: string;
  /** Only where the place is a known venue. */
  mapUrl?: string;
  state: RegistrationState;
  /** Details beside the state. */
  sentence?: string;
  canCancel: boolean;
  canConfirm: boolean;
  /** Possibly unknown to the family; it can still cancel it. */
  isToCheck: boolean;
  calendarHref: string;
  /** The coach's note of a session that still takes place. */
  note?: TextFor;
  /** How it got its place, step by step. */
  steps: string[];
  typed: Typed;
}

/** A child of the family. */
export interface ChildView {
  /** Id of the child's first registration: stable while the name is corrected. */
  id: number;
  name: string;
  coming: RegistrationView[];
  /** Past, cancelled or called off; latest first. */
  earlier: RegistrationView[];
}

export interface FamilyView {
  email: string;
  isProven: boolean;
  locale: Language | null;
  feedUrl: string;
  children: ChildView[];
}

/** Texts of registrations; without those of their history no steps are shown. */
type RegistrationWords = Pick<
  Dictionary['family'],
  'kinds' | 'positions' | 'states' | 'nextInLine' | 'inLine' | 'comingSaid'
> &
  Partial<Pick<Dictionary['family'], 'history'>>;

/** Language and zone for formatting. */
export interface ViewContext {
  language: Language;
  timeZone: string;
  texts: RegistrationWords;
}

function stateOf(registration: FamilyRegistrationDto): RegistrationState {
  const { status, isCalledOff, canCancel } = registration;
  if (status === 'cancelled') return 'cancelled';
  if (isCalledOff) return 'calledOff';
  return canCancel ? status : 'over';
}

function sentenceOf(
  registration: FamilyRegistrationDto,
  { language, timeZone, texts }: ViewContext,
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

/** Each step in words, then whether another player got a spot out of turn. */
function stepsOf(
  { steps, passedForReason: count }: FamilyRegistrationDto,
  { language, timeZone, texts: { history } }: ViewContext,
): string[] {
  if (!history) return [];
  const lines = steps.map(({ at, event, position }) => {
    const step = { when: formatMoment(at, language, timeZone), what: history.steps[event] };
    return position === null
      ? translate(language, history, 'stepOn', step)
      : translate(language, history, 'stepInLine', { ...step, position });
  });
  if (!steps.some(({ position }) => position !== null)) return lines;
  const passed = count === 0 ? 'passedNone' : count === 1 ? 'passedOne' : 'passedSome';
  return [...lines, translate(language, history, passed, { count })];
}

export function registrationView(
  registration: FamilyRegistrationDto,
  context: ViewContext,
  holder: Holder,
): RegistrationView {
  const { language, texts } = context;
  const { id, kind, targetId, date, time, canCancel, canConfirm, confirmedAt } = registration;
  const { description, descriptionFr } = registration;
  const place =
    registration.location === null
      ? PRACTICE_ARENA[language]
      : locationLabel(registration.location, language);
  const venue = findVenue(place);
  return {
    id,
    date,
    place,
    canCancel,
    canConfirm: canConfirm && confirmedAt === null,
    isToCheck: canCancel && registration.isBeforeProof,
    title: translate(language, texts.kinds, kind, {
      team: teamNameIn({ name: registration.team ?? '', nameFr: registration.teamFr }, language),
    }),
    position: texts.positions[registration.position],
    day: formatDay(date, language),
    times: formatTimes(time, language),
    mapUrl: venue && venueMapUrl(venue),
    state: stateOf(registration),
    sentence: sentenceOf(registration, context),
    steps: stepsOf(registration, context),
    calendarHref: heldFile(holder, { kind, id: targetId }, language),
    note: canCancel ? textFor({ en: description, fr: descriptionFr }, language) : undefined,
    typed: pick(registration, TYPED),
  };
}

/** Registrations under one address, grouped by child. */
export function childViews(
  registrations: readonly FamilyRegistrationDto[],
  context: ViewContext,
  holder: Holder,
): ChildView[] {
  const children = new Map<string, ChildView>();
  for (const registration of registrations) {
    const { id, playerName } = registration;
    const key = registrantKey({ playerName, parentEmail: '' });
    const child = children.get(key) ?? { id, name: playerName, coming: [], earlier: [] };
    child.id = Math.min(child.id, id);
    const view = registrationView(registration, context, holder);
    if (view.canCancel) child.coming.push(view);
    else child.earlier.unshift(view);
    children.set(key, child);
  }
  return [...children.values()];
}

/** Registrations grouped by child, with dates and times formatted for the locale. */
export function familyView(answer: FamilyDto, context: ViewContext): FamilyView {
  const { email, isProven, locale, feedUrl, registrations } = answer;
  return { email, isProven, locale, feedUrl, children: childViews(registrations, context, { feedUrl }) };
}
