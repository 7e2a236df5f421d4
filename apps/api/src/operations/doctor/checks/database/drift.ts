import { migrationsOf } from '../../../../platform/database/migrate.js';
import { ok, wrong, type DatabaseCheck } from '../../check.js';

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
