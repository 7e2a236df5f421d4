import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = join(__dirname, 'disk-faults.c');
const SIZE = 20;
const WORDS = { seen: 0, failsAt: 1, isForGood: 2, failed: 3, onlySyncs: 4 } as const;

/** Disk faults below the embedded database of another process; Linux with a C compiler only. */
export class DiskFaults {
  private readonly folder = mkdtempSync(join(tmpdir(), 'lions-faults-'));
  private readonly control = join(this.folder, 'control');

  constructor() {
    writeFileSync(this.control, Buffer.alloc(SIZE));
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-o', this.library, SOURCE, '-ldl']);
  }

  /** The environment of the process under test. */
  get environment(): Record<string, string> {
    return { LD_PRELOAD: this.library, DISK_FAULTS: this.control };
  }

  /** Makes the `k`-th write, sync or truncation from now on fail; with `isForGood` every later one as well. */
  arm(k: number, isForGood: boolean): void {
    this.set(k, isForGood);
  }

  /** Makes every sync from now on fail, and no write. */
  armSyncs(): void {
    this.set(1, true, true);
  }

  disarm(): void {
    this.set(0, false);
  }

  /** Failed calls since the last `arm` or `disarm`. */
  get failed(): number {
    return readFileSync(this.control).readInt32LE(4 * WORDS.failed);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get library(): string {
    return join(this.folder, 'disk-faults.so');
  }

  /** Written in place: the process has the file mapped. */
  private set(failsAt: number, isForGood: boolean, onlySyncs = false): void {
    const words = Buffer.alloc(SIZE);
    words.writeInt32LE(failsAt, 4 * WORDS.failsAt);
    words.writeInt32LE(isForGood ? 1 : 0, 4 * WORDS.isForGood);
    words.writeInt32LE(onlySyncs ? 1 : 0, 4 * WORDS.onlySyncs);
    const file = openSync(this.control, 'r+');
    writeSync(file, words, 0, words.length, 0);
    closeSync(file);
  }
}
