import { Injectable } from '@nestjs/common';
import { civilAt, isInScope, type CivilDate } from '@lions/domain';
import { outOfScopeIn } from '../../auth/accounts/team-scope.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { RequestBatcher } from '../../platform/common/request-batcher.js';
import { Configuration } from '../../platform/config/configuration.js';
import { isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { placeholders } from '../../platform/database/inserting.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { IdempotencyService, repeatable, resultOf } from '../../platform/http/idempotency.service.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { PassingOnService } from '../../places/passing-on.service.js';
import { PlacesService } from '../../places/places.service.js';
import { Registration } from '../../places/registration.entity.js';
import {
  activityKey,
  isSameActivity,
  refOf,
  type Activity,
  type ActivityRef,
} from '../../places/activity.js';
import { TransitionsService, type Addition } from '../../places/transitions.service.js';
import { goneError, ActivitiesService } from '../activities.service.js';
import { DailyLimit } from './daily-limit.js';
import {
  isDraft,
  isNew,
  receiptSeed,
  RegistrationDecisions,
  type Draft,
  type Facts,
  type Outcome,
  type RegistrationForm,
  type RegistrationRequest,
} from './decide-registrations.js';
import { toRegisteredFormDto, type RegisteredFormDto } from './registered.dto.js';
import {
  newPlayer,
  requireAge,
  requireSessionFields,
  type RegisterForPracticeDto,
  type RegisterPlayerDto,
  type RegistrationFormDto,
  type SeenStart,
} from './registering.dto.js';

/** How often a batch is run when it conflicts with another process's new row. */
const TRIES = 3;
/** Errors of a request that refuse a form as a whole; any other one is about one activity. */
const OF_WHOLE_FORM = ['IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'];

/** Registers players for activities, many forms per transaction. See docs/decisions/places.md. */
@Injectable()
export class RegisteringService {
  private readonly batcher = new RequestBatcher<RegistrationForm, Outcome[]>((takeBatch, since) =>
    this.writeAll(takeBatch, since),
  );

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly activities: ActivitiesService,
    private readonly places: PlacesService,
    private readonly transitions: TransitionsService,
    private readonly passing: PassingOnService,
    private readonly links: FamilyLinks,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * `key` is the request's `Idempotency-Key`. @throws AppError PRACTICE_NOT_FOUND, PRACTICE_REGISTRATION_OFF,
   * PRACTICE_CANCELLED, PRACTICE_STARTED, ACTIVITY_MOVED, TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED
   */
  registerForPractice(
    caller: Caller | undefined,
    input: RegisterForPracticeDto,
    key?: string,
  ): Promise<Draft> {
    const ref: ActivityRef = { kind: 'practice', id: input.practiceId };
    const asked = { ref, caller, player: newPlayer('practice', input) };
    return this.registerOne(asked, 'POST /api/registrations', input, key);
  }

  /**
   * @throws AppError VALIDATION_FAILED, SESSION_NOT_FOUND, SESSION_CANCELLED, REGISTRATION_CLOSED, ACTIVITY_MOVED,
   * TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED
   */
  async registerForSession(
    caller: Caller | undefined,
    id: number,
    input: RegisterPlayerDto,
    key?: string,
  ): Promise<Draft> {
    requireAge(input, this.today());
    const ref: ActivityRef = { kind: 'session', id };
    const asked = { ref, caller, player: newPlayer('session', { ...input, position: input.playerPosition }) };
    return this.registerOne(asked, `POST /api/sessions/${id}/registrations`, input, key);
  }

  /**
   * Registers each child of a form for each of its activities. 201 when the form added a registration,
   * else 200. @throws AppError VALIDATION_FAILED, TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED, ACTIVITY_MOVED; when every
   * activity refuses, the error of the first
   */
  async registerForm(
    caller: Caller | undefined,
    input: RegistrationFormDto,
    key?: string,
  ): Promise<{ status: number; answer: RegisteredFormDto }> {
    const { targets, players } = input;
    requireSessionFields(input, this.today());
    const repeated = key === undefined ? undefined : repeatable('POST /api/registration-forms', key, input);
    const seed = receiptSeed(repeated);
    const outcomes = await this.register(
      targets.flatMap((ref, activityIndex) =>
        players.map((player, playerIndex) => ({
          ref,
          caller,
          seen: { field: `targets.${activityIndex}.seenStart`, start: ref.seenStart },
          player: newPlayer(ref.kind, { ...input, ...player }),
          repeatable: repeated && resultOf(repeated, activityIndex * players.length + playerIndex),
          receiptSeed: seed,
        })),
      ),
    );
    const refusals = outcomes.filter((outcome) => outcome instanceof AppError);
    const ofAll = refusals.find(({ code }) => OF_WHOLE_FORM.includes(code));
    if (ofAll) throw ofAll;
    if (refusals.length === outcomes.length)
      throw refusals.find(({ code }) => code === 'ACTIVITY_MOVED') ?? refusals[0];
    const status = Math.max(...outcomes.filter(isDraft).map((draft) => draft.status));
    return { status, answer: toRegisteredFormDto(input, outcomes) };
  }

  /** An outcome for each request of each form, in order. No refusal fails another form. */
  async registerManyIn(tx: Writer, asked: readonly RegistrationForm[]): Promise<Outcome[][]> {
    // Lock, then count: of two requests for the last place the second waits here and then finds it taken.
    const activities = await this.activities.lockAllIn(
      tx,
      asked.flat().map(({ ref }) => ref),
    );
    const forms = await this.checkedIn(tx, activities, asked);
    // The mails of a form are sent as one, also where a clock ticks between two activities.
    const now = this.clock.now();
    const facts = await this.factsIn(tx, activities, forms.flat(), now);
    const decisions = new RegistrationDecisions(facts);
    const open = forms.flatMap((form) => decisions.open(form)).map(({ player }) => player);
    const families = await this.links.familiesIn(
      tx,
      open.map(({ parentEmail: email, locale }) => ({ email, locale })),
    );
    // Counted under the families' locks, so that the limit holds for all activities together.
    const limited = this.configuration.rateLimits ? families : new Map<string, number>();
    const limit = await DailyLimit.readIn(tx, limited, now);
    const outcomes = forms.map((form) => decisions.decide(form, families, limit));
    const drafts = outcomes.flat().filter(isDraft);
    for (const activity of activities)
      await this.transitions.addIn(tx, activity, additionsFor(activity, drafts), now);
    for (const { activity, hasOffers } of facts.lines)
      if (hasOffers) await this.passing.passChangedOnIn(tx, activity, activity);
    const mails = [...decisions.mailsAgain(drafts, families), ...(await limit.mailsIn(tx, this.outbox))];
    await this.outbox.queueIn(tx, mails, now);
    await this.idempotency.rememberIn(tx, answersOf(drafts));
    return outcomes;
  }

  private async registerOne(
    asked: Pick<RegistrationRequest, 'ref' | 'caller' | 'player'>,
    route: string,
    input: SeenStart,
    key: string | undefined,
  ): Promise<Draft> {
    const repeated = key ? repeatable(route, key, input) : undefined;
    const seen = { field: 'seenStart', start: input.seenStart };
    const [outcome] = await this.register([
      { ...asked, seen, repeatable: repeated, receiptSeed: receiptSeed(repeated) },
    ]);
    if (!outcome) throw new Error('A request without an outcome');
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }

  /** In one write, beside other forms; an outcome for each request, in order. */
  private register(form: RegistrationForm): Promise<Outcome[]> {
    if (!this.db.locksRows) return this.batcher.join('all', form);
    // An activity that another program has locked must not hold up the others.
    const activities = new Set(form.map(({ ref }) => activityKey(ref)));
    return this.batcher.join([...activities].sort().join(), form);
  }

  private async writeAll(takeBatch: () => RegistrationForm[], since: number): Promise<Outcome[][]> {
    for (let tryNumber = 1; ; tryNumber += 1)
      try {
        return await this.db.write((tx) => this.registerManyIn(tx, takeBatch()), { since });
      } catch (error) {
        // Two processes got one Idempotency-Key: the second now finds the first's answer.
        if (tryNumber === TRIES || !isDuplicate(error)) throw error;
      }
  }

  /** The forms with their activities' refusals; for what they may not change, coaches are the public. */
  private async checkedIn(
    tx: Writer,
    activities: readonly Activity[],
    forms: readonly RegistrationForm[],
  ): Promise<RegistrationForm[]> {
    const refusals = new Map<string, AppError | undefined>();
    const check = async (request: RegistrationRequest): Promise<RegistrationRequest> => {
      const { ref, caller: asking } = request;
      const activity = activities.find((locked) => isSameActivity(locked, ref));
      // Without its activity a repeated request is refused too.
      if (!activity) return { ...request, repeatable: undefined, refusal: goneError(ref) };
      const isOutside = asking !== undefined && !isInScope(asking, activity.teamId);
      const caller = isOutside ? undefined : asking;
      const key = `${activityKey(ref)} ${isOutside ? 'outside' : caller ? 'coach' : 'public'}`;
      if (!refusals.has(key)) {
        const refusal = await this.activities.refusalIn(tx, caller, activity);
        refusals.set(key, refusal && isOutside ? await outOfScopeIn(tx, activity.teamId) : refusal);
      }
      return { ...request, caller, refusal: refusals.get(key) };
    };
    const checked: RegistrationRequest[][] = [];
    for (const form of forms) {
      const requests: RegistrationRequest[] = [];
      for (const request of form) requests.push(await check(request));
      checked.push(requests);
    }
    return checked;
  }

  private async factsIn(
    tx: Writer,
    activities: readonly Activity[],
    requests: RegistrationForm,
    now: Date,
  ): Promise<Facts> {
    const lines = await this.places.linesIn(tx, activities);
    const answers = await this.idempotency.knownIn(
      tx,
      requests.flatMap(({ repeatable: repeated }) => repeated ?? []),
    );
    const emails = [...new Set(requests.map(({ player }) => player.parentEmail))];
    const ids = [...answers.values()].flatMap(({ registrationId }) => registrationId ?? []);
    const orIds = ids.length > 0 ? ` OR id IN (${placeholders(ids)})` : '';
    const condition = `parentEmail IN (${placeholders(emails)})${orIds} ORDER BY turn, id`;
    const rows = await tx.rows(Registration, condition, [...emails, ...ids]);
    const known = rows.filter((row) => activities.some((activity) => isSameActivity(activity, refOf(row))));
    const positions = await this.places.positionsIn(tx, known);
    return { lines, answers, known, positions, now, links: this.configuration };
  }

  private today(): CivilDate {
    return civilAt(this.clock.now(), this.configuration.zone).date;
  }
}

const additionsFor = (activity: Activity, drafts: readonly Draft[]): Addition[] =>
  drafts
    .filter((draft) => isNew(draft) && isSameActivity(refOf(draft.row), activity))
    .map(({ row, waitlistPosition: position, request: { caller } }) => ({
      row,
      position,
      actor: caller ? 'coach' : 'family',
      ...(caller && { caller }),
    }));

/** The answers to store by key, once the rows have their ids. */
const answersOf = (drafts: readonly Draft[]) =>
  drafts.flatMap(({ kind, status, row, request: { repeatable: repeated } }) =>
    repeated && kind !== 'repeated'
      ? [{ keyHash: repeated.keyHash, bodyHash: repeated.bodyHash, registrationId: row.id, status }]
      : [],
  );
