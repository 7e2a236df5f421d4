import { addDays } from '@lions/domain';
import { whole } from '../../database/row-shape.js';
import type { UndoableChangeDto } from '../../undo/undo.dto.js';
import type { Answer, Client } from '../client.js';
import { givenRegistration } from '../given/given-registration.js';
import { givenTeam } from '../given/given-team.js';
import { givenTryoutSession } from '../given/given-tryout-session.js';
import type { TestApp } from '../test-app.js';

const ARENAS = ['Rink 1', 'Rink 01', 'Aréna', 'arena', 'Arena'];
const TIMES = ['6:00 PM - 7:30 PM', '9:00 AM - 10:00 AM', '11:00 AM - 12:00 PM'];
const NAMES = ['M15', 'M13', 'm13', 'Élite', 'Elite', 'M9 AAA'];

/** Changes of teams and tryout sessions, in a random order that a seed repeats. */
export class RandomChanges {
  private constructor(
    private readonly apps: readonly TestApp[],
    /** A superadmin, signed in at each of the apps. */
    private readonly staff: readonly Client[],
    private state: number,
  ) {}

  static async in(apps: readonly TestApp[], seed: number): Promise<RandomChanges> {
    return new RandomChanges(apps, await Promise.all(apps.map((app) => app.signedIn('superadmin'))), seed);
  }

  /** Each kind of change, by name. */
  readonly all: Record<string, () => Promise<unknown>> = {
    'a team created': () => this.send('POST', '/api/teams', { name: this.pick(NAMES), league: 'lheq' }),
    'a team renamed': () => this.ofTeam('PUT', '', { name: this.pick(NAMES) }),
    'a team hidden or shown': () => this.ofTeam('PUT', '', { isVisible: this.below(2) === 0 }),
    'a list of players': () =>
      this.ofTeam('PUT', '/active-players', {
        playerNames: Array.from({ length: this.below(5) }, (_, player) => `Invented Player ${player}`),
      }),
    'a team deleted': () => this.ofTeam('DELETE', ''),
    'a team restored': () => this.of('teams', 'IS NOT NULL', 'POST', '/api/teams', '/restore'),
    'a session created': () => this.ofTeam('POST', '/sessions', { ...this.place(), date: this.day() }),
    'sessions created': () =>
      this.ofTeam('POST', '/sessions/batch', {
        ...this.place(),
        dates: [this.day(), addDays(this.day(), 60)],
      }),
    'a session moved': () => this.ofSession('PUT', { ...this.place(), date: this.day() }),
    'a session at another arena': () => this.ofSession('PUT', { location: this.pick(ARENAS) }),
    'a session hidden or shown': () => this.ofSession('PUT', { isActive: this.below(2) === 0 }),
    'a session cancelled or not': () => this.ofSession('PUT', { isCancelled: this.below(2) === 0 }),
    'a session deleted': () => this.ofSession('DELETE'),
    'a session restored': () =>
      this.of('tryout_sessions', 'IS NOT NULL', 'POST', '/api/sessions', '/restore'),
    'a change undone': async () => {
      const [change] = (await this.client().get<UndoableChangeDto[]>('/api/undo')).body;
      return change && this.send('POST', `/api/undo/${change.id}`);
    },
    'a clean-up': () => this.send('POST', '/api/admin/trigger-auto-deletion', {}),
    'a registration': async () => {
      const id = await this.idIn('tryout_sessions', 'IS NULL');
      const status = this.pick(['confirmed', 'waiting', 'cancelled'] as const);
      return id !== undefined && givenRegistration(this.app().db, this.app().clock, id, { status });
    },
  };

  /** Changes without an entry in the audit log: only with entries of other changes may they be missed. */
  readonly unrecorded: Record<string, () => Promise<unknown>> = {
    'rows inserted in the database': async () => {
      const app = this.app();
      const { id } = await givenTeam(app.db, app.clock, { name: this.pick(NAMES) });
      // One of them is expired, one has no readable day.
      for (const date of ['2025-08-20', 'next Friday', `${this.day()}T00:00:00.000Z`])
        await givenTryoutSession(app.db, app.clock, id, { ...this.place(), date });
    },
    'rows changed in the database': () =>
      this.app().db.write((tx) =>
        tx.execute('UPDATE tryout_sessions SET location = ? WHERE teamId = ?', [
          this.pick(ARENAS),
          1 + this.below(9),
        ]),
      ),
  };

  /** One change, or three at once; returns their names. */
  async next(): Promise<string> {
    const kinds = this.below(8) === 0 ? this.unrecorded : this.all;
    const count = kinds === this.all && this.below(3) === 0 ? 3 : 1;
    const names = Array.from({ length: count }, () => this.pick(Object.keys(kinds)));
    await Promise.all(names.map(async (name) => kinds[name]?.()));
    return names.join(', ');
  }

  /** A random whole number (mulberry32). */
  below(count: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  app(): TestApp {
    return this.pick(this.apps);
  }
  client(): Client {
    return this.pick(this.staff);
  }

  private place() {
    return { time: this.pick(TIMES), location: this.pick(ARENAS) };
  }
  private day(): string {
    return addDays('2025-09-05', this.below(60));
  }

  private ofTeam(method: string, path: string, body?: object) {
    return this.of('teams', 'IS NULL', method, '/api/teams', path, body);
  }
  private ofSession(method: string, body?: object) {
    return this.of('tryout_sessions', 'IS NULL', method, '/api/sessions', '', body);
  }

  private async of(
    table: string,
    deletedAt: string,
    method: string,
    before: string,
    path: string,
    body?: object,
  ): Promise<unknown> {
    const id = await this.idIn(table, deletedAt);
    return id !== undefined && this.send(method, `${before}/${id}${path}`, body);
  }

  /** The id of a random row. */
  private async idIn(table: string, deletedAt: string): Promise<number | undefined> {
    const rows = await this.app().db.read((reader) =>
      reader.select(`SELECT id FROM ${table} WHERE deletedAt ${deletedAt} ORDER BY id`, [], { id: whole }),
    );
    return rows.length === 0 ? undefined : this.pick(rows).id;
  }

  /** A change at the same time may be the reason for a refusal. */
  private async send(method: string, path: string, body?: object): Promise<void> {
    const answer: Answer<unknown> = await this.client().send<unknown>(method, path, body);
    const isExpected = answer.status < 400 || [404, 409].includes(answer.status);
    if (!isExpected) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}
