import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Configuration } from '../../platform/config/configuration.js';
import { drawnSecret, linkSecretFile } from '../../platform/config/secrets.js';

/** Whether this process may replace the file of the secret; false when the secret is a variable. */
export function canRotate({ secretFile }: Configuration): boolean {
  if (secretFile === undefined) return false;
  try {
    accessSync(dirname(secretFile), constants.W_OK);
    if (existsSync(secretFile)) accessSync(secretFile, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Draws a new secret. The links of families are derived from the former one, so that one is kept for them, beside the
 * new one and before it: interrupted anywhere, the links stay. A lost one cannot be kept.
 * @throws Error of the file system
 */
export function rotateSecret({ secretFile = '', linkSecret, isSecretDrawn }: Configuration): void {
  const kept = linkSecretFile(secretFile);
  if (!isSecretDrawn && !existsSync(kept)) place(kept, linkSecret, secretFile);
  place(secretFile, drawnSecret(), existsSync(secretFile) ? secretFile : dirname(secretFile));
}

/** Writes a file whole or not at all, for the owner of `model`, a file or a folder: root must not take it away from the server's user. */
function place(file: string, content: string, model: string): void {
  const draft = `${file}.next`;
  const { uid, gid } = statSync(model);
  rmSync(draft, { force: true });
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  renameSync(draft, file);
}
