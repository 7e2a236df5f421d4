import { Injectable } from '@nestjs/common';
import { practiceSpan, type MailKind } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Writer } from '../database/reader.js';
import type { MailData } from '../mail/outbox-mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { PlacesService } from '../registrations/places.service.js';
import type { Practice } from './practice.entity.js';

interface News {
  kind: Extract<MailKind, 'changed' | 'practice-cancelled'>;
  data?: MailData;
}

type Told = Pick<Practice, 'date' | 'time' | 'cancelledAt'>;

/** What families are told of a practice itself: another day or time, cancelled, brought back (decisions 5). */
@Injectable()
export class PracticeNews {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly outbox: OutboxService,
  ) {}

  /** Writes to whoever has a place or waits for one, unless the practice was and is over; `before` is how it was. */
  async tellIn(tx: Writer, before: Told, practice: Practice): Promise<void> {
    const news = newsOf(before, practice);
    if (!news || !(this.isAhead(before) || this.isAhead(practice))) return;
    const { id, version } = practice;
    const rows = await this.places.allIn(tx, { kind: 'practice', id });
    const mails = rows.flatMap(({ id: registrationId, familyId, status, locale }) =>
      status === 'cancelled' || familyId === null
        ? []
        : [
            {
              ...news,
              ...{ registrationId, familyId, locale },
              transitionKey: `practice-${id}-version-${version}-${registrationId}`,
            },
          ],
    );
    await this.outbox.queueIn(tx, mails);
  }

  private isAhead(practice: Told): boolean {
    return this.clock.now() < practiceSpan(practice, this.configuration.zone).startsAt;
  }
}

/** Of a cancelled practice nothing but that is news. */
function newsOf({ date, time, cancelledAt }: Told, after: Told): News | undefined {
  if (after.cancelledAt) return cancelledAt ? undefined : { kind: 'practice-cancelled' };
  const isMoved = date !== after.date || time !== after.time;
  if (!isMoved && !cancelledAt) return undefined;
  return {
    kind: 'changed',
    data: { ...(isMoved && { was: { date, time } }), ...(cancelledAt && { isBack: true }) },
  };
}
