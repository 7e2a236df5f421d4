import { Injectable } from '@nestjs/common';
import { requireInScopeIn } from '../auth/accounts/team-scope.js';
import type { Caller } from '../platform/common/access.js';
import type { Writer } from '../platform/database/reader.js';
import { PassingOnService } from '../places/passing-on.service.js';
import { TransitionsService } from '../places/transitions.service.js';
import { CoachChanges } from '../undo/coach-changes.service.js';
import type { Editor } from '../undo/editing.js';
import { ClaimsService } from './changes/claims.service.js';

/** Ends registrations for activities. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly claims: ClaimsService,
    private readonly transitions: TransitionsService,
    private readonly passing: PassingOnService,
    private readonly changes: CoachChanges,
  ) {}

  /** Keeps the row; the place goes to the next in line. @throws AppError REGISTRATION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE */
  async cancel(editor: Editor, id: number): Promise<void> {
    await this.changes.write(editor, (tx) => this.leaveIn(tx, id, 'cancelled', { caller: editor }));
  }

  /**
   * Cancels or erases a registration and passes its place on; one that is cancelled, or by now belongs to another
   * `parentEmail`, is unchanged. Without a caller the actor is the family. 'erased' sends no mail, because the row is
   * removed next. `at` is the instant of the mails. @throws AppError
   * REGISTRATION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE
   */
  async leaveIn(
    tx: Writer,
    id: number,
    event: 'cancelled' | 'erased',
    { caller, parentEmail, at }: { caller?: Caller; parentEmail?: string; at?: Date } = {},
  ): Promise<void> {
    // Erasing a family includes registrations for deleted sessions.
    const { row, roster } = await this.claims.claimIn(tx, id, { withDeleted: event === 'erased' });
    if (caller) await requireInScopeIn(tx, caller, roster.activity.teamId);
    if (row.status === 'cancelled' || (parentEmail ?? row.parentEmail) !== row.parentEmail) return;
    const actor = caller ? ('coach' as const) : ('family' as const);
    const change = { status: 'cancelled' as const };
    await this.transitions.applyIn(
      tx,
      roster,
      [{ row, event, actor, change, ...(caller && { caller }) }],
      at,
    );
    await this.passing.passOnIn(tx, roster, at);
  }
}
