import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { SettingDto, SettingStateDto } from './settings.dto.js';

const TIME = '/api/settings/tryout_auto_deletion_time';

let app: TestApp;
let root: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  root = await app.signedIn('superadmin');
});
afterAll(() => app.close());

/** The version that the screen shows, with or without a value. */
async function seenVersion(): Promise<string> {
  const { body } = await root.get<SettingStateDto[]>('/api/settings');
  return String(body.find(({ key }) => key === 'tryout_auto_deletion_time')?.version);
}

describe('a first value of a setting', () => {
  it('is saved by one of several superadmins who save at once after seeing no value', async () => {
    for (let round = 0; round < 5; round += 1) {
      const seen = { 'if-match': await seenVersion() };
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, minute) =>
          root.put<SettingDto>(TIME, { value: `03:0${minute}` }, seen),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      const kept = answers.find(({ status }) => status === 200)?.body;
      const late = answers.filter(({ status }) => status === 409);
      expect(late.map(({ body }) => body)).toEqual(
        late.map(() => expect.objectContaining({ code: 'VERSION_CONFLICT', current: kept }) as unknown),
      );
      expect((await root.get(TIME)).body).toEqual(kept);
      // In the next round the value was removed, instead of never set.
      await root.delete(TIME);
    }
  });
});
