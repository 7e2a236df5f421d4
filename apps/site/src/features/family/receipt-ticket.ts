import type { ReceiptDto } from '@lions/api-client';
import { pick } from '@lions/domain';
import { localize } from '@lions/web-base';
import { entryAddresses, receiptFile } from '../../ui/calendar/calendar-addresses';
import type { PageRequest } from '../../ui/page/page';
import type { TicketView } from '../../ui/ticket/ticket-view';
import { agendaOf, type Agenda } from './agenda-view';
import { childNames } from './child-names';
import { registrationView, type RegistrationView } from './family-view';

/** Content of a receipt's page. */
export interface ReceiptView {
  ticket: TicketView;
  agenda: Agenda;
}

/** Absolute address of the receipt that a page is for. */
export const receiptAddress = ({ origin, path, language }: PageRequest) => origin + localize(path, language);

export function receiptView({ registrations }: ReceiptDto, request: PageRequest): ReceiptView {
  const { language, timeZone, params } = request;
  const context = { language, timeZone, texts: request.texts.family };
  const receipt = params.token ?? '';
  const held = registrations.map((registration) => registrationView(registration, context, { receipt }));
  const ticket = {
    subject: [...new Set(held.map(({ title }) => title))].join(', '),
    names: childNames(held),
    dates: held.map((registration) => ({
      ...pick(registration, ['state', 'date', 'day']),
      activity: registration.calendarHref,
      calendar: calendarOf(registration, request),
    })),
    receipt: { address: receiptAddress(request), calendarFile: receiptFile(receipt, language) },
  };
  return { ticket, agenda: agendaOf(held, context) };
}

function calendarOf(registration: RegistrationView, { language }: PageRequest) {
  const { title, place, note, startsAt, endsAt, calendarHref, targetId, typed } = registration;
  if (startsAt === null || endsAt === null) return undefined;
  const description = note?.text;
  const event = { kind: typed.kind, id: targetId, title, place, description, startsAt, endsAt };
  return { ...entryAddresses(event, language), own: calendarHref };
}
