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
