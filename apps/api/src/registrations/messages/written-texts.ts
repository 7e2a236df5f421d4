import { Injectable } from '@nestjs/common';
import { withoutPeople, type SearchedPerson } from '@lions/domain';
import type { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { Writer } from '../../platform/database/reader.js';
import type { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Message } from './message.entity.js';

/**
 * Texts in coaches' own words: messages, sentences in the mails about a change, and reasons for a spot out of turn.
 * They may name a family (docs/decisions/retention.md).
 */
@Injectable()
export class WrittenTexts {
  /** Takes people out of all of them, whatever the text is about. */
  async eraseIn(tx: Writer, people: readonly SearchedPerson[]): Promise<void> {
    const erased = withoutPeople(people);
    for (const { id, subjectEn, textEn, subjectFr, textFr } of await tx.find(Message)) {
      const before = { subjectEn, textEn, subjectFr, textFr };
      const after = {
        subjectEn: erased(subjectEn),
        textEn: erased(textEn),
        subjectFr: erased(subjectFr),
        textFr: erased(textFr),
      };
      if (isChanged(before, after)) await tx.update(Message, { id }, after);
    }
    for (const { id, data } of await tx.rows<OutboxMail>('outbox_mails', `data LIKE '%"note"%'`, [])) {
      const { en, fr } = data?.note ?? {};
      const note = { en: en && erased(en), fr: fr && erased(fr) };
      if (isChanged({ en, fr }, note))
        await tx.update<OutboxMail>('outbox_mails', { id }, { data: { ...data, note } });
    }
    for (const { id, after } of await tx.rows<AuditEntry>('audit_entries', `after LIKE '%"reason"%'`, [])) {
      const reason = String(after?.['reason']);
      const left = erased(reason);
      if (left !== reason)
        await tx.update<AuditEntry>('audit_entries', { id }, { after: { ...after, reason: left } });
    }
  }
}

const isChanged = (before: object, after: object) => JSON.stringify(before) !== JSON.stringify(after);
