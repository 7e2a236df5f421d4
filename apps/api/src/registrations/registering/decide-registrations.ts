import { registrantKey, type NewPlayer } from '@lions/domain';
import type { Caller } from '../../platform/common/access.js';
import { AppError, type ActivityStart, type FieldError } from '../../platform/common/app-error.js';
import { privateUrl, randomToken, sha256, tokenFromSeed } from '../../platform/common/tokens.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { IdempotencyKey, RepeatableRequest } from '../../platform/http/idempotency.service.js';
import type { QueuedMail } from '../../places/outbox/outbox.service.js';
import type { Line } from '../../places/line.js';
import type { Registration } from '../../places/registration.entity.js';
import { activityKey, isSameActivity, refOf, type ActivityRef } from '../../places/activity.js';
import type { DailyLimit } from './daily-limit.js';

/** One player to register for one activity; without a caller it is a public request. */
export interface RegistrationRequest {
  ref: ActivityRef;
  caller: Caller | undefined;
  player: NewPlayer;
  /** The start that the form showed, an instant, and the field that holds it. */
  seen?: { field: string; start: string | undefined };
  repeatable: RepeatableRequest | undefined;
  /** Requests of one form share it, so that one receipt opens them all. */
  receiptSeed: string;
  /** Why the activity admits no registration by this caller now. */
  refusal?: AppError | undefined;
}

/** The requests of one family that are decided together: each of its children for each activity. */
export type RegistrationForm = readonly RegistrationRequest[];

/** A registration that a request made or found; a new row gets its id when it is stored. */
export interface Draft {
  /** `known`: the child was registered already; `repeated`: the request itself was answered before. */
  kind: 'new' | 'known' | 'repeated';
  /** 201 for a new registration, 200 for a child that was registered already. */
  status: number;
  request: RegistrationRequest;
  row: Registration;
  /** 1 for the next in line of its pool; null with a place. */
  waitlistPosition: number | null;
  /** The receipt's address; null for a child that was registered already. */
  manageUrl: string | null;
}

export type Outcome = Draft | AppError;

export const isDraft = (outcome: Outcome): outcome is Draft => !(outcome instanceof AppError);
export const isNew = ({ kind }: Draft): boolean => kind === 'new';

/** The receipt's part that one request determines; a repeated request with a key has the same one. */
export const receiptSeed = (repeatable: RepeatableRequest | undefined): string =>
  repeatable ? `${repeatable.route}\n${repeatable.key}` : randomToken();

/** Data that the decisions depend on, read while the activities are locked. */
export interface Facts {
  lines: readonly Line[];
  /** Stored answers, by the hash of the key. */
  answers: ReadonlyMap<string, IdempotencyKey>;
  /** Registrations that the requests may repeat. */
  known: readonly Registration[];
  /** Positions of the waiting ones among them, by id. */
  positions: ReadonlyMap<number, number>;
  now: Date;
  /** Makes the receipts' links. */
  links: Pick<Configuration, 'linkSecret' | 'publicUrl'>;
}

/**
 * Decides forms one after another: each sees the result of those before it. A refused activity fails none of the others;
 * a reused key, the daily limit or a moved activity refuses the whole form. Reads and writes nothing.
 */
export class RegistrationDecisions {
  /** Registrations that are not cancelled, by activity and child. */
  private readonly registered: Map<string, Pick<Draft, 'row' | 'waitlistPosition'>>;
  /** Drafts of requests with a key, by its hash. */
  private readonly draftOf = new Map<string, Draft>();

  constructor(private readonly facts: Facts) {
    const active = facts.known.filter(({ status }) => status !== 'cancelled');
    this.registered = new Map(active.map((row) => [childKey(refOf(row), row), this.placed(row)]));
  }

  /** The requests of a form that may add a registration; a repeated one must not recreate an erased family. */
  open(form: RegistrationForm): RegistrationForm {
    const open = form.filter((request) => this.settled(request) === undefined);
    return this.movedRefusal(open) ? [] : open;
  }

  /** In the order of the form's requests. `families` are the ids of the families that have open requests, by address. */
  decide(form: RegistrationForm, families: ReadonlyMap<string, number>, limit: DailyLimit): Outcome[] {
    const settled = form.map((request) => this.settled(request));
    const open = form.filter((_, index) => settled[index] === undefined);
    const refusal = settled.find(isReusedKey) ?? limitRefusal(open, limit) ?? this.movedRefusal(open);
    const outcomes = form.map((request, index) => settled[index] ?? refusal ?? this.admit(request, families));
    const added = outcomes.filter(isDraft).filter(isNew);
    const [first] = added;
    const isPublic = form.some(({ caller }) => !caller);
    if (first)
      limit.note(first.row.parentEmail, childrenAmong(added.map(({ request }) => request)), isPublic);
    return outcomes;
  }

  /** The mails of known children again, at most once an hour: the family may have lost the first. */
  mailsAgain(drafts: readonly Draft[], families: ReadonlyMap<string, number>): QueuedMail[] {
    const added = new Set(drafts.filter(isNew).map(({ row }) => row));
    const known = drafts.filter(({ kind, row }) => kind === 'known' && !added.has(row));
    return known.flatMap(({ row }) => {
      const familyId = families.get(row.parentEmail);
      if (familyId === undefined || !this.lineOf(refOf(row)).activity.isAhead) return [];
      const transitionKey = `again-${row.id}-${this.facts.now.toISOString().slice(0, 13)}`;
      const kind = row.status === 'confirmed' ? ('confirmation' as const) : ('waiting' as const);
      return [{ kind, registrationId: row.id, familyId, locale: row.locale, transitionKey }];
    });
  }

  /** The answer of a repeated request, or the refusal of its activity; undefined for a request to decide. */
  private settled(request: RegistrationRequest): Outcome | undefined {
    const keyHash = request.repeatable?.keyHash ?? '';
    const [draft, answer] = [this.draftOf.get(keyHash), this.facts.answers.get(keyHash)];
    const bodyHash = draft?.request.repeatable?.bodyHash ?? answer?.bodyHash;
    if (bodyHash === undefined) return request.refusal;
    if (bodyHash !== request.repeatable?.bodyHash) return new AppError('IDEMPOTENCY_KEY_REUSED');
    return draft ? { ...draft, kind: 'repeated' } : answer && this.repeat(request, answer);
  }

  private repeat(request: RegistrationRequest, { registrationId, status }: IdempotencyKey): Outcome {
    const row = this.facts.known.find(
      (each) => each.id === registrationId && isSameActivity(refOf(each), request.ref),
    );
    // The registration was erased, or moved to another practice.
    if (!row) return new AppError('REGISTRATION_NOT_FOUND');
    const { hash, url } = this.receipt(request, row.createdAt);
    // After a change of the server's secret the token differs: no link is better than a broken one.
    const isSame = status === 201 && hash === row.receiptHash;
    return { kind: 'repeated', status, request, ...this.placed(row), manageUrl: isSame ? url : null };
  }

  /** ACTIVITY_MOVED with each activity that starts at another time than the form showed. */
  private movedRefusal(open: RegistrationForm): AppError | undefined {
    const details = new Map<string, FieldError>();
    for (const request of open) {
      const current = this.movedTo(request);
      if (!current || !request.seen) continue;
      const { field } = request.seen;
      details.set(field, { field, message: `Now on ${current.date}, ${current.time}`, current });
    }
    const [first] = details.values();
    return (
      first && new AppError('ACTIVITY_MOVED', { details: [...details.values()], current: first.current })
    );
  }

  /** The present start, when the form showed another one and its child is not registered there yet. */
  private movedTo({ ref, seen, player }: RegistrationRequest): ActivityStart | undefined {
    const { start } = this.lineOf(ref).activity;
    if (!seen?.start || !start || Date.parse(seen.start) === Date.parse(start.startsAt)) return undefined;
    return this.registered.has(childKey(ref, player)) ? undefined : start;
  }

  /** Finds the child's registration, or assigns a place or a position in line at once. */
  private admit(request: RegistrationRequest, families: ReadonlyMap<string, number>): Draft {
    const child = childKey(request.ref, request.player);
    const known = this.registered.get(child);
    const draft: Draft = known
      ? { ...known, kind: 'known', status: 200, request, manageUrl: null }
      : this.add(request, families);
    this.registered.set(child, draft);
    if (request.repeatable) this.draftOf.set(request.repeatable.keyHash, draft);
    return draft;
  }

  private add(request: RegistrationRequest, families: ReadonlyMap<string, number>): Draft {
    const { ref, player } = request;
    const { hash: receiptHash, url: manageUrl } = this.receipt(request, this.facts.now);
    const owner = { familyId: families.get(player.parentEmail) ?? null, receiptHash };
    const { row, position: waitlistPosition } = this.lineOf(ref).add(player, this.facts.now, owner);
    return { kind: 'new', status: 201, request, row, waitlistPosition, manageUrl };
  }

  /** The receipt of registrations made at that instant, which separates two uses of one key. */
  private receipt({ receiptSeed: seed, player }: RegistrationRequest, at: Date) {
    const { linkSecret, publicUrl } = this.facts.links;
    const token = tokenFromSeed(`${at.toISOString()}\n${seed}`, 'receipt', linkSecret);
    return { hash: sha256(token), url: privateUrl(publicUrl, `/my/r/${token}`, player.locale) };
  }

  private placed(row: Registration): Pick<Draft, 'row' | 'waitlistPosition'> {
    return { row, waitlistPosition: this.facts.positions.get(row.id) ?? null };
  }

  private lineOf(ref: ActivityRef): Line {
    const line = this.facts.lines.find(({ activity }) => isSameActivity(activity, ref));
    if (!line) throw new Error('A request without an activity has a refusal');
    return line;
  }
}

/** For known children too, or a refusal would tell which ones are registered. */
function limitRefusal(open: RegistrationForm, limit: DailyLimit): AppError | undefined {
  const asked = open.filter(({ caller }) => !caller);
  return asked[0] && limit.refusal(asked[0].player.parentEmail, childrenAmong(asked));
}

/** How many different children there are; most forms have one, whose name need not be compared. */
const childrenAmong = (asked: readonly { player: NewPlayer }[]): number =>
  asked.length < 2 ? asked.length : new Set(asked.map(({ player }) => registrantKey(player))).size;

const childKey = (ref: ActivityRef, child: Pick<NewPlayer, 'playerName' | 'parentEmail'>): string =>
  `${activityKey(ref)} ${registrantKey(child)}`;

const isReusedKey = (outcome: Outcome | undefined): outcome is AppError =>
  outcome instanceof AppError && outcome.code === 'IDEMPOTENCY_KEY_REUSED';
