import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Writer } from '../database/reader.js';
import { FamilyLinks } from '../families/family-links.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { DailyLimit } from './daily-limit.js';
import { PlacesService } from './places.service.js';
import { Batch, type Draft, type Outcome, type RegistrationRequest } from './registration-batch.js';
import type { Standing, TargetRef } from './target.js';
import { goneError, TargetsService } from './targets.service.js';
import { TransitionsService, type Transition } from './transitions.service.js';

/** Registers players for one practice or session, many in one transaction (decisions 5, 6 and 12). */
@Injectable()
export class RegisteringService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly targets: TargetsService,
    private readonly places: PlacesService,
    private readonly transitions: TransitionsService,
    private readonly links: FamilyLinks,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: OutboxService,
  ) {}

  /** An outcome for each request, in order: what one is refused for fails none of the others. */
  async registerManyIn(
    tx: Writer,
    ref: TargetRef,
    requests: readonly RegistrationRequest[],
  ): Promise<Outcome[]> {
    // Claimed, then counted: of two who want the last place the second waits here and then finds it taken.
    const target = await this.targets.lockIn(tx, ref);
    if (!target) return requests.map(() => ({ refusal: goneError(ref) }));
    const batch = await this.batchIn(tx, await this.places.standingIn(tx, target), requests);
    const drafts = requests.map((request) => batch.decide(request));
    const written = drafts.filter((draft): draft is Draft => !(draft instanceof AppError));
    await this.transitions.applyIn(tx, batch.standing, newOnes(written));
    await this.outbox.queueIn(tx, batch.mailsAgain(written));
    await this.idempotency.rememberIn(tx, batch.remembered(written));
    return batch.outcomes(drafts);
  }

  private async batchIn(
    tx: Writer,
    standing: Standing,
    requests: readonly RegistrationRequest[],
  ): Promise<Batch> {
    const refusals = new Map<boolean, AppError | undefined>();
    for (const { caller } of requests)
      if (!refusals.has(!caller))
        refusals.set(!caller, await this.targets.refusalIn(tx, caller, standing.target));
    const answers = await this.idempotency.knownIn(
      tx,
      requests.flatMap(({ repeatable }) => repeatable ?? []),
    );
    const isRepeated = ({ repeatable }: RegistrationRequest) => answers.has(repeatable?.keyHash ?? '');
    // Its family may be erased meanwhile: a repetition must not make it again.
    const repeated = requests.filter(isRepeated).map(({ player }) => player.parentEmail);
    const asking = requests
      .filter((request) => !isRepeated(request) && !refusals.get(!request.caller))
      .map(({ player: { parentEmail: email, locale } }) => ({ email, locale }));
    const families = new Map([
      ...(await this.links.knownIn(tx, repeated)),
      ...(await this.links.familiesIn(tx, asking)),
    ]);
    // Counted under the families' locks, so that the limit holds for practices and sessions together.
    const limited = this.configuration.rateLimits ? [...families.keys()] : [];
    const limit = await DailyLimit.readIn(tx, limited, this.clock.now());
    return new Batch(standing, refusals, answers, families, limit, this.clock.now());
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
