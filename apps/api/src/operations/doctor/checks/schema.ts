import {
  contractAmong,
  isServer,
  migrationsOf,
  UNFINISHED_RESTORE,
} from '../../../platform/database/migrate.js';
import { ok, warning, wrong, type DatabaseCheck } from '../check.js';
import { text } from '../../../platform/database/row-shape.js';
import { COLLATION, OTHER_TABLES, ownTables } from '../../../platform/database/server/server-charset.js';

/** Whether the database and this version of the site belong together. */
export const SCHEMA: DatabaseCheck = {
  id: 'schema',
  name: { en: 'Version of the database', fr: 'Version de la base de données' },
  async run({ dataSource }) {
    const { pending, foreign } = await migrationsOf(dataSource);
    if (foreign.includes(UNFINISHED_RESTORE))
      return wrong(
        {
          en: 'A restore into this database was interrupted.',
          fr: 'Une restauration dans cette base de données a été interrompue.',
        },
        { en: 'Run the restore again.', fr: 'Refaites la restauration.' },
      );
    const contract = contractAmong(foreign);
    if (contract !== undefined)
      return wrong(
        {
          en: `The database is of a newer version, with which the site cannot work: ${contract}.`,
          fr: `La base de données est d’une version plus récente, avec laquelle le site ne peut pas fonctionner\u00a0: ${contract}.`,
        },
        {
          en: 'Start the newer version of the site again, or restore the backup made before it.',
          fr: 'Redémarrez la version plus récente du site, ou restaurez la sauvegarde faite avant elle.',
        },
      );
    if (pending.length > 0)
      return wrong(
        {
          en: `The database is older than the site: ${pending.length} changes have not been made (${pending[0]}).`,
          fr: `La base de données est plus ancienne que le site. Changements à faire\u00a0: ${pending.length} (${pending[0]}).`,
        },
        {
          en: 'Restart the site, or run: node apps/api/server.cjs --migrate-only',
          fr: 'Redémarrez le site, ou lancez\u00a0: node apps/api/server.cjs --migrate-only',
        },
      );
    if (foreign.length > 0)
      return warning(
        {
          en: `The database is of a newer version, with which the site works: ${foreign.join(', ')}.`,
          fr: `La base de données est d’une version plus récente, avec laquelle le site fonctionne\u00a0: ${foreign.join(', ')}.`,
        },
        {
          en: 'Restore nothing. Start the newer version again as soon as you can.',
          fr: 'Ne restaurez rien. Redémarrez la version plus récente dès que possible.',
        },
      );
    return ok({
      en: 'The database and the site are of the same version.',
      fr: 'La base de données et le site sont de la même version.',
    });
  },
};

/** Whether every name can be stored, in any script. */
export const CHARSET: DatabaseCheck = {
  id: 'charset',
  name: { en: 'Character set', fr: 'Jeu de caractères' },
  async run({ db, dataSource }) {
    const expected = isServer(dataSource) ? COLLATION : 'UTF-8';
    const others = await db.read(async (reader) => {
      if (!isServer(dataSource)) {
        const [row] = await reader.select('PRAGMA encoding', [], { encoding: text });
        return row && row.encoding !== expected ? [row.encoding] : [];
      }
      const own = ownTables(dataSource);
      const tables = await reader.select(OTHER_TABLES, [], { name: text });
      return tables.map(({ name }) => name).filter((name) => own.has(name));
    });
    if (others.length === 0)
      return ok({
        en: `Everything is ${expected}: names in any script can be stored.`,
        fr: `Tout est en ${expected}\u00a0: les noms de toutes les écritures peuvent être enregistrés.`,
      });
    return wrong(
      { en: `Not ${expected}: ${others.join(', ')}.`, fr: `Pas en ${expected}\u00a0: ${others.join(', ')}.` },
      {
        en: 'Some names cannot be saved or found. Restart the site with an account that may change tables: it converts them.',
        fr: 'Certains noms ne peuvent être ni enregistrés ni trouvés. Redémarrez le site avec un compte qui peut modifier les tables\u00a0: il les convertit.',
      },
    );
  },
};

/** Long statements would fill the screen. */
const LONGEST = 100;

/** Whether the tables are those that the site's own migrations make. */
export const DRIFT: DatabaseCheck = {
  id: 'drift',
  name: { en: 'Tables', fr: 'Tables' },
  async run({ dataSource }) {
    const { foreign } = await migrationsOf(dataSource);
    if (foreign.length > 0)
      return ok({
        en: 'A newer version of the site has changed the tables, so they are not compared.',
        fr: 'Une version plus récente du site a modifié les tables\u00a0: elles ne sont pas comparées.',
      });
    // Only computes the statements.
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const [first] = upQueries;
    if (!first)
      return ok({
        en: 'Tables, columns and indexes are those of the site.',
        fr: 'Les tables, les colonnes et les index sont ceux du site.',
      });
    const shown = first.query.replace(/\s+/g, ' ').slice(0, LONGEST);
    return wrong(
      {
        en: `The tables differ from the site's: ${upQueries.length} statements would be needed, the first: ${shown}`,
        fr: `Les tables ne sont pas celles du site. Instructions nécessaires\u00a0: ${upQueries.length}. La première\u00a0: ${shown}`,
      },
      {
        en: 'A person or another program has changed the tables. Undo that change, or restore a backup.',
        fr: 'Quelqu’un ou un autre programme a modifié les tables. Annulez ce changement, ou restaurez une sauvegarde.',
      },
    );
  },
};
