import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { PICTURE_LIMITS, VALIDATION } from '@lions/domain';
import { givenPhotograph, uploadForm } from '../../testing/given-picture.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import { ENCODER_LIMITS } from './picture-encoder.js';

const PATH = '/api/pictures';

let photograph: Buffer;
afterEach(() => expectNothingKept());

const app = useTestApp();
const root = useSignedIn(app, 'superadmin');
beforeAll(async () => {
  photograph = await givenPhotograph().toBuffer();
});

/** Neither a row nor a file nor a draft. */
async function expectNothingKept(): Promise<void> {
  const media = join(app.configuration.dataDir, 'media');
  expect((await root.get<object[]>(PATH)).body).toEqual([]);
  expect(existsSync(media) ? readdirSync(media) : []).toEqual([]);
}

const send = (bytes: Buffer, texts?: Record<string, string>, name?: string) =>
  root.post<object>(PATH, uploadForm(bytes, texts, name));
const refused = (status: number, code: string) => ({ status, body: { statusCode: status, code } });

/** A PNG file whose header names that size, with a few bytes of pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width * 30))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a file that is no photograph', () => {
  const after = (text: string) => () => Buffer.concat([photograph, Buffer.from(text, 'latin1')]);
  it.each<[string, () => Buffer]>([
    [
      'an SVG drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => Buffer.from('GIF89a0000000000000')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a photograph behind other bytes', () => Buffer.concat([Buffer.from('GIF89a'), photograph])],
    ['a photograph that is a ZIP file too', after(`PK\x03\x04 inside PK\x05\x06${'\0'.repeat(18)}`)],
    ['a photograph that is a web page too', after('<script>alert(1)</script>')],
    ['a photograph that is a PHP program too', after('<?php system($_GET["x"]);')],
    ['a photograph that is a PDF too', after('%PDF-1.7\n')],
    ['a photograph that is an SVG drawing too', after('<svg id="a" xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is refused: %s', async (_, bytes) => {
    expect(await send(bytes())).toMatchObject(refused(400, 'PICTURE_TYPE'));
  });

  it.each(['../../x', '../../x.jpg', '/etc/passwd.jpg', '..\\..\\x.jpg'])(
    'is refused by its name: %s',
    async (name) => {
      expect(await send(photograph, {}, name)).toMatchObject(refused(400, 'PICTURE_TYPE'));
    },
  );
});

describe('a photograph', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['of 30,000 pixels', () => givenPhotograph({ width: 30_000, height: 700, format: 'png' }).toBuffer()],
    ['of more than 50 megapixels', () => pngOf(9000, 6000)],
    ['that would inflate to a gigapixel', () => pngOf(60_000, 60_000)],
    ['that is too small', () => givenPhotograph({ width: 599, height: 900 }).toBuffer()],
  ])('%s is refused', async (_, bytes) => {
    expect(await send(await bytes())).toMatchObject(refused(400, 'PICTURE_SIZE'));
  });

  it.each<[string, () => Buffer]>([
    ['cut in the middle', () => photograph.subarray(0, photograph.length / 2)],
    [
      'of random bytes',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(5000, 7)]),
    ],
    ['without most of its pixels', () => pngOf(7000, 7000)],
  ])('%s is refused', async (_, bytes) => {
    expect(await send(bytes())).toMatchObject(refused(400, 'PICTURE_UNREADABLE'));
  });

  it.each([
    ['memory', 20 * 1024 * 1024],
    ['milliseconds', 30],
  ] as const)('that takes more %s than allowed is refused', async (limit, value) => {
    const limited = jest.replaceProperty(ENCODER_LIMITS, limit, value);
    expect(await send(photograph)).toMatchObject(refused(400, 'PICTURE_UNREADABLE'));
    limited.restore();
  });

  it('of more than 8 MB is refused, and one whose length is not announced', async () => {
    const large = Buffer.concat([photograph, Buffer.alloc(PICTURE_LIMITS.bytes + 1 - photograph.length)]);
    expect(await send(large)).toMatchObject(refused(413, 'PICTURE_TOO_LARGE'));
    expect(await send(Buffer.concat([large, large]))).toMatchObject(refused(413, 'PICTURE_TOO_LARGE'));
    const form = 'multipart/form-data; boundary=x';
    expect((await stream(form, 1000, { ends: false })).status).toBe(411);
  });
});

describe('an upload', () => {
  const problem = (field: string, message: string) => ({
    status: 400,
    body: { code: 'VALIDATION_FAILED', details: expect.arrayContaining([{ field, message }]) },
  });

  it.each<[Record<string, string>, string, string]>([
    [{ consent: 'false' }, 'consent', VALIDATION.consentRequired],
    [{ consent: '' }, 'consent', VALIDATION.consentRequired],
    [{ altEn: '' }, 'altEn', VALIDATION.bothLanguages],
    [{ altFr: '  ' }, 'altFr', VALIDATION.bothLanguages],
    [{ altFr: 'é'.repeat(201) }, 'altFr', VALIDATION.textTooLong],
    [{ altEn: 'two\nlines' }, 'altEn', VALIDATION.textInvalid],
    [{ place: 'team' }, 'teamId', VALIDATION.pictureTeamRequired],
    [{ place: 'team', teamId: '1e3' }, 'teamId', VALIDATION.pictureTeamRequired],
    [{ colour: 'red' }, 'colour', 'Unknown field'],
  ])('with %j is refused', async (texts, field, message) => {
    expect(await send(photograph, texts)).toMatchObject(problem(field, message));
  });

  it('without its texts or its file, for no place or for an unknown team, is refused', async () => {
    const [onlyFile, onlyTexts] = [new FormData(), new FormData()];
    onlyFile.append('file', new File([new Uint8Array(photograph)], 'photo.jpg'));
    onlyTexts.append('altEn', 'The rink');
    expect(await root.post(PATH, onlyFile)).toMatchObject(problem('consent', VALIDATION.consentRequired));
    for (const body of [onlyTexts, {}, undefined])
      expect(await root.post(PATH, body)).toMatchObject(problem('file', VALIDATION.pictureRequired));
    expect(await send(photograph, { place: 'roof' })).toMatchObject({ status: 400 });
    const texts = { place: 'team', teamId: '2147483647' };
    expect(await send(photograph, texts)).toMatchObject(refused(404, 'TEAM_NOT_FOUND'));
  });

  const second = () => new File([new Uint8Array(photograph)], 'second.jpg');
  it.each<[string, string, () => string | Blob]>([
    ['file', 'file', second],
    ['file', 'photo', second],
    ['altEn', 'altEn', () => 'The other rink'],
    ['consent', 'consent', () => 'false'],
  ])('with a second %s is refused, named %s', async (field, name, value) => {
    const form = uploadForm(photograph);
    form.append(name, value());
    expect(await root.post(PATH, form)).toMatchObject(problem(field, VALIDATION.pictureOnce));
  });

  it('is refused before its body is read when the caller is no superadmin', async () => {
    const coach = await app.signedIn('coach');
    for (const [client, status] of [[app.anonymous(), 401] as const, [coach, 403] as const]) {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      // The body never ends: an answer shows that it is not waited for.
      const answer = await stream('multipart/form-data; boundary=x', 1000, {
        cookie,
        length: 2000,
        ends: false,
      });
      expect(answer.status).toBe(status);
    }
  });

  it('is refused from another site, and as a form on every other route', async () => {
    const crossSite = await root.post(PATH, uploadForm(photograph), { 'sec-fetch-site': 'cross-site' });
    expect(crossSite).toMatchObject(refused(403, 'CROSS_SITE_REQUEST'));
    expect(await root.post('/api/teams', uploadForm(photograph))).toMatchObject(
      refused(415, 'UNSUPPORTED_MEDIA_TYPE'),
    );
  });

  it('whose connection ends in the middle keeps nothing, and the next one is accepted', async () => {
    const sent = request(app.url + PATH, {
      method: 'POST',
      headers: headers('multipart/form-data; boundary=x'),
    });
    sent.on('error', () => undefined);
    await new Promise((resolve) => sent.write('--x\r\n', resolve));
    sent.destroy();
    const { body } = await root.post<{ id: number }>(PATH, uploadForm(photograph));
    expect((await root.delete(`${PATH}/${body.id}`)).status).toBe(204);
  });
});

const rootCookie = () => [...root.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const headers = (type: string, cookie = rootCookie()) => ({
  'content-type': type,
  'x-requested-with': 'test',
  cookie,
});

/** Sends a body in chunks without announcing its length. */
function stream(
  type: string,
  bytes: number,
  { cookie, length, ends = true }: { cookie?: string; length?: number; ends?: boolean } = {},
): Promise<{ status?: number }> {
  const all = { ...headers(type, cookie), ...(length !== undefined && { 'content-length': length }) };
  return new Promise((resolve, reject) => {
    const sent = request(app.url + PATH, { method: 'POST', headers: all, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode });
      response.resume();
      sent.destroy();
    });
    for (let at = 0; at < bytes; at += 100_000) sent.write(Buffer.alloc(Math.min(100_000, bytes - at)));
    if (ends) sent.end();
  });
}
