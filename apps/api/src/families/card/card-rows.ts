import type { OutboxMail } from '../../outbox/outbox-mail.entity.js';
import type { HeldRegistration } from '../../registrations/changes/held-registrations.js';
import { toFamilyRegistrationDto } from '../families.dto.js';
import type { CardMailDto, CardRegistrationDto } from './family-card.dto.js';

export function toCardRegistrationDto(held: HeldRegistration, now: Date): CardRegistrationDto {
  const { attended, tryoutNumber } = held.row;
  return {
    ...toFamilyRegistrationDto(held, false),
    attended,
    tryoutNumber,
    isPast: held.endsAt !== null && held.endsAt <= now,
  };
}

export function toCardMailDto(mail: OutboxMail): CardMailDto {
  const { id, kind, status, registrationId, createdAt, sentAt, told } = mail;
  return {
    id,
    kind,
    status,
    registrationId,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    toldBy: told?.by ?? null,
  };
}
