import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { PICTURE_LIMITS, PICTURE_WIDTHS, type ErrorCode } from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import { apiFile } from '../../platform/config/api-files.js';

const SCRIPT = fileURLToPath(apiFile('encode-picture.mjs'));

/** Limits of the process that decodes. A photograph of 50 megapixels takes a third of the memory; a busy server takes half a minute. */
export const ENCODER_LIMITS = { memory: 800 * 1024 * 1024, milliseconds: 80_000 };

/** The size of the largest file in pixels, and the widths of all. */
export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
}

/** Decodes photographs and writes their sizes, one at a time, each in a process of its own (encode-picture.mjs). */
@Injectable()
export class PictureEncoder {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Writes `480.avif`, `480.webp` and so on into an existing folder.
   * @throws AppError PICTURE_SIZE, PICTURE_UNREADABLE
   */
  encode(bytes: Buffer, folder: string): Promise<EncodedPicture> {
    const encoded = this.last.then(() => this.run(bytes, folder));
    this.last = encoded.catch(() => undefined);
    return encoded;
  }

  private async run(bytes: Buffer, folder: string): Promise<EncodedPicture> {
    const { side, pixels } = PICTURE_LIMITS;
    const options = {
      length: bytes.length,
      side,
      pixels,
      widths: PICTURE_WIDTHS,
      memory: ENCODER_LIMITS.memory,
    };
    const { signal, output, problem } = await inChild(bytes, [folder, JSON.stringify(options)]);
    // It used too much memory or time.
    if (signal !== null) throw new AppError('PICTURE_UNREADABLE');
    if (output === '') throw new Error(`The process that decodes photographs failed: ${problem}`);
    const answer = JSON.parse(output) as EncodedPicture | { refused: ErrorCode };
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer;
  }
}

interface Ended {
  signal: NodeJS.Signals | null;
  output: string;
  /** Text that the process wrote to standard error. */
  problem: string;
}

function inChild(bytes: Buffer, parameters: string[]): Promise<Ended> {
  // None of the server's variables: they hold secrets.
  const { PATH, SystemRoot } = process.env;
  const child = spawn(process.execPath, ['--max-old-space-size=100', SCRIPT, ...parameters], {
    env: { PATH, SystemRoot },
    timeout: ENCODER_LIMITS.milliseconds,
    killSignal: 'SIGKILL',
  });
  let [output, problem] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  // It stays open: its end tells the child that this process was killed.
  child.stdin.write(bytes);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_code, signal) => resolve({ signal, output, problem }));
  });
}
