import { FamiliesService } from '../../registrations/families/families.service.js';
import { PracticesService } from '../../practices/practices.service.js';
import { ReceiptsService } from '../../registrations/families/holder.service.js';
import { RegistrationChangesService } from '../../registrations/changes/registration-changes.service.js';
import type { Draft } from '../../registrations/registering/decide-registrations.js';
import { RegisteringService } from '../../registrations/registering/registering.service.js';
import type { ChangeRegistrationDto } from '../../registrations/registrations.dto.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { TryoutsService } from '../../tryouts/tryouts.service.js';
import type { Editor } from '../../undo/editing.js';
import type { TestApp } from '../test-app.js';
import { FULL_NAME } from './place-comparison.js';
import type { ModelActivity } from './place-model.js';
import { familyOf, type ModelRequest } from './place-world.js';

/** The real services, called as the steps of a history need them. */
export class PlaceCalls {
  readonly families: FamiliesService;
  readonly receipts: ReceiptsService;
  private readonly registering: RegisteringService;
  private readonly registrations: RegistrationsService;
  private readonly changes: RegistrationChangesService;
  private readonly practices: PracticesService;
  private readonly tryouts: TryoutsService;

  /** @param history its number, which makes addresses unique */
  constructor(
    testApp: TestApp,
    private readonly coach: Editor,
    private readonly history: number,
  ) {
    const get = <T>(service: abstract new (...args: never[]) => T) =>
      testApp.app.get<T>(service, { strict: false });
    this.families = get(FamiliesService);
    this.receipts = get(ReceiptsService);
    this.registering = get(RegisteringService);
    this.registrations = get(RegistrationsService);
    this.changes = get(RegistrationChangesService);
    this.practices = get(PracticesService);
    this.tryouts = get(TryoutsService);
  }

  change(id: number, input: ChangeRegistrationDto): Promise<unknown> {
    return this.changes.change(this.coach, id, input);
  }

  cancel(id: number): Promise<unknown> {
    return this.registrations.cancel(this.coach, id);
  }

  send({ kind, id }: ModelActivity, { child, position, byCoach, key }: ModelRequest): Promise<Draft> {
    const { registering } = this;
    const caller = byCoach ? this.coach : undefined;
    const parentEmail = `demo.${this.history}.${familyOf(child)}@example.test`;
    const player = { playerName: `Demo Player ${child}`, parentEmail };
    if (kind === 'practice')
      return registering.registerForPractice(caller, { ...player, practiceId: id, position }, key);
    const more = { playerPosition: FULL_NAME[position], playerAge: 12, parentName: 'Demo Parent' };
    return registering.registerForSession(caller, id, { ...player, ...more }, key);
  }

  update(
    { kind, id }: ModelActivity,
    change: { capacity?: number; isActive?: boolean; isCancelled?: boolean },
  ): Promise<unknown> {
    const { practices, tryouts } = this;
    return (kind === 'practice' ? practices : tryouts).update(this.coach, id, change, undefined);
  }

  setOff(activity: ModelActivity, isOff: boolean): Promise<unknown> {
    const { tryouts } = this;
    if (activity.off === 'cancelled') return this.update(activity, { isCancelled: isOff });
    return isOff
      ? tryouts.remove(this.coach, activity.id, undefined)
      : tryouts.restore(this.coach, activity.id);
  }
}
