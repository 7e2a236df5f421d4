/** Programs of others rely on what a release has promised: docs/api.md says what that is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { breaksOf, contractOf, present, released } from './contract.mjs';

it('the contract breaks nothing that the last release promised (npm run contract)', () =>
  assert.deepEqual(breaksOf(released(), contractOf(present())), []));

const TEAMS = '/api/teams';
const PRACTICE = '/api/registrations';
const schema = ({ components }, name) => components.schemas[name];
const rename = (fields, name) => {
  fields.renamed = fields[name];
  delete fields[name];
};

/** Changes of the document, and what they break. */
const BREAKS = [
  ['a call', ({ paths }) => delete paths[TEAMS].get, 'GET /api/teams is gone'],
  ['a path', ({ paths }) => delete paths[TEAMS], 'GET /api/teams is gone'],
  [
    'API keys',
    ({ paths }) => (paths[PRACTICE].get.security = [{}]),
    'GET /api/registrations: takes no API key',
  ],
  ['a parameter', ({ paths }) => paths[TEAMS].get.parameters.pop(), 'query.'],
  [
    'an optional parameter',
    ({ paths }) => (paths[TEAMS].get.parameters[0].required = true),
    'GET /api/teams: query.format is required',
  ],
  [
    'a field of a body',
    (document) => rename(schema(document, 'RegisterForPracticeDto').properties, 'playerName'),
    'POST /api/registrations: body.playerName is gone',
  ],
  [
    'a body without a field',
    (document) => {
      schema(document, 'RegisterForPracticeDto').properties.shirt = { type: 'string' };
      schema(document, 'RegisterForPracticeDto').required.push('shirt');
    },
    'POST /api/registrations: body.shirt is new and required',
  ],
  [
    'a value',
    (document) => (schema(document, 'AnyPosition').enum = ['Defense', 'Forward', 'Goalie']),
    'POST /api/registrations: body.position has no D',
  ],
  [
    'null in a body',
    (document) => delete schema(document, 'RegisterForPracticeDto').properties.parentPhone.nullable,
    'POST /api/registrations: body.parentPhone must not be null',
  ],
  [
    'a field of an answer',
    (document) => rename(schema(document, 'TeamDto').properties, 'name'),
    'GET /api/teams: 200[].name is gone',
  ],
  [
    'a type',
    (document) => (schema(document, 'TeamDto').properties.id.type = 'string'),
    'GET /api/teams: 200[].id is string, was integer',
  ],
  [
    'a field that was always there',
    (document) => schema(document, 'TeamDto').required.shift(),
    'GET /api/teams: 200[].id is no longer sure',
  ],
  [
    'a field that was never null',
    (document) => (schema(document, 'TeamDto').properties.name.nullable = true),
    'GET /api/teams: 200[].name may be null',
  ],
];

const breaksAfter = (change) => {
  const [before, after] = [present(), present()];
  change(after);
  return breaksOf(contractOf(before), contractOf(after));
};

describe('a break is told:', () => {
  for (const [name, change, told] of BREAKS)
    it(name, () => {
      const problems = breaksAfter(change);
      assert.ok(
        problems.some((problem) => problem.includes(told)),
        problems.join('\n'),
      );
    });
});

it('additions break nothing', () => {
  const problems = breaksAfter((document) => {
    schema(document, 'TeamDto').properties.motto = { type: 'string' };
    schema(document, 'TeamDto').required.push('motto');
    schema(document, 'RegisterForPracticeDto').properties.shirt = { type: 'string' };
    schema(document, 'AnyPosition').enum.push('Rover');
    document.paths['/api/new'] = document.paths[TEAMS];
  });
  assert.deepEqual(problems, []);
});

it('a new major version may break the contract', () => {
  const problems = breaksAfter((document) => {
    document.info.version = '2.0.0';
    delete document.paths[TEAMS];
  });
  assert.deepEqual(problems, []);
});
