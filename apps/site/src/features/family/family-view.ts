import type { FamilyRegistrationDto } from '@lions/api-client';
import {
  feeWords,
  findVenue,
  formatTimes,
  locationLabel,
  pick,
  REGISTRANT_FIELDS,
  teamNameIn,
  textFor,
  venueMapUrl,
  without,
  type FeeWords,
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
  /** Id of the practice or session. */
  targetId: number;
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
  /** Number in line, while it waits. */
  inLine: number | null;
  /** ISO instants; null where the date is unreadable. */
  startsAt: string | null;
  endsAt: string | null;
  /** Details beside the state. */
  sentence?: string;
  canCancel: boolean;
  canConfirm: boolean;
  /** A spot is free for the first who accepts. */
  canAccept: boolean;
  /** Possibly unknown to the family; it can still cancel it. */
  isToCheck: boolean;
  calendarHref: string;
  /** The coach's note of a session that still takes place. */
  note?: TextFor;
  /** The fee, until it is paid. */
  fee?: FeeWords;
  /** How it got its place, step by step. */
  steps: string[];
  typed: Typed;
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

/** The fee that is still to be paid; a link to pay only for a spot. */
function feeOf(registration: FamilyRegistrationDto, language: Language): FeeWords | undefined {
  const { canCancel, isPaid, status, feeUrl } = registration;
  if (!canCancel || isPaid) return undefined;
  return feeWords({ ...registration, feeUrl: status === 'confirmed' ? feeUrl : null }, language);
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
    targetId,
    inLine: registration.waitlistPosition,
    startsAt: registration.startsAt,
    endsAt: registration.endsAt,
    date,
    place,
    canCancel,
    canConfirm: canConfirm && confirmedAt === null,
    canAccept: registration.canAccept,
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
    fee: feeOf(registration, language),
    note: canCancel ? textFor({ en: description, fr: descriptionFr }, language) : undefined,
    typed: pick(registration, TYPED),
  };
}
