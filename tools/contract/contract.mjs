/**
 * The contract that programs of others rely on (docs/api.md): what the last release promised, and what has broken since.
 * `npm run contract` prints it; with --write, at a release, apps/api/openapi.json becomes the promise of that release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../setup/run.mjs';

const DOCUMENT = `${ROOT}apps/api/openapi.json`;
const RELEASED = `${ROOT}tools/contract/released.json`;

/** Calls of the public and of API keys. An address with a token is a family's private page. */
const isPromised = (path, { security }) =>
  !path.includes('{token}') &&
  (security.length === 0 || security.some((way) => 'apiKey' in way || Object.keys(way).length === 0));

/** A schema as one word: its type, `!` where it is required, `?` where it may be null, and its values. */
function word({ type = 'object', nullable, enum: values }, isRequired) {
  const choices = values ? ` ${values.filter((value) => value !== null).join('|')}` : '';
  return `${type}${isRequired ? '!' : ''}${nullable ? '?' : ''}${choices}`;
}

/** Every field of a schema by its path, such as `players[].position`, as a word. */
function fieldsOf(document, schema, path, isRequired = true) {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const named = reference && document.components.schemas[reference.split('/').at(-1)];
  const whole = { ...named, ...schema };
  const { items, properties = {}, required = [] } = whole;
  return Object.assign(
    { [path]: word(whole, isRequired) },
    items && fieldsOf(document, items, `${path}[]`),
    ...Object.entries(properties).map(([name, property]) =>
      fieldsOf(document, property, `${path}.${name}`, required.includes(name)),
    ),
  );
}

function callOf(document, { parameters = [], requestBody, responses, security }) {
  const takes = parameters.map(({ in: place, name, required, schema }) =>
    fieldsOf(document, schema, `${place}.${name}`, required),
  );
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => {
      const answer = content?.['application/json']?.schema;
      return answer ? fieldsOf(document, answer, status) : { [status]: Object.keys(content ?? {}).join(' ') };
    });
  return {
    takesKey: security.some((way) => 'apiKey' in way),
    takes: Object.assign({}, ...takes, body && fieldsOf(document, body, 'body', requestBody.required)),
    answers: Object.assign({}, ...answers),
  };
}

/** The promises of a document. */
export function contractOf(document) {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => isPromised(path, operation))
      .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, callOf(document, operation)]),
  );
  return { version: document.info.version, calls: Object.fromEntries(calls) };
}

const partsOf = (text) => {
  const [, type, isRequired, isNullable, values] = /^([^!? ]*)(!?)(\??)(?: (.*))?$/.exec(text);
  return { type, isRequired: isRequired === '!', isNullable: isNullable === '?', values: values?.split('|') };
};

/** How the fields of a body or an answer break those of before. */
function brokenFields(before, now, isAnswer) {
  const changed = Object.entries(before).flatMap(([field, text]) => {
    if (!(field in now)) return [`${field} is gone`];
    const [old, next] = [partsOf(text), partsOf(now[field])];
    const [strict, loose] = isAnswer ? [old, next] : [next, old];
    const lost = next.values
      ? (old.values ?? (isAnswer ? [] : ['other value'])).filter((value) => !next.values.includes(value))
      : [];
    return [
      old.type !== next.type && `${field} is ${next.type}, was ${old.type}`,
      strict.isRequired && !loose.isRequired && `${field} is ${isAnswer ? 'no longer sure' : 'required'}`,
      loose.isNullable && !strict.isNullable && `${field} ${isAnswer ? 'may be' : 'must not be'} null`,
      ...lost.map((value) => `${field} has no ${value}`),
    ].filter(Boolean);
  });
  const parentOf = (field) => field.replace(/(?:\[\]|\.\w+)$/, '');
  const required = Object.keys(now).filter(
    (field) =>
      !isAnswer &&
      !(field in before) &&
      partsOf(now[field]).isRequired &&
      !/\[\]$/.test(field) &&
      (parentOf(field) in before || !field.startsWith('body')),
  );
  return [...changed, ...required.map((field) => `${field} is new and required`)];
}

/** The promises of an earlier contract that this one breaks; a new major version may break everything. */
export function breaksOf(before, now) {
  if (Number.parseInt(now.version) > Number.parseInt(before.version)) return [];
  return Object.entries(before.calls).flatMap(([name, old]) => {
    const call = now.calls[name];
    if (!call) return [`${name} is gone`];
    return [
      ...(old.takesKey && !call.takesKey ? ['takes no API key'] : []),
      ...brokenFields(old.takes, call.takes, false),
      ...brokenFields(old.answers, call.answers, true),
    ].map((problem) => `${name}: ${problem}`);
  });
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const released = () => read(RELEASED);
export const present = () => read(DOCUMENT);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--write')) {
    const { version, calls } = contractOf(present());
    const lines = Object.entries(calls).map(
      ([name, call]) => `${JSON.stringify(name)}:${JSON.stringify(call)}`,
    );
    writeFileSync(RELEASED, `{"version":"${version}","calls":{\n${lines.join(',\n')}\n}}\n`);
  } else {
    const problems = breaksOf(released(), contractOf(present()));
    console.log(problems.join('\n') || 'Nothing that the last release promised has broken.');
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
}
