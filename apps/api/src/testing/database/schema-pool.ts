import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { COLLATION } from '../../platform/database/server/server-charset.js';
import { serverUrl } from './tested-server.js';

/** A schema with all tables and no rows, for one spec file at a time. */
interface PooledSchema {
  name: string;
  release(): Promise<void>;
}

/** Names of one run's schemas begin with this; drop-schemas.cjs drops them when the run is over. */
const PREFIX = `lions_test_run_${process.env['TEST_RUN'] ?? process.pid}`;

/**
 * Takes a schema that no other worker uses, and empties it; creates one with these statements when none is free.
 * Creating and dropping twenty tables per spec file takes ten times as long as emptying them. A named lock on its own
 * connection marks it as taken: the server frees it when a worker dies.
 */
export async function takeSchema(statements: string): Promise<PooledSchema> {
  const connection = await mysql.createConnection({
    uri: serverUrl(),
    multipleStatements: true,
    charset: COLLATION,
  });
  let number = 1;
  while (!(await isLocked(connection, `${PREFIX}_${number}`))) number += 1;
  const name = `${PREFIX}_${number}`;
  const tables = await tablesIn(connection, name);
  // The statements end with the rows of migrations: without that table a worker died while it created the schema.
  if (tables.includes('migrations')) {
    const deletions = tables
      .filter((table) => table !== 'migrations')
      .map((table) => `DELETE FROM ${table};`);
    await connection.query(
      `USE ${name}; SET FOREIGN_KEY_CHECKS = 0; START TRANSACTION; ${deletions.join(' ')} COMMIT`,
    );
  } else {
    await connection.query(
      `DROP DATABASE IF EXISTS ${name}; CREATE DATABASE ${name} COLLATE ${COLLATION}; USE ${name}; ${statements}`,
    );
  }
  const before = await shapeOf(connection, name);
  const release = async () => {
    // A test that dropped an index would make the next spec file fail for no reason of its own.
    if ((await shapeOf(connection, name)) !== before) await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  };
  return { name, release };
}

/** Columns, indexes and triggers of a schema, as text to compare. */
async function shapeOf(connection: Connection, schema: string): Promise<string> {
  const [rows] = await connection.query<RowDataPacket[][]>(
    `SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, COLLATION_NAME FROM information_schema.COLUMNS
      WHERE TABLE_SCHEMA = ? ORDER BY TABLE_NAME, COLUMN_NAME;
     SELECT TABLE_NAME, INDEX_NAME, COLUMN_NAME, NON_UNIQUE FROM information_schema.STATISTICS
      WHERE TABLE_SCHEMA = ? ORDER BY TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX;
     SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY TRIGGER_NAME`,
    [schema, schema, schema],
  );
  return JSON.stringify(rows);
}

async function isLocked(connection: Connection, name: string): Promise<boolean> {
  const [rows] = await connection.query<RowDataPacket[]>('SELECT GET_LOCK(?, 0) AS got', [name]);
  return Number(rows[0]?.['got']) === 1;
}

async function tablesIn(connection: Connection, schema: string): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
    [schema],
  );
  return rows.map(({ name }) => String(name));
}
