import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/common/access.js';
import type { Writer } from '../../platform/database/reader.js';
import { repeatable } from '../../platform/idempotency/idempotency.service.js';
import type { NewPlayer } from '../../places/line.js';
import type { TargetRef } from '../../places/target.js';
import { receiptSeed, type Outcome } from '../registering/decide-registrations.js';
import { RegisteringService } from '../registering/registering.service.js';
import type { CheckInChangeDto, WalkInDto } from './check-in.dto.js';

/** Registers players who came without a registration, as every other registration. */
@Injectable()
export class WalkIns {
  constructor(private readonly registering: RegisteringService) {}

  /** An outcome for each walk-in by the id of its change, which is also its idempotency key. */
  async registerIn(
    tx: Writer,
    caller: Caller,
    ref: TargetRef,
    changes: readonly CheckInChangeDto[],
  ): Promise<Map<string, Outcome>> {
    const walkIns = changes.flatMap(({ id, walkIn }) => (walkIn ? [{ id, walkIn }] : []));
    if (walkIns.length === 0) return new Map();
    const forms = walkIns.map(({ id, walkIn }) => {
      const request = repeatable(`check-in ${ref.kind} ${ref.id}`, id, walkIn);
      const receipt = { receiptSeed: receiptSeed(request) };
      return [{ ref, caller, player: playerOf(walkIn), repeatable: request, ...receipt }];
    });
    const outcomes = await this.registering.registerManyIn(tx, forms);
    return new Map(
      walkIns.flatMap(({ id }, index) => (outcomes[index]?.[0] ? [[id, outcomes[index][0]]] : [])),
    );
  }
}

function playerOf(walkIn: WalkInDto): NewPlayer {
  const { birthYear = null, parentName = null, parentPhone = null } = walkIn;
  const { playerName, playerPosition, parentEmail, locale = null } = walkIn;
  // An empty version names no notice.
  const consentVersion = walkIn.consentVersion || null;
  return {
    playerName,
    playerPosition,
    playerAge: null,
    birthYear,
    parentName,
    parentEmail,
    parentPhone,
    consentVersion,
    // The parent who agrees at the door is asked for it in the same sentence.
    parentalAuthority: consentVersion !== null,
    locale,
  };
}
