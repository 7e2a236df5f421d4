import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { PICTURE_LIMITS, VALIDATION } from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';

/** A file beside some texts. */
export interface UploadForm {
  texts: Record<string, string>;
  file: { name: string; bytes: Buffer };
}

/** The file, and room for the texts and the boundaries around them. */
const MOST_BYTES = PICTURE_LIMITS.bytes + 20_000;

/**
 * Reads a multipart form with one file in the field `file`. The body is read only now, after the access guard, and never
 * beyond the largest photograph.
 * @throws AppError PICTURE_TOO_LARGE, VALIDATION_FAILED
 */
export async function readUploadForm(request: IncomingMessage): Promise<UploadForm> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!type.startsWith('multipart/form-data')) throw withoutFile();
  if (Number(length ?? 0) > MOST_BYTES) throw new AppError('PICTURE_TOO_LARGE');
  const body = request.pipe(limited(MOST_BYTES));
  // A connection that ends in the middle does not end what it was piped into.
  request.once('close', () => request.complete || body.destroy());
  const form = await parsed(body, type);
  const file = form.get('file');
  if (!(file instanceof File)) throw withoutFile();
  requireOnce(form);
  if (file.size > PICTURE_LIMITS.bytes) throw new AppError('PICTURE_TOO_LARGE');
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    texts: Object.fromEntries(texts),
    file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) },
  };
}

async function parsed(body: Transform, type: string): Promise<FormData> {
  let tooLarge: unknown;
  body.on('error', (error) => (tooLarge = error));
  const headers = { 'content-type': type };
  try {
    return await new Response(Readable.toWeb(body) as ReadableStream, { headers }).formData();
  } catch {
    throw tooLarge instanceof AppError ? tooLarge : withoutFile();
  }
}

function limited(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > most ? new AppError('PICTURE_TOO_LARGE') : null, chunk);
    },
  });
}

/** Refuses a second file and a repeated text: one of the two would be lost. */
function requireOnce(form: FormData): void {
  const names = [...form].map(([name, value]) => (value instanceof File ? 'file' : name));
  const field = names.find((name, at) => names.indexOf(name) < at);
  if (field !== undefined) throw refusal(field, VALIDATION.pictureOnce);
}

const refusal = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', { details: [{ field, message }] });
const withoutFile = () => refusal('file', VALIDATION.pictureRequired);

/** The first bytes of each accepted format, at their offsets. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

/** Beginnings of documents and programs, long enough that no pixels look like one. */
const OTHER_CONTENT = /<script[\s>]|<\?php\s|<!doctype html|<html[\s>]|<svg\s[^<]{0,500}xmlns|%PDF-\d\./i;
/** The end of a ZIP file, which is read from its end: at most this many bytes before it. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_WITHIN = 66_000;

/** A name with a path in it comes from a program, not from a browser. The name is used for nothing else. */
const PATH = /[/\\\0]/;

/**
 * Refuses a file that is not a photograph, by its name and bytes, before anything decodes it. A second content that this
 * does not find is lost all the same, because only pixels are kept.
 * @throws AppError PICTURE_TYPE
 */
export function requirePhotograph(name: string, bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const isKnown = SIGNATURES.some((parts) => parts.every(([offset, part]) => text.startsWith(part, offset)));
  const isOther = OTHER_CONTENT.test(text) || text.slice(-ZIP_END_WITHIN).includes(ZIP_END);
  if (!isKnown || isOther || PATH.test(name)) throw new AppError('PICTURE_TYPE');
}
