import { ROLES } from '@lions/domain';
import type { Db } from '../database/db.js';
import { flag, instant, json, nullable, oneOf, text, whole, type RowOf } from '../database/row-shape.js';
import { VERSION } from '../database/topics/topic-versions.js';

const CALLER = {
  adminSessionId: whole,
  createdAt: instant,
  replacedAt: nullable(instant),
  expiresAt: instant,
  userId: whole,
  username: text,
  role: oneOf(ROLES),
  teamIds: nullable(json<number[]>()),
  mayChangePractices: flag,
};
const CALLER_AND_VERSION = { ...CALLER, topic: nullable(VERSION.topic), version: nullable(VERSION.version) };

/** One statement: every signed-in call waits for it. */
const sqlOf = (also = '', joined = '') => `SELECT s.id AS adminSessionId, s.createdAt, s.replacedAt,
    s.expiresAt, s.userId, u.username, u.role, u.teamIds, u.mayChangePractices${also}
  FROM admin_sessions s JOIN admin_users u ON u.id = s.userId AND u.isActive = 1${joined}
  WHERE s.sessionToken = ? AND s.isActive = 1`;
const CALLER_SQL = sqlOf();
/** A row for each topic. The versions by a statement of their own take longer than all of this one. */
const CALLER_AND_VERSIONS_SQL = sqlOf(', v.topic, v.version', ' LEFT JOIN topic_versions v ON TRUE');

/**
 * The sign-in of an access token's hash with its active user.
 * @param withVersions whether the versions of the topics are needed too
 */
export async function readCaller(
  db: Db,
  tokenHash: string,
  withVersions: boolean,
): Promise<RowOf<typeof CALLER> | undefined> {
  if (!withVersions || db.versions.known)
    return (await db.read((reader) => reader.select(CALLER_SQL, [tokenHash], CALLER)))[0];
  const begunAt = performance.now();
  const rows = await db.read((reader) =>
    reader.select(CALLER_AND_VERSIONS_SQL, [tokenHash], CALLER_AND_VERSION),
  );
  if (rows[0]) db.versions.found(rows.flatMap(versionsIn), begunAt);
  return rows[0];
}

/** None before the first write. */
const versionsIn = ({ topic, version }: RowOf<typeof CALLER_AND_VERSION>) =>
  topic === null || version === null ? [] : [{ topic, version }];
