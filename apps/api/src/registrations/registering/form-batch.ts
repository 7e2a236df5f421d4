import { registrantKey } from '@lions/domain';
import { AppError, type FieldError } from '../../common/app-error.js';
import { isSameTarget, refOf, type TargetRef } from '../../places/target.js';
import { goneError } from '../targets.service.js';
import type { DailyLimit } from './daily-limit.js';
import type { NewPlayer } from './new-registration.js';
import { isNew, type Batch, type Draft, type RegistrationRequest } from './registration-batch.js';

/** The requests of one family that are decided together: each of its children for each target. */
export type RegistrationForm = readonly RegistrationRequest[];

/**
 * Decides forms one after another. A refused target fails none of the others; a reused key, the daily limit or a moved
 * target refuses the whole form.
 */
export class FormBatch {
  constructor(
    /** One of each existing target. */
    readonly batches: readonly Batch[],
  ) {}

  /** The requests of a form that may add a registration; not the repeated ones, which must not recreate an erased family. */
  asking(form: RegistrationForm): RegistrationForm {
    const open = form.filter((request) => {
      const batch = this.batchOf(request.ref);
      return batch && batch.settled(request) === undefined;
    });
    return this.movedRefusal(open) ? [] : open;
  }

  /** In the order of the form's requests. */
  decide(form: RegistrationForm, limit: DailyLimit): (Draft | AppError)[] {
    const settled = form.map((request) => this.batchOf(request.ref)?.settled(request) ?? this.gone(request));
    const open = form.filter((_, index) => settled[index] === undefined);
    const refusal = settled.find(isReusedKey) ?? limitRefusal(open, limit) ?? this.movedRefusal(open);
    const decided = form.map(
      (request, index) => settled[index] ?? refusal ?? (this.batchOf(request.ref) as Batch).admit(request),
    );
    const added = decided.flatMap((draft) => (isDraft(draft) && isNew(draft) ? [draft.row] : []));
    const [first] = added;
    const isPublic = form.some(({ caller }) => !caller);
    if (first) limit.note(first.parentEmail, childrenAmong(added), isPublic);
    return decided;
  }

  /** The part of the drafts that concerns a batch's target. */
  of({ line }: Batch, drafts: readonly Draft[]): Draft[] {
    return drafts.filter(({ row }) => isSameTarget(refOf(row), line.target));
  }

  private batchOf(ref: TargetRef): Batch | undefined {
    return this.batches.find(({ line }) => isSameTarget(line.target, ref));
  }

  private gone({ ref }: RegistrationRequest): AppError | undefined {
    return this.batchOf(ref) ? undefined : goneError(ref);
  }

  /** ACTIVITY_MOVED with each target that starts at another time than the form showed. */
  private movedRefusal(open: RegistrationForm): AppError | undefined {
    const details = new Map<string, FieldError>();
    for (const request of open) {
      const [field, current] = [request.seen?.field, this.batchOf(request.ref)?.movedTo(request)];
      if (field === undefined || !current) continue;
      details.set(field, { field, message: `Now on ${current.date}, ${current.time}`, current });
    }
    const [first] = details.values();
    return (
      first && new AppError('ACTIVITY_MOVED', { details: [...details.values()], current: first.current })
    );
  }
}

/** For known children too, or a refusal would tell which ones are registered. */
function limitRefusal(open: RegistrationForm, limit: DailyLimit): AppError | undefined {
  const asked = open.filter(({ caller }) => !caller);
  const [first] = asked;
  if (!first) return undefined;
  const children = childrenAmong(asked.map(({ player }) => player));
  return limit.refusal(first.player.parentEmail, children);
}

/** How many different children there are; most forms have one, whose name need not be compared. */
const childrenAmong = (players: readonly Pick<NewPlayer, 'playerName' | 'parentEmail'>[]): number =>
  players.length < 2 ? players.length : new Set(players.map(registrantKey)).size;

export const isDraft = (decided: Draft | AppError): decided is Draft => !(decided instanceof AppError);

const isReusedKey = (decided: Draft | AppError | undefined): decided is AppError =>
  decided instanceof AppError && decided.code === 'IDEMPOTENCY_KEY_REUSED';
