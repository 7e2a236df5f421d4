import { resolve } from 'node:path';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DEFAULT_CLUB_ZONE } from '@lions/domain';
import { StartRefused, valueOf, type Environment } from './environment.js';
import { secretsOf } from './secrets.js';
import type { Sender } from './variable-kinds.js';
import { VARIABLES, type LogFormat } from './variables.js';

export { makeDataDir, makeFolder, notWritable, StartRefused } from './environment.js';

/** The environment, parsed once. */
export class Configuration {
  port: number;
  host: string;
  /** Undefined: the embedded file. */
  databaseUrl: string | undefined;
  dataDir: string;
  demoData: boolean;
  superadmin: { username: string; email: string; password: string | undefined };
  /** Signs the sign-ins. */
  jwtSecret: string;
  /** Derives the links of families and the keys of check-in phones; stays when `jwtSecret` is rotated. */
  linkSecret: string;
  /** The file that holds `jwtSecret`; undefined when the variable itself does. */
  secretFile: string | undefined;
  /** Whether `jwtSecret` was drawn by this process and is not stored yet. */
  isSecretDrawn: boolean;
  /** Whether the secret is in the environment, not generated. */
  isSecretGiven: boolean;
  backup: { dir: string | undefined; passphrase: string | undefined };
  /** Origin without a trailing slash. */
  publicUrl: string;
  isHttps: boolean;
  trustProxy: number;
  zone: string;
  /** Contact, links and analytics of the public pages; each only when set. */
  site: {
    contactEmail?: string;
    facebookUrl?: string;
    instagramUrl?: string;
    analytics?: { scriptUrl: string; id?: string };
  };
  /** Undefined: mails stay in the outbox, where superadmins see them. */
  mail: { smtpUrl: string; from: Sender } | undefined;
  /** How long requests are still accepted after the process is told to stop. */
  shutdownGraceMs: number;
  rateLimits: boolean;
  webhooks: boolean;
  /** IP addresses that webhooks may reach although they are private, over http as well. */
  webhookPrivateAddresses: readonly string[];
  /** Counts rate limits on a database server. Undefined: the database does. */
  logLevel: string;
  /** Undefined: for people on a terminal, else JSON. */
  logFormat: LogFormat | undefined;
  /** Undefined: off. */
  metrics: MetricsConfiguration | undefined;
}

/** Without a port, metrics are served beside the site, and have a token. */
export interface MetricsConfiguration {
  port: number | undefined;
  host: string;
  token: string | undefined;
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

function metricsOf(environment: Environment): MetricsConfiguration | undefined {
  const port = valueOf('METRICS_PORT', environment);
  const host = valueOf('METRICS_HOST', environment) ?? '127.0.0.1';
  const token = valueOf('METRICS_TOKEN', environment);
  if (port !== undefined && token === undefined && !/^(127\.|::1$)/.test(host))
    throw new StartRefused(
      `METRICS_TOKEN is required with METRICS_HOST ${host}: ${VARIABLES.METRICS_TOKEN.takes}.`,
    );
  return port === undefined && token === undefined ? undefined : { port, host, token };
}

/**
 * Reads the environment.
 * @throws StartRefused naming the first variable with an invalid value and what it takes
 */
export function readConfiguration(environment: Environment): Configuration {
  const databaseUrl = valueOf('DATABASE_URL', environment);
  const dataDir = resolve(valueOf('DATA_DIR', environment) ?? './data');
  const backupDir = valueOf('BACKUP_DIR', environment);
  const port = valueOf('PORT', environment) ?? 3000;
  const publicUrl = valueOf('PUBLIC_URL', environment) ?? `http://localhost:${port}`;
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
    webhooks: valueOf('WEBHOOKS', environment) ?? true,
    webhookPrivateAddresses: valueOf('WEBHOOK_PRIVATE_ADDRESSES', environment) ?? [],
    logLevel: valueOf('LOG_LEVEL', environment) ?? 'info',
    logFormat: valueOf('LOG_FORMAT', environment),
    metrics: metricsOf(environment),
    ...secretsOf(environment, dataDir, databaseUrl !== undefined),
    isSecretGiven: valueOf('JWT_SECRET', environment) !== undefined,
    backup: {
      dir: backupDir === undefined ? undefined : resolve(backupDir),
      passphrase: valueOf('BACKUP_PASSPHRASE', environment),
    },
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
