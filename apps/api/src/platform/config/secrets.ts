import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode, makeDataDir, notWritable, StartRefused, valueOf, type Environment } from './environment.js';
import { VARIABLES } from './variables.js';

/** The server's secrets; see the fields of `Configuration`. */
interface Secrets {
  jwtSecret: string;
  linkSecret: string;
  secretFile: string | undefined;
  isSecretDrawn: boolean;
}

/** The file of the link secret, beside that of the other one; it exists once the other one was rotated. */
export const linkSecretFile = (secretFile: string) => join(dirname(secretFile), 'link-secret');

export const drawnSecret = () => randomBytes(48).toString('base64url');

/** The secret of the embedded set-up; undefined before the first start, and when its file is lost. */
function storedSecret(dataDir: string): string | undefined {
  const file = join(dataDir, 'jwt-secret');
  let secret: string;
  makeDataDir(dataDir);
  try {
    if (!existsSync(file)) return undefined;
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  if (VARIABLES.JWT_SECRET.read(secret) === undefined)
    throw new StartRefused(
      `The file ${file} is damaged, it must hold ${VARIABLES.JWT_SECRET.takes}: put it back from a backup; or remove it, and the next start says what a new one would cost.`,
    );
  return secret;
}

/**
 * Stores a drawn secret, readable by its owner only. A club that is there had another one, from which the links of its
 * families derive: a new one is made only on demand. @throws StartRefused when the club's secret is lost
 */
export function storeDrawnSecret(secrets: Secrets, isClubThere: boolean): void {
  const { secretFile, isSecretDrawn, jwtSecret, linkSecret } = secrets;
  if (!isSecretDrawn || secretFile === undefined) return;
  // A process that started at the same time stores its secret before it makes the first account.
  if (isClubThere && !existsSync(secretFile)) requireSecret(secrets);
  try {
    writeIfAbsent(secretFile, jwtSecret);
    secrets.jwtSecret = readFileSync(secretFile, 'utf8').trim();
  } catch (error) {
    throw notWritable(dirname(secretFile), error);
  }
  if (linkSecret === jwtSecret) secrets.linkSecret = secrets.jwtSecret;
  secrets.isSecretDrawn = false;
}

/** For a club that is there. Beside a kept link secret, a lost one costs nothing. */
export const isSecretLost = ({ isSecretDrawn, jwtSecret, linkSecret }: Omit<Secrets, 'secretFile'>) =>
  isSecretDrawn && linkSecret === jwtSecret;

/** For a club that is there. @throws StartRefused when its secret is lost */
export function requireSecret(secrets: Secrets): void {
  if (!isSecretLost(secrets)) return;
  throw new StartRefused(
    `The file ${secrets.secretFile} is lost, from which the private links of all families and the marks of erased people derive: put it back from a backup or a copy of its folder, or end all links and sign-ins and draw a new one with "npm run rescue -- rotate-secret" (docs/operations.md).`,
  );
}

/** Two processes may start at once: the first one's secret is kept. A full disk leaves no empty file behind. */
function writeIfAbsent(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    rmSync(file, { force: true });
    throw error;
  }
}

/** Undefined: none is stored yet. */
function secretOf(environment: Environment, dataDir: string, isOnServer: boolean): string | undefined {
  const given = valueOf('JWT_SECRET', environment);
  if (given !== undefined) return given;
  if (environment['NODE_ENV'] === 'production' && isOnServer)
    throw new StartRefused(
      `JWT_SECRET is required with NODE_ENV=production and MySQL: ${VARIABLES.JWT_SECRET.takes}.`,
    );
  return storedSecret(dataDir);
}

function secretFileOf(environment: Environment, dataDir: string): string | undefined {
  if (environment['JWT_SECRET']) return undefined;
  return environment['JWT_SECRET_FILE'] || join(dataDir, 'jwt-secret');
}

/** Undefined while both secrets are one. */
function linkSecretOf(environment: Environment, secretFile: string | undefined): string | undefined {
  const given = valueOf('LINK_SECRET', environment);
  if (given !== undefined || secretFile === undefined) return given;
  const file = linkSecretFile(secretFile);
  return existsSync(file) ? valueOf('LINK_SECRET', { LINK_SECRET_FILE: file }) : undefined;
}

/** Reads both secrets; draws the first one where none is stored. @throws StartRefused */
export function secretsOf(environment: Environment, dataDir: string, isOnServer: boolean): Secrets {
  const known = secretOf(environment, dataDir, isOnServer);
  const jwtSecret = known ?? drawnSecret();
  const secretFile = secretFileOf(environment, dataDir);
  const linkSecret = linkSecretOf(environment, secretFile) ?? jwtSecret;
  return { jwtSecret, linkSecret, secretFile, isSecretDrawn: known === undefined };
}
