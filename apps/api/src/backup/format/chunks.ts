import { StartRefused } from '../../config/configuration.js';
import type { Seal } from './seal.js';

/** Read and gone before the next collection of young garbage: older buffers stay in memory for long. */
const CHUNK_BYTES = 16 * 1024;
/** Earlier backups have chunks of this size. */
const MOST_BYTES = 64 * 1024;
/** The highest bit of a chunk's length marks the last one: without it the file is cut. */
const LAST = 0x8000_0000;

/** Sentences for a file that is not what was written. */
export const DAMAGED = new StartRefused('The backup is damaged: a part of it was changed. Use another one.');
export const CUT = new StartRefused('The backup is damaged: its end is missing. Use another one.');

/** Splits a stream into sealed chunks: length, proof, payload. */
export async function* toChunks(stream: AsyncIterable<Buffer>, seal: Seal): AsyncGenerator<Buffer> {
  let at = 0;
  let rest = Buffer.alloc(0);
  function chunk(content: Buffer, isLast: boolean): Buffer {
    const { proof, payload } = seal.close(content, at, isLast);
    at += 1;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(payload.length + (isLast ? LAST : 0));
    return Buffer.concat([length, proof, payload]);
  }
  for await (const part of stream) {
    rest = Buffer.concat([rest, part]);
    for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES))
      yield chunk(rest.subarray(0, CHUNK_BYTES), false);
  }
  yield chunk(rest, true);
}

/** The stream that `toChunks` split. @throws StartRefused for a file that was cut or changed */
export async function* fromChunks(bytes: ByteReader, seal: Seal): AsyncGenerator<Buffer> {
  for (let at = 0; ; at += 1) {
    const head = (await bytes.take(4)).readUInt32BE();
    const isLast = head >= LAST;
    const length = isLast ? head - LAST : head;
    if (length > MOST_BYTES) throw DAMAGED;
    const proof = await bytes.take(seal.proofBytes);
    const content = seal.open(proof, await bytes.take(length), at, isLast);
    if (!content) throw DAMAGED;
    yield content;
    if (!isLast) continue;
    if (!(await bytes.isAtEnd())) throw DAMAGED;
    return;
  }
}

/** How a file is read for a `ByteReader`. */
export const IN_PIECES = { highWaterMark: CHUNK_BYTES };

/** Takes a stream in pieces of given lengths. */
export class ByteReader {
  private readonly parts: AsyncIterator<Buffer>;
  private rest = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.parts = stream[Symbol.asyncIterator]();
  }

  /** @throws StartRefused when the stream ends before */
  async take(length: number): Promise<Buffer> {
    while (this.rest.length < length) if (!(await this.readMore())) throw CUT;
    return this.cut(length);
  }

  /** The bytes up to and with a line end; undefined when there is none within `limit` bytes. */
  async takeLine(limit: number): Promise<Buffer | undefined> {
    for (;;) {
      const end = this.rest.subarray(0, limit).indexOf('\n');
      if (end >= 0) return this.cut(end + 1);
      if (this.rest.length >= limit || !(await this.readMore())) return undefined;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.rest.length === 0 && !(await this.readMore());
  }

  private cut(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async readMore(): Promise<boolean> {
    const next = await this.parts.next();
    if (next.done) return false;
    this.rest = Buffer.concat([this.rest, next.value]);
    return true;
  }
}
