import { OutboxMail } from '../mail/outbox-mail.entity.js';
import { givenFamily } from '../testing/given-family.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ANSWER_MS } from './link-requests.service.js';

const KNOWN = 'known@example.test';
const UNKNOWN = 'unknown@example.test';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' });
  await givenFamily(app, KNOWN);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3_600_000));

const ask = async (email: string) => {
  const startedAt = performance.now();
  const { status, body, headers } = await app.anonymous().post(`/api/my/request-link`, { email });
  return { status, body, headers, ms: performance.now() - startedAt };
};
const mails = () => app.db.read((reader) => reader.find(OutboxMail, { where: { kind: 'link' } }));

describe('asking for a lost link', () => {
  it('is answered alike for every address, and writes to the family alone', async () => {
    const before = (await mails()).length;
    const [known, unknown] = [await ask(KNOWN.toUpperCase()), await ask(UNKNOWN)];
    for (const answer of [known, unknown]) {
      expect(answer).toMatchObject({ status: 202, body: '' });
      expect(answer.ms).toBeGreaterThanOrEqual(ANSWER_MS - 1);
    }
    expect((await mails()).length - before).toBe(1);
  });

  it.each(['not an address', 'known@localhost'])('takes no %j, which no mail can reach', async (email) => {
    expect(await ask(email)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'email', message: 'Invalid email address' }] },
    });
  });

  it.each([KNOWN, UNKNOWN])(
    'is possible three times an hour for %s, by whatever number at once',
    async (email) => {
      const before = (await mails()).length;
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429]);
      expect((await mails()).length - before).toBe(email === KNOWN ? 1 : 0);
      app.clock.advance(3_540_000);
      const refused = await ask(email);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      app.clock.advance(60_000);
      expect((await ask(email)).status).toBe(202);
    },
  );
});
