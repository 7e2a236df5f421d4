import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Writer } from '../../platform/database/reader.js';
import { FamilyLinks, NO_GUARDIAN } from '../../places/outbox/family-links.js';
import { Family } from '../../places/outbox/family.entity.js';
import { WrittenTexts } from '../messages/written-texts.js';
import type { Registration } from '../../places/registration.entity.js';
import { HeldRegistrations } from '../changes/held-registrations.js';
import { CoachChanges } from '../../undo/coach-changes.service.js';
import { RegistrationsService } from '../registrations.service.js';

/** Erases a family and everything about it. */
@Injectable()
export class FamilyErasure {
  constructor(
    private readonly held: HeldRegistrations,
    private readonly links: FamilyLinks,
    private readonly registrations: RegistrationsService,
    private readonly texts: WrittenTexts,
    private readonly changes: CoachChanges,
    private readonly audit: AuditService,
  ) {}

  /**
   * Passes places on, then removes the rows, the mails and the family, and its names from what coaches wrote; its address is
   * no other family's second guardian any more. The log
   * keeps no name of it.
   */
  async eraseIn(tx: Writer, { id, email }: Pick<Family, 'id' | 'email'>): Promise<void> {
    tx.erases = true;
    await this.leaveAllIn(tx, email);
    // The family is locked after its activities, as by a new registration: the other order could deadlock. Registrations
    // made while this waited for the lock are visible now.
    const [family] = await tx.lock(Family, { id });
    const rows = await this.leaveAllIn(tx, email);
    const nameless = { playerName: '', parentName: null, parentPhone: null };
    const addresses = [email, family?.guardianEmail ?? email].map((parentEmail) => ({
      ...nameless,
      parentEmail,
    }));
    await this.texts.eraseIn(tx, [...addresses, ...rows]);
    await this.held.eraseIn(tx, email);
    await this.changes.forgetIn(
      tx,
      email,
      rows.map((row) => row.id),
    );
    await tx.delete(Family, { id });
    for (const other of await this.links.ofGuardianIn(tx, email))
      await tx.update(Family, { id: other.id }, NO_GUARDIAN);
    // The actor is the server: the holder of a link is unknown.
    await this.audit.recordIn(tx, undefined, { action: 'family.erase', subjectId: id });
  }

  /** Returns all of the family's rows. */
  private async leaveAllIn(tx: Writer, email: string): Promise<Registration[]> {
    const held = await this.held.heldIn(tx, { parentEmail: email });
    for (const { row } of held)
      if (row.status !== 'cancelled')
        await this.registrations.leaveIn(tx, row.id, 'erased', { parentEmail: email });
    return held.map(({ row }) => row);
  }
}
