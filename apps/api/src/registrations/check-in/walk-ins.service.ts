import { Injectable } from '@nestjs/common';
import { newPlayerOf } from '@lions/domain';
import type { Caller } from '../../platform/common/access.js';
import type { Writer } from '../../platform/database/reader.js';
import { repeatable } from '../../platform/http/idempotency.service.js';
import type { ActivityRef } from '../../places/activity.js';
import { receiptSeed, type Outcome } from '../registering/decide-registrations.js';
import { RegisteringService } from '../registering/registering.service.js';
import type { CheckInChangeDto } from './check-in.dto.js';

/** Registers players who came without a registration, as every other registration. */
@Injectable()
export class WalkIns {
  constructor(private readonly registering: RegisteringService) {}

  /** An outcome for each walk-in by the id of its change, which is also its idempotency key. */
  async registerIn(
    tx: Writer,
    caller: Caller,
    ref: ActivityRef,
    changes: readonly CheckInChangeDto[],
  ): Promise<Map<string, Outcome>> {
    const walkIns = changes.flatMap(({ id, walkIn }) => (walkIn ? [{ id, walkIn }] : []));
    if (walkIns.length === 0) return new Map();
    const forms = walkIns.map(({ id, walkIn }) => {
      // The parent who agrees at the door is asked for the authority in the same sentence.
      const player = newPlayerOf({ ...walkIn, parentalAuthority: Boolean(walkIn.consentVersion) });
      const request = repeatable(`check-in ${ref.kind} ${ref.id}`, id, walkIn);
      const receipt = { receiptSeed: receiptSeed(request) };
      return [{ ref, caller, player, repeatable: request, ...receipt }];
    });
    const outcomes = await this.registering.registerManyIn(tx, forms);
    return new Map(
      walkIns.flatMap(({ id }, index) => (outcomes[index]?.[0] ? [[id, outcomes[index][0]]] : [])),
    );
  }
}
