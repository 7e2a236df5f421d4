import { CLUB_KEYS, STANDARD_CLUB, standardClub, VALIDATION } from '@lions/domain';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { ClubSettingDto, ClubVersionDto } from './club.dto.js';

const PATH = '/api/club/settings';
const SEASON = {
  label: { en: 'Fall 2027', fr: 'Automne 2027' },
  years: { en: '2027-28', fr: '2027-2028' },
  firstDay: '2027-08-20',
  lastDay: '2028-04-30',
};
const CONTACT = { email: 'info@club.example', phone: '514 555-0100' };
const ANNOUNCEMENT = {
  text: { en: 'The rink is closed', fr: 'L’aréna est fermé' },
  link: '/practice',
  firstDay: '2027-11-01',
  lastDay: '2027-11-10',
};

const app = useTestApp({
  environment: {
    CONTACT_EMAIL: 'operator@club.example',
    INSTAGRAM_URL: 'https://instagram.example/lions',
  },
  empty: ['club_settings'],
});
const root = useSignedIn(app, 'superadmin');

const save = (key: string, value: object | null, headers = {}) =>
  root.put<ClubSettingDto>(`${PATH}/${key}`, { value }, headers);
const shown = async () => (await app.anonymous().get('/api/club')).body;
const versions = async (key: string) => (await root.get<ClubVersionDto[]>(`${PATH}/${key}/versions`)).body;
const ACCOUNTS = {
  accounts: [
    { name: 'Network', href: 'https://network.example/lions' },
    { name: 'Instagram', href: 'https://instagram.example/lions' },
  ],
};
const STANDARD = standardClub({
  contactEmail: 'operator@club.example',
  instagramUrl: 'https://instagram.example/lions',
});

describe('the settings of the club', () => {
  it('are the code’s and the operator’s until they are saved, and again when they are put back', async () => {
    expect(await shown()).toEqual(STANDARD);
    const by = { changedBy: `${root.user.firstName} ${root.user.lastName}` };
    expect(await save('season', SEASON)).toMatchObject({
      status: 200,
      body: { key: 'season', version: 1, value: SEASON, standard: STANDARD_CLUB.season, ...by },
    });
    await save('contact', CONTACT);
    await save('announcement', ANNOUNCEMENT);
    await save('accounts', ACCOUNTS);
    expect(await shown()).toEqual({
      ...STANDARD,
      season: SEASON,
      contact: CONTACT,
      announcement: ANNOUNCEMENT,
      accounts: ACCOUNTS,
    });
    await save('accounts', {});
    expect(await shown()).toMatchObject({ accounts: {} });
    for (const key of ['season', 'contact', 'announcement', 'accounts']) await save(key, null);
    expect(await shown()).toEqual(STANDARD);
  });

  it('are listed, saved or not, with who saved them', async () => {
    await save('contact', CONTACT);
    const { body } = await root.get<ClubSettingDto[]>(PATH);
    expect(body.map(({ key }) => key)).toEqual(CLUB_KEYS);
    expect(body.slice(0, 2)).toEqual([
      {
        key: 'season',
        standard: STANDARD_CLUB.season,
        version: 0,
        value: null,
        changedBy: null,
        changedAt: null,
      },
      {
        key: 'contact',
        standard: STANDARD.contact,
        version: 1,
        value: CONTACT,
        changedBy: `${root.user.firstName} ${root.user.lastName}`,
        changedAt: app.clock.now().toISOString(),
      },
    ]);
    expect(body).toContainEqual(
      expect.objectContaining({ key: 'announcement', standard: null, value: null }) as object,
    );
  });

  it('refuse a value at its field, and keep nothing of it', async () => {
    const refused = (field: string, message: string) => ({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field: `value.${field}`, message }] },
    });
    const bad = { ...SEASON, label: { en: 'Fall 2027', fr: '' } };
    expect(await save('season', bad)).toMatchObject(refused('label.fr', VALIDATION.bothLanguages));
    expect(await save('season', { ...SEASON, lastDay: '2027-01-01' })).toMatchObject(
      refused('lastDay', VALIDATION.daysReversed),
    );
    expect(await save('announcement', { ...ANNOUNCEMENT, link: 'javascript:alert(1)' })).toMatchObject(
      refused('link', VALIDATION.linkInvalid),
    );
    expect(await save('contact', { fax: '1' })).toMatchObject(refused('fax', 'Unknown field'));
    const rows = [ACCOUNTS.accounts[0], { name: 'Network', href: 'http://network.example' }];
    expect(await save('accounts', { accounts: rows })).toMatchObject(
      refused('accounts.1.href', VALIDATION.webInvalid),
    );
    for (const body of [{}, { value: 'text' }, { value: [] }, { value: null, key: 'season' }])
      expect(await root.put(`${PATH}/season`, body)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    expect(await shown()).toEqual(STANDARD);
    expect(await versions('season')).toEqual([]);
  });

  it('have no other keys', async () => {
    const absent = { status: 404, body: { code: 'SETTING_NOT_FOUND' } };
    for (const key of ['nothing', '__proto__', 'constructor', 'SEASON', 'x'.repeat(150)]) {
      expect(await save(key, SEASON)).toMatchObject(absent);
      expect(await root.get(`${PATH}/${key}/versions`)).toMatchObject(absent);
    }
  });

  it('report a conflict between two superadmins, with the saved value', async () => {
    expect((await save('contact', CONTACT, { 'if-match': '"0"' })).status).toBe(200);
    const late = { status: 409, body: { code: 'VERSION_CONFLICT', current: { value: CONTACT, version: 1 } } };
    expect(await save('contact', { phone: '514 555-0199' }, { 'if-match': '"0"' })).toMatchObject({
      ...late,
      body: {
        ...late.body,
        changedBy: `${root.user.firstName} ${root.user.lastName}`,
        changedAt: app.clock.now().toISOString(),
      },
    });
    expect((await shown()) as object).toMatchObject({ contact: CONTACT });
    expect((await save('contact', {}, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('accept one of several first values that are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        save('contact', { phone: `514 555-010${number}` }, { 'if-match': '0' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await versions('contact')).toHaveLength(1);
  });

  it('keep every version, and put an earlier one back as a new one', async () => {
    await save('contact', CONTACT);
    app.clock.advance(60_000);
    await save('contact', { phone: '514 555-0199' });
    // The same value again is no version.
    await save('contact', { phone: '514 555-0199' });
    const [second, first] = await versions('contact');
    expect([second?.version, first?.version]).toEqual([2, 1]);
    expect(first).toMatchObject({ value: CONTACT });
    await save('contact', first?.value ?? null, { 'if-match': '2' });
    expect((await versions('contact')).map(({ version, value }) => [version, value])).toEqual([
      [3, CONTACT],
      [2, { phone: '514 555-0199' }],
      [1, CONTACT],
    ]);
    expect((await shown()) as object).toMatchObject({ contact: CONTACT });
  });

  it('keep the history of a superadmin whose account was deleted', async () => {
    const other = await app.signedIn('superadmin');
    await other.put(`${PATH}/contact`, { value: CONTACT });
    await root.delete(`/api/admin/users/${other.user.id}`);
    expect(await versions('contact')).toMatchObject([{ value: CONTACT, changedBy: null }]);
  });

  it('follow the code where a stored value has another form, as after an update of the site', async () => {
    await save('contact', CONTACT);
    await app.execute('UPDATE club_settings SET value = ?', ['{"fax":"1"}']);
    expect(await shown()).toEqual(STANDARD);
    expect((await versions('contact'))[0]).toMatchObject({ value: null });
  });

  it('add an audit entry with the changed fields for each change', async () => {
    await save('season', SEASON);
    await save('contact', CONTACT);
    await save('contact', null);
    expect((await root.get<object[]>('/api/audit?limit=3')).body).toMatchObject([
      {
        action: 'club.update',
        subjectName: 'contact',
        before: { email: '(masked)', phone: '514 555-0100' },
        after: { email: '(masked)', phone: null },
      },
      { action: 'club.update', before: { email: '(masked)', phone: null }, after: { phone: '514 555-0100' } },
      {
        action: 'club.update',
        subjectName: 'season',
        before: { label: 'Fall 2025 / Automne 2025', anniversary: 50, firstDay: null },
        after: { label: 'Fall 2027 / Automne 2027', anniversary: null, firstDay: '2027-08-20' },
      },
    ]);
  });

  it('add an audit entry with the rows of a list that differ, or all when only their order does', async () => {
    await save('accounts', ACCOUNTS);
    const turned = { accounts: ACCOUNTS.accounts.toReversed() };
    await save('accounts', turned);
    await save('accounts', { accounts: turned.accounts.slice(1) });
    const [network, instagram] = ACCOUNTS.accounts.map(({ name, href }) => `${name} · ${href}`);
    expect((await root.get<object[]>('/api/audit?limit=3')).body).toMatchObject([
      { before: { accounts: instagram }, after: { accounts: '' } },
      {
        before: { accounts: `${network}; ${instagram}` },
        after: { accounts: `${instagram}; ${network}` },
      },
      { before: { accounts: '' }, after: { accounts: network } },
    ]);
  });

  it('refuse two links to one page without a note, and rows in one language, at their fields', async () => {
    const links = [
      { name: { en: 'DDO', fr: 'DDO' }, href: 'https://federation.example' },
      { name: { en: 'Lachine', fr: 'Lachine' }, href: 'https://federation.example' },
      { name: { en: 'MRO', fr: '' }, href: '/practice' },
    ];
    expect(await save('localAssociations', { links })).toMatchObject({
      status: 400,
      body: {
        details: [
          { field: 'value.links.1.note.en', message: VALIDATION.noteRequired },
          { field: 'value.links.2.name.fr', message: VALIDATION.bothLanguages },
          { field: 'value.links.2.href', message: VALIDATION.webInvalid },
        ],
      },
    });
    expect(await versions('localAssociations')).toEqual([]);
  });

  it('keep a list of the largest size, and its texts as they were written', async () => {
    const text = (letter: string, length: number) => ({ en: letter.repeat(length), fr: 'é'.repeat(length) });
    const links = Array.from({ length: 40 }, (_, index) => ({
      name: text('n', 80),
      href: `https://a.example/${'x'.repeat(260)}${index}`,
      hrefFr: `https://a.example/${'y'.repeat(260)}${index}`,
      note: text('🏒', 60),
      isNested: true,
    }));
    expect((await save('localAssociations', { links })).status).toBe(200);
    expect(await shown()).toMatchObject({ localAssociations: { links } });
    expect(await save('localAssociations', { links: [...links, links[0]] })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'value.links', message: VALIDATION.rowsTooMany }] },
    });
  });

  it('give security.txt its contact', async () => {
    const contact = async () => (await fetch(`${app.url}/.well-known/security.txt`)).text();
    expect(await contact()).toContain('mailto:operator@club.example');
    await save('contact', CONTACT);
    expect(await contact()).toContain('mailto:info@club.example');
    await save('contact', {});
    expect(await contact()).not.toContain('mailto:');
  });
});
