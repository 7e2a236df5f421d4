import { addDays, civilAt } from '@lions/domain';
import type { LedgerDto } from '../places/ledger.dto.js';
import type { PracticeRegisteredDto } from '../registrations/registering/registered.dto.js';
import type { PracticeRegistrationDto } from '../registrations/registrations.dto.js';
import { Client } from './client.js';

/** The superadmin's password of a built server for `RegistrationBurst`. */
const BURST_PASSWORD = 'correct horse battery';
export const BURST_ENVIRONMENT = {
  SUPERADMIN_PASSWORD: BURST_PASSWORD,
  JWT_SECRET: 'of all processes of a burst, no file',
};

const AT_ONCE = 40;
const PLACES = { skaters: 18, goalies: 2 };

/**
 * Many registrations for one practice of a server that is killed meanwhile; each has a key, so that it can be
 * repeated.
 */
export class RegistrationBurst {
  /** The first answer, by number of the child. */
  readonly answers = new Map<number, PracticeRegisteredDto>();
  private onAnswer: () => void = () => undefined;

  private constructor(
    private readonly url: string,
    private readonly practiceId: number,
    private readonly size: number,
  ) {}

  /** Creates a practice, open to the public, with 18 and 2 places. */
  static async begin(url: string, size: number): Promise<RegistrationBurst> {
    const root = await signedIn(url);
    await root.put('/api/settings/practice_registration_enabled', { value: 'true' });
    const date = addDays(civilAt(new Date(), 'America/Toronto').date, 7);
    const made = await root.post<{ id: number }>('/api/practices', { date, time: '6:00 PM - 7:30 PM' });
    expect(made.status).toBe(201);
    return new RegistrationBurst(url, made.body.id, size);
  }

  /** Sends all, or those without an answer; a request without an answer, or with 503, stays open. */
  async send(isAgain = false): Promise<void> {
    const children = Array.from({ length: this.size }, (_, child) => child).filter(
      (child) => isAgain || !this.answers.has(child),
    );
    const lane = async () => {
      for (let child = children.shift(); child !== undefined; child = children.shift())
        await this.sendOne(child);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  /** Resolves when that many have an answer. */
  async answered(count: number): Promise<void> {
    while (this.answers.size < count) await new Promise<void>((resolve) => (this.onAnswer = resolve));
  }

  /**
   * Every answer is still true, none is stored twice, no pool is over its places, and no player waits beside a free
   * place.
   */
  async expectWhole(): Promise<void> {
    const first = new Map(this.answers);
    expect(first.size).toBe(this.size);
    // A repetition gets the first answer.
    await this.send(true);
    expect([...this.answers]).toEqual([...first]);
    const root = await signedIn(this.url);
    const path = `/api/registrations?practiceId=${this.practiceId}&limit=500`;
    const rows = (await root.get<PracticeRegistrationDto[]>(path)).body;
    const told = [...first.values()].map(({ id, playerName, waitlistPosition }) => [
      id,
      playerName,
      waitlistPosition,
    ]);
    expect(
      rows.map(({ id, playerName, waitlistPosition }) => [id, playerName, waitlistPosition]).sort(byId),
    ).toEqual(told.sort(byId));
    for (const [pool, places] of Object.entries(PLACES)) {
      const mine = rows.filter(({ position }) => (position === 'G') === (pool === 'goalies'));
      const line = mine.flatMap(({ waitlistPosition }) => waitlistPosition ?? []).sort((a, b) => a - b);
      expect(line).toEqual(Array.from({ length: mine.length - places }, (_, index) => index + 1));
    }
    // One ledger entry and one mail per row, from the same transaction.
    const ledger = (await root.get<LedgerDto>(`/api/practices/${this.practiceId}/ledger`)).body;
    expect(ledger).toMatchObject({ isIntact: true });
    expect(ledger.entries).toHaveLength(this.size);
    expect(rows.every(({ mailState }) => mailState === 'pending')).toBe(true);
  }

  private async sendOne(child: number): Promise<void> {
    const player = { playerName: `Demo Player ${child}`, parentEmail: `demo.${child}@example.test` };
    const body = { practiceId: this.practiceId, ...player, position: child % 10 === 0 ? 'G' : 'F' };
    const headers = { 'idempotency-key': `${this.practiceId}-${child}` };
    const answer = await new Client(this.url)
      .post<PracticeRegisteredDto>('/api/registrations', body, headers)
      .catch(() => undefined);
    if (answer === undefined || answer.status === 503) return;
    expect(answer).toMatchObject({ status: 201 });
    this.answers.set(child, answer.body);
    this.onAnswer();
  }
}

const byId = ([a]: unknown[], [b]: unknown[]) => Number(a) - Number(b);

async function signedIn(url: string): Promise<Client> {
  const client = new Client(url);
  const credentials = { username: 'superadmin', password: BURST_PASSWORD };
  expect((await client.post('/api/auth/login', credentials)).status).toBe(200);
  return client;
}
