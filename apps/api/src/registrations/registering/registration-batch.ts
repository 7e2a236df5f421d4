import { registrantKey } from '@lions/domain';
import type { Caller } from '../../common/access.js';
import { AppError, type ActivityStart } from '../../common/app-error.js';
import { sha256 } from '../../common/tokens.js';
import type { IdempotencyKey } from '../../idempotency/idempotency-key.entity.js';
import type { RepeatableRequest } from '../../idempotency/idempotency.service.js';
import type { QueuedMail } from '../../outbox/outbox.service.js';
import type { Line } from '../../places/line.js';
import type { Registration } from '../../places/registration.entity.js';
import { isSameTarget, refOf, type TargetRef } from '../../places/target.js';
import type { Known, Registrant } from './known-registrations.js';
import { Admissions, type NewPlayer } from './new-registration.js';
import type { ReceiptLinks } from './receipt-links.js';

/** The start that a form showed, an instant, and the field that it came in. */
interface Seen {
  field: string;
  start: string;
}

export const seenIn = (field: string, start: string | undefined): Seen | undefined =>
  start === undefined ? undefined : { field, start };

/** One player to register for one target; without a caller it is a public request. */
export interface RegistrationRequest {
  ref: TargetRef;
  caller: Caller | undefined;
  /** The caller was a coach of other teams, and registers as the public does. */
  isOutside?: boolean;
  player: NewPlayer;
  seen?: Seen | undefined;
  repeatable: RepeatableRequest | undefined;
  /** Requests of one form share it, so that one receipt opens them all. */
  receiptSeed: string;
}

/** The result: 201 for a new registration, 200 for a child that was registered already. */
export interface Registered {
  status: number;
  row: Registrant;
  /** As it was sent: the stored spelling of a known child is not for everyone who knows its address. */
  playerName: string;
  waitlistPosition: number | null;
  /** The receipt's address; null for a child that was registered already. */
  manageUrl: string | null;
}

export type Outcome = { registered: Registered } | { refusal: AppError };

/** The decision about one request, before it is stored. */
export type Draft = NewDraft | (DraftFields & { kind: 'again' | 'repeated'; row: Registrant });

type NewDraft = DraftFields & { kind: 'new'; row: Registration };

export const isNew = (draft: Draft): draft is NewDraft => draft.kind === 'new';

interface DraftFields {
  status: number;
  playerName: string;
  waitlistPosition: number | null;
  manageUrl: string | null;
  caller: Caller | undefined;
  repeatable: RepeatableRequest | undefined;
}

/** The stored part of the answer to a request with a key. */
type Answered = Pick<IdempotencyKey, 'bodyHash' | 'registrationId' | 'status'>;

/** What the batches of one write share. */
export interface BatchContext {
  /** Known answers by key; those of this write are added. */
  answers: Map<string, Answered>;
  known: Known;
  /** Ids by address; filled in for the requests that may add a registration. */
  families: Map<string, number>;
  receipts: ReceiptLinks;
  now: Date;
}

/** Decides requests for one target one after another: each sees the result of those before it. */
export class Batch {
  /** In the waiting line; null: a place, or cancelled. */
  private readonly positions: Map<Registrant, number | null>;
  /** By `registrantKey`. */
  private readonly rowOf: Map<string, Registrant>;
  private readonly admissions: Admissions;

  constructor(
    readonly line: Line,
    /** Why the public (true) or coaches (false) cannot register now. */
    private readonly refusals: ReadonlyMap<boolean, AppError | undefined>,
    /** The refusal of a coach of other teams, instead of the public's. */
    private readonly outside: AppError | undefined,
    private readonly context: BatchContext,
  ) {
    const { rows: all, positions } = context.known;
    const rows = all.filter((row) => isSameTarget(refOf(row), line.target));
    this.positions = new Map(rows.map((row) => [row, positions.get(row.id) ?? null]));
    const active = rows.filter(({ status }) => status !== 'cancelled');
    this.rowOf = new Map(active.map((row) => [registrantKey(row), row]));
    this.admissions = new Admissions(line, context.now);
  }

  /** The answer of a repeated request, or the refusal of its target; undefined for a request to decide. */
  settled(request: RegistrationRequest): Draft | AppError | undefined {
    const { caller, isOutside, repeatable } = request;
    const answered = repeatable && this.context.answers.get(repeatable.keyHash);
    if (answered) return this.repeat(request, answered);
    const refusal = this.refusals.get(!caller);
    return refusal && isOutside ? this.outside : refusal;
  }

  /** The present start, when the form showed another one and its child is not registered there yet. */
  movedTo({ seen, player }: RegistrationRequest): ActivityStart | undefined {
    const { start } = this.line.target;
    if (!seen || !start || Date.parse(seen.start) === Date.parse(start.startsAt)) return undefined;
    return this.rowOf.has(registrantKey(player)) ? undefined : start;
  }

  /** Assigns the place or the position in line at once. */
  admit(request: RegistrationRequest): Draft {
    const { caller, player, repeatable } = request;
    const child = registrantKey(player);
    const known = this.rowOf.get(child);
    const asked = { playerName: player.playerName, caller, repeatable };
    const draft: Draft = known
      ? { kind: 'again', status: 200, ...asked, row: known, ...this.placeOf(known), manageUrl: null }
      : { kind: 'new', status: 201, ...asked, ...this.add(request, child) };
    if (repeatable) this.context.answers.set(repeatable.keyHash, answerOf(draft, repeatable));
    return draft;
  }

  /** Sends the same mail again, at most once an hour: the family may have lost the first. */
  mailsAgain(drafts: readonly Draft[]): QueuedMail[] {
    const again = drafts.filter(({ kind }) => kind === 'again');
    if (!this.line.target.isAhead || again.length === 0) return [];
    const fresh = new Set<Registrant>(drafts.filter(isNew).map(({ row }) => row));
    return again.flatMap(({ row }) => {
      const familyId = this.context.families.get(row.parentEmail);
      if (fresh.has(row) || familyId === undefined) return [];
      const transitionKey = `again-${row.id}-${this.context.now.toISOString().slice(0, 13)}`;
      const mail = row.status === 'confirmed' ? ('confirmation' as const) : ('waiting' as const);
      return [{ kind: mail, registrationId: row.id, familyId, locale: row.locale, transitionKey }];
    });
  }

  private repeat(request: RegistrationRequest, answered: Answered): Draft | AppError {
    const { caller, repeatable, player } = request;
    if (answered.bodyHash !== repeatable?.bodyHash) return new AppError('IDEMPOTENCY_KEY_REUSED');
    const row = [...this.positions.keys()].find(({ id }) => id === answered.registrationId);
    // The registration was erased, or moved to another practice.
    if (!row) return new AppError('REGISTRATION_NOT_FOUND');
    const { status } = answered;
    const { receipts } = this.context;
    const token = receipts.tokenOf(request.receiptSeed, row.createdAt);
    // After a change of the server's secret the token differs: no link is better than a broken one.
    const isAgain = status === 201 && sha256(token) === row.receiptHash;
    const manageUrl = isAgain ? receipts.urlOf(token, player.locale) : null;
    const asked = { playerName: player.playerName, caller, repeatable };
    return { kind: 'repeated', status, ...asked, row, ...this.placeOf(row), manageUrl };
  }

  private add(
    { player, receiptSeed }: RegistrationRequest,
    child: string,
  ): Pick<NewDraft, 'row' | 'waitlistPosition' | 'manageUrl'> {
    const { receipts, families, now } = this.context;
    const token = receipts.tokenOf(receiptSeed, now);
    const familyId = families.get(player.parentEmail) ?? null;
    const { row, position } = this.admissions.admit(player, { familyId, receiptHash: sha256(token) });
    this.rowOf.set(child, row);
    this.positions.set(row, position);
    return { row, waitlistPosition: position, manageUrl: receipts.urlOf(token, player.locale) };
  }

  private placeOf(row: Registrant): Pick<Draft, 'waitlistPosition'> {
    return { waitlistPosition: this.positions.get(row) ?? null };
  }
}

/** The answers to store by key, once the rows have their ids. */
export function remembered(drafts: readonly Draft[]): Omit<IdempotencyKey, 'id' | 'createdAt'>[] {
  return drafts.flatMap((draft) =>
    draft.repeatable && draft.kind !== 'repeated'
      ? [{ keyHash: draft.repeatable.keyHash, ...answerOf(draft, draft.repeatable) }]
      : [],
  );
}

function answerOf({ row, status }: Draft, { bodyHash }: RepeatableRequest): Answered {
  return { bodyHash, registrationId: row.id, status };
}
