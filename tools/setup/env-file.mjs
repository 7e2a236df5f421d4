/**
 * The settings in `.env`, read as Docker Compose reads them, so that one file serves both. What only Compose understands,
 * such as a variable inside a value, is refused. This file imports Node's own modules only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const NAME = /^(?:export\s+)?([\w.-]+)\s*[=:]\s*(.*)$/;
/** A value between apostrophes, or between quotes; behind it a comment may stand. */
const VERBATIM = /^'((?:\\'|[^'])*)'\s*(?:#.*)?$/;
const QUOTED = /^"((?:\\[\\"$nrt]|[^"\\$])*)"\s*(?:#.*)?$/;
const ESCAPES = { n: '\n', r: '\r', t: '\t' };

/** Undefined: not a value. */
function valueOf(text) {
  if (text.startsWith("'")) return VERBATIM.exec(text)?.[1].replaceAll("\\'", "'");
  if (text.startsWith('"'))
    return QUOTED.exec(text)?.[1].replace(/\\(.)/g, (_, sign) => ESCAPES[sign] ?? sign);
  const plain = text.split(' #')[0].trim();
  return plain.includes('$') ? undefined : plain;
}

/** Names and values of the text of an `.env`. @throws Error that names a line which is none, but not its content */
export function settingsIn(text) {
  const lines = text.split('\n');
  return Object.fromEntries(
    lines.flatMap((line, index) => {
      if (/^\s*(?:#|$)/.test(line)) return [];
      // A BOM and the end of a line of Windows are space, too.
      const [, name, rest] = NAME.exec(line.trim()) ?? [];
      const value = name === undefined ? undefined : valueOf(rest);
      if (value !== undefined) return [[name, value]];
      throw new Error(
        `Line ${index + 1} of .env must be NAME=value, or NAME='value' with spaces or signs in the value.`,
      );
    }),
  );
}

/** Adds the settings in `.env` to the environment, whose own variables count more. Ends the process where one is wrong. */
export function readEnvFile(root = ROOT, environment = process.env) {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  try {
    for (const [name, value] of Object.entries(settingsIn(readFileSync(file, 'utf8'))))
      environment[name] ??= value;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
