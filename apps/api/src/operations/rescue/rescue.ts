import { NestFactory } from '@nestjs/core';
import { civilAt } from '@lions/domain';
import type { DataSourceOptions } from 'typeorm';
import { Module, type DynamicModule } from '@nestjs/common';
import { languageOf, migratedDatabase, TERMINAL, type DatabaseOf, type Terminal } from '../command-line.js';
import { AppError } from '../../platform/common/app-error.js';
import {
  ConfigurationModule,
  readConfiguration,
  StartRefused,
  type Configuration,
} from '../../platform/config/configuration.js';
import { isSecretLost, requireSecret } from '../../platform/config/secrets.js';
import { describeError, isDatabaseAway } from '../../platform/database/database-error.js';
import { rescueArguments, type RescueArguments } from './rescue-arguments.js';
import { ENGLISH } from './rescue-english.js';
import { FRENCH } from './rescue-french.js';
import { RescueMails } from './rescue-mails.js';
import { RescueService } from './rescue.service.js';
import type { RescueTexts } from './rescue-texts.js';
import { canRotate, rotateSecret } from './secret-rotation.js';
import { AdminSessionsModule, PasswordsModule } from '../../auth/accounts/accounts.module.js';
import { AuditModule } from '../../platform/audit/audit.controller.js';
import { DatabaseModule } from '../../platform/database/db.js';
import { OutboxModule } from '../../places/outbox/outbox.controller.js';
import { UsersModule } from '../../users/users.module.js';

/** Separate from the server, which may run at the same time: no nightly run, mails or requests. */
@Module({})
class RescueModule {
  static with(configuration: Configuration, database: DataSourceOptions): DynamicModule {
    return {
      module: RescueModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database),
        AdminSessionsModule,
        AuditModule,
        OutboxModule,
        PasswordsModule,
        UsersModule,
      ],
      providers: [RescueMails, RescueService],
    };
  }
}

/** Exit codes. */
const [DONE, REFUSED, NOT_UNDERSTOOD] = [0, 1, 2];

/** A command that cannot be done; the message is one sentence in the operator's language. */
class Refused extends Error {}

/** Context of a command. */
interface Rescue {
  asked: RescueArguments;
  texts: RescueTexts;
  terminal: Terminal;
  configuration: Configuration;
  accounts: RescueService;
  mails: RescueMails;
}

/** `npm run rescue`: returns the exit code. */
export async function rescue(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  databaseOf: DatabaseOf,
  terminal = TERMINAL,
): Promise<number> {
  const asked = rescueArguments(args);
  const texts = languageOf(asked?.language, environment) === 'fr' ? FRENCH : ENGLISH;
  if (!asked) {
    terminal.complain(texts.notUnderstood);
    return NOT_UNDERSTOOD;
  }
  if (asked.command === undefined) {
    terminal.print([texts.help]);
    return DONE;
  }
  try {
    const configuration = readConfiguration(environment);
    const database = await migratedDatabase(configuration, databaseOf);
    if (typeof database === 'string') throw new Refused(texts.notMigrated[database]);
    if (asked.command !== 'rotate-secret') requireSecret(configuration);
    terminal.print(await run({ asked, texts, terminal, configuration }, database));
    return DONE;
  } catch (error) {
    terminal.complain(sentenceOf(error, texts));
    return REFUSED;
  }
}

async function run(
  given: Omit<Rescue, 'accounts' | 'mails'>,
  database: DataSourceOptions,
): Promise<string[]> {
  const context = await NestFactory.createApplicationContext(
    RescueModule.with(given.configuration, database),
    {
      logger: false,
      abortOnError: false,
    },
  );
  try {
    const [accounts, mails] = [context.get(RescueService), context.get(RescueMails)];
    return await runIn({ ...given, accounts, mails });
  } finally {
    await context.close();
  }
}

async function runIn(rescue: Rescue): Promise<string[]> {
  const { asked, texts, accounts, mails } = rescue;
  const [name = ''] = asked.names;
  switch (asked.command) {
    case 'users':
      return texts.users(await accounts.list());
    case 'create-superadmin':
      return createSuperadmin(rescue);
    case 'unlock': {
      const user = await accounts.find(name);
      await accounts.unlock(user);
      return texts.unlocked(user.username);
    }
    case 'reset-second-factor': {
      const user = await accounts.find(name);
      await accounts.resetSecondFactor(user);
      return texts.secondFactorReset(user.username);
    }
    case 'reset-link':
      return resetLink(rescue, name);
    case 'end-sign-ins': {
      const users = asked.names.length === 0 ? await accounts.list() : [await accounts.find(name)];
      await confirm(rescue, asked.names.length === 0 ? texts.endAll : texts.endOf(name));
      return texts.ended(await accounts.endSignIns(users));
    }
    case 'rotate-secret':
      return rotate(rescue);
    case 'mails':
      return texts.mails(await mails.list(asked.takesAll), await mails.state(), asked.showsAddresses);
    case 'send-again':
      return sendAgain(rescue);
    case undefined:
      return [texts.help];
  }
}

async function createSuperadmin({ asked, texts, terminal, configuration, accounts }: Rescue) {
  const { username = '', email = '', readsPassword } = asked;
  const password = readsPassword ? await terminal.pipedLine() : undefined;
  if (readsPassword && password === undefined) throw new Refused(texts.passwordVisible);
  const made = await accounts.createSuperadmin({ username, email, password });
  return texts.created(made.username, `${configuration.publicUrl}/admin`, made.drawnPassword);
}

async function resetLink({ texts, configuration, accounts }: Rescue, name: string): Promise<string[]> {
  const user = await accounts.find(name);
  if (!user.isActive) throw new Refused(texts.inactive(user.username));
  const { url, expiresAt } = await accounts.resetLink(user);
  const { date, minutes } = civilAt(expiresAt, configuration.zone);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return texts.resetLink(user.username, url, `${date} ${clock.join(':')} (${configuration.zone})`);
}

async function rotate(rescue: Rescue): Promise<string[]> {
  const { texts, configuration, accounts } = rescue;
  if (!canRotate(configuration)) throw new Refused(texts.cannotRotate);
  const isLost = isSecretLost(configuration);
  await confirm(rescue, isLost ? texts.drawLost : texts.rotate);
  const ended = await accounts.beginRotation();
  try {
    rotateSecret(configuration);
  } catch {
    throw new Refused(texts.notRotated);
  }
  return isLost ? texts.drawnForLost(ended) : texts.rotated(ended);
}

async function sendAgain(rescue: Rescue): Promise<string[]> {
  const { asked, texts, mails } = rescue;
  const ids = asked.takesAll ? await mails.failedIds() : asked.names.map(Number);
  if (asked.takesAll && ids.length > 0) await confirm(rescue, texts.sendAll(ids.length));
  await (asked.takesAll ? mails.sendFailed(ids) : mails.sendAgain(ids));
  return texts.queued(ids.length, (await mails.state()).hasMailServer);
}

/** @throws Refused unless the operator says yes */
async function confirm({ asked, texts, terminal }: Rescue, question: string): Promise<void> {
  if (!asked.isConfirmed && !(await terminal.confirm(question))) throw new Refused(texts.notDone);
}

/** A database error's own message would contain personal data. */
function sentenceOf(error: unknown, texts: RescueTexts): string {
  if (error instanceof Refused || error instanceof StartRefused) return error.message;
  if (error instanceof AppError) {
    const sentences: Partial<Record<string, string>> = { ...texts.fields, ...texts.errors };
    return sentences[error.extras.details?.[0]?.field ?? error.code] ?? error.message;
  }
  const { reason, stack } = describeError(error);
  return stack === undefined || isDatabaseAway(error) ? texts.databaseAway(reason) : stack;
}
