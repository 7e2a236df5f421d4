import { randomBytes } from 'node:crypto';

/** Creates a schema on that server for the duration of `work`. */
export async function withSchema(url, work) {
  const { createConnection } = await import('mysql2/promise');
  const name = `lions_bench_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection({ uri: url });
  await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  try {
    return await work(`${url.replace(/\/$/, '')}/${name}`);
  } finally {
    await connection.query(`DROP DATABASE \`${name}\``);
    await connection.end();
  }
}
