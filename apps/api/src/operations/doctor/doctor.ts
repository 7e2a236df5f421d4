import { parseArgs } from 'node:util';
import type { Language } from '@lions/domain';
import { type DatabaseOf, languageOf, TERMINAL } from '../command-line.js';
import { readConfiguration, StartRefused } from '../../platform/config/configuration.js';
import type { Level } from './check.js';
import { examine, type Examination } from './examine.js';

/** Exit codes. */
const [WELL, WRONG, NOT_UNDERSTOOD] = [0, 1, 2];

const HELP: Record<Language, string> = {
  en: `Examines the site, and says for each finding what to do. Changes nothing, sends no mail.

  npm run doctor [-- --json] [-- --lang en|fr]
  node apps/api/server.cjs --doctor [--json] [--lang en|fr]        (in the container)

Ends with 0 when nothing is wrong (warnings included), 1 when something is, 2 when the command is not understood.`,
  fr: `Examine le site et dit, pour chaque constat, quoi faire. Ne change rien, n’envoie aucun courriel.

  npm run doctor [-- --json] [-- --lang en|fr]
  node apps/api/server.cjs --doctor [--json] [--lang en|fr]        (dans le conteneur)

Se termine par 0 si rien ne va mal (avertissements compris), par 1 sinon, par 2 si la commande n’est pas comprise.`,
};

const WORDS: Record<Language, Record<Level, string>> = {
  en: { ok: 'OK', warning: 'WARNING', wrong: 'WRONG' },
  fr: { ok: 'OK', warning: 'AVERTISSEMENT', wrong: 'ERREUR' },
};
const GAP = 4;

/** `npm run doctor`: returns the exit code. */
export async function doctor(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  databaseOf: DatabaseOf,
  terminal = TERMINAL,
): Promise<number> {
  const asked = optionsOf(args);
  const language = languageOf(asked?.lang, environment);
  if (!asked || asked.help) {
    if (asked) terminal.print([HELP[language]]);
    else terminal.complain(HELP[language]);
    return asked ? WELL : NOT_UNDERSTOOD;
  }
  try {
    const examination = await examine(readConfiguration(environment), databaseOf);
    terminal.print(asked.json ? [JSON.stringify(examination, null, 2)] : linesOf(examination, language));
    return examination.level === 'wrong' ? WRONG : WELL;
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    terminal.complain(error.message);
    return WRONG;
  }
}

function optionsOf(args: readonly string[]) {
  const options = { json: { type: 'boolean' }, lang: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}

function linesOf({ parts }: Examination, language: Language): string[] {
  const words = WORDS[language];
  const width = Math.max(...Object.values(words).map(({ length }) => length)) + GAP;
  return parts.flatMap(({ level, name, found, todo }) => [
    `${words[level].padEnd(width)}${name[language]}${language === 'fr' ? '\u00a0' : ''}: ${found[language]}`,
    ...(todo ? [`${' '.repeat(width)}→ ${todo[language]}`] : []),
  ]);
}
