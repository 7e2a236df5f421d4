import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Writer } from '../database/reader.js';
import { Family } from '../family-links/family.entity.js';
import { HeldRegistrations } from '../registrations/changes/held-registrations.js';
import { RegistrationsService } from '../registrations/registrations.service.js';

/** Erases a family and everything about it. */
@Injectable()
export class FamilyErasure {
  constructor(
    private readonly held: HeldRegistrations,
    private readonly registrations: RegistrationsService,
    private readonly audit: AuditService,
  ) {}

  /** Passes places on, then removes the rows, the mails and the family; the log keeps no name of it. */
  async eraseIn(tx: Writer, { id, email }: Pick<Family, 'id' | 'email'>): Promise<void> {
    await this.leaveAllIn(tx, email);
    // Locked after the practices and sessions, in the order of a registration; registrations made meanwhile are
    // visible now.
    await tx.lock(Family, { id });
    await this.leaveAllIn(tx, email);
    await this.held.eraseIn(tx, email);
    await tx.delete(Family, { id });
    // The actor is the server: the holder of a link is unknown.
    await this.audit.recordIn(tx, undefined, { action: 'family.erase', subjectId: id });
  }

  private async leaveAllIn(tx: Writer, email: string): Promise<void> {
    for (const { row } of await this.held.heldIn(tx, { parentEmail: email }))
      if (row.status !== 'cancelled') await this.registrations.leaveIn(tx, row.id, 'erased');
  }
}
