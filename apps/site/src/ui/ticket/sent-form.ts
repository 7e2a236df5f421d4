import type { FormPlaceDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import type { Evening } from '../registration/evenings/evening';
import { refusalOfCode, type Refusal, type RegisteredForm } from '../registration/registration-request';
import { receiptFile } from '../calendar/calendar-addresses';
import { receiptTokenOf } from '../receipts/own-receipts';
import { placeName, type SentChild, type SentDate, type TicketTexts, type TicketView } from './ticket-view';

/** A child's place on one evening. */
interface TicketPlace {
  evening: Evening;
  place: Pick<FormPlaceDto, 'id' | 'status' | 'waitlistPosition' | 'wasRegistered'>;
}

/** One child of a form with its places. */
interface SentTicket {
  playerName: string;
  places: TicketPlace[];
}

/** Outcome of a sent form. */
export interface SentForm {
  tickets: SentTicket[];
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
export function outcomeOf(forms: readonly SentForm[]): Outcome {
  const places = forms.flatMap(({ tickets }) => tickets.flatMap((ticket) => ticket.places));
  if (places.every(({ place }) => place.wasRegistered)) return 'already';
  const waiting = places.filter(({ place }) => place.status === 'waiting');
  if (waiting.length === 0) return 'registered';
  return waiting.length === places.length ? 'waiting' : 'mixed';
}

/** The ticket of a sent form, by child. `evenings` as last read: one may have been moved since. */
export function sentTicket(
  { tickets, manageUrl }: SentForm,
  subject: string,
  evenings: readonly Evening[],
  language: Language,
  texts: TicketTexts,
): TicketView & { children: SentChild[] } {
  const children = tickets.map(({ playerName, places }) => ({
    name: playerName,
    dates: places.map(({ evening: sent, place }): SentDate => {
      const evening = evenings.find(({ id }) => id === sent.id) ?? sent;
      const inLine = place.status === 'waiting' ? place.waitlistPosition : null;
      return {
        ...evening,
        id: place.id,
        activity: `${evening.kind} ${evening.id}`,
        state: place.status,
        stateName: placeName(inLine, language, texts),
        inLine,
        wasRegistered: place.wasRegistered,
        // A link to pay only for a spot.
        fee: evening.fee && inLine !== null ? { ...evening.fee, url: undefined } : evening.fee,
        placeNote: place.wasRegistered && places.length > 1 ? texts.known : undefined,
      };
    }),
  }));
  const token = manageUrl === null ? undefined : receiptTokenOf(manageUrl);
  const receipt =
    manageUrl === null || token === undefined
      ? undefined
      : { address: manageUrl, calendarFile: receiptFile(token, language) };
  const names = children.map(({ name }) => name).join(', ');
  return { subject, names, children, dates: children.flatMap(({ dates }) => dates), receipt };
}
