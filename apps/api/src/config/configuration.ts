import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DEFAULT_CLUB_ZONE } from '@lions/domain';
import { FROM_FILE, VARIABLES, type VariableName } from './variables.js';

/** The environment, parsed once. */
export class Configuration {
  port: number;
  host: string;
  /** Undefined: the embedded file. */
  databaseUrl: string | undefined;
  dataDir: string;
  demoData: boolean;
  superadmin: { username: string; email: string; password: string | undefined };
  jwtSecret: string;
  /** Origin without a trailing slash. */
  publicUrl: string;
  isHttps: boolean;
  trustProxy: number;
  zone: string;
  /** What the public pages show of the club and load from elsewhere; each only when set. */
  site: {
    contactEmail?: string;
    facebookUrl?: string;
    instagramUrl?: string;
    analytics?: { scriptUrl: string; id?: string };
  };
  /** Undefined: mails stay in the outbox, where superadmins see them. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** How long requests are still accepted after the process is told to stop. */
  shutdownGraceMs: number;
  rateLimits: boolean;
  logLevel: string;
}

/** A start that fails for a reason the operator can fix; its message is one plain sentence. */
export class StartRefused extends Error {}

type Environment = Record<string, string | undefined>;
type ValueOf<N extends VariableName> = NonNullable<ReturnType<(typeof VARIABLES)[N]['read']>>;

function textOf(name: VariableName, environment: Environment): string | undefined {
  const direct = environment[name];
  if (direct !== undefined && direct !== '') return direct;
  const file = FROM_FILE.includes(name) ? environment[`${name}_FILE`] : undefined;
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartRefused(`${name}_FILE must name a file that can be read.`);
  }
}

function valueOf<N extends VariableName>(name: N, environment: Environment): ValueOf<N> | undefined {
  const text = textOf(name, environment);
  if (text === undefined) return undefined;
  const value = VARIABLES[name].read(text);
  if (value === undefined) throw new StartRefused(`${name} must be ${VARIABLES[name].takes}.`);
  return value as ValueOf<N>;
}

/** Creates the folder, readable by its owner only. @throws StartRefused */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/** Why a file of the folder could not be written, as one sentence. */
export function notWritable(dataDir: string, error: unknown): StartRefused {
  return new StartRefused(
    hasCode(error, 'ENOSPC')
      ? `The disk of DATA_DIR is full: free some space in ${dataDir}.`
      : `DATA_DIR must be a folder that can be written: ${dataDir} is not.`,
  );
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

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

function secretOf(environment: Environment, dataDir: string, databaseUrl: string | undefined): string {
  const given = valueOf('JWT_SECRET', environment);
  if (given !== undefined) return given;
  if (environment['NODE_ENV'] === 'production' && databaseUrl !== undefined)
    throw new StartRefused(
      `JWT_SECRET is required with NODE_ENV=production and MySQL: ${VARIABLES.JWT_SECRET.takes}.`,
    );
  return generatedSecret(dataDir);
}

function siteOf(environment: Environment): Configuration['site'] {
  const scriptUrl = valueOf('ANALYTICS_SCRIPT_URL', environment);
  const id = valueOf('ANALYTICS_ID', environment);
  return {
    contactEmail: valueOf('CONTACT_EMAIL', environment),
    facebookUrl: valueOf('FACEBOOK_URL', environment),
    instagramUrl: valueOf('INSTAGRAM_URL', environment),
    analytics: scriptUrl === undefined ? undefined : { scriptUrl, id },
  };
}

function mailOf(environment: Environment): Configuration['mail'] {
  const smtpUrl = valueOf('SMTP_URL', environment);
  const from = valueOf('MAIL_FROM', environment);
  if (smtpUrl === undefined) return undefined;
  if (from === undefined)
    throw new StartRefused(`MAIL_FROM is required with SMTP_URL: ${VARIABLES.MAIL_FROM.takes}.`);
  return { smtpUrl, from };
}

/**
 * Reads the environment.
 * @throws StartRefused naming the first variable with an invalid value and what it takes
 */
export function readConfiguration(environment: Environment): Configuration {
  const databaseUrl = valueOf('DATABASE_URL', environment);
  const dataDir = resolve(valueOf('DATA_DIR', environment) ?? './data');
  const port = valueOf('PORT', environment) ?? 3000;
  const publicUrl = (valueOf('PUBLIC_URL', environment) ?? `http://localhost:${port}`).replace(/\/$/, '');
  return Object.assign(new Configuration(), {
    port,
    host: valueOf('HOST', environment) ?? '127.0.0.1',
    databaseUrl,
    dataDir,
    demoData: valueOf('DEMO_DATA', environment) ?? databaseUrl === undefined,
    superadmin: {
      username: (valueOf('SUPERADMIN_USERNAME', environment) ?? 'superadmin').toLowerCase(),
      email: (valueOf('SUPERADMIN_EMAIL', environment) ?? 'superadmin@localhost').toLowerCase(),
      password: valueOf('SUPERADMIN_PASSWORD', environment),
    },
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    trustProxy: valueOf('TRUST_PROXY', environment) ?? 0,
    zone: valueOf('CLUB_TIME_ZONE', environment) ?? DEFAULT_CLUB_ZONE,
    site: siteOf(environment),
    mail: mailOf(environment),
    shutdownGraceMs: (valueOf('SHUTDOWN_GRACE', environment) ?? 2) * 1000,
    rateLimits: valueOf('RATE_LIMITS', environment) ?? true,
    logLevel: valueOf('LOG_LEVEL', environment) ?? 'info',
    jwtSecret: secretOf(environment, dataDir, databaseUrl),
  });
}

/** Provides the parsed environment as `Configuration`. */
@Global()
@Module({})
export class ConfigurationModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      providers: [{ provide: Configuration, useValue: configuration }],
      exports: [Configuration],
    };
  }
}
