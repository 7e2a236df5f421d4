import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/access.js';
import { AppError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { Configuration } from '../../config/configuration.js';
import type { Writer } from '../../database/reader.js';
import { FamilyLinks } from '../../family-links/family-links.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import { OutboxService } from '../../outbox/outbox.service.js';
import { PlacesService } from '../../places/places.service.js';
import type { Roster, TargetRef } from '../../places/target.js';
import { TransitionsService, type Transition } from '../../places/transitions.service.js';
import { goneError, TargetsService } from '../targets.service.js';
import { DailyLimit } from './daily-limit.js';
import { ReceiptLinks } from './receipt-links.js';
import { Batch, type Draft, type Outcome, type RegistrationRequest } from './registration-batch.js';

/** Registers players for one practice or session, many per transaction. */
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

  /** An outcome for each request, in order: a refusal fails none of the others. */
  async registerManyIn(
    tx: Writer,
    ref: TargetRef,
    requests: readonly RegistrationRequest[],
  ): Promise<Outcome[]> {
    // Lock, then count: of two requests for the last place the second waits here and then finds it taken.
    const target = await this.targets.lockIn(tx, ref);
    if (!target) return requests.map(() => ({ refusal: goneError(ref) }));
    const batch = await this.batchIn(tx, await this.places.rosterIn(tx, target), requests);
    const drafts = requests.map((request) => batch.decide(request));
    const written = drafts.filter((draft): draft is Draft => !(draft instanceof AppError));
    await this.transitions.applyIn(tx, batch.roster, newOnes(written));
    await this.outbox.queueIn(tx, batch.mailsAgain(written));
    await this.idempotency.rememberIn(tx, batch.remembered(written));
    return batch.outcomes(drafts);
  }

  private async batchIn(
    tx: Writer,
    roster: Roster,
    requests: readonly RegistrationRequest[],
  ): Promise<Batch> {
    const refusals = new Map<boolean, AppError | undefined>();
    for (const { caller } of requests)
      if (!refusals.has(!caller))
        refusals.set(!caller, await this.targets.refusalIn(tx, caller, roster.target));
    const answers = await this.idempotency.knownIn(
      tx,
      requests.flatMap(({ repeatable }) => repeatable ?? []),
    );
    // The family may have been erased meanwhile: a repeated request must not recreate it.
    const isRepeated = ({ repeatable }: RegistrationRequest) => answers.has(repeatable?.keyHash ?? '');
    const asking = requests
      .filter((request) => !isRepeated(request) && !refusals.get(!request.caller))
      .map(({ player: { parentEmail: email, locale } }) => ({ email, locale }));
    const families = await this.links.familiesIn(tx, asking);
    // Counted under the families' locks, so that the limit holds for practices and sessions together.
    const limited = this.configuration.rateLimits ? [...families.keys()] : [];
    const limit = await DailyLimit.readIn(tx, limited, this.clock.now());
    return new Batch(roster, refusals, answers, families, this.receipts, limit, this.clock.now());
  }
}

const newOnes = (drafts: readonly Draft[]): Transition[] =>
  drafts
    .filter(({ kind }) => kind === 'new')
    .map(({ row, caller }: { row: Draft['row']; caller: Caller | undefined }) => ({
      row,
      event: row.status === 'confirmed' ? 'registered' : 'waiting',
      actor: caller ? 'coach' : 'family',
      ...(caller && { caller }),
    }));
