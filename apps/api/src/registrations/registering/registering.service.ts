import { Injectable } from '@nestjs/common';
import { isInScope } from '@lions/domain';
import { outOfScopeIn } from '../../accounts/team-scope.js';
import type { AppError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { Configuration } from '../../config/configuration.js';
import type { Writer } from '../../database/reader.js';
import { FamilyLinks } from '../../family-links/family-links.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import { OutboxService } from '../../outbox/outbox.service.js';
import type { Line } from '../../places/line.js';
import { PlacesService } from '../../places/places.service.js';
import { isSameTarget, type RegistrationTarget } from '../../places/target.js';
import { TransitionsService, type Addition } from '../../places/transitions.service.js';
import { TargetsService } from '../targets.service.js';
import { DailyLimit } from './daily-limit.js';
import { FormBatch, isDraft, type RegistrationForm } from './form-batch.js';
import { knownIn } from './known-registrations.js';
import { ReceiptLinks } from './receipt-links.js';
import {
  Batch,
  isNew,
  remembered,
  type BatchContext,
  type Draft,
  type Outcome,
  type RegistrationRequest,
} from './registration-batch.js';

/** Registers players for practices and sessions, many forms per transaction. */
@Injectable()
export class RegisteringService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly targets: TargetsService,
    private readonly places: PlacesService,
    private readonly transitions: TransitionsService,
    private readonly links: FamilyLinks,
    private readonly receipts: ReceiptLinks,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: OutboxService,
  ) {}

  /** An outcome for each request of each form, in order. No refusal fails another form. */
  async registerManyIn(tx: Writer, asked: readonly RegistrationForm[]): Promise<Outcome[][]> {
    // Lock, then count: of two requests for the last place the second waits here and then finds it taken.
    const targets = await this.targets.lockAllIn(
      tx,
      asked.flat().map(({ ref }) => ref),
    );
    const forms = asked.map((form) => form.map((request) => inScope(request, targets)));
    const lines = await this.places.linesIn(tx, targets);
    // The mails of a form are about one event, also where a clock ticks between two targets.
    const now = this.clock.now();
    const context = await this.contextIn(tx, targets, forms.flat(), now);
    const batch = new FormBatch(await this.batchesIn(tx, lines, forms.flat(), context));
    const asking = forms.flatMap((form) => batch.asking(form)).map(({ player }) => player);
    const families = await this.links.familiesIn(
      tx,
      asking.map(({ parentEmail: email, locale }) => ({ email, locale })),
    );
    for (const [email, id] of families) context.families.set(email, id);
    // Counted under the families' locks, so that the limit holds for practices and sessions together.
    const limited = this.configuration.rateLimits ? families : new Map<string, number>();
    const limit = await DailyLimit.readIn(tx, limited, now);
    const decided = forms.map((form) => batch.decide(form, limit));
    const drafts = decided.flat().filter(isDraft);
    for (const each of batch.batches) {
      const own = batch.of(each, drafts);
      await this.transitions.addIn(tx, each.line.target, additionsOf(own), now);
      await this.outbox.queueIn(tx, each.mailsAgain(own), now);
    }
    await this.outbox.queueIn(tx, await limit.mailsIn(tx, this.outbox), now);
    await this.idempotency.rememberIn(tx, remembered(drafts));
    return decided.map((form) => form.map(outcomeOf));
  }

  private async contextIn(
    tx: Writer,
    targets: readonly RegistrationTarget[],
    requests: RegistrationForm,
    now: Date,
  ): Promise<BatchContext> {
    const answers = await this.idempotency.knownIn(
      tx,
      requests.flatMap(({ repeatable }) => repeatable ?? []),
    );
    const known = await knownIn(tx, this.places, targets, {
      emails: [...new Set(requests.map(({ player }) => player.parentEmail))],
      ids: [...answers.values()].flatMap(({ registrationId }) => registrationId ?? []),
    });
    return { answers, known, families: new Map(), receipts: this.receipts, now };
  }

  private async batchesIn(
    tx: Writer,
    lines: readonly Line[],
    requests: RegistrationForm,
    context: BatchContext,
  ): Promise<Batch[]> {
    const batches: Batch[] = [];
    for (const line of lines) {
      const { target } = line;
      const own = requests.filter(({ ref }) => isSameTarget(ref, target));
      const refusals = new Map<boolean, AppError | undefined>();
      for (const { caller } of own)
        if (!refusals.has(!caller)) refusals.set(!caller, await this.targets.refusalIn(tx, caller, target));
      const isOutside = own.some((request) => request.isOutside);
      const outside = isOutside ? await outOfScopeIn(tx, target.teamId) : undefined;
      batches.push(new Batch(line, refusals, outside, context));
    }
    return batches;
  }
}

/** For what they may not change, coaches are the public. */
function inScope(request: RegistrationRequest, targets: readonly RegistrationTarget[]): RegistrationRequest {
  const { caller, ref } = request;
  const target = targets.find((locked) => isSameTarget(locked, ref));
  const isOutside = caller !== undefined && target !== undefined && !isInScope(caller, target.teamId);
  return isOutside ? { ...request, caller: undefined, isOutside } : request;
}

const additionsOf = (drafts: readonly Draft[]): Addition[] =>
  drafts.filter(isNew).map(({ row, waitlistPosition, caller }) => ({
    row,
    position: waitlistPosition,
    actor: caller ? 'coach' : 'family',
    ...(caller && { caller }),
  }));

/** Once the row has its id. */
function outcomeOf(decided: Draft | AppError): Outcome {
  if (!isDraft(decided)) return { refusal: decided };
  const { status, row, playerName, waitlistPosition, manageUrl } = decided;
  return { registered: { status, row, playerName, waitlistPosition, manageUrl } };
}
