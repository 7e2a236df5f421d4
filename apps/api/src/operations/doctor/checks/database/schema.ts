import { contractAmong, migrationsOf, UNFINISHED_RESTORE } from '../../../../platform/database/migrate.js';
import { ok, warning, wrong, type DatabaseCheck } from '../../check.js';

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
