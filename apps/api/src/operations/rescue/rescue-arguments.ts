import { parseArgs } from 'node:util';

/** Numbers of positional arguments that each command takes. */
const COMMANDS = {
  users: { least: 0, most: 0 },
  'create-superadmin': { least: 0, most: 0 },
  unlock: { least: 1, most: 1 },
  'reset-link': { least: 1, most: 1 },
  'reset-second-factor': { least: 1, most: 1 },
  'end-sign-ins': { least: 0, most: 1 },
  'rotate-secret': { least: 0, most: 0 },
  mails: { least: 0, most: 0 },
  'send-again': { least: 0, most: 100 },
} as const;

export type RescueCommand = keyof typeof COMMANDS;

/** A parsed command line of `npm run rescue`. */
export interface RescueArguments {
  /** Undefined: show the help. */
  command: RescueCommand | undefined;
  /** A username, or the ids of mails. */
  names: string[];
  username?: string | undefined;
  email?: string | undefined;
  readsPassword: boolean;
  isConfirmed: boolean;
  showsAddresses: boolean;
  /** `mails`: sent ones too. `send-again`: every failed one. */
  takesAll: boolean;
  language: string | undefined;
}

const OPTIONS = {
  username: { type: 'string' },
  email: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  yes: { type: 'boolean' },
  'show-addresses': { type: 'boolean' },
  all: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const isCommand = (name: string): name is RescueCommand => Object.hasOwn(COMMANDS, name);

/** Parses the command line; undefined when it is not understood. */
export function rescueArguments(args: readonly string[]): RescueArguments | undefined {
  const parsed = parsedOrNone(args);
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  const options = {
    names,
    username: values.username,
    email: values.email,
    readsPassword: values['password-stdin'] ?? false,
    isConfirmed: values.yes ?? false,
    showsAddresses: values['show-addresses'] ?? false,
    takesAll: values.all ?? false,
    language: values.lang,
  };
  if (values.help || command === undefined) return { ...options, command: undefined };
  return isCommand(command) && isComplete(command, options) ? { ...options, command } : undefined;
}

function isComplete(command: RescueCommand, given: Omit<RescueArguments, 'command'>): boolean {
  const { least, most } = COMMANDS[command];
  if (given.names.length < least || given.names.length > most) return false;
  if (command === 'create-superadmin') return given.username !== undefined && given.email !== undefined;
  if (command !== 'send-again') return true;
  return (
    given.takesAll === (given.names.length === 0) && given.names.every((id) => /^[1-9]\d{0,8}$/.test(id))
  );
}

function parsedOrNone(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
}
