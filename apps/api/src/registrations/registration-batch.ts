import { registrantKey } from '@lions/domain';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import type { KnownFamily } from '../families/family-links.js';
import type { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import type { RepeatableRequest } from '../idempotency/idempotency.service.js';
import type { QueuedMail } from '../mail/outbox.service.js';
import type { DailyLimit } from './daily-limit.js';
import { Admissions, type NewPlayer } from './new-registration.js';
import type { Registration } from './registration.entity.js';
import { positionsInLine, type Standing, type TargetRef } from './target.js';

/** One player to register; without a caller it is the public that asks. */
export interface RegistrationRequest {
  ref: TargetRef;
  caller: Caller | undefined;
  player: NewPlayer;
  repeatable: RepeatableRequest | undefined;
}

/** What became of it: 201 for a new registration, 200 for a child that was registered already. */
export interface Registered {
  status: number;
  row: Registration;
  waitlistPosition: number | null;
  /** The family's private link, where the answer may hold it. */
  manageUrl: string | null;
}

export type Outcome = { registered: Registered } | { refusal: AppError };

/** What is decided about one request, before it is written down. */
export interface Draft {
  kind: 'new' | 'again' | 'repeated';
  status: number;
  row: Registration;
  withLink: boolean;
  caller: Caller | undefined;
  repeatable: RepeatableRequest | undefined;
}

/** Requests for one target, decided one after another: each finds what those before it left. Pure, but for its rows. */
export class Batch {
  /** By `registrantKey`. */
  private readonly rowOf: Map<string, Registration>;
  private readonly admissions: Admissions;

  constructor(
    readonly standing: Standing,
    /** Why the public (true) or coaches (false) cannot register now. */
    private readonly refusals: ReadonlyMap<boolean, AppError | undefined>,
    /** What is known of their keys; those of this batch join them. */
    private readonly answers: Map<
      string,
      Pick<IdempotencyKey, 'bodyHash' | 'registrationId' | 'status' | 'withLink'>
    >,
    private readonly families: ReadonlyMap<string, KnownFamily>,
    private readonly limit: DailyLimit,
    private readonly now: Date,
  ) {
    const active = standing.rows.filter(({ status }) => status !== 'cancelled');
    this.rowOf = new Map(active.map((row) => [registrantKey(row), row]));
    this.admissions = new Admissions(standing, now);
  }

  /** Takes the place or the turn in line at once. */
  decide(request: RegistrationRequest): Draft | AppError {
    const { caller, player, repeatable } = request;
    const answered = repeatable && this.answers.get(repeatable.keyHash);
    if (answered) return this.repeat(request, answered);
    const refusal = this.refusals.get(!caller);
    if (refusal) return refusal;
    const child = registrantKey(player);
    const known = this.rowOf.get(child);
    const tooMany = known || caller ? undefined : this.limit.refusal(player.parentEmail);
    if (tooMany) return tooMany;
    const draft: Draft = known
      ? { kind: 'again', status: 200, row: known, withLink: false, caller, repeatable }
      : {
          kind: 'new',
          status: 201,
          row: this.add(player, child),
          withLink: this.mayLink(player),
          caller,
          repeatable,
        };
    if (repeatable) this.answers.set(repeatable.keyHash, answerOf(draft, repeatable));
    return draft;
  }

  /** The same mail once more, at most once an hour: the family may have lost the first. */
  mailsAgain(drafts: readonly Draft[]): QueuedMail[] {
    if (!this.standing.target.isAhead) return [];
    const fresh = new Set(drafts.filter(({ kind }) => kind === 'new').map(({ row }) => row));
    return drafts.flatMap(({ kind, row }) => {
      const family = this.families.get(row.parentEmail);
      if (kind !== 'again' || fresh.has(row) || !family) return [];
      const transitionKey = `again-${row.id}-${this.now.toISOString().slice(0, 13)}`;
      const mail = row.status === 'confirmed' ? ('confirmation' as const) : ('waiting' as const);
      return [
        { kind: mail, registrationId: row.id, familyId: family.familyId, locale: row.locale, transitionKey },
      ];
    });
  }

  /** What to keep of the keys, once the rows have their ids. */
  remembered(drafts: readonly Draft[]): Omit<IdempotencyKey, 'id' | 'createdAt'>[] {
    return drafts.flatMap((draft) =>
      draft.repeatable && draft.kind !== 'repeated'
        ? [{ keyHash: draft.repeatable.keyHash, ...answerOf(draft, draft.repeatable) }]
        : [],
    );
  }

  outcomes(drafts: readonly (Draft | AppError)[]): Outcome[] {
    const positions = positionsInLine(this.standing);
    return drafts.map((draft) => {
      if (draft instanceof AppError) return { refusal: draft };
      const { status, row, withLink } = draft;
      const manageUrl = withLink ? (this.families.get(row.parentEmail)?.manageUrl ?? null) : null;
      return { registered: { status, row, manageUrl, waitlistPosition: positions.get(row) ?? null } };
    });
  }

  private repeat(
    { caller, repeatable }: RegistrationRequest,
    answered: Pick<IdempotencyKey, 'bodyHash' | 'registrationId' | 'status' | 'withLink'>,
  ): Draft | AppError {
    if (answered.bodyHash !== repeatable?.bodyHash) return new AppError('IDEMPOTENCY_KEY_REUSED');
    const row = this.standing.rows.find(({ id }) => id === answered.registrationId);
    // It was erased, or moved to another practice.
    if (!row) return new AppError('REGISTRATION_NOT_FOUND');
    const { status, withLink } = answered;
    return { kind: 'repeated', status, row, withLink, caller, repeatable };
  }

  private add(player: NewPlayer, child: string): Registration {
    this.limit.note(player.parentEmail);
    const row = this.admissions.admit(player, this.families.get(player.parentEmail)?.familyId);
    this.rowOf.set(child, row);
    return row;
  }

  private mayLink({ parentEmail }: NewPlayer): boolean {
    return this.families.get(parentEmail)?.mayAnswerLink ?? false;
  }
}

function answerOf({ row, status, withLink }: Draft, { bodyHash }: RepeatableRequest) {
  return { bodyHash, registrationId: row.id, status, withLink };
}
