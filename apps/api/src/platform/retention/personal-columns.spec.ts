import { KEPT_FOR } from '@lions/domain';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from '../../entities.js';
import { DECLARED_COLUMNS } from './personal-columns.js';
import { RETENTION } from './retention-rules.js';

/** Usual names of personal columns. */
const ABOUT_A_PERSON = /name$|email|phone|parent|player|birth|age$|ipAddress|userAgent|actor/i;
/** Columns with such names that are not personal. */
const NO_PERSON = [
  'audit_entries.actorId',
  'ledger_entries.actor',
  'page_views.language',
  'registrations.parentalAuthority',
  'registrations.playerPosition',
  'api_keys.name',
  'teams.name',
  'teams.ageRange',
  'teams.playerDisplay',
];

const columns = ENTITIES.flatMap((entity) => {
  const storage = getMetadataArgsStorage();
  const table = String(storage.tables.find(({ target }) => target === entity)?.name);
  return storage.columns
    .filter(({ target }) => target === entity)
    .map(({ propertyName }) => ({ table, column: propertyName, name: `${table}.${propertyName}` }));
});
const declared = Object.entries(DECLARED_COLUMNS).flatMap(([table, { personal, other }]) =>
  [...personal, ...other].map((column) => `${table}.${column}`),
);
const personal = Object.entries(DECLARED_COLUMNS).flatMap(([table, rule]) =>
  rule.personal.map((column) => `${table}.${column}`),
);

describe('the columns of all tables', () => {
  it('are declared once each, as personal or not', () => {
    expect(columns.length).toBeGreaterThan(150);
    expect([...declared].sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  it('are declared personal when their name says so', () => {
    const suspects = columns.filter(({ column }) => ABOUT_A_PERSON.test(column)).map(({ name }) => name);
    expect(suspects.filter((name) => !personal.includes(name) && !NO_PERSON.includes(name))).toEqual([]);
  });

  it('with personal data are in a table with a retention rule', () => {
    const ruled = new Set(RETENTION.map(({ table }) => table));
    const tables = Object.entries(DECLARED_COLUMNS)
      .filter(([, rule]) => rule.personal.length > 0 && rule.keptBecause === undefined)
      .map(([table]) => table);
    expect(tables.length).toBeGreaterThan(4);
    expect(tables.filter((table) => !ruled.has(table))).toEqual([]);
  });
});

describe('the retention table of the domain', () => {
  it('has no entry without a rule', () => {
    const obeyed = new Set<string>(RETENTION.map(({ kept }) => kept));
    expect(Object.keys(KEPT_FOR).filter((kept) => !obeyed.has(kept))).toEqual([]);
  });
});
