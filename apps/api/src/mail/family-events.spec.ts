import { MINUTE_MS } from '@lions/domain';
import fc from 'fast-check';
import type { FamilyDto } from '../registrations/families/families.dto.js';
import type { Client } from '../testing/client.js';
import {
  type GivenAnswer,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  type GivenTarget,
  givenTeam,
  givenTryoutSession,
  register,
} from '../testing/given.js';
import { MailCatcher, type CaughtMail } from '../testing/mail-catcher.js';
import { readCalendar, type ReadEvent } from '../testing/read-calendar.js';
import { emptyTables, useTestApp } from '../testing/test-app.js';

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

  title(target: GivenTarget): string | undefined {
    return [...this.known.values()].find(({ uid }) => uid.startsWith(`${target.kind}-${target.id}@`))?.title;
  }
}

/** The status of each event that a calendar shows. */
const shown = (events: readonly ReadEvent[]) =>
  Object.fromEntries(
    events
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ uid, status }) => [uid.replace(/@.*/, ''), status]),
  );

async function givenEvents(capacity: number): Promise<GivenTarget[]> {
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

const registering = async (target: GivenTarget, name: string, email = OURS, change: object = {}) =>
  (await register(app.anonymous(), target, name, email, change)).body;
const cancelling = ({ path }: FamilyCalendar, { id }: Pick<GivenAnswer, 'id'>) =>
  app.anonymous().post(`${path}/cancel`, { registrationId: id });
const textOf = (mails: readonly CaughtMail[]) => mails.map(({ text }) => text).join('\n');

describe('the event of two siblings', () => {
  let event: GivenTarget;
  let other: GivenTarget;
  let calendar: FamilyCalendar;
  beforeEach(async () => {
    [event, other] = (await givenEvents(2)) as [GivenTarget, GivenTarget];
    calendar = await FamilyCalendar.of(OURS);
  });

  it.each([
    ['en', 'Étienne still has a spot.'],
    ['fr', 'Étienne a toujours une place.'],
  ] as const)('stays when one of them cancels, and the mail says so (%s)', async (locale, sentence) => {
    const first = await registering(event, 'Gabrielle', OURS, { locale });
    const second = await registering(event, 'Étienne', OURS, { locale });
    await calendar.receive();
    await cancelling(calendar, first);
    const mails = await calendar.receive();
    expect(textOf(mails)).toContain(sentence);
    for (const found of [calendar.byMail(), await calendar.byFeed()])
      expect(found).toEqual({ [`session-${event.id}`]: 'CONFIRMED' });
    await cancelling(calendar, second);
    expect(textOf(await calendar.receive())).not.toMatch(/still|toujours/);
    for (const found of [calendar.byMail(), await calendar.byFeed()]) expect(found).toEqual({});
  });

  it.each([
    ['en', 'Zoé is still number 1 on the waiting list.', '(waiting list, number 1)'],
    ['fr', 'Zoé est toujours au rang\u00a01 de la liste d’attente.', '(liste d’attente, rang\u00a01)'],
  ] as const)('is tentative while the other one waits (%s)', async (locale, sentence, inTitle) => {
    const first = await registering(event, 'Gabrielle', OURS, { locale });
    const theirs = await registering(event, 'Demo Player', 'theirs@example.test');
    await registering(event, 'Zoé', OURS, { locale });
    await calendar.receive();
    expect(calendar.byMail()).toEqual({ [`session-${event.id}`]: 'CONFIRMED' });
    // The coach takes the spot away instead of giving it to the next in line.
    await coach.put(`/api/sessions/${event.id}`, { capacity: 1 });
    await cancelling(calendar, first);
    expect(textOf(await calendar.receive())).toContain(sentence);
    expect(calendar.byMail()).toEqual({ [`session-${event.id}`]: 'TENTATIVE' });
    expect(await calendar.byFeed()).toEqual(calendar.byMail());
    expect(calendar.title(event)).toContain(inTitle);
    await coach.delete(`/api/registrations/${theirs.id}`);
    await calendar.receive();
    expect(calendar.byMail()).toEqual({ [`session-${event.id}`]: 'CONFIRMED' });
  });

  it.each([
    ['en', 'Gabrielle is no longer registered for the', 'Étienne still has a spot.'],
    ['fr', 'ne tient plus pour Gabrielle.', 'Étienne a toujours une place.'],
  ] as const)('stays when a coach moves one of them (%s)', async (locale, moved, still) => {
    const first = await registering(event, 'Gabrielle', OURS, { locale });
    const second = await registering(event, 'Étienne', OURS, { locale });
    await calendar.receive();
    await coach.put(`/api/registrations/${first.id}`, { sessionId: other.id });
    const text = textOf(await calendar.receive());
    for (const words of [moved, still]) expect(text).toContain(words);
    const both = { [`session-${event.id}`]: 'CONFIRMED', [`session-${other.id}`]: 'CONFIRMED' };
    expect([calendar.byMail(), await calendar.byFeed()]).toEqual([both, both]);
    await coach.put(`/api/registrations/${second.id}`, { sessionId: other.id });
    await calendar.receive();
    const one = { [`session-${other.id}`]: 'CONFIRMED' };
    expect([calendar.byMail(), await calendar.byFeed()]).toEqual([one, one]);
  });

  it('is the one that the family knew of when a move was not told before its end', async () => {
    const first = await registering(event, 'Gabrielle', OURS, { locale: 'en' });
    await calendar.receive();
    await coach.put(`/api/registrations/${first.id}`, { sessionId: other.id });
    await coach.delete(`/api/registrations/${first.id}`);
    await calendar.receive();
    expect([calendar.byMail(), await calendar.byFeed()]).toEqual([{}, {}]);
  });

  it('has the same identity in a mail, a file and a feed', async () => {
    const practice = await givenPractice(app, { date: '2025-09-08' });
    const uids = new Set<string>();
    for (const target of [event, { kind: 'practice', id: practice.id } as const]) {
      await registering(target, 'Gabrielle');
      const [mail] = await calendar.receive();
      const { body } = await app.anonymous().get<string>(`/api/calendar/${target.kind}/${target.id}.ics`);
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
  event: number;
  to: number;
};

const STEP = fc.record<Step>({
  act: fc.constantFrom('register', 'register', 'cancel', 'remove', 'promote', 'requeue', 'move', 'theirs'),
  child: fc.nat(2),
  event: fc.nat(2),
  to: fc.nat(2),
});

/** Each history begins with two siblings at one event. */
const START: Step[] = [0, 1].map((child) => ({ act: 'register', child, event: 0, to: 1 }));

/** One step of a history; a step that the rules refuse changes nothing. */
async function take({ act, child, event, to }: Step, events: GivenTarget[], { path }: FamilyCalendar) {
  const [target, other, name] = [events[event], events[to], CHILDREN[child]];
  if (!target || !other || name === undefined) return;
  if (act === 'register') return registering(target, name);
  if (act === 'theirs') return registering(target, `Demo ${name}`, `theirs-${child}@example.test`);
  const { body } = await app.anonymous().get<FamilyDto>(path);
  const wanted =
    act === 'promote' ? ['waiting'] : act === 'requeue' ? ['confirmed'] : ['confirmed', 'waiting'];
  const current = body.registrations.filter(({ status }) => wanted.includes(status));
  const held = current[(3 * child + event) % current.length];
  if (!held) return;
  // The clock runs minutes per step: an access token does not last.
  await coach.post('/api/auth/refresh');
  const registration = `/api/registrations/${held.id}`;
  if (act === 'cancel') return app.anonymous().post(`${path}/cancel`, { registrationId: held.id });
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
        const events = await givenEvents(capacity);
        const calendar = await FamilyCalendar.of(OURS);
        for (const step of [...START, ...steps]) {
          await take(step, events, calendar);
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
