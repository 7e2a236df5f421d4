import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { givenFamily } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import { ANSWER_MS } from './link-requests.service.js';

const KNOWN = 'known@example.test';
const UNKNOWN = 'unknown@example.test';

const app = useTestApp({ environment: { RATE_LIMITS: 'on' } });
beforeAll(async () => {
  await givenFamily(app, KNOWN);
});
beforeEach(() => app.clock.advance(3_600_000));

const ask = async (email: string) => {
  const startedAt = performance.now();
  const { status, body, headers } = await app.anonymous().post(`/api/my/request-link`, { email });
  return { status, body, headers, ms: performance.now() - startedAt };
};
const mails = () => app.find(OutboxMail, { where: { kind: 'link' } });

describe('a request for a lost link', () => {
  it('is answered alike for every address, and sends a mail to the family only', async () => {
    const before = (await mails()).length;
    const [known, unknown] = [await ask(KNOWN.toUpperCase()), await ask(UNKNOWN)];
    for (const answer of [known, unknown]) {
      expect(answer).toMatchObject({ status: 202, body: '' });
      expect(answer.ms).toBeGreaterThanOrEqual(ANSWER_MS - 1);
    }
    expect((await mails()).length - before).toBe(1);
  });

  it.each(['not an address', 'known@localhost'])('refuses %j, which mail cannot reach', async (email) => {
    expect(await ask(email)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'email', message: 'Invalid email address' }] },
    });
  });

  it.each([KNOWN, UNKNOWN])('is limited to three an hour for %s, also in parallel', async (email) => {
    const before = (await mails()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429]);
    expect((await mails()).length - before).toBe(email === KNOWN ? 1 : 0);
    app.clock.advance(3_540_000);
    const refused = await ask(email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    app.clock.advance(60_000);
    expect((await ask(email)).status).toBe(202);
  });
});
