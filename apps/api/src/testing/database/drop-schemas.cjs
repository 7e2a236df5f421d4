/** Drops the schemas that the workers of one run of the tests shared (schema-pool.ts). */
const { execFileSync } = require('node:child_process');

const { TEST_DATABASE, TEST_RUN, TEST_MYSQL_URL, TEST_MARIADB_URL } = process.env;
const servers = { mysql: TEST_MYSQL_URL, mariadb: TEST_MARIADB_URL ?? 'mysql://root@127.0.0.1:3306' };
const uri = servers[TEST_DATABASE];

async function dropSchemas() {
  const connection = await require('mysql2/promise').createConnection({ uri });
  const [schemas] = await connection.query('SHOW DATABASES LIKE ?', [`lions\\_test\\_run\\_${TEST_RUN}\\_%`]);
  for (const name of schemas.flatMap(Object.values)) await connection.query(`DROP DATABASE ${name}`);
  await connection.end();
}

// In a process of its own: packages that Jest's process loads go through its transform.
if (require.main === module) void dropSchemas();
else module.exports = () => uri && execFileSync(process.execPath, [module.filename], { stdio: 'inherit' });
