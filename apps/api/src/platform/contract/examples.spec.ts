import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { givenPicture } from '../../testing/given-picture.js';
import { givenUser, useSignedIn, useTestApp } from '../../testing/test-app.js';
import { randomToken, sha256 } from '../common/tokens.js';

const { paths } = JSON.parse(readFileSync(`${__dirname}/../../../openapi.json`, 'utf8')) as OpenAPIObject;
interface Operation {
  requestBody?: { content: Record<string, { example?: unknown }> };
}
const examples = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations as unknown as Record<string, Operation>).flatMap(([method, { requestBody }]) => {
    const body = requestBody?.content['application/json'];
    return body ? [[`${method.toUpperCase()} ${path}`, body.example] as const] : [];
  }),
);

const exampleOf = (call: string) => examples.find(([name]) => name === call)?.[1];

/** Calls that the rows below do not suit, and the code of their answer. */
const REFUSED: Record<string, string> = {
  'POST /api/auth/login': 'INVALID_CREDENTIALS',
  'PUT /api/auth/password': 'WRONG_PASSWORD',
  'POST /api/auth/reset-password': 'RESET_LINK_INVALID',
  'POST /api/auth/forgotten-password': 'NO_MAIL_SERVER',
  'POST /api/auth/second-factor': 'WRONG_PASSWORD',
  'POST /api/auth/second-factor/confirm': 'SECOND_FACTOR_WRONG',
  'POST /api/auth/second-factor/recovery-codes': 'SECOND_FACTOR_WRONG',
  'POST /api/auth/second-factor/remove': 'SECOND_FACTOR_WRONG',
  'POST /api/auth/passkey-sign-in': 'INVALID_CREDENTIALS',
  'POST /api/auth/passkeys/options': 'WRONG_PASSWORD',
  'POST /api/auth/passkeys': 'PASSKEY_REFUSED',
  // The user of the example above has that name.
  'PUT /api/admin/users/{id}': 'USERNAME_TAKEN',
  'PUT /api/teams/order': 'TEAM_ORDER_OUTDATED',
  'POST /api/season/turn': 'VERSION_CONFLICT',
  'POST /api/admin/waiting-runs/{id}/approve': 'RUN_NOT_WAITING',
  // The host of the example has no address.
  'POST /api/webhooks': 'WEBHOOK_ADDRESS',
};

const app = useTestApp({ now: '2026-11-30T17:00:00.000Z', environment: { RATE_LIMITS: 'off' } });
const root = useSignedIn(app, 'superadmin', beforeEach);

/** Rows that the example of a call can be about: the ids of its path and of its body. */
async function givenRows() {
  await givenOpenPractices(app);
  const [team, other] = [
    await givenTeam(app, { registrationOpen: true }),
    await givenTeam(app, { registrationOpen: true }),
  ];
  const session = await givenTryoutSession(app, { teamId: team.id, date: '2026-12-12' });
  const practice = await givenPractice(app, { date: '2026-12-05' });
  const parentEmail = `demo.${team.id}@example.test`;
  const family = await givenFamily(app, parentEmail);
  const receipt = randomToken();
  const owner = { familyId: family.id, receiptHash: sha256(receipt), parentEmail };
  const places = [
    await givenRegistration(app, { ...owner, practiceId: practice.id }),
    await givenRegistration(app, { ...owner, sessionId: session.id }),
  ].map(({ id }) => id);
  const user = await givenUser(app);
  const picture = await givenPicture(app);
  const incident = await root.post<{ id: number }>('/api/incidents', exampleOf('POST /api/incidents'));
  const ids: Record<string, number | number[]> = {
    teamId: team.id,
    teamIds: [team.id, other.id],
    archivedTeamIds: [team.id],
    practiceId: practice.id,
    sessionId: session.id,
    registrationId: places[0] ?? 0,
    registrationIds: places,
    id: practice.id,
  };
  const rows: Record<string, number> = {
    teams: team.id,
    sessions: session.id,
    practices: practice.id,
    registrations: places[0] ?? 0,
    users: user.id,
    pictures: picture.id,
    incidents: incident.body.id,
  };
  return { ids, rows, token: family.token, receipt };
}

describe('the example of', () => {
  it.each(examples)('%s is taken as it stands', async (call, example) => {
    const { ids, rows, token, receipt } = await givenRows();
    const [method = '', template = ''] = call.split(' ');
    const path = template
      .replace(/(\w+)\/\{id\}/, (_, kind: string) => `${kind}/${rows[kind] ?? 1}`)
      .replace('/r/{token}', `/r/${receipt}`)
      .replace('{token}', token)
      .replace(
        'settings/{key}',
        template.includes('club') ? 'settings/contact' : 'settings/tryout_auto_deletion_time',
      );
    const body = JSON.parse(JSON.stringify(example), (key, value: unknown) =>
      key in ids && typeof value !== 'string' ? ids[key] : value,
    ) as object;
    const answer = await root.send<{ code?: string; details?: object }>(method, path, body, {
      ...(call === 'POST /api/season/turn' && { 'if-match': '"1"' }),
    });
    const { code, details } = answer.body;
    expect([{ code: undefined }, { code: REFUSED[call] }]).toContainEqual({ code, details });
  });
});
