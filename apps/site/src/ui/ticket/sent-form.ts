import type { FormPlaceDto } from '@lions/api-client';
import { translate } from '@lions/web-base';
import type { Language } from '@lions/domain';
import type { Evening } from '../registration/evenings/evening';
import { refusalOfCode, type Refusal, type RegisteredForm } from '../registration/registration-request';
import type { RegistrationTexts } from '../registration/registration-texts';

/** A child's place on one evening. */
interface TicketPlace {
  evening: Evening;
  place: Pick<FormPlaceDto, 'status' | 'waitlistPosition' | 'wasRegistered'>;
}

/** One child with its places. */
export interface Ticket {
  playerName: string;
  places: TicketPlace[];
}

/** Outcome of a sent form. */
export interface SentForm {
  tickets: Ticket[];
  /** Evenings that took none of the children. */
  refused: { evening: Evening; refusal: Refusal }[];
  /** Absolute address of the receipt; null: nothing was added. */
  manageUrl: string | null;
  /** Whether this device stores the receipt. */
  isKept: boolean;
}

/** The answer by child. `names` are the children and `evenings` the practices or sessions of the form, in its order. */
export function sentForm(
  { results, manageUrl, isKept }: RegisteredForm,
  names: readonly string[],
  evenings: readonly Evening[],
): SentForm {
  const answered = results.flatMap((result) => {
    const evening = evenings.find(({ kind, id }) => kind === result.kind && id === result.id);
    return evening ? [{ ...result, evening }] : [];
  });
  const tickets = names.map((playerName, player) => ({
    playerName,
    places: answered.flatMap(({ evening, places }) =>
      places.filter((place) => place.player === player).map((place) => ({ evening, place })),
    ),
  }));
  return {
    tickets: tickets.filter(({ places }) => places.length > 0),
    refused: answered.flatMap(({ evening, refusal }) =>
      refusal === null ? [] : [{ evening, refusal: refusalOfCode(refusal) }],
    ),
    manageUrl,
    isKept,
  };
}

type Outcome = 'registered' | 'waiting' | 'mixed' | 'already';

/** Outcome for all children together. */
export function outcomeOf(tickets: readonly Ticket[]): Outcome {
  const places = tickets.flatMap((ticket) => ticket.places.map(({ place }) => place));
  if (places.every(({ wasRegistered }) => wasRegistered)) return 'already';
  const waiting = places.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return 'registered';
  return waiting.length === places.length ? 'waiting' : 'mixed';
}

/** Sentence about the outcome for one child. */
export function ticketSentence(
  { playerName: name, places }: Ticket,
  language: Language,
  texts: RegistrationTexts['outcome'],
): string {
  const waiting = places.filter(({ place }) => place.status === 'waiting');
  const isKnown = places.every(({ place }) => place.wasRegistered);
  const count = places.length;
  if (count === 1) {
    const [number] = waiting.map(({ place }) => place.waitlistPosition ?? '');
    if (number === undefined) return translate(language, texts, isKnown ? 'hadSpot' : 'hasSpot', { name });
    return translate(language, texts, isKnown ? 'wasInLine' : 'inLine', { name, number });
  }
  if (isKnown) return translate(language, texts, 'hadAll', { name, total: count });
  if (waiting.length === 0) return translate(language, texts, 'hasSpots', { name, total: count });
  if (waiting.length === count) return translate(language, texts, 'inLines', { name, total: count });
  const spots = count - waiting.length;
  return translate(language, texts, 'someSpots', { name, spots, total: count, count: waiting.length });
}
