import { DatabaseDeadline, errorCodeOf } from '../../../platform/database/database-error.js';
import { isServer } from '../../../platform/database/migrate.js';
import { whole } from '../../../platform/database/row-shape.js';
import { ok, warning, wrong, type DatabaseCheck, type Finding } from '../check.js';

/** The site's own transactions have ended by then: no caller waits longer for the database. */
const LONGEST_SECONDS = 10;

/** The server lists starts in the zone of its system, which `default_time_zone` does not change. */
const SECONDS = "TIMESTAMPDIFF(SECOND, CONVERT_TZ(trx_started, 'SYSTEM', '+00:00'), UTC_TIMESTAMP())";

/**
 * Only of connections whose default database is this one, although others may name a table here: a server has
 * transactions of its own and of other sites, and the finding's advice is to end this one. MySQL advises against this
 * list of connections, but performance_schema's is empty on a server that runs without it.
 */
const LONG = `SELECT trx_mysql_thread_id AS thread, ${SECONDS} AS seconds
  FROM information_schema.INNODB_TRX JOIN information_schema.PROCESSLIST c ON c.ID = trx_mysql_thread_id
  WHERE ${SECONDS} >= ${LONGEST_SECONDS} AND c.DB = DATABASE()
  ORDER BY trx_started`;
const SHAPE = { thread: whole, seconds: whole };

const NONE = ok({
  en: 'No other program holds a transaction open in this database.',
  fr: 'Aucun autre programme ne garde une transaction ouverte dans cette base de données.',
});

/** Whether another program keeps writes waiting, such as a forgotten SQL shell. */
export const OPEN_TRANSACTION: DatabaseCheck = {
  id: 'open-transaction',
  name: { en: 'Open transaction', fr: 'Transaction ouverte' },
  async run({ db, dataSource }) {
    if (isServer(dataSource)) return onServer(() => db.read((reader) => reader.select(LONG, [], SHAPE)));
    try {
      // Begins and ends a write of nothing: the file has one lock for all writers.
      await db.write(async () => undefined);
      return NONE;
    } catch (error) {
      if (!(error instanceof DatabaseDeadline)) throw error;
      return wrong(
        {
          en: 'Another program has locked the database for more than two seconds.',
          fr: 'Un autre programme verrouille la base de données depuis plus de deux secondes.',
        },
        {
          en: 'End that program: a SQL shell, a backup tool or a file viewer that has lions.sqlite open.',
          fr: 'Fermez ce programme\u00a0: une console SQL, un outil de sauvegarde ou une visionneuse qui a lions.sqlite ouvert.',
        },
      );
    }
  },
};

async function onServer(list: () => Promise<{ thread: number; seconds: number }[]>): Promise<Finding> {
  try {
    const [oldest] = await list();
    if (!oldest) return NONE;
    return wrong(
      {
        en: `Connection ${oldest.thread} has held a transaction open for ${oldest.seconds} seconds.`,
        fr: `La connexion ${oldest.thread} garde une transaction ouverte depuis ${oldest.seconds}\u00a0secondes.`,
      },
      {
        en: `Registrations may wait for it. End that program, or run on the database server: KILL ${oldest.thread}`,
        fr: `Elle peut faire attendre des inscriptions. Fermez ce programme, ou lancez sur le serveur de base de données\u00a0: KILL ${oldest.thread}`,
      },
    );
  } catch (error) {
    if (errorCodeOf(error) !== 'ER_SPECIFIC_ACCESS_DENIED_ERROR') throw error;
    return warning(
      {
        en: 'The account of the database may not see the transactions of others.',
        fr: 'Le compte de la base de données ne voit pas les transactions des autres.',
      },
      {
        en: "Allow it as the database's administrator: GRANT PROCESS ON *.* TO the account in DATABASE_URL.",
        fr: 'Donnez-lui ce droit à titre d’administrateur de la base de données\u00a0: GRANT PROCESS ON *.* TO le compte qui figure dans DATABASE_URL.',
      },
    );
  }
}
