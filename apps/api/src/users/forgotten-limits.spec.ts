import { MailCatcher } from '../testing/mail-catcher.js';
import { givenUser, useTestApp } from '../testing/test-app.js';

const catcher = new MailCatcher();
const app = useTestApp({ catcher, environment: { RATE_LIMITS: 'on' } });
beforeAll(async () => void (await givenUser(app, { email: 'known@example.test' })));

it.each([
  ['known@example.test', 3],
  ['unknown@example.test', 0],
])('mails for a forgotten password are three an hour for %s', async (email, mails) => {
  const ask = () => app.anonymous().post('/api/auth/forgotten-password', { email });
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429]);
  await app.sendMails();
  expect(catcher.mails).toHaveLength(mails);
});
