import type { Visitor, VisitorAnswer } from './outside/visitor.js';

/** Registrations from one network address: below the limit of sixty in ten minutes. */
const OF_ONE_ADDRESS = 50;
const READERS = 3;

/**
 * Families who register, a coach who changes a team's name, and visitors who read it, without a pause until the end.
 * A failure is a request without an answer, an answer other than expected, or a name older than one that was stored.
 */
export class UpgradeLoad {
  private readonly failures: string[] = [];
  private readonly done = { registered: 0, read: 0, written: 0 };
  private readonly lanes: Promise<void>[];
  private isOver = false;
  /** Number of the newest team name that the server has confirmed. */
  private stored = 0;
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly root: Visitor,
    private readonly visitor: () => Visitor,
    private readonly practiceId: number,
    private readonly teamId: number,
  ) {
    this.lanes = [
      this.lane(() => this.write()),
      this.registrations(),
      ...Array.from({ length: READERS }, () => this.reads()),
    ];
  }

  static async begin(root: Visitor, visitor: () => Visitor, practiceId: number): Promise<UpgradeLoad> {
    const team = { name: 'Version 0', league: 'm18aaa' };
    const made = await root.send<{ id: number }>('POST', '/api/teams', team);
    return new UpgradeLoad(root, visitor, practiceId, made.body.id);
  }

  /** Resolves when every lane has done so many requests more. */
  async passes(count: number): Promise<void> {
    const { registered, read, written } = this.done;
    // A failure ends the lanes.
    while (
      this.failures.length === 0 &&
      (this.done.registered < registered + count ||
        this.done.read < read + count ||
        this.done.written < written + count)
    )
      await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async end() {
    this.isOver = true;
    await Promise.all(this.lanes);
    return { failures: this.failures, ...this.done };
  }

  private async lane(step: () => Promise<void>): Promise<void> {
    while (!this.isOver && this.failures.length === 0) {
      await step();
      for (const resolve of this.waiting.splice(0)) resolve();
    }
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async reads(): Promise<void> {
    const reader = this.visitor();
    await this.lane(() => this.read(reader));
    reader.close();
  }

  private async registrations(): Promise<void> {
    let arena = this.visitor();
    await this.lane(async () => {
      if (this.done.registered % OF_ONE_ADDRESS === OF_ONE_ADDRESS - 1) {
        arena.close();
        arena = this.visitor();
      }
      await this.register(arena);
    });
    arena.close();
  }

  private async write(): Promise<void> {
    const next = this.stored + 1;
    const body = { name: `Version ${next}` };
    if (!(await this.expect(200, this.root.send('PUT', `/api/teams/${this.teamId}`, body)))) return;
    this.stored = next;
    this.done.written += 1;
  }

  private async read(reader: Visitor): Promise<void> {
    const { stored } = this;
    const asked = reader.send<{ name: string }[]>('GET', '/api/teams?league=m18aaa');
    const answer = await this.expect(200, asked);
    if (!answer) return;
    const shown = Number(/\d+$/.exec(answer.body[0]?.name ?? '')?.[0]);
    if (!(shown >= stored)) this.failures.push(`version ${shown} was shown after ${stored} was stored`);
    this.done.read += 1;
  }

  private async register(arena: Visitor): Promise<void> {
    const number = this.done.registered;
    const body = {
      practiceId: this.practiceId,
      playerName: `Demo Player ${number}`,
      parentEmail: `load.${number}@example.test`,
      position: 'F',
    };
    if (await this.expect(201, arena.send('POST', '/api/registrations', body))) this.done.registered += 1;
  }

  private async expect<Body>(
    status: number,
    asked: Promise<VisitorAnswer<Body>>,
  ): Promise<VisitorAnswer<Body> | undefined> {
    try {
      const answer = await asked;
      if (answer.status === status) return answer;
      this.failures.push(
        `${answer.status} instead of ${status}: ${JSON.stringify(answer.body).slice(0, 200)}`,
      );
    } catch (error) {
      this.failures.push(String(error));
    }
    return undefined;
  }
}
