import { DAY_MS } from '@lions/domain';
import { Retention } from '../../../../platform/retention/retention.js';
import { ok, wrong, type DatabaseCheck } from '../../check.js';

/** What fell due within this time goes tonight, or went to the brake yesterday. */
const GRACE_MS = 2 * DAY_MS;

/** Personal data that is kept although its period is over. */
export const RETENTION_DUE: DatabaseCheck = {
  id: 'retention',
  name: { en: 'Retention of personal data', fr: 'Conservation des renseignements personnels' },
  async run({ db, clock, configuration }) {
    const cutoff = new Date(clock.time() - GRACE_MS);
    const counts = await db.read((reader) => new Retention(configuration).countIn(reader, cutoff));
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (rows === 0)
      return ok({
        en: 'Nothing is kept for longer than the privacy policy says.',
        fr: 'Rien n’est gardé plus longtemps que ne le dit la politique de confidentialité.',
      });
    return wrong(
      {
        en: `Kept for too long, rows: ${rows} (${Object.keys(counts).join(', ')}).`,
        fr: `Lignes gardées trop longtemps\u00a0: ${rows} (${Object.keys(counts).join(', ')}).`,
      },
      {
        en: 'The nightly run removes them: let the site run at night, and approve a run that waits on the dashboard.',
        fr: 'Le nettoyage quotidien les supprime\u00a0: laissez le site tourner la nuit, et autorisez un nettoyage en attente au tableau de bord.',
      },
    );
  },
};
