import { SETTINGS } from '@lions/domain';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { SettingDto, SettingStateDto } from './settings.dto.js';

const app = useTestApp();
const root = useSignedIn(app, 'superadmin');

const TIME = '/api/settings/tryout_auto_deletion_time';
const NOTICE = '/api/settings/development_notice_enabled';
const PRACTICES = '/api/settings/practice_registration_enabled';
const absent = { status: 404, body: { code: 'SETTING_NOT_FOUND' } };

describe('settings', () => {
  it('are absent, set, changed and removed', async () => {
    expect(await root.get(TIME)).toMatchObject(absent);
    expect(await root.put(TIME, { value: '03:00', description: 'Daily clean-up' })).toMatchObject({
      status: 200,
      body: { key: 'tryout_auto_deletion_time', value: '03:00', description: 'Daily clean-up', version: 1 },
    });
    app.clock.advance(1000);
    const changed = await root.put<SettingDto>(TIME, { value: '23:59' });
    expect(changed).toMatchObject({
      status: 200,
      body: { value: '23:59', description: 'Daily clean-up', version: 2 },
    });
    expect(changed.body.updatedAt).toBe(app.clock.now().toISOString());
    expect((await root.get(TIME)).body).toEqual(changed.body);
    expect(await root.put(TIME, { value: '23:59', description: null })).toMatchObject({
      body: { description: null },
    });
    expect((await root.delete(TIME)).status).toBe(204);
    expect(await root.get(TIME)).toMatchObject(absent);
    expect(await root.delete(TIME)).toMatchObject(absent);
  });

  it('accept only the values that the domain allows', async () => {
    for (const value of ['3:00', '24:00', '12:60', '', '03:00:00', '٠٣:٠٠', 'x'.repeat(300)])
      expect(await root.put(TIME, { value })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_CLEANUP_TIME' },
      });
    for (const value of ['TRUE', '1', '', 'yes'])
      expect(await root.put(NOTICE, { value })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_SETTING' },
      });
    const bodies = [
      {},
      { value: null },
      { value: 3 },
      { value: '03:00', description: 'x'.repeat(301) },
      { value: '03:00', key: 'x' },
    ];
    for (const body of [
      ...bodies,
      { value: '03:00', description: 'two\nlines' },
      { value: '03:00', version: 1 },
    ])
      expect(await root.put(TIME, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await root.get(TIME)).toMatchObject(absent);
  });

  it('have no other keys', async () => {
    for (const key of [
      'nothing',
      '__proto__',
      'constructor',
      'TRYOUT_AUTO_DELETION_TIME',
      'demo_data',
      'x'.repeat(150),
    ]) {
      expect(await root.get(`/api/settings/${key}`)).toMatchObject(absent);
      expect(await root.put(`/api/settings/${key}`, { value: '03:00' })).toMatchObject(absent);
      expect(await root.delete(`/api/settings/${key}`)).toMatchObject(absent);
    }
  });

  it('report a conflict between two superadmins', async () => {
    await root.put(NOTICE, { value: 'true' });
    expect((await root.put(NOTICE, { value: 'false' }, { 'if-match': '"1"' })).status).toBe(200);
    const late = { status: 409, body: { code: 'VERSION_CONFLICT', current: { value: 'false', version: 2 } } };
    expect(await root.put(NOTICE, { value: 'true' }, { 'if-match': '"1"' })).toMatchObject(late);
    expect(await root.delete(NOTICE, { 'if-match': '"1"' })).toMatchObject(late);
    expect((await root.delete(NOTICE, { 'if-match': '2' })).status).toBe(204);
    expect(await root.put(NOTICE, { value: 'true' }, { 'if-match': '2' })).toMatchObject(absent);
  });

  it('continue versions after a value was removed: an old one never comes back', async () => {
    await root.delete(NOTICE);
    const { body: seen } = await root.put<SettingDto>(NOTICE, { value: 'true' });
    const old = { 'if-match': String(seen.version) };
    await root.delete(NOTICE, old);
    expect(await root.put(NOTICE, { value: 'true' }, old)).toMatchObject(absent);
    const stale = { status: 409, body: { current: { value: 'false', version: seen.version + 2 } } };
    await root.put(NOTICE, { value: 'false' }, { 'if-match': String(seen.version + 1) });
    expect(await root.put(NOTICE, { value: 'true' }, old)).toMatchObject(stale);
    expect(await root.delete(NOTICE, old)).toMatchObject(stale);
  });

  it('are listed with or without a value, and with who changed them last', async () => {
    const list = async () => (await root.get<SettingStateDto[]>('/api/settings')).body;
    const notice = async () => (await list()).find(({ key }) => key === 'development_notice_enabled');
    await app.execute('DELETE FROM settings');
    expect(await notice()).toEqual({
      key: 'development_notice_enabled',
      value: null,
      version: 0,
      changedBy: null,
      changedAt: null,
    });
    const { user } = root;
    const change = {
      changedBy: `${user.firstName} ${user.lastName}`,
      changedAt: app.clock.now().toISOString(),
    };
    expect((await root.put(NOTICE, { value: 'false' }, { 'if-match': '0' })).status).toBe(200);
    expect(await notice()).toMatchObject({ value: 'false', version: 1, ...change });
    expect(await root.put(NOTICE, { value: 'true' }, { 'if-match': '0' })).toMatchObject({ status: 409 });
    await root.delete(NOTICE);
    expect(await notice()).toMatchObject({ value: null, version: 2, ...change });
    expect((await list()).map(({ key }) => key)).toEqual(Object.keys(SETTINGS));
  });

  it('accept one of several parallel changes of the same version, and all first values without a version', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await Promise.all(
        Array.from({ length: 8 }, () => root.put<SettingDto>(NOTICE, { value: 'true' })),
      );
      const newest = String(Math.max(...first.map((answer) => answer.body.version)));
      expect(first.map((answer) => answer.status)).toEqual(Array(8).fill(200));
      const second = await Promise.all(
        Array.from({ length: 8 }, () => root.put(NOTICE, { value: 'false' }, { 'if-match': newest })),
      );
      expect(second.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      await root.delete(NOTICE);
    }
  });

  it('expose to the public only what its pages need', async () => {
    const shown = async () => (await app.anonymous().get('/api/settings/public')).body;
    expect(await shown()).toEqual({
      developmentNoticeEnabled: true,
      practiceRegistrationEnabled: false,
      sendsMail: false,
    });
    await root.put(NOTICE, { value: 'false' });
    expect(await shown()).toMatchObject({ developmentNoticeEnabled: false });
    await root.put(NOTICE, { value: 'true' });
    expect(await shown()).toMatchObject({ developmentNoticeEnabled: true });
    await root.put(PRACTICES, { value: 'true' });
    expect(await shown()).toMatchObject({
      developmentNoticeEnabled: true,
      practiceRegistrationEnabled: true,
    });
    await root.delete(PRACTICES);
    expect(await shown()).toMatchObject({ practiceRegistrationEnabled: false });
  });

  it('add an audit entry for each change', async () => {
    await root.put(TIME, { value: '04:00' });
    await root.put(TIME, { value: '05:00' });
    await root.delete(TIME);
    const key = 'tryout_auto_deletion_time';
    expect((await root.get<object[]>('/api/audit?limit=3')).body).toMatchObject([
      { action: 'setting.delete', before: { key, value: '05:00' } },
      { action: 'setting.update', before: { key, value: '04:00' }, after: { key, value: '05:00' } },
      { action: 'setting.update', after: { key, value: '04:00' } },
    ]);
  });
});

describe('a first value of a setting', () => {
  /** The version that the screen shows, with or without a value. */
  async function seenVersion(): Promise<string> {
    const { body } = await root.get<SettingStateDto[]>('/api/settings');
    return String(body.find(({ key }) => key === 'tryout_auto_deletion_time')?.version);
  }

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
