import { MINUTE_MS } from '@lions/domain';
import fc from 'fast-check';
import type { FamilyDto } from '../registrations/families/families.dto.js';
import type { Client } from '../testing/client.js';
import {
  type GivenAnswer,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenTeam,
  givenTryoutSession,
  register,
} from '../testing/given.js';
import { MailCatcher, type CaughtMail } from '../testing/mail-catcher.js';
import { readCalendar, type ReadEvent } from '../testing/read-calendar.js';
import { emptyTables, useTestApp } from '../testing/test-app.js';
import type { ActivityRef } from '../places/activity.js';

const OURS = 'ours@example.test';
const EMPTIED = ['outbox_mails', 'registrations', 'tryout_sessions', 'teams', 'practices', 'families'];
const CHILDREN = ['Gabrielle', 'Étienne', 'Zoé'];

const catcher = new MailCatcher();
const app = useTestApp({ catcher });
let coach: Client;
beforeAll(() => givenOpenPractices(app));

/** An attachment with its line breaks, which the mail's parser changes. */
const fileOf = (content: unknown) =>
  `${Buffer.from(content as ArrayBuffer)
    .toString('utf8')
    .trimEnd()
    .replace(/\r?\n/g, '\r\n')}\r\n`;

/** The calendar of a family: what its mails added, and how its page and its feed see the same. */
class FamilyCalendar {
  private readonly known = new Map<string, ReadEvent>();

  private constructor(
    readonly path: string,
    private readonly feed: string,
  ) {}

  static async of(email: string): Promise<FamilyCalendar> {
    const { path } = await givenFamily(app, email);
    const { body } = await app.anonymous().get<FamilyDto>(path);
    return new FamilyCalendar(path, new URL(body.feedUrl).pathname);
  }

  /** Sends all mails, also those of a coach's change, and opens the files in those since the last call. */
  async receive(): Promise<CaughtMail[]> {
    app.clock.advance(3 * MINUTE_MS);
    await app.sendMails();
    // A mail may be sent before the answer to the call that queued it arrives here.
    const mails = catcher.mails.splice(0).filter(({ envelopeTo }) => envelopeTo.includes(OURS));
    for (const { attachments } of mails)
      for (const { content } of attachments)
        for (const event of readCalendar(fileOf(content)).events) this.add(event);
    app.clock.advance(1000);
    return mails;
  }

  /** Applies a file like a calendar: it replaces an event whose SEQUENCE is lower. */
  private add(event: ReadEvent): void {
    const { sequence = -1 } = this.known.get(event.uid) ?? {};
    if (event.sequence > sequence) this.known.set(event.uid, event);
  }

  byMail(): Record<string, string> {
    return shown([...this.known.values()]);
  }

  async byFeed(): Promise<Record<string, string>> {
    return shown(readCalendar((await app.anonymous().get<string>(this.feed)).body).events);
  }

  /** Expected events of the calendar: confirmed where a child has a spot, tentative where the others wait. */
  async expected(): Promise<Record<string, string>> {
    const { body } = await app.anonymous().get<FamilyDto>(this.path);
    const found: Record<string, string> = {};
    for (const { kind, targetId, status } of body.registrations) {
      const event = `${kind}-${targetId}`;
      if (status === 'confirmed') found[event] = 'CONFIRMED';
      if (status === 'waiting') found[event] ??= 'TENTATIVE';
    }
    return found;
  }

  title(activity: ActivityRef): string | undefined {
    return [...this.known.values()].find(({ uid }) => uid.startsWith(`${activity.kind}-${activity.id}@`))
      ?.title;
  }
}

/** The status of each event that a calendar shows. */
const shown = (events: readonly ReadEvent[]) =>
  Object.fromEntries(
    events
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ uid, status }) => [uid.replace(/@.*/, ''), status]),
  );

async function givenActivities(capacity: number): Promise<ActivityRef[]> {
  app.clock.set('2025-09-01T16:00:00.000Z');
  catcher.mails.length = 0;
  await emptyTables(app, EMPTIED);
  coach = await app.signedIn('coach');
  const team = await givenTeam(app, { registrationOpen: true });
  const sessions = [];
  for (const date of ['2025-09-12', '2025-09-13', '2025-09-14'])
    sessions.push(await givenTryoutSession(app, { teamId: team.id, date, capacity }));
  return sessions.map(({ id }) => ({ kind: 'session', id }));
}

const registering = async (activity: ActivityRef, name: string, email = OURS, change: object = {}) =>
  (await register(app.anonymous(), activity, name, email, change)).body;
const cancelling = ({ path }: FamilyCalendar, { id }: Pick<GivenAnswer, 'id'>) =>
  app.anonymous().post(`${path}/cancel`, { registrationIds: [id] });
const textOf = (mails: readonly CaughtMail[]) => mails.map(({ text }) => text).join('\n');

describe('the event of two siblings', () => {
  let activity: ActivityRef;
  let other: ActivityRef;
  let calendar: FamilyCalendar;
  beforeEach(async () => {
    [activity, other] = (await givenActivities(2)) as [ActivityRef, ActivityRef];
    calendar = await FamilyCalendar.of(OURS);
  });

  it.each([
    ['en', 'Étienne still has a spot.'],
    ['fr', 'Étienne a toujours une place.'],
  ] as const)('stays when one of them cancels, and the mail says so (%s)', async (locale, sentence) => {
    const first = await registering(activity, 'Gabrielle', OURS, { locale });
    const second = await registering(activity, 'Étienne', OURS, { locale });
    await calendar.receive();
    await cancelling(calendar, first);
    const mails = await calendar.receive();
    expect(textOf(mails)).toContain(sentence);
    for (const found of [calendar.byMail(), await calendar.byFeed()])
      expect(found).toEqual({ [`session-${activity.id}`]: 'CONFIRMED' });
    await cancelling(calendar, second);
    expect(textOf(await calendar.receive())).not.toMatch(/still|toujours/);
    for (const found of [calendar.byMail(), await calendar.byFeed()]) expect(found).toEqual({});
  });

  it.each([
    ['en', 'Zoé is still number 1 on the waiting list.', '(number 1 on the waiting list)'],
    ['fr', 'Zoé est toujours en tête de la liste d’attente.', '(en tête de la liste d’attente)'],
  ] as const)('is tentative while the other one waits (%s)', async (locale, sentence, inTitle) => {
    const first = await registering(activity, 'Gabrielle', OURS, { locale });
    const theirs = await registering(activity, 'Demo Player', 'theirs@example.test');
    await registering(activity, 'Zoé', OURS, { locale });
    await calendar.receive();
    expect(calendar.byMail()).toEqual({ [`session-${activity.id}`]: 'CONFIRMED' });
    // The coach takes the spot away instead of giving it to the next in line.
    await coach.put(`/api/sessions/${activity.id}`, { capacity: 1 });
    await cancelling(calendar, first);
    expect(textOf(await calendar.receive())).toContain(sentence);
    expect(calendar.byMail()).toEqual({ [`session-${activity.id}`]: 'TENTATIVE' });
    expect(await calendar.byFeed()).toEqual(calendar.byMail());
    expect(calendar.title(activity)).toContain(inTitle);
    await coach.delete(`/api/registrations/${theirs.id}`);
    await calendar.receive();
    expect(calendar.byMail()).toEqual({ [`session-${activity.id}`]: 'CONFIRMED' });
  });

  it.each([
    ['en', 'Gabrielle is no longer registered for this tryout session.', 'Étienne still has a spot.'],
    ['fr', 'ne tient plus pour Gabrielle.', 'Étienne a toujours une place.'],
  ] as const)('stays when a coach moves one of them (%s)', async (locale, moved, still) => {
    const first = await registering(activity, 'Gabrielle', OURS, { locale });
    const second = await registering(activity, 'Étienne', OURS, { locale });
    await calendar.receive();
    await coach.put(`/api/registrations/${first.id}`, { sessionId: other.id });
    const text = textOf(await calendar.receive());
    for (const words of [moved, still]) expect(text).toContain(words);
    const both = { [`session-${activity.id}`]: 'CONFIRMED', [`session-${other.id}`]: 'CONFIRMED' };
    expect([calendar.byMail(), await calendar.byFeed()]).toEqual([both, both]);
    await coach.put(`/api/registrations/${second.id}`, { sessionId: other.id });
    await calendar.receive();
    const one = { [`session-${other.id}`]: 'CONFIRMED' };
    expect([calendar.byMail(), await calendar.byFeed()]).toEqual([one, one]);
  });

  it('is the one that the family knew of when a move was not told before its end', async () => {
    const first = await registering(activity, 'Gabrielle', OURS, { locale: 'en' });
    await calendar.receive();
    await coach.put(`/api/registrations/${first.id}`, { sessionId: other.id });
    await coach.delete(`/api/registrations/${first.id}`);
    await calendar.receive();
    expect([calendar.byMail(), await calendar.byFeed()]).toEqual([{}, {}]);
  });

  it('has the same identity in a mail, a file and a feed', async () => {
    const practice = await givenPractice(app, { date: '2025-09-08' });
    const uids = new Set<string>();
    for (const each of [activity, { kind: 'practice', id: practice.id } as const]) {
      await registering(each, 'Gabrielle');
      const [mail] = await calendar.receive();
      const { body } = await app.anonymous().get<string>(`/api/calendar/${each.kind}/${each.id}.ics`);
      const content = fileOf(mail?.attachments[0]?.content);
      for (const file of [body, content]) uids.add(readCalendar(file).events[0]?.uid ?? '');
    }
    expect(Object.keys(await calendar.byFeed()).sort()).toEqual(
      [...uids].map((uid) => uid.replace(/@.*/, '')).sort(),
    );
    expect([...uids].every((uid) => uid.endsWith(`@${new URL(app.configuration.publicUrl).hostname}`))).toBe(
      true,
    );
  });
});

type Step = {
  act: 'register' | 'cancel' | 'remove' | 'promote' | 'requeue' | 'move' | 'theirs';
  child: number;
  at: number;
  to: number;
};

const STEP = fc.record<Step>({
  act: fc.constantFrom('register', 'register', 'cancel', 'remove', 'promote', 'requeue', 'move', 'theirs'),
  child: fc.nat(2),
  at: fc.nat(2),
  to: fc.nat(2),
});

/** Each history begins with two siblings at one activity. */
const START: Step[] = [0, 1].map((child) => ({ act: 'register', child, at: 0, to: 1 }));

/** One step of a history; a step that the rules refuse changes nothing. */
async function take({ act, child, at, to }: Step, activities: ActivityRef[], { path }: FamilyCalendar) {
  const [activity, other, name] = [activities[at], activities[to], CHILDREN[child]];
  if (!activity || !other || name === undefined) return;
  if (act === 'register') return registering(activity, name);
  if (act === 'theirs') return registering(activity, `Demo ${name}`, `theirs-${child}@example.test`);
  const { body } = await app.anonymous().get<FamilyDto>(path);
  const wanted =
    act === 'promote' ? ['waiting'] : act === 'requeue' ? ['confirmed'] : ['confirmed', 'waiting'];
  const current = body.registrations.filter(({ status }) => wanted.includes(status));
  const held = current[(3 * child + at) % current.length];
  if (!held) return;
  // The clock runs minutes per step: an access token does not last.
  await coach.post('/api/auth/refresh');
  const registration = `/api/registrations/${held.id}`;
  if (act === 'cancel') return app.anonymous().post(`${path}/cancel`, { registrationIds: [held.id] });
  if (act === 'remove') return coach.delete(registration);
  if (act === 'move') return coach.put(registration, { sessionId: other.id });
  if (act === 'requeue') return coach.put(registration, { isWaitlist: true });
  return coach.put(registration, { isWaitlist: false, reason: 'Goalie needed', addPlace: true });
}

it('events stay in a family’s calendar exactly as long as a child has a spot or waits, by mail and by feed', async () => {
  const told: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(
      fc.array(STEP, { minLength: 6, maxLength: 12 }),
      fc.integer({ min: 1, max: 2 }),
      async (steps, capacity) => {
        const activities = await givenActivities(capacity);
        const calendar = await FamilyCalendar.of(OURS);
        for (const step of [...START, ...steps]) {
          await take(step, activities, calendar);
          for (const { attachments } of await calendar.receive())
            told[step.act] = (told[step.act] ?? 0) + attachments.length;
          const expected = await calendar.expected();
          expect({ step, by: 'mail', events: calendar.byMail() }).toEqual({
            step,
            by: 'mail',
            events: expected,
          });
          expect({ step, by: 'feed', events: await calendar.byFeed() }).toEqual({
            step,
            by: 'feed',
            events: expected,
          });
        }
      },
    ),
    { numRuns: Number(process.env['MODEL_HISTORIES'] ?? 8), seed: 1976 },
  );
  // Each kind of step must have been told, or the property says nothing about it.
  for (const act of ['register', 'cancel', 'remove', 'promote', 'requeue', 'move'])
    expect(told[act]).toBeGreaterThan(0);
}, 120_000);
