import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AuditEntryDto } from '../../platform/audit/audit.dto.js';
import { Team } from '../../teams/team.entity.js';
import { givenPhotograph, uploadForm } from '../../testing/given-picture.js';
import { givenTeam } from '../../testing/given.js';
import { type TestApp, useSecondApp, useSignedIn, useTestApp } from '../../testing/test-app.js';
import { PictureChangesService } from './picture-changes.service.js';
import type { PictureDto, ShownPictureDto } from './pictures.dto.js';

const PATH = '/api/pictures';

const app = useTestApp({ empty: ['pictures'] });
const other = useSecondApp(app);
const root = useSignedIn(app, 'superadmin');
beforeEach(async () => {
  for (const folder of folders()) age(folder);
  await sweep();
});

const media = () => join(app.configuration.dataDir, 'media');
const folders = () => (existsSync(media()) ? readdirSync(media()) : []);
const sweep = () => app.app.get(PictureChangesService).sweep();
/** Makes a folder two hours old. */
const age = (folder: string) =>
  utimesSync(join(media(), folder), Date.now() / 1000 - 7200, Date.now() / 1000 - 7200);

async function upload(texts: Record<string, string> = {}, bytes?: Buffer): Promise<PictureDto> {
  const form = uploadForm(bytes ?? (await givenPhotograph().toBuffer()), texts);
  const answer = await root.post<PictureDto>(PATH, form);
  expect({ ...answer }).toMatchObject({ status: 201 });
  return answer.body;
}
const addresses = ({ fileKey, widths }: ShownPictureDto) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `/api/media/${fileKey}-${width}.${format}`));
const shown = async (process = app) =>
  (await process.anonymous().get<ShownPictureDto[]>(`${PATH}/shown`)).body;
const statuses = (process: TestApp, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(process.url + path)).status));

describe('an uploaded photograph', () => {
  it('is shown with its texts in both languages, and served in each size and format', async () => {
    const bytes = await givenPhotograph({ width: 2000, height: 1500 }).toBuffer();
    const picture = await upload({ place: 'home' }, bytes);
    expect(picture).toEqual({
      id: picture.id,
      place: 'home',
      teamId: null,
      altEn: 'The rink',
      altFr: 'La patinoire',
      fileKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: 1600,
      height: 1200,
      widths: [480, 720, 1080, 1600],
      uploadedBy: `${root.user.firstName} ${root.user.lastName}`,
      uploadedAt: app.clock.now().toISOString(),
      version: 1,
    });
    const { uploadedBy, uploadedAt, version, ...publicFields } = picture;
    expect([uploadedBy, uploadedAt, version]).not.toContain(undefined);
    expect(await shown(other)).toEqual([publicFields]);
    for (const address of addresses(picture)) {
      const answer = await fetch(other.url + address);
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        {
          'cache-control': 'public, max-age=86400, s-maxage=3600',
          etag: expect.stringMatching(/^"[0-9a-f]{32}-\d+\.(avif|webp)"$/),
          'content-type': `image/${address.split('.').at(-1)}`,
          'x-content-type-options': 'nosniff',
        },
      ]);
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      expect([`${width}`, format]).toEqual([
        /-(\d+)\./.exec(address)?.[1],
        address.endsWith('avif') ? 'heif' : 'webp',
      ]);
      expect(Math.abs(height - width * 0.75)).toBeLessThan(1);
    }
  });

  it('is asked for again with its entity tag: 304 while it is shown, then 404', async () => {
    const picture = await upload();
    const [address = ''] = addresses(picture);
    const etag = (await fetch(app.url + address)).headers.get('etag') ?? '';
    const again = () => fetch(other.url + address, { headers: { 'if-none-match': etag } });
    const { status, headers } = await again();
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([
      304,
      etag,
      'public, max-age=86400, s-maxage=3600',
    ]);
    await root.delete(`${PATH}/${picture.id}`);
    expect((await again()).status).toBe(404);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s file', async (format) => {
    expect(await upload({}, await givenPhotograph({ format }).toBuffer())).toMatchObject({
      widths: [480, 900],
    });
  });

  it('keeps neither place nor camera nor profile, and stands upright', async () => {
    const exif = {
      IFD0: { Make: 'Secret camera', Artist: 'Secret name' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 26/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '73/1 49/1 0/1',
      },
    };
    const bytes = await givenPhotograph()
      .withExif(exif)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const control = await sharp(bytes).metadata();
    expect([control.orientation, control.exif?.length, control.icc?.length]).toEqual([
      6,
      expect.any(Number),
      expect.any(Number),
    ]);
    const picture = await upload({}, bytes);
    expect([picture.width, picture.height]).toEqual([600, 900]);
    for (const address of addresses(picture)) {
      const stored = Buffer.from(await (await fetch(app.url + address)).arrayBuffer());
      const { exif, icc, xmp, iptc, orientation = 1 } = await sharp(stored).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({ orientation: 1 });
      expect(stored.toString('latin1')).not.toMatch(/secret|gps|exif/i);
    }
  });

  it('replaces the one of home or of the team, whose addresses answer 404 at once', async () => {
    const team = await givenTeam(app);
    const places: Record<string, string>[] = [{ place: 'home' }, { place: 'team', teamId: String(team.id) }];
    for (const texts of places) {
      const former = await upload(texts);
      expect(new Set(await statuses(other, addresses(former)))).toEqual(new Set([200]));
      const next = await upload(texts);
      expect(new Set(await statuses(other, addresses(former)))).toEqual(new Set([404]));
      expect(folders()).not.toContain(former.fileKey);
      expect((await shown(other)).map(({ id }) => id)).toContain(next.id);
    }
    expect(await shown()).toHaveLength(2);
    await upload();
    await upload();
    expect((await shown()).map(({ place }) => place)).toEqual(['home', 'team', 'gallery', 'gallery']);
  });

  it('is one when several are uploaded for home at once', async () => {
    await Promise.all([upload({ place: 'home' }), upload({ place: 'home' }), upload({ place: 'home' })]);
    const [left, ...more] = await shown();
    expect(more).toEqual([]);
    expect(folders()).toEqual([left?.fileKey]);
  });

  it('of a hidden team exists for superadmins only', async () => {
    const team = await givenTeam(app);
    const picture = await upload({ place: 'team', teamId: String(team.id) });
    const [address = ''] = addresses(picture);
    expect((await fetch(other.url + address)).status).toBe(200);
    for (const change of [{ isVisible: false }, { isVisible: true, deletedAt: app.clock.now() }]) {
      await app.update(Team, { id: team.id }, change);
      expect(await shown(other)).toEqual([]);
      expect((await fetch(other.url + address)).status).toBe(404);
      const coach = await app.signedIn('coach');
      expect((await coach.get(address)).status).toBe(404);
      const seen = await root.get(address);
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await root.get<PictureDto[]>(PATH)).body).toHaveLength(1);
    }
  });
});

describe('a removed photograph', () => {
  it('is gone at once, on every process and from the disk', async () => {
    const picture = await upload({ place: 'home' });
    const paths = addresses(picture);
    expect(new Set(await statuses(other, paths))).toEqual(new Set([200]));
    expect(await shown(other)).toHaveLength(1);
    expect((await root.delete(`${PATH}/${picture.id}`, { 'if-match': '"1"' })).status).toBe(204);
    for (const process of [app, other]) {
      expect(new Set(await statuses(process, paths))).toEqual(new Set([404]));
      expect(await shown(process)).toEqual([]);
    }
    expect(folders()).toEqual([]);
  });

  it('is removed once when several superadmins remove it', async () => {
    const { id } = await upload();
    const answers = await Promise.all(Array.from({ length: 6 }, () => root.delete(`${PATH}/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
    const { body } = await root.get<AuditEntryDto[]>('/api/audit?action=picture.delete&limit=2');
    expect(body.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
  });

  it('takes its files along when its team is removed for good', async () => {
    const team = await givenTeam(app);
    await upload({ place: 'team', teamId: String(team.id) });
    const kept = await upload();
    mkdirSync(join(media(), 'draft-young'));
    await app.execute('DELETE FROM teams WHERE id = ?', [team.id]);
    for (const folder of folders().filter((name) => name !== 'draft-young')) age(folder);
    await sweep();
    // A young folder may belong to an upload of another process.
    expect(folders().sort()).toEqual([kept.fileKey, 'draft-young'].sort());
  });
});

describe('the texts of a photograph', () => {
  it('change, with a conflict for the second of two superadmins', async () => {
    const { id } = await upload();
    const path = `${PATH}/${id}`;
    expect(await root.put(path, { altEn: 'The new rink' }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { altEn: 'The new rink', altFr: 'La patinoire', version: 2 },
    });
    expect(await root.put(path, { altFr: 'Autre' }, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { altEn: 'The new rink', version: 2 },
        changedBy: `${root.user.firstName} ${root.user.lastName}`,
      },
    });
    expect((await root.delete(path, { 'if-match': '"1"' })).status).toBe(409);
    expect(await root.put(path, { altEn: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await root.put(path, { place: 'home' })).toMatchObject({ status: 400 });
    expect(await root.put(`${PATH}/2147483647`, { altEn: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'PICTURE_NOT_FOUND' },
    });
    expect(await shown()).toMatchObject([{ altEn: 'The new rink', altFr: 'La patinoire' }]);
  });

  it('are in the audit log', async () => {
    const { id } = await upload();
    await root.put(`${PATH}/${id}`, { altEn: 'Ice' });
    await root.delete(`${PATH}/${id}`);
    const { body } = await root.get<AuditEntryDto[]>('/api/audit?subject=picture&limit=3');
    expect(body).toMatchObject([
      { action: 'picture.delete', before: { altEn: 'Ice', altFr: 'La patinoire' } },
      { action: 'picture.update', before: { altEn: 'The rink' }, after: { altEn: 'Ice' } },
      { action: 'picture.create', after: { place: 'gallery', altEn: 'The rink', altFr: 'La patinoire' } },
    ]);
  });
});

describe('an address below /api/media', () => {
  it.each([
    '',
    '..%2f..%2flions.sqlite',
    '%2e%2e%2fjwt-secret',
    'draft-x',
    `${'0'.repeat(32)}-480.avif`,
    '__proto__',
    '%00',
  ])('answers 404: %s', async (name) => {
    expect((await fetch(`${app.url}/api/media/${name}`)).status).toBe(404);
  });

  it('knows its photograph’s sizes and formats only', async () => {
    const { fileKey } = await upload();
    const names = ['480.jpg', '0480.avif', '481.avif', '480.AVIF', '480.avif.', '480'];
    const paths = names.map((name) => `/api/media/${fileKey}-${name}`);
    expect(await statuses(app, paths)).toEqual(names.map(() => 404));
    expect(
      await statuses(app, [`/api/media/${fileKey.toUpperCase()}-480.avif`, `/api/media/${fileKey}`]),
    ).toEqual([404, 404]);
  });
});
