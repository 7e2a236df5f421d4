import { NEW_TEAM, type MailKind } from '@lions/domain';
import type { Db } from '../platform/database/db.js';
import type { Family } from '../places/outbox/family.entity.js';
import { FamilyLinks } from '../places/outbox/family-links.js';
import type { MailData } from '../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { Registration } from '../places/registration.entity.js';
import { Practice } from '../practices/practice.entity.js';
import { Setting } from '../settings/setting.entity.js';
import { Team } from '../teams/team.entity.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';
import type { Client } from './client.js';
import type { Rows, TestApp } from './test-app.js';
import type { ActivityRef } from '../places/activity.js';

let teams = 0;

/** Inserts a visible LHEQ team without players. */
export async function givenTeam({ db, clock }: Rows, change: Partial<Team> = {}): Promise<Team> {
  teams += 1;
  const row: Omit<Team, 'id'> = {
    name: `M15 Test ${teams}`,
    league: 'lheq',
    category: 'M15 AAA',
    ...NEW_TEAM,
    activePlayers: [],
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    deletedAt: null,
    ...change,
  };
  const id = await db.write((tx) => tx.insert(Team, row));
  return Object.assign(new Team(), row, { id });
}

/** Inserts an active session without checks, as an older system might have left it; default: of a new team. */
export async function givenTryoutSession(
  { db, clock }: Rows,
  change: Partial<TryoutSession> = {},
): Promise<TryoutSession> {
  const row: Omit<TryoutSession, 'id' | 'team'> = {
    teamId: change.teamId ?? (await givenTeam({ db, clock })).id,
    date: '2025-09-05',
    time: '6:00 PM - 7:30 PM',
    location: 'Bob-Birnie Arena - Pointe-Claire',
    description: null,
    descriptionFr: null,
    capacity: 20,
    feeCents: null,
    feeUrl: null,
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    deletedAt: null,
    restoredAt: null,
    ...change,
  };
  const id = await db.write((tx) => tx.insert(TryoutSession, row));
  return Object.assign(new TryoutSession(), row, { id });
}

/** Inserts an active practice with 18 + 2 places, without checks. */
export async function givenPractice({ db, clock }: Rows, change: Partial<Practice> = {}): Promise<Practice> {
  const row: Omit<Practice, 'id'> = {
    date: '2025-09-05',
    time: '6:00 PM - 7:30 PM',
    capacity: 20,
    feeCents: null,
    feeUrl: null,
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...change,
  };
  const id = await db.write((tx) => tx.insert(Practice, row));
  return Object.assign(new Practice(), row, { id });
}

/** Opens or closes practice registration for the public, like the superadmins' setting. */
export async function givenOpenPractices({ db, clock }: TestApp, isOpen = true): Promise<void> {
  const key = 'practice_registration_enabled';
  const row = {
    value: String(isOpen),
    description: null,
    version: 1,
    updatedAt: clock.now(),
    deletedAt: null,
  };
  await db.write(async (tx) => {
    await tx.delete(Setting, { key });
    await tx.insert(Setting, { key, ...row });
  });
}

/** Inserts a confirmed registration for the session or practice in `change`, without checking places. */
export async function givenRegistration(
  { db, clock }: Rows,
  change: Partial<Registration>,
): Promise<Registration> {
  const row: Omit<Registration, 'id' | 'session' | 'practice' | 'family'> = {
    sessionId: null,
    practiceId: null,
    familyId: null,
    playerName: 'Demo Player 01',
    playerAge: 14,
    birthYear: null,
    playerPosition: 'Forward',
    parentName: 'Demo Parent',
    parentEmail: 'demo.parent@example.test',
    parentPhone: null,
    status: 'confirmed',
    turn: 1,
    confirmedAt: null,
    attended: false,
    attendedAt: null,
    paidAt: null,
    tryoutNumber: null,
    tryoutNumberAt: null,
    checkInNote: null,
    checkInNoteAt: null,
    consentVersion: null,
    consentReceivedAt: null,
    consentReceivedBy: null,
    parentalAuthority: false,
    locale: null,
    receiptHash: null,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...change,
  };
  const id = await db.write((tx) => tx.insert(Registration, row));
  return Object.assign(new Registration(), row, { id });
}

/** A family of that address: the path of its private calls, and the token and the English link of its mails. */
export async function givenFamily({ app, db }: TestApp, email: string, locale: Family['locale'] = null) {
  const links = app.get(FamilyLinks, { strict: false });
  const id = (await db.write((tx) => links.familiesIn(tx, [{ email, locale }]))).get(email) ?? 0;
  const urls = (await db.read((reader) => links.recipientsIn(reader, id)))?.first.urls;
  const token = tokenOf(urls?.fr ?? '');
  return { id, token, manageUrl: urls?.en ?? '', path: `/api/my/${token}` };
}

/**
 * A session, of a new team by default, with a confirmed and a waiting player of one French-speaking family, a
 * cancelled one, and one whose family has no link yet. `all` means that both of the family get a mail.
 */
export async function givenSessionFamily(app: TestApp, change: Partial<TryoutSession> = {}, ofTeam?: number) {
  const teamId = ofTeam ?? (await givenTeam(app, { name: 'M15 Test' })).id;
  const { id } = await givenTryoutSession(app, { teamId, ...change });
  const { id: familyId, manageUrl } = await givenFamily(app, 'demo.parent@example.test');
  const family = { familyId, locale: 'fr' as const };
  const add = (turn: number, row: Partial<Registration>) =>
    givenRegistration(app, { sessionId: id, turn, playerName: `Demo Player ${turn}`, ...row });
  const rows = [await add(1, family), await add(2, { ...family, status: 'waiting' })];
  await add(3, { ...family, status: 'cancelled' });
  await add(4, {});
  return { id, teamId, manageUrl, all: (kind: string) => rows.map((row) => [kind, row.id]) };
}

let mails = 0;

/** The subject of a mail; default: a confirmed registration for a practice on Friday, 5 September 2025. */
export interface GivenMail {
  locale?: Family['locale'];
  email?: string;
  practice?: Partial<Practice>;
  registration?: Partial<Registration>;
  data?: MailData;
}

/** A family with a registration and that mail about it, stored as the application would. */
export async function givenMail(testApp: TestApp, kind: MailKind, given: GivenMail = {}) {
  const { app, db } = testApp;
  const { locale = 'en', email = 'demo.parent@example.test', data, registration = {} } = given;
  mails += 1;
  const family = await givenFamily(testApp, email);
  const practiceId =
    registration.practiceId ??
    (registration.sessionId ? null : (await givenPractice(testApp, given.practice)).id);
  const { id: registrationId } = await givenRegistration(testApp, {
    practiceId,
    familyId: family.id,
    parentEmail: email,
    ...registration,
  });
  const mail = {
    kind,
    locale,
    registrationId,
    familyId: family.id,
    transitionKey: `${kind}:${registrationId}:${mails}`,
    ...(data && { data }),
  };
  await db.write((tx) => app.get(OutboxService, { strict: false }).queueIn(tx, [mail]));
  return { familyId: family.id, manageUrl: family.manageUrl, registrationId, practiceId };
}

/** The answer to a registration. */
export interface GivenAnswer {
  id: number;
  isWaitlist: boolean;
  manageUrl: string | null;
  code?: string;
}

/** Registers a child over HTTP as the site does; `change` uses the fields of the activity's own form. */
export function register(
  client: Client,
  { kind, id }: ActivityRef,
  playerName: string,
  parentEmail: string,
  change: object = {},
  headers: Record<string, string> = {},
) {
  const player = { playerName, parentEmail };
  if (kind === 'practice')
    return client.post<GivenAnswer>(
      '/api/registrations',
      { ...player, practiceId: id, position: 'F', ...change },
      headers,
    );
  const more = { playerPosition: 'Forward', playerAge: 14, parentName: 'Demo Parent', ...change };
  return client.post<GivenAnswer>(`/api/sessions/${id}/registrations`, { ...player, ...more }, headers);
}

/** The token at the end of a private address. */
export const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? '';

/** Registers a child and returns the path of its receipt's calls. */
export async function givenReceipt(
  app: TestApp,
  activity: ActivityRef,
  playerName: string,
  parentEmail: string,
  change: object = {},
) {
  const { body } = await register(app.anonymous(), activity, playerName, parentEmail, change);
  const token = tokenOf(body.manageUrl);
  return { id: body.id, token, url: body.manageUrl ?? '', path: `/api/my/r/${token}` };
}

/** Every row of every table as text, except those that change on their own. */
export async function dumpOf(db: Db, tables: readonly string[]): Promise<string> {
  return db.read(async (reader) => {
    const dump = [];
    for (const table of tables) {
      const rows = await reader.find<object>(table);
      dump.push([table, rows.map((row) => JSON.stringify(row)).sort()]);
    }
    return JSON.stringify(dump);
  });
}

/** The body of a private link's call on one registration. */
export const chosenBy = (verb: string, id: number) =>
  verb === 'cancel' ? { registrationIds: [id] } : { registrationId: id };
