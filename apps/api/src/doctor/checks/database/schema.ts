import { migrationsOf } from '../../../database/migrate.js';
import { ok, wrong, type DatabaseCheck } from '../../check.js';

/** Whether the database and this version of the site belong together. */
export const SCHEMA: DatabaseCheck = {
  id: 'schema',
  name: { en: 'Version of the database', fr: 'Version de la base de données' },
  async run({ dataSource }) {
    const { pending, foreign } = await migrationsOf(dataSource);
    if (foreign.length > 0)
      return wrong(
        {
          en: `The database is of a newer version than the site: ${foreign.join(', ')}.`,
          fr: `La base de données est d’une version plus récente que le site\u00a0: ${foreign.join(', ')}.`,
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
    return ok({
      en: 'The database and the site are of the same version.',
      fr: 'La base de données et le site sont de la même version.',
    });
  },
};
