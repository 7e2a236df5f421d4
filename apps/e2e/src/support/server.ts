/** The shared server of the browser tests: one per database, so that both suites may run at once. */
export const ON_MYSQL = process.env['TEST_DATABASE'] === 'mysql';
const PORT = ON_MYSQL ? 4391 : 4390;
export const SERVER_URL = `http://127.0.0.1:${PORT}`;

/** Credentials of its first superadmin. */
export const SUPERADMIN = { username: 'superadmin', password: 'a superadmin of the tests' };
