import { AUDIT_FIELDS } from '@lions/domain';
import { DECLARED_COLUMNS } from '../retention/personal-columns.js';

/** Tables whose changes the audit log shows by field. */
const LOGGED = [
  'admin_users',
  'incidents',
  'pictures',
  'practices',
  'registrations',
  'settings',
  'teams',
  'tryout_sessions',
];
/** Columns that no entry holds, or that the log shows by their raw name. */
const UNNAMED = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'admin_users.lastLogin',
  'admin_users.passwordHash',
  'pictures.consentById',
  'pictures.fileKey',
  'pictures.height',
  'pictures.slot',
  'pictures.width',
  'pictures.widths',
];

it('the audit log has a name for each column of the tables that it shows', () => {
  const columns = LOGGED.flatMap((table) => {
    const { personal = [], other = [] } = DECLARED_COLUMNS[table] ?? {};
    return [...personal, ...other].map((column) => ({ column, name: `${table}.${column}` }));
  });
  const unnamed = columns.filter(
    ({ column, name }) => !(column in AUDIT_FIELDS) && !UNNAMED.includes(column) && !UNNAMED.includes(name),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  expect(columns.length).toBeGreaterThan(50);
});
