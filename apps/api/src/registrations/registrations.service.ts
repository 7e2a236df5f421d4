import { Injectable } from '@nestjs/common';
import { civilAt } from '@lions/domain';
import { requireInScopeIn } from '../accounts/team-scope.js';
import type { Caller } from '../common/access.js';
import { Clock } from '../common/clock.js';
import { RequestBatcher } from '../common/request-batcher.js';
import { Configuration } from '../config/configuration.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { repeatable, type RepeatableRequest } from '../idempotency/idempotency.service.js';
import { promotionsOf } from '../places/places.service.js';
import type { TargetRef } from '../places/target.js';
import { TransitionsService } from '../places/transitions.service.js';
import { CoachChanges } from '../undo/coach-changes.service.js';
import type { Editor } from '../undo/editing.js';
import { ClaimsService } from './changes/claims.service.js';
import type { RegistrationForm } from './registering/form-batch.js';
import type { SeenStart } from './registering/form-fields.dto.js';
import { practicePlayer, requireAge, sessionPlayer } from './registering/new-registration.js';
import { receiptSeed } from './registering/receipt-links.js';
import type { RegisterForPracticeDto } from './registering/register-for-practice.dto.js';
import type { RegisterPlayerDto } from './registering/register-player.dto.js';
import { RegisteringService } from './registering/registering.service.js';
import {
  seenIn,
  type Outcome,
  type Registered,
  type RegistrationRequest,
} from './registering/registration-batch.js';

/** How often a batch is run when it conflicts with another process's new row. */
const TRIES = 3;

/** Creates and cancels registrations for practices and tryout sessions. See docs/decisions/registrations.md. */
@Injectable()
export class RegistrationsService {
  private readonly batcher = new RequestBatcher<RegistrationForm, Outcome[]>((takeBatch, since) =>
    this.registerAll(takeBatch, since),
  );

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly registering: RegisteringService,
    private readonly claims: ClaimsService,
    private readonly transitions: TransitionsService,
    private readonly changes: CoachChanges,
  ) {}

  /** `key` is the request's `Idempotency-Key`. @throws AppError VALIDATION_FAILED, SESSION_NOT_FOUND,
   * SESSION_CANCELLED, REGISTRATION_CLOSED, ACTIVITY_MOVED, TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED */
  registerForSession(
    caller: Caller | undefined,
    id: number,
    input: RegisterPlayerDto,
    key?: string,
  ): Promise<Registered> {
    requireAge(input, civilAt(this.clock.now(), this.configuration.zone).date);
    const repeated = key ? repeatable(`POST /api/sessions/${id}/registrations`, key, input) : undefined;
    return this.register(
      { ref: { kind: 'session', id }, caller, player: sessionPlayer(input) },
      input,
      repeated,
    );
  }

  /** @throws AppError PRACTICE_NOT_FOUND, PRACTICE_REGISTRATION_OFF, PRACTICE_CANCELLED, PRACTICE_STARTED, ACTIVITY_MOVED,
   * TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED */
  registerForPractice(
    caller: Caller | undefined,
    input: RegisterForPracticeDto,
    key?: string,
  ): Promise<Registered> {
    const repeated = key ? repeatable('POST /api/registrations', key, input) : undefined;
    const ref: TargetRef = { kind: 'practice', id: input.practiceId };
    return this.register({ ref, caller, player: practicePlayer(input) }, input, repeated);
  }

  /** Keeps the row; the place goes to the next in line. @throws AppError REGISTRATION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE */
  async cancel(editor: Editor, id: number): Promise<void> {
    await this.changes.write(editor, (tx) => this.leaveIn(tx, id, 'cancelled', { caller: editor }));
  }

  /**
   * Cancels or erases a registration and passes its place on; one that is cancelled, or by now belongs to another
   * `parentEmail`, is unchanged. Without a caller the actor is the family. 'erased' sends no mail, because the row is
   * removed next. @throws AppError
   * REGISTRATION_NOT_FOUND, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE
   */
  async leaveIn(
    tx: Writer,
    id: number,
    event: 'cancelled' | 'erased',
    { caller, parentEmail }: { caller?: Caller; parentEmail?: string } = {},
  ): Promise<void> {
    // Erasing a family includes registrations for deleted sessions.
    const { row, roster } = await this.claims.claimIn(tx, id, { withDeleted: event === 'erased' });
    if (caller) await requireInScopeIn(tx, caller, roster.target.teamId);
    if (row.status === 'cancelled' || (parentEmail ?? row.parentEmail) !== row.parentEmail) return;
    const actor = caller ? ('coach' as const) : ('family' as const);
    const change = { status: 'cancelled' as const };
    await this.transitions.applyIn(tx, roster, [{ row, event, actor, change, ...(caller && { caller }) }]);
    await this.transitions.applyIn(tx, roster, promotionsOf(roster));
  }

  /** In one write, beside other forms; an outcome for each request, in order. */
  registerForm(form: RegistrationForm): Promise<Outcome[]> {
    if (!this.db.locksRows) return this.batcher.join('all', form);
    // A target that another program has locked must not hold up the others.
    const targets = new Set(form.map(({ ref: { kind, id } }) => `${kind} ${id}`));
    return this.batcher.join([...targets].sort().join(), form);
  }

  private async register(
    asked: Pick<RegistrationRequest, 'ref' | 'caller' | 'player'>,
    { seenStart }: SeenStart,
    repeated: RepeatableRequest | undefined,
  ): Promise<Registered> {
    const seen = seenIn('seenStart', seenStart);
    const [outcome] = await this.registerForm([
      { ...asked, seen, repeatable: repeated, receiptSeed: receiptSeed(repeated) },
    ]);
    if (!outcome) throw new Error('A request without an outcome');
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.registered;
  }

  private async registerAll(takeBatch: () => RegistrationForm[], since: number): Promise<Outcome[][]> {
    for (let tryNumber = 1; ; tryNumber += 1)
      try {
        return await this.db.write((tx) => this.registering.registerManyIn(tx, takeBatch()), { since });
      } catch (error) {
        // Two processes got one Idempotency-Key: the second now finds the first's answer.
        if (tryNumber === TRIES || !isDuplicate(error)) throw error;
      }
  }
}
