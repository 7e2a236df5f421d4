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
}

/** The file of the link secret, beside that of the other one; it exists once the other one was rotated. */
export const linkSecretFile = (secretFile: string) => join(dirname(secretFile), 'link-secret');

/** The secret of the embedded set-up: generated at the first start, readable by its owner only. */
function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  let secret: string;
  makeDataDir(dataDir);
  try {
    if (!existsSync(file)) writeIfAbsent(file, randomBytes(48).toString('base64url'));
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  if (VARIABLES.JWT_SECRET.read(secret) === undefined)
    throw new StartRefused(
      `The file ${file} must hold ${VARIABLES.JWT_SECRET.takes}: remove it, and a new one is made.`,
    );
  return secret;
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

function secretOf(environment: Environment, dataDir: string, isOnServer: boolean): string {
  const given = valueOf('JWT_SECRET', environment);
  if (given !== undefined) return given;
  if (environment['NODE_ENV'] === 'production' && isOnServer)
    throw new StartRefused(
      `JWT_SECRET is required with NODE_ENV=production and MySQL: ${VARIABLES.JWT_SECRET.takes}.`,
    );
  return generatedSecret(dataDir);
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

/** Reads both secrets; generates the first one for the embedded set-up. @throws StartRefused */
export function secretsOf(environment: Environment, dataDir: string, isOnServer: boolean): Secrets {
  const jwtSecret = secretOf(environment, dataDir, isOnServer);
  const secretFile = secretFileOf(environment, dataDir);
  return { jwtSecret, linkSecret: linkSecretOf(environment, secretFile) ?? jwtSecret, secretFile };
}
