import type { PracticeDto } from '../practices/practices.dto.js';
import type { TeamDto } from '../teams/teams.dto.js';
import type { TryoutSessionDto } from '../tryouts/tryouts.dto.js';
import type { Client } from './client.js';
import { givenOpenPractices, givenReceipt, givenTryoutSession, register } from './given.js';
import { givenPicture } from './given-picture.js';
import type { TestApp } from './test-app.js';
import type { ActivityKind, ActivityRef } from '../places/activity.js';

const DAY = '2025-09-05';
const SESSION = { date: DAY, time: '6:00 PM - 7:30 PM', location: 'Bob-Birnie Arena - Pointe-Claire' };

/** The call of the club's calendar for a month. */
export const CALENDAR = '/api/calendar?from=2025-08-31&to=2025-10-11';

/** A team, its session and a practice, and the writes after which public answers about them must be new. */
export class PublicWrites {
  private count = 0;
  private isShown = true;

  private constructor(
    private readonly apps: readonly TestApp[],
    /** A superadmin, signed in at each of the apps. */
    private readonly staff: readonly Client[],
    readonly teamId: number,
    readonly sessionId: number,
    readonly practiceId: number,
    private readonly pictureId: number,
  ) {}

  static async in(apps: readonly TestApp[]): Promise<PublicWrites> {
    const staff = await Promise.all(apps.map((app) => app.signedIn('superadmin')));
    const [app, root] = [apps[0] as TestApp, staff[0] as Client];
    await givenOpenPractices(app);
    const team = await root.post<TeamDto>('/api/teams', {
      name: 'Public',
      league: 'lheq',
      registrationOpen: true,
    });
    const session = await root.post<TryoutSessionDto>(`/api/teams/${team.body.id}/sessions`, SESSION);
    const practice = await root.post<PracticeDto>('/api/practices', { ...SESSION, location: undefined });
    const picture = await givenPicture(app);
    return new PublicWrites(apps, staff, team.body.id, session.body.id, practice.body.id, picture.id);
  }

  /** Addresses that at least one of the writes changes. */
  readonly addresses = () => [
    '/api/teams',
    '/api/teams?league=lheq',
    `/api/teams/${this.teamId}`,
    `/api/teams/${this.teamId}/sessions`,
    '/api/sessions/coming',
    `/api/sessions/${this.sessionId}`,
    `/api/sessions/${this.sessionId}/registrations`,
    '/api/practices',
    `/api/practices/${this.practiceId}`,
    '/api/settings/public',
    CALENDAR,
    '/api/club',
    '/api/pictures/shown',
    `${CALENDAR}&format=csv`,
    '/api/teams?format=csv&lang=fr',
    '/api/calendar/club.ics',
    '/api/calendar/club.ics?lang=fr',
    '/api/calendar/practices.ics?lang=en',
    '/api/calendar/league/lheq.ics?lang=fr',
    `/api/calendar/team/${this.teamId}.ics?lang=en`,
    `/api/calendar/session/${this.sessionId}.ics?lang=en`,
    `/api/calendar/practice/${this.practiceId}.ics?lang=fr`,
    '/teams/7',
    '/calendar',
    '/fr',
  ];

  /** Each write, by name: on the app of that number. */
  readonly all: Record<string, (at: number) => Promise<unknown>> = {
    'a team renamed': (at) => this.put(at, `/api/teams/${this.teamId}`, { name: this.name() }),
    'a team created': (at) => this.post(at, '/api/teams', { name: this.name(), league: 'lheq' }),
    'a session moved': (at) => this.put(at, `/api/sessions/${this.sessionId}`, { date: this.day() }),
    'a session cancelled': (at) => this.put(at, `/api/sessions/${this.sessionId}`, { isCancelled: true }),
    'a session brought back': (at) => this.put(at, `/api/sessions/${this.sessionId}`, { isCancelled: false }),
    'a session added': (at) =>
      this.post(at, `/api/teams/${this.teamId}/sessions`, { ...SESSION, date: this.day() }),
    'sessions deleted in the database': (at) =>
      this.app(at).execute('DELETE FROM tryout_sessions WHERE teamId = ? AND id <> ?', [
        this.teamId,
        this.sessionId,
      ]),
    'teams deleted in the database': (at) =>
      this.app(at).execute('DELETE FROM teams WHERE id <> ?', [this.teamId]),
    'a practice moved': (at) => this.put(at, `/api/practices/${this.practiceId}`, { date: this.day() }),
    'a player registered for the session': (at) => this.register(at, 'session'),
    'a player registered for the practice': (at) => this.register(at, 'practice'),
    'a practice cancelled': (at) => this.put(at, `/api/practices/${this.practiceId}`, { isCancelled: true }),
    'a practice brought back': (at) =>
      this.put(at, `/api/practices/${this.practiceId}`, { isCancelled: false }),
    'a registration cancelled by its family': async (at) => {
      const { id, path } = await givenReceipt(
        this.app(at),
        this.activity('session'),
        this.name(),
        this.email(),
      );
      const answer = await this.app(at)
        .anonymous()
        .post(`${path}/cancel`, { registrationIds: [id] });
      expect(answer.status).toBe(200);
    },
    'a position corrected by a coach': async (at) =>
      this.put(at, `/api/registrations/${await this.register(at, 'session')}`, { position: 'Defense' }),
    'registrations deleted in the database': (at) => this.app(at).execute('DELETE FROM registrations'),
    'a setting changed': (at) =>
      this.put(at, '/api/settings/development_notice_enabled', { value: this.flag(), description: null }),
    'a club setting saved': (at) =>
      this.put(at, '/api/club/settings/contact', { value: { address: this.name() } }),
    'a photograph described': (at) => this.put(at, `/api/pictures/${this.pictureId}`, { altEn: this.name() }),
    'past sessions cleaned up': async (at) => {
      const { db, clock } = this.app(at);
      await givenTryoutSession({ db, clock }, { teamId: this.teamId, date: '2025-08-20' });
      await this.post(at, '/api/admin/trigger-auto-deletion', {}, 200);
    },
  };

  private async register(at: number, kind: ActivityKind): Promise<number> {
    const answer = await register(this.app(at).anonymous(), this.activity(kind), this.name(), this.email());
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.id;
  }

  private async put(at: number, path: string, body: object): Promise<void> {
    expect({ path, ...(await this.by(at).put<object>(path, body)) }).toMatchObject({ path, status: 200 });
  }
  private async post(at: number, path: string, body: object, status = 201): Promise<void> {
    expect({ path, ...(await this.by(at).post<object>(path, body)) }).toMatchObject({ path, status });
  }

  private activity(kind: ActivityKind): ActivityRef {
    return { kind, id: kind === 'session' ? this.sessionId : this.practiceId };
  }
  private name(): string {
    this.count += 1;
    return `Public ${this.count}`;
  }
  private email(): string {
    return `public.${this.count}@example.test`;
  }
  private day(): string {
    this.count += 1;
    return `2025-09-${String(5 + (this.count % 20)).padStart(2, '0')}`;
  }
  private flag(): string {
    this.isShown = !this.isShown;
    return String(this.isShown);
  }
  private app(at: number): TestApp {
    return this.apps[at % this.apps.length] as TestApp;
  }
  private by(at: number): Client {
    return this.staff[at % this.staff.length] as Client;
  }
}
